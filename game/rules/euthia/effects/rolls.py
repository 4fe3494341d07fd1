"""Any Hero roll, in or out of Combat: numbers added, dice rolled again or turned (5.3)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Play, Reading, Refusal, refuse
from game.engine.effects import Effect, Use, Works
from game.rules.euthia import zones
from game.rules.euthia.effects.words import Amounted, works
from game.rules.euthia.rolls import modify
from game.rules.euthia.steps.rolling import ChooseReroll, ChooseTurn

_ROLLED = works("any_hero_roll", "after_hero_roll")


@frozen
class HeroRoll(Amounted):
    """This Hero roll."""

    kind = "hero_roll"
    works: ClassVar[Works] = _ROLLED

    def apply(self, play: Play, use: Use) -> None:
        """Add to it."""
        modify(play, use.source, self.amount)


@frozen
class RerollHero(Amounted):
    """Reroll up to so many own dice at the same time; no shift."""

    kind = "reroll_hero"
    works: ClassVar[Works] = _ROLLED

    def apply(self, play: Play, use: Use) -> None:
        """Ask which."""
        play.push(ChooseReroll(use.seat, self.amount))


@frozen
class SetDie(Amounted):
    """Turn one own die of this roll to this face."""

    kind = "set_die"
    works: ClassVar[Works] = _ROLLED

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """A die must show something else."""
        dice = table.zone(zones.dice(use.seat))
        shown = {table.faces.get(die) for die in dice}
        return refuse("eut-why-die-shows", to=self.amount) if shown == {self.amount} else None

    def apply(self, play: Play, use: Use) -> None:
        """Ask which."""
        play.push(ChooseTurn(use.seat, self.amount))


ALL: tuple[type[Effect], ...] = (HeroRoll, RerollHero, SetDie)
