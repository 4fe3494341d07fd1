"""What always works while a tile is worn or learned, or a Gem set: it changes figures."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import Amounted, works
from game.rules.euthia.vocabulary import Element

_ALWAYS = works("permanent")


@frozen
class MaxHealth(Amounted):
    """Maximum Health, and current Health with it (chapter 11)."""

    kind = "max_health"
    works: ClassVar[Works] = _ALWAYS


@frozen
class Bags(Amounted):
    """Bags; together they never make more than the board has (13.3)."""

    kind = "bags"
    works: ClassVar[Works] = _ALWAYS


@frozen
class AllHeroRolls(Amounted):
    """Every Hero roll."""

    kind = "all_hero_rolls"
    works: ClassVar[Works] = _ALWAYS


@frozen
class GaarBonus(Amounted):
    """Each Gaar spent on an own Hero roll shifts by so many more."""

    kind = "gaar_bonus"
    works: ClassVar[Works] = _ALWAYS


@frozen
class Immune(Effect):
    """Powers of these elements do not affect the Hero, unless wanted (ruling 76)."""

    kind = "immune"
    works: ClassVar[Works] = _ALWAYS
    elements: tuple[Element, ...]


@frozen
class ImmuneFromEssences(Amounted):
    """Up to so many Essences may be laid on the tile for good: immune to those elements."""

    kind = "immune_from_essences"
    works: ClassVar[Works] = _ALWAYS


@frozen
class ExtraChallengeEssence(Amounted):
    """A Challenge that gives an Essence gives so many more of the same."""

    kind = "extra_challenge_essence"
    works: ClassVar[Works] = works("on_challenge")


ALL: tuple[type[Effect], ...] = (
    MaxHealth,
    Bags,
    AllHeroRolls,
    GaarBonus,
    Immune,
    ImmuneFromEssences,
    ExtraChallengeEssence,
)
