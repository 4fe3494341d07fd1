"""Ambushes: whom they strike, how they are fended off, what they steal (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from game.engine import Ask, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import adjacent, drop_tokens, target_key
from game.rules.monster_lands.content import effects
from game.rules.monster_lands.defences import tokens_left
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.views import Expedition, colour_of
from game.rules.monster_lands.vocabulary import StealDice


def stealable(table: Reading, ambush: Piece, target: str) -> list[Piece]:
    """Dice of an expedition that an ambush may take; those on reinforced traps are safe."""
    colours = [colour for effect in effects(ambush, StealDice) for colour in effect.dice]
    return [die for die in table.zone(zones.exp_dice(target)) if colour_of(die) in colours]


def is_worth(play: Play, ambush: Piece, target: str) -> bool:
    """Whether an ambush would find anything there (ruling 65)."""
    return not effects(ambush, StealDice) or bool(stealable(play.table, ambush, target))


def madhala_aims(play: Play, exp: str, ambush: Piece, targets: list[str]) -> None:
    """She picks a player's expedition: more dice first, then the left one (ruling 87)."""
    table = play.table
    yours = [each for each in targets if not Expedition(table, each).is_madhala]
    if not yours:
        play.tell("ml-ambush-in-vain", trap=ambush)
        return
    target = max(yours, key=lambda each: _plunder(table, ambush, each))
    play.push(Caught(Expedition(table, target).seat, exp, ambush, target))


def _plunder(table: Reading, ambush: Piece, target: str) -> int:
    if effects(ambush, StealDice):
        return len(stealable(table, ambush, target))
    return len(Expedition(table, target).dice)


@frozen
class Aim(Option):
    """Strike this expedition."""

    target: str

    def touches(self) -> tuple[str, ...]:
        """Its space."""
        return (zones.envoy(self.target),)

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-aim", expedition=self.target)


@frozen
class AimAmbush(Ask):
    """Which neighbour the ambush strikes (DP-51)."""

    seat: Seat
    exp: str
    ambush: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-aim", seat=self.seat, trap=self.ambush)

    def options(self, table: Reading) -> Sequence[Option]:
        """The nearest occupied expeditions on both sides."""
        return [Aim(exp) for exp in adjacent(table, self.exp)]

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Only neighbours can be ambushed."""
        return refuse("ml-why-adjacent") if thing.startswith("exp.") else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Strike; Madhala is never caught (ruling 87)."""
        assert isinstance(choice, Aim)
        target = choice.target
        play.tell("ml-ambush-aimed", seat=self.seat, trap=self.ambush, expedition=target)
        victim = Expedition(play.table, target)
        if victim.is_madhala and effects(self.ambush, StealDice):
            play.tell("ml-ambush-in-vain", trap=self.ambush)
        elif victim.is_madhala:
            # The dice it will send towards her vanish.
            play.mark(target_key(self.ambush), target)
        elif not is_worth(play, self.ambush, target):
            play.tell("ml-ambush-in-vain", trap=self.ambush)
        else:
            play.push(Caught(victim.seat, self.exp, self.ambush, target))


@frozen
class Fend(Option):
    """Discard a Defence token: the ambush fails."""

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-fend")


@frozen
class Accept(Option):
    """Let the ambush work."""

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-accept")


@frozen
class Caught(Ask):
    """The owner of the target may cancel an ambush with a Defence token (DP-52)."""

    seat: Seat
    exp: str
    ambush: Piece
    target: str

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-caught", seat=self.seat, trap=self.ambush, expedition=self.target)

    def options(self, table: Reading) -> Sequence[Option]:
        """A token if there is one; talents do not help."""
        return (Fend(), Accept()) if tokens_left(table, self.target) else (Accept(),)

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Talents stop monsters, not ambushes."""
        if thing.startswith(("member.", "gear.")):
            return refuse("ml-why-talent-ambush", card=thing)
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Cancel it, or suffer it."""
        if isinstance(choice, Fend):
            play.tell("ml-ambush-fended", seat=self.seat, trap=self.ambush)
            play.adjust(zones.owner(self.target), zones.DEFENCE, -1)
            drop_tokens(play, (self.ambush,))
            return
        thief = Expedition(play.table, self.exp)
        steal = sum(effect.count for effect in effects(self.ambush, StealDice))
        if not steal:
            play.mark(target_key(self.ambush), self.target)
        elif thief.is_madhala:
            take(
                play, self.exp, self.target, stealable(play.table, self.ambush, self.target)[:steal]
            )
        else:
            play.push(Steal(thief.seat, self.exp, self.ambush, self.target, steal))


@frozen
class TakeDie(Option):
    """Steal one of these dice, which are all alike."""

    dice: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        """The dice."""
        return self.dice

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-steal", colour=colour_of(self.dice[0]))


@frozen
class Steal(Ask):
    """The thief takes dice, up to the printed number (DP-53)."""

    seat: Seat
    exp: str
    ambush: Piece
    target: str
    left: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-steal", seat=self.seat, expedition=self.target, count=self.left)

    def options(self, table: Reading) -> Sequence[Option]:
        """A die of each colour that may be taken, or enough."""
        dice = stealable(table, self.ambush, self.target)
        options: list[Option] = []
        for colour in ("force", "magic"):
            alike = tuple([die for die in dice if colour_of(die) == colour])
            if alike:
                options.append(TakeDie(alike))
        options.append(Enough())
        return options

    def why_not(self, table: Reading, thing: str) -> Refusal | None:
        """Dice on reinforced traps are chained, others are of another colour."""
        place = table.places.get(thing)
        if place == zones.safe_dice(self.target):
            return refuse("ml-why-chained")
        if place == zones.exp_dice(self.target):
            return refuse("ml-why-steal-colour", trap=self.ambush)
        return None

    def resolve(self, play: Play, choice: Option) -> None:
        """Take it and ask for the next."""
        if not isinstance(choice, TakeDie):
            return
        take(play, self.exp, self.target, [choice.dice[0]])
        if self.left > 1:
            play.push(Steal(self.seat, self.exp, self.ambush, self.target, self.left - 1))


def take(play: Play, exp: str, target: str, dice: Sequence[Piece]) -> None:
    """Dice change hands; now they belong to the thief's expedition."""
    play.tell("ml-dice-stolen", expedition=exp, target=target, dice=tuple(dice))
    play.move(dice, to=zones.exp_dice(exp))


STEPS = (AimAmbush, Caught, Steal)
OPTIONS = (Aim, Fend, Accept, TakeDie)
