"""What bears on the total of an expedition: dice that count more, higher totals, rerolls."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine import Piece
from game.engine.effects import Standing, Works
from game.rules.monster_lands import zones
from game.rules.monster_lands.questions import PerDie, Total, TrapsNeeded
from game.rules.monster_lands.roles import OnRoll, Reroller
from game.rules.monster_lands.vocabulary import Colour, Purpose

_CARRIED = ("talent", "equipment", "trap", "loot")


@frozen
class AddPerDie(Standing[PerDie], OnRoll):
    """Each die of the colour on the expedition counts more, or less."""

    kind = "add_per_die"
    works: ClassVar[Works] = {"roll": (*_CARRIED, "monster")}
    answers = PerDie
    die: Colour
    amount: int
    scope: Literal["any", "monster", "conquest"]

    def change(self, value: int, question: PerDie) -> int:
        """More for its colour and scope."""
        bears = question.colour == self.die and self.scope in ("any", question.purpose)
        return value + self.amount if bears else value

    def helps(self, purpose: Purpose) -> tuple[str, ...]:
        """Its own colour."""
        return (self.die,) if self.scope in ("any", purpose) else ()


@frozen
class AddTotal(Standing[Total], OnRoll):
    """The total of the expedition is higher for this purpose."""

    kind = "add_total"
    works: ClassVar[Works] = {"roll": _CARRIED}
    answers = Total
    amount: int
    scope: Literal["monster", "capture", "kill", "conquest"]

    def change(self, value: int, question: Total) -> int:
        """More for its scope."""
        return value + self.amount if question.scope == self.scope else value

    def helps(self, purpose: Purpose) -> tuple[str, ...]:
        """No die is needed; capturing and killing are for monsters."""
        fits = self.scope == purpose or (purpose == "monster" and self.scope != "conquest")
        return zones.COLOURS if fits else ()


@frozen
class Reroll(OnRoll):
    """Up to so many rerolls of single dice of these colours, of different dice unless said."""

    kind = "reroll"
    works: ClassVar[Works] = {"roll": _CARRIED}
    needs_a_face = True
    dice: tuple[Colour, ...]
    count: int
    scope: Literal["expedition", "mission"] = "expedition"
    #: Whether one die may be rerolled again and again (ruling 57).
    again: bool = False

    def helps(self, purpose: Purpose) -> tuple[str, ...]:
        """Its own colours, on missions alone if it says so."""
        return self.dice if self.scope == "expedition" or purpose == "mission" else ()

    def rerollers(self, source: Piece, purpose: Purpose) -> tuple[Reroller, ...]:
        """One source of rerolls."""
        if self.scope == "mission" and purpose != "mission":
            return ()
        return (Reroller(source, self.dice, self.count, self.again),)


@frozen
class CaptureWithoutTrap(Standing[TrapsNeeded], OnRoll):
    """Captures without any trap token."""

    kind = "capture_without_trap"
    works: ClassVar[Works] = {"roll": _CARRIED}
    answers = TrapsNeeded

    def change(self, value: int, question: TrapsNeeded) -> int:
        """None at all."""
        return 0

    def helps(self, purpose: Purpose) -> tuple[str, ...]:
        """No die is needed, but a monster."""
        return zones.COLOURS if purpose == "monster" else ()


STEPS = ()
OPTIONS = ()
