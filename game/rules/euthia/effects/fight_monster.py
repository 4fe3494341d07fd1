"""Combat, the Monster's side: its Strength, dice, tokens and Health, and Wounds (chapter 8)."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine.effects import Effect, Works
from game.rules.euthia.effects.words import Amounted, works

_BEFORE = ("before_monster_roll", "before_or_after_monster_roll")
_ATTACKED = (*_BEFORE, "after_monster_roll")
_EITHER: Works = works(*_ATTACKED, on=("item", "tile", "gem", "essence", "card"))


@frozen
class MonsterStrength(Amounted):
    """Rabbit's Foot: the Strength of this, or of the coming, Monster attack."""

    kind = "monster_strength"
    works: ClassVar[Works] = {**_EITHER, "finale": ("offensive",)}


@frozen
class NextMonsterStrength(Amounted):
    """The Strength of the next Monster attack of this Combat; several add up."""

    kind = "next_monster_strength"
    works: ClassVar[Works] = works("combat_setup", "initiative", "combat")


@frozen
class RerollMonster(Amounted):
    """The user chooses so many of the Monster's dice, and they are rolled again."""

    kind = "reroll_monster"
    works: ClassVar[Works] = works("after_monster_roll")


@frozen
class MonsterDice(Amounted):
    """The coming Monster roll uses one die less, never none (ruling 87)."""

    kind = "monster_dice"
    works: ClassVar[Works] = works(*_BEFORE)


@frozen
class MonsterNoGaar(Effect):
    """The Monster spends no Gaar this Combat Round."""

    kind = "monster_no_gaar"
    works: ClassVar[Works] = works(*_BEFORE)


@frozen
class MonsterGaarGain(Amounted):
    """Gaar by the Monster card."""

    kind = "monster_gaar_gain"
    works: ClassVar[Works] = works(*_ATTACKED, on=("card",))


@frozen
class MonsterChaos(Amounted):
    """Chaos tokens by the Monster card, not below 0."""

    kind = "monster_chaos"
    works: ClassVar[Works] = works("combat_setup")


@frozen
class MonsterGaarInHeroPhase(Effect):
    """The Monster may spend Gaar in the Hero's attack (ruling 86)."""

    kind = "monster_gaar_in_hero_phase"
    works: ClassVar[Works] = works("continuous", on=("card",))


@frozen
class StealGaar(Amounted):
    """Up to so many Gaar from the Hero to the Monster (ruling 59)."""

    kind = "steal_gaar"
    works: ClassVar[Works] = works(*_ATTACKED, on=("card",))


@frozen
class MonsterHeal(Amounted):
    """Damage removed from the Monster now (ruling 37)."""

    kind = "monster_heal"
    works: ClassVar[Works] = {
        **works(*_ATTACKED, on=("card",)),
        "wounds": ("monster",),
    }


@frozen
class Regenerate(Amounted):
    """Damage removed at the end of every Combat Round (ruling 95)."""

    kind = "regenerate"
    works: ClassVar[Works] = works("continuous", on=("card",))


@frozen
class Wound(Amounted):
    """Wounds without sign, suffered at once where they are no attack's."""

    kind = "wound"
    works: ClassVar[Works] = {
        "challenge": ("elemental",),
        "dwurt_die": ("die",),
        "finale": ("offensive",),
    }


@frozen
class WoundPlus(Amounted):
    """Added to this Monster attack if its base is 1 or more."""

    kind = "wound_plus"
    works: ClassVar[Works] = {**works(*_ATTACKED, on=("card",)), "finale": ("offensive",)}


@frozen
class WoundMinus(Amounted):
    """Taken off this Monster attack after every plus, not below 0."""

    kind = "wound_minus"
    works: ClassVar[Works] = works(*_ATTACKED)


@frozen
class PreventWounds(Effect):
    """This Monster attack inflicts no Wounds; no help against instant death."""

    kind = "prevent_wounds"
    works: ClassVar[Works] = works(*_ATTACKED)


@frozen
class InstantDeath(Effect):
    """Health falls to 0, whatever is prevented (ruling 94)."""

    kind = "instant_death"
    works: ClassVar[Works] = works("wounds", on=("monster",))


@frozen
class DrawMonsterCard(Effect):
    """The Monster player draws; in solo and cooperative games the reserve grows (ruling 75)."""

    kind = "draw_monster_card"
    works: ClassVar[Works] = works("wounds", on=("monster",))
    silver: int = 0
    gold_card: int = 0


ALL: tuple[type[Effect], ...] = (
    MonsterStrength,
    NextMonsterStrength,
    RerollMonster,
    MonsterDice,
    MonsterNoGaar,
    MonsterGaarGain,
    MonsterChaos,
    MonsterGaarInHeroPhase,
    StealGaar,
    MonsterHeal,
    Regenerate,
    Wound,
    WoundPlus,
    WoundMinus,
    PreventWounds,
    InstantDeath,
    DrawMonsterCard,
)
