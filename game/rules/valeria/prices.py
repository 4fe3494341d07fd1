"""What things cost: champions, plans, bonuses of slots (chapter 6.1)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Piece, Reading, Seat
from game.engine.effects import terms
from game.rules.valeria import zones
from game.rules.valeria.content import ask, box, champion, effects_of
from game.rules.valeria.questions import Price

#: Sets of champions whose prices are remembered.
MOST_KNOWN = 50_000
#: Ways to come by a champion: at the shrine, for the base cost of its row, for nothing.
SHRINE, BASE, FREE = "shrine", "base", "free"
#: Part of a price: where it comes from, and how much it adds or takes.
Part = tuple[str, int]


@lru_cache(MOST_KNOWN)
def reduction(champions: tuple[Piece, ...], of: str) -> int:
    """What champions take off a kind of price, all together (ruling 69)."""
    price = 0
    for card in champions:
        price = ask(card, Price(of), price)
    return -price


def champion_cost(table: Reading, seat: Seat, card: Piece, way: str, discount: int = 0) -> int:
    """What a champion costs; discounts add up, and nothing is ever paid back."""
    if way == FREE:
        return 0
    owned = table.zones.get(zones.champions(seat), ())
    return _cost(owned, champion(card).kind, way, discount)


def champion_parts(
    table: Reading, seat: Seat, card: Piece, way: str, discount: int = 0
) -> list[Part]:
    """The price of a champion, part by part: base, surcharge, die, champions."""
    owned = table.zones.get(zones.champions(seat), ())
    return _parts(owned, champion(card).kind, way, discount)


@lru_cache(MOST_KNOWN)
def _cost(owned: tuple[Piece, ...], kind: str, way: str, discount: int) -> int:
    return max(0, sum([amount for _, amount in _parts(owned, kind, way, discount)]))


def _parts(owned: tuple[Piece, ...], kind: str, way: str, discount: int) -> list[Part]:
    parts: list[Part] = [("base", box().rows[kind].cost)]
    if way == SHRINE:
        alike = [card for card in owned if champion(card).kind == kind]
        parts += [("surcharge", len(alike) * box().surcharge), ("discount", -discount)]
    else:
        parts += _taken_off(owned, "bonus")
    parts += _taken_off(owned, "champion")
    return [(source, amount) for source, amount in parts if amount]


@lru_cache(MOST_KNOWN)
def _taken_off(champions: tuple[Piece, ...], of: str) -> tuple[Part, ...]:
    """What each champion takes off a kind of price."""
    return tuple(terms(Price(of), 0, [(card, effects_of(card)) for card in champions]))


def plan_cost(table: Reading, seat: Seat, space: int, discount: int = 0) -> int:
    """What the plan on a space costs, in the Battle Plan Shrine or (without discount) in Camp."""
    return max(0, space - discount - plan_reduction(table, seat))


def plan_reduction(table: Reading, seat: Seat) -> int:
    """What a player's champions take off the price of every plan."""
    return reduction(table.zones.get(zones.champions(seat), ()), "plan")


def plan_parts(table: Reading, seat: Seat, space: int, discount: int = 0) -> list[Part]:
    """The price of a plan, part by part."""
    champions = table.zones.get(zones.champions(seat), ())
    parts = [("space", space), ("discount", -discount), *_taken_off(champions, "plan")]
    return [(source, amount) for source, amount in parts if amount]


def bonus_cost(table: Reading, seat: Seat, slot: str) -> int:
    """What the bonus of a slot costs; the right one has its price on the champion instead."""
    champions = table.zones.get(zones.champions(seat), ())
    price = box().slots[slot].price
    return max(0, price - reduction(champions, "bonus"))
