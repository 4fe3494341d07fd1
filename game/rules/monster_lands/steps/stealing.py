"""Dice that change hands in an ambush."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ask
from game.rules.monster_lands.questions import Stolen
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.views import Expedition, colour_of


def stealable(table: Reading, ambush: Piece, target: str) -> list[Piece]:
    """Dice of an expedition that an ambush may take; those on reinforced traps are safe."""
    dice = table.zone(zones.exp_dice(target))
    return [die for die in dice if ask(ambush, Stolen(colour_of(die)))]


def is_choice(ambush: Piece) -> bool:
    """Whether fewer dice may be taken: "up to 2" says so, "1 die" does not (DP-53)."""
    return any(ask(ambush, Stolen(colour)) > 1 for colour in zones.COLOURS)


def steal(play: Play, exp: str, ambush: Piece, target: str, count: int) -> None:
    """The thief chooses; Madhala takes the first (ruling 87)."""
    thief = Expedition(play.table, exp)
    if thief.is_madhala:
        take(play, exp, target, stealable(play.table, ambush, target)[:count])
    else:
        play.push(Steal(thief.seat, exp, ambush, target, count))


@frozen
class TakeDie(Option):
    """Steal one of these dice, which are all alike."""

    dice: tuple[Piece, ...]

    def label(self) -> Text:
        """The button's words."""
        return text("ml-option-steal", colour=colour_of(self.dice[0]))


@frozen
class Steal(Ask):
    """The thief takes the printed number of dice, or up to it (DP-53)."""

    seat: Seat
    exp: str
    ambush: Piece
    target: str
    left: int

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-steal", seat=self.seat, expedition=self.target, count=self.left)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """A die of each colour that may be taken, or enough of several.

        Dice on reinforced traps are chained, others are of another colour.
        """
        able = stealable(table, self.ambush, self.target)
        for colour in ("force", "magic"):
            alike = tuple([die for die in able if colour_of(die) == colour])
            if alike:
                yield TakeDie(alike), None
        for die in table.zone(zones.exp_dice(self.target)):
            if die not in able:
                yield TakeDie((die,)), refuse("ml-why-steal-colour", trap=self.ambush)
        for die in table.zone(zones.safe_dice(self.target)):
            yield TakeDie((die,)), refuse("ml-why-chained")
        if is_choice(self.ambush):
            yield Enough(), None

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


STEPS = (Steal,)
OPTIONS = (TakeDie,)
