"""Effects of the fight: blows, moves in the line, the die and the special attacks."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine.effects import Effect, Number, Works


@frozen
class Damage(Effect):
    """Takes hit points from the monster, or counts as attack in the Arena."""

    kind = "damage"
    works: ClassVar[Works] = {"combat": ("card",), "blow": ("token",)}
    amount: Number


@frozen
class Advance(Effect):
    """Moves the fighter up in the line; skipped when impossible."""

    kind = "advance"
    works: ClassVar[Works] = {"combat": ("card",)}
    count: int = 1


@frozen
class Boomerang(Effect):
    """Another card of the hand is discarded instead of this one, if there is any."""

    kind = "boomerang"
    works: ClassVar[Works] = {"combat": ("card",)}


@frozen
class RollDie(Effect):
    """Rolls the monster die against the fighter, unless the monster is slain (ruling 69)."""

    kind = "roll_die"
    works: ClassVar[Works] = {"combat": ("card",)}


@frozen
class Reroll(Effect):
    """One more die after a roll, then a choice among all results."""

    kind = "reroll"
    works: ClassVar[Works] = {"reroll": ("card",)}


@frozen
class Withdraw(Effect):
    """The fighter leaves the expedition unhurt (ruling 35)."""

    kind = "withdraw"
    works: ClassVar[Works] = {"combat": ("card",)}


@frozen
class StealPlay(Effect):
    """A random card of another participant is played or discarded (ruling 51)."""

    kind = "steal_play"
    works: ClassVar[Works] = {"combat": ("card",)}


@frozen
class NoMonsterDie(Effect):
    """The owner's fighters do not roll."""

    kind = "no_monster_die"
    works: ClassVar[Works] = {"on_top": ("card",)}


@frozen
class MoreDamage(Effect):
    """Each blow to the monster, by anybody, does so much more (ruling 30)."""

    kind = "more_damage"
    works: ClassVar[Works] = {"on_top": ("card",)}
    amount: int


@frozen
class ClaimKillingBlow(Effect):
    """An opponent's killing blow counts as the owner's (ruling 34)."""

    kind = "claim_killing_blow"
    works: ClassVar[Works] = {"on_top": ("card",)}


@frozen
class SpecialAttack(Effect):
    """The special attack of the monster strikes whoever rolled."""

    kind = "special_attack"
    works: ClassVar[Works] = {"attack": ("attack",)}


@frozen
class DiscardRandom(Effect):
    """Random cards of the hand are discarded; the fighter falls if there is none."""

    kind = "discard_random"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int = 1


@frozen
class DestroyRandom(Effect):
    """Random cards of the hand are destroyed, if there are any (ruling 33)."""

    kind = "destroy_random"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int = 1


@frozen
class RollAgainTwice(Effect):
    """One more roll, whose face strikes twice; the same face again does nothing."""

    kind = "roll_again_twice"
    works: ClassVar[Works] = {"attack": ("attack",)}


@frozen
class FallBack(Effect):
    """The fighter changes places with the one behind, if there is one."""

    kind = "fall_back"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int = 1


@frozen
class Regenerate(Effect):
    """The monster recovers, never above its starting total."""

    kind = "regenerate"
    works: ClassVar[Works] = {"attack": ("attack",)}
    count: int


@frozen
class TurnIntoPeasant(Effect):
    """A peasant of the reserve, else of the Tavern, takes the fighter's place (ruling 45)."""

    kind = "turn_into_peasant"
    works: ClassVar[Works] = {"attack": ("attack",)}


ALL: tuple[type[Effect], ...] = (
    Damage,
    Advance,
    Boomerang,
    RollDie,
    Reroll,
    Withdraw,
    StealPlay,
    NoMonsterDie,
    MoreDamage,
    ClaimKillingBlow,
    SpecialAttack,
    DiscardRandom,
    DestroyRandom,
    RollAgainTwice,
    FallBack,
    Regenerate,
    TurnIntoPeasant,
)
