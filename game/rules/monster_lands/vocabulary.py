"""The words that cards are written in: every effect of Monster Lands as a small frozen value.

Content names these by `kind`; `effects.py` and the steps give them their meaning. A new card of
known effects needs no code.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

Colour = Literal["force", "magic", "persuasion"]
Affinity = Literal["fire", "water", "air", "jungle"]
Resources = dict[str, int]
#: Dice that may be paid together, and the ways to do so.
Payment = tuple[tuple[Colour, ...], ...]


class Effect:
    """Base of all effects."""

    __slots__ = ()


@frozen
class AddPerDie(Effect):
    """Each die of the colour on the expedition counts more, or less."""

    die: Colour
    amount: int
    scope: Literal["any", "monster", "conquest"]


@frozen
class AddTotal(Effect):
    """The total of the expedition is higher for this purpose."""

    amount: int
    scope: Literal["monster", "capture", "kill", "conquest"]


@frozen
class Reroll(Effect):
    """Up to so many rerolls of single dice of these colours."""

    dice: tuple[Colour, ...]
    count: int
    scope: Literal["expedition", "mission"] = "expedition"


@frozen
class PlaceDice(Effect):
    """Dice of the supply join the expedition; protected ones cannot be stolen."""

    die: Colour
    count: int
    protected: bool = False


@frozen
class Defence(Effect):
    """Cancels up to so many hits a round, perhaps of certain affinities only."""

    count: int
    vs: tuple[Affinity, ...] = ()


@frozen
class RedirectAttack(Effect):
    """Up to so many attack dice strike an adjacent expedition instead."""

    count: int


@frozen
class StealDice(Effect):
    """Takes up to so many dice of these colours from an adjacent expedition."""

    dice: tuple[Colour, ...]
    count: int


@frozen
class Gain(Effect):
    """Gives resources: gold, glory, potions, venoms, Defence tokens or loot."""

    resources: Resources


@frozen
class GainChoice(Effect):
    """Gives one of several."""

    options: tuple[Resources, ...]


@frozen
class BuyDie(Effect):
    """Gold for dice of this round."""

    gold: int
    die: Colour
    count: int
    only_at_home: bool


@frozen
class ConvertDie(Effect):
    """Swaps a die of the pool for one of another of these colours."""

    colours: tuple[Colour, ...]


@frozen
class ExchangeDice(Effect):
    """Dice of the pool become other dice of this round."""

    pay: Payment
    gain: dict[Colour, int]


@frozen
class PayDice(Effect):
    """Dice of the pool pay for further effects."""

    pay: Payment
    then: tuple[Effect, ...]


@frozen
class Discount(Effect):
    """Lowers the price of one purchase, down to the floor."""

    building: str
    amount: int
    floor: int


@frozen
class BuildingBonus(Effect):
    """More resources when its owner visits the building."""

    building: str
    resources: Resources


@frozen
class Storage(Effect):
    """The clan board holds more of something."""

    item: str
    amount: int


@frozen
class FreeRecruit(Effect):
    """Hires without gold; the excess of glory must still reach."""


@frozen
class FreeEquipment(Effect):
    """Takes a card of the Bazaar without gold."""


@frozen
class CaptureWithoutTrap(Effect):
    """Captures without any trap token."""


@frozen
class TrophyToken(Effect):
    """Scores like a trophy while it is kept, or is sold."""

    value: int
    sell_gold: int


@frozen
class AffinityAttackDice(Effect):
    """In a region of this affinity, so many attack dice instead of the usual one more."""

    affinity: Affinity
    count: int


@frozen
class ExtraDieVsAll(Effect):
    """Each attack sends dice against every mercenary of the place as well."""

    count: int


@frozen
class LastHitAll(Effect):
    """When killed, hits every mercenary still in the place."""

    hits: int


@frozen
class Forbid(Effect):
    """Makes things useless against this monster."""

    what: tuple[Literal["potion", "venom", "defence_talent", "weapon"], ...]


@frozen
class TrapsToCapture(Effect):
    """Capturing takes this many traps."""

    count: int


@frozen
class AutomaticHits(Effect):
    """Each attack adds sure hits to its roll."""

    count: int


@frozen
class PanicTokens(Effect):
    """At the Gates, this many panic tokens a Cleanup."""

    count: int


@frozen
class EntersAtGates(Effect):
    """Goes to the Gates as soon as it is drawn."""


@frozen
class EscapesOnCapture(Effect):
    """Captured in a region, it breaks free towards the Gates."""


@frozen
class GatesAttackDice(Effect):
    """Extra attack dice at the Gates."""

    count: int


@frozen
class LoseGloryPerWound(Effect):
    """Each wound really suffered costs the clan glory."""

    amount: int


VOCABULARY: dict[str, type[Effect]] = {
    "add_per_die": AddPerDie,
    "add_total": AddTotal,
    "reroll": Reroll,
    "place_dice": PlaceDice,
    "defence": Defence,
    "redirect_attack": RedirectAttack,
    "steal_dice": StealDice,
    "gain": Gain,
    "gain_choice": GainChoice,
    "buy_die": BuyDie,
    "convert_die": ConvertDie,
    "exchange_dice": ExchangeDice,
    "pay_dice": PayDice,
    "discount": Discount,
    "building_bonus": BuildingBonus,
    "storage": Storage,
    "free_recruit": FreeRecruit,
    "free_equipment": FreeEquipment,
    "capture_without_trap": CaptureWithoutTrap,
    "trophy_token": TrophyToken,
    "affinity_attack_dice": AffinityAttackDice,
    "extra_die_vs_all": ExtraDieVsAll,
    "last_hit_all": LastHitAll,
    "forbid": Forbid,
    "traps_to_capture": TrapsToCapture,
    "automatic_hits": AutomaticHits,
    "panic_tokens": PanicTokens,
    "enters_at_gates": EntersAtGates,
    "escapes_on_capture": EscapesOnCapture,
    "gates_attack_dice": GatesAttackDice,
    "lose_glory_per_wound": LoseGloryPerWound,
}
