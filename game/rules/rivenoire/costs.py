"""What a purchase really costs: cards that leave the hand, and coins that nobody gives back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.rules.rivenoire.payments import coins_of, is_minimal, money
from game.rules.rivenoire.zones import family


@frozen(order=True)
class Cost:
    """A payment that reaches a price; the smaller, the better."""

    #: Gold cards of the hand, which will not be there in the fight.
    cards: int
    #: Coins beyond the price: no change is given.
    over: int
    tokens: int


def least_cost(table: Reading, seat: Seat, price: int, acting: Piece = "") -> Cost | None:
    """The payment that takes the fewest cards; None if nothing reaches the price."""
    return min(_costs(table, seat, price, acting), default=None)


def _costs(table: Reading, seat: Seat, price: int, acting: Piece) -> Iterator[Cost]:
    items = [
        (coins_of(table, seat, each, acting), family(each) in ("property", "trophy"))
        for each in money(table, seat)
        if not each.startswith("?")
    ]
    for count in range(len(items) + 1):
        for some in combinations(items, count):
            worths = tuple(sorted([coins for coins, _ in some]))
            if is_minimal(worths, price):
                tokens = sum([is_token for _, is_token in some])
                yield Cost(count - tokens, sum(worths) - price, tokens)
