"""What effects can be asked that no number answers; the kinds in `effects/` give the answers."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Ask, Piece, Play, Reading
from game.engine.effects import Effect, Use, Works
from game.rules.monster_lands.vocabulary import Payment, Purpose

#: Where most of what a clan does on its turn stands.
ON_TURN: Works = {
    "deployment": ("talent", "equipment", "loot"),
    "region_action": ("region",),
}


class OnTurn(Effect):
    """Used by a clan on its turn: a talent, a region at work, a loot token.

    Dice are chosen first, then whatever else is to be chosen; only then is the source used up, so
    that every question still has a way back.
    """

    __slots__ = ()

    #: Whether its question can follow one about dice.
    after_dice: ClassVar[bool] = True

    def payment(self) -> Payment:
        """The dice that it takes, in every way it takes them."""
        return ((),)

    def question(self, use: Use, dice: tuple[Piece, ...]) -> Ask | None:
        """What is to be chosen before the source is used up; its step does what is chosen."""
        return None

    def apply(self, play: Play, use: Use) -> None:
        """What needs no choice, once the source is used up."""


class OnVisit(Effect):
    """Adds something to a visit of a building."""

    __slots__ = ()


@frozen
class Reroller:
    """Something that rerolls single dice of these colours, and how often (ruling 57)."""

    source: str
    colours: tuple[str, ...]
    count: int
    #: Whether one die may be rerolled again and again.
    again: bool
    #: Dice that it may not reroll any more.
    done: tuple[Piece, ...] = ()

    def serves(self, die: Piece, colour: str) -> bool:
        """Whether it may reroll this die, which is of this colour."""
        return colour in self.colours and die not in self.done


class OnRoll(Effect):
    """Bears on the roll of an expedition."""

    __slots__ = ()

    #: Whether it needs a die that has been rolled, not one still to be rolled.
    needs_a_face: ClassVar[bool] = False

    def helps(self, purpose: Purpose) -> tuple[str, ...]:
        """The colours of dice for which it does something now; all if it needs none."""
        raise NotImplementedError

    def rerollers(self, source: Piece, purpose: Purpose) -> tuple[Reroller, ...]:
        """The rerolls that it lends."""
        return ()


class Ambush(Effect):
    """Strikes a neighbour out of an ambush, unless it is fended off."""

    __slots__ = ()

    #: Whether it does anything when aimed at Madhala, who is never caught (ruling 87).
    reaches_madhala: ClassVar[bool]

    def plunder(self, table: Reading, ambush: Piece, target: str) -> int:
        """How much is there for it."""
        raise NotImplementedError

    def is_worth(self, table: Reading, ambush: Piece, target: str) -> bool:
        """Whether it would find anything there (ruling 65)."""
        raise NotImplementedError

    def strike(self, play: Play, exp: str, ambush: Piece, target: str) -> None:
        """It was not fended off."""
        raise NotImplementedError
