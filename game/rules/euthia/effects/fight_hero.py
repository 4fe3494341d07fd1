"""Combat, the Hero's side: Damage, attack rolls, Hope, cards made void (chapter 8)."""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import Amounted, works

_STRIKING = ("before_hero_roll", "after_hero_roll", "combat", "initiative")
_ANSWERING = ("before_monster_roll", "after_monster_roll", "before_or_after_monster_roll")


@frozen
class Damage(Amounted):
    """Damage without sign: part of the attack from 4A to 4C, else dealt at once (ruling 35)."""

    kind = "damage"
    works: ClassVar[Works] = works(*_STRIKING, *_ANSWERING, "on_curse")


@frozen
class DamagePlus(Amounted):
    """Added to this attack if its base is 1 or more."""

    kind = "damage_plus"
    works: ClassVar[Works] = works(*_STRIKING)


@frozen
class DamageMinus(Amounted):
    """Taken off this attack after every plus, not below 0."""

    kind = "damage_minus"
    works: ClassVar[Works] = works("before_hero_roll", on=("card",))


@frozen
class NextDamagePlus(Amounted):
    """A `damage_plus` for the next Hero attack of this Combat."""

    kind = "next_damage_plus"
    works: ClassVar[Works] = works(*_STRIKING, *_ANSWERING)


@frozen
class NextHeroRoll(Amounted):
    """The next Hero attack roll of this Combat (ruling 79)."""

    kind = "next_hero_roll"
    works: ClassVar[Works] = works(*_STRIKING, *_ANSWERING)


@frozen
class Clover(Amounted):
    """Every Hero roll until the next step 2A2."""

    kind = "clover"
    works: ClassVar[Works] = {
        "before_hero_roll": ("card",),
        "before_monster_roll": ("card",),
        "after_monster_roll": ("card",),
        "wounds": ("monster",),
        "finale": ("offensive",),
    }


@frozen
class Hope(Amounted):
    """The Die of Hope, between 0 and 5 (ruling 24)."""

    kind = "hope"
    works: ClassVar[Works] = works("combat_setup")


@frozen
class CancelCard(Effect):
    """These cards played this Combat Round lose their effect; Chaos and cards stay spent."""

    kind = "cancel_card"
    works: ClassVar[Works] = works("before_hero_roll", "on_curse")
    card: Literal["curse", "any"]


ALL: tuple[type[Effect], ...] = (
    Damage,
    DamagePlus,
    DamageMinus,
    NextDamagePlus,
    NextHeroRoll,
    Clover,
    Hope,
    CancelCard,
)
