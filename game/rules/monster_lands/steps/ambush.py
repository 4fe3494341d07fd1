"""Ambushes: whom they strike, and how they are fended off (chapter 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Offer, Option, Piece, Play, Reading, Refusal, Seat, Text, refuse, text
from game.rules.monster_lands import zones
from game.rules.monster_lands.battle_refusals import why_no_token
from game.rules.monster_lands.battlefield import adjacent, drop_tokens
from game.rules.monster_lands.content import effects
from game.rules.monster_lands.roles import Ambush
from game.rules.monster_lands.views import Expedition


def is_worth(table: Reading, ambush: Piece, target: str) -> bool:
    """Whether an ambush would find anything there (ruling 65)."""
    return any(effect.is_worth(table, ambush, target) for effect in effects(ambush, Ambush))


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
    return sum(effect.plunder(table, ambush, target) for effect in effects(ambush, Ambush))


def _strike(play: Play, exp: str, ambush: Piece, target: str) -> None:
    for effect in effects(ambush, Ambush):
        effect.strike(play, exp, ambush, target)


@frozen
class Aim(Option):
    """Strike this expedition."""

    says: ClassVar[str] = "ml-option-aim"
    target: str

    def touches(self) -> tuple[str, ...]:
        """Its space."""
        return (zones.envoy(self.target),)


@frozen
class AimAmbush(Ask):
    """Which neighbour the ambush strikes (DP-51)."""

    seat: Seat
    exp: str
    ambush: Piece

    def prompt(self, table: Reading) -> Text:
        """The sentence that asks."""
        return text("ml-ask-aim", seat=self.seat, trap=self.ambush)

    def offers(self, table: Reading) -> Iterable[Offer]:
        """The nearest occupied expeditions on both sides."""
        for exp in adjacent(table, self.exp):
            yield Aim(exp), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Only neighbours can be ambushed."""
        return refuse("ml-why-adjacent") if thing.startswith("exp.") else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Strike; Madhala is never caught (ruling 87)."""
        assert isinstance(choice, Aim)
        target = choice.target
        play.tell("ml-ambush-aimed", seat=self.seat, trap=self.ambush, expedition=target)
        victim = Expedition(play.table, target)
        reaches = all(effect.reaches_madhala for effect in effects(self.ambush, Ambush))
        if victim.is_madhala and reaches:
            _strike(play, self.exp, self.ambush, target)
        elif victim.is_madhala or not is_worth(play.table, self.ambush, target):
            play.tell("ml-ambush-in-vain", trap=self.ambush)
        else:
            play.push(Caught(victim.seat, self.exp, self.ambush, target))


@frozen
class Fend(Option):
    """Discard a Defence token: the ambush fails."""

    says: ClassVar[str] = "ml-option-fend"


@frozen
class Accept(Option):
    """Let the ambush work."""

    says: ClassVar[str] = "ml-option-accept"
    closes: ClassVar[bool] = True


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

    def offers(self, table: Reading) -> Iterable[Offer]:
        """A token if there is one; talents do not help."""
        yield Fend(), why_no_token(table, self.target)
        yield Accept(), None

    def why_no_answer(self, table: Reading, thing: str) -> Refusal | None:
        """Talents stop monsters, not ambushes."""
        is_card = thing.startswith(("member.", "gear."))
        return refuse("ml-why-talent-ambush", card=thing) if is_card else None

    def resolve(self, play: Play, choice: Option) -> None:
        """Cancel it, or suffer it."""
        if isinstance(choice, Fend):
            play.tell("ml-ambush-fended", seat=self.seat, trap=self.ambush)
            play.adjust(zones.owner(self.target), zones.DEFENCE, -1)
            drop_tokens(play, (self.ambush,))
            return
        _strike(play, self.exp, self.ambush, self.target)


STEPS = (AimAmbush, Caught)
OPTIONS = (Aim, Fend, Accept)
