"""What things cost: the Persuasion chain, the floor of one gold, and cards that lower a price.

Order (ruling 13): sum, minus the Persuasion discount, at least 1; then card discounts, down to
their own floor.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from game.engine import Piece, Reading, Seat, Zone
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import (
    ability_of,
    answers,
    ask,
    box,
    effects,
    gear,
    member,
    trap,
)
from game.rules.monster_lands.meta import Settings, settings
from game.rules.monster_lands.questions import Price
from game.rules.monster_lands.roles import OnVisit
from game.rules.monster_lands.views import colour_of, is_gear, last_persuasion, times_used


def chain_discount(face: int, last: int | None) -> int:
    """A die below the last one adds it; any other counts alone (rulings 14 and 15)."""
    return face if last is None or last <= face else face + last


def die_discount(table: Reading, building: str, die: Piece) -> int:
    """What a die placed now would take off a price."""
    if colour_of(die) != "persuasion":
        return 0
    last = last_persuasion(table, settings(table).slot_zones(building))
    return chain_discount(table.pips(die), last)


def best_discount(table: Reading, building: str, dice: Iterable[Piece]) -> int:
    """The most that one of these dice would take off."""
    faces = [table.pips(die) for die in dice if colour_of(die) == "persuasion"]
    if not faces:
        return 0
    last = last_persuasion(table, settings(table).slot_zones(building))
    return max([chain_discount(face, last) for face in faces])


def price(total: int, discount: int, cards: Iterable[Piece] = ()) -> int:
    """What a purchase costs after all discounts."""
    cost = max(1, total - discount)
    for card in cards:
        cost = ask(card, Price(), cost)
    return cost


def discount_cards(table: Reading, seat: Seat, building: str) -> list[Piece]:
    """Cards of a clan that may lower a price in a building this round."""
    return [
        card
        for card in own_cards(table, seat)
        if _discounts(card, building) and not times_used(table, card)
    ]


@cache
def _discounts(card: Piece, building: str) -> bool:
    return _works_in(card, building) and bool(answers(card, Price))


def _works_in(card: Piece, building: str) -> bool:
    return ability_of(card).window == f"on_{building}"


def bonus_cards(table: Reading, seat: Seat, building: str) -> list[Piece]:
    """Cards of a clan that may add to a visit of a building this round."""
    return [
        card
        for card in own_cards(table, seat)
        if _works_in(card, building) and effects(card, OnVisit) and not times_used(table, card)
    ]


def own_cards(table: Reading, seat: Seat) -> list[Piece]:
    """Members of a clan and what they wear."""
    filled = table.zones
    people = filled.get(zones.members(seat), ())
    cards = list(people)
    for zone in worn_by(people):
        if zone in filled:
            cards += filled[zone]
    return cards


@lru_cache(1024)
def worn_by(people: tuple[Piece, ...]) -> tuple[Zone, ...]:
    """Where what these people wear lies."""
    return tuple([zones.worn(card) for card in people])


@lru_cache(1024)
def cheapest(cards: tuple[Piece, ...]) -> int:
    """The lowest printed price of traps or equipment on show."""
    return min([gear_cost(each) if is_gear(each) else trap_cost(each) for each in cards])


@cache
def trap_cost(token: Piece) -> int:
    """The printed price of a trap."""
    return trap(token).cost


@cache
def hire_cost(card: Piece) -> int:
    """The printed price of a mercenary or novice."""
    return member(card).cost


@cache
def gear_cost(card: Piece) -> int:
    """The printed price of an equipment card."""
    return gear(card).cost


def drinks_cost(table: Reading, wanted: Settings | None = None) -> int:
    """A round of drinks, never discounted."""
    changed = (wanted or settings(table)).rules.drinks_gold
    return box().citadel.drinks_gold if changed is None else changed
