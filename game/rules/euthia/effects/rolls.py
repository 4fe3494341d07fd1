"""Any Hero roll, in or out of Combat: numbers added, dice rolled again or turned (5.3)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import Amounted, works

_ROLLED = works("any_hero_roll", "after_hero_roll")


@frozen
class HeroRoll(Amounted):
    """This Hero roll."""

    kind = "hero_roll"
    works: ClassVar[Works] = _ROLLED


@frozen
class RerollHero(Amounted):
    """Reroll up to so many own dice at the same time; no shift."""

    kind = "reroll_hero"
    works: ClassVar[Works] = _ROLLED


@frozen
class SetDie(Amounted):
    """Turn one own die of this roll to this face."""

    kind = "set_die"
    works: ClassVar[Works] = _ROLLED


ALL: tuple[type[Effect], ...] = (HeroRoll, RerollHero, SetDie)
