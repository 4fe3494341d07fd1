"""Paying with gold cards and tokens, without change and without a card too many (chapter 8.10)."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.engine.effects import Number, Use, number
from game.rules.rivenoire.content import abilities, is_gold, mode_number, talent, token_window
from game.rules.rivenoire.effects.coins import Gold
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import family

#: How many questions about payments are remembered.
MOST_KNOWN = 50_000
#: What each item of a payment is worth, from the smallest.
Worths = tuple[int, ...]


def coins_of(table: Reading, seat: Seat, item: Piece, acting: Piece = "") -> int:
    """What a gold card or a token is worth now, in the hands of whoever acts.

    The Fairy Treasure counts the pile as it is before the payment (ruling 54); the merchant adds to
    each gold card (ruling 59).
    """
    is_token = family(item) in ("property", "trophy")
    worth = _printed(item)
    if worth is None:
        use = Use(seat, item, "payment" if is_token else "purchase", cause=acting)
        worth = sum([number(each, table, use) for each in _amounts(item)])
    return worth + talent(acting).coins if acting and not is_token else worth


@cache
def _amounts(item: Piece) -> tuple[Number, ...]:
    """The coins of a gold card or a token, as its content writes them."""
    mode = 0 if family(item) in ("property", "trophy") else mode_number(item, "purchase")
    assert mode is not None, f"{item} is no money"
    return tuple(each.amount for each in abilities(item)[mode].effects if isinstance(each, Gold))


@cache
def _printed(item: Piece) -> int | None:
    """The same as a number; None if it has to be counted."""
    found = [each for each in _amounts(item) if isinstance(each, int)]
    return sum(found) if len(found) == len(_amounts(item)) else None


def money(table: Reading, seat: Seat, tokens: bool = True) -> list[Piece]:
    """What a player could pay with: gold cards of the hand, and perhaps tokens."""
    notable = Notable(table, seat)
    cards = [each for each in notable.hand if is_gold(each)]
    if tokens:
        cards += [each for each in notable.tokens if token_window(each) == "payment"]
    return cards


def worth_of(table: Reading, seat: Seat, acting: Piece = "", tokens: bool = True) -> Worths:
    """What everything to pay with is worth, from the smallest."""
    items = money(table, seat, tokens)
    return tuple(sorted([coins_of(table, seat, each, acting) for each in items]))


def why_not_pay(
    table: Reading, seat: Seat, price: int, acting: Piece = "", tokens: bool = True
) -> Refusal | None:
    """All that a player has must reach the price."""
    held = sum(worth_of(table, seat, acting, tokens)) if price else 0
    if held >= price:
        return None
    return refuse("riv-why-coins", price=price, coins=held, short=price - held)


@lru_cache(MOST_KNOWN)
def payments(worths: Worths, price: int) -> frozenset[Worths]:
    """Every payment that reaches a price and would not without any of its items (ruling 14)."""
    found = {
        chosen
        for count in range(len(worths) + 1)
        for chosen in combinations(worths, count)
        if is_minimal(chosen, price)
    }
    return frozenset(found)


def is_minimal(chosen: Worths, price: int) -> bool:
    """Whether it reaches the price, and no item is one too many."""
    total = sum(chosen)
    return total >= price and (not chosen or total - min(chosen) < price)


@lru_cache(MOST_KNOWN)
def leads_to_a_payment(worths: Worths, price: int, chosen: Worths) -> bool:
    """Whether some payment holds all that was chosen so far."""
    taken = Counter(chosen)
    return any(taken <= Counter(each) for each in payments(worths, price))


@lru_cache(MOST_KNOWN)
def leads_to_a_wage(worths: Worths, wage: int, beers: int, chosen: Worths) -> bool:
    """Whether some wage holds all that was chosen so far: a payment, or one that Beers fill up."""
    if leads_to_a_payment(worths, wage, chosen):
        return True
    rest = tuple((Counter(worths) - Counter(chosen)).elements())
    paid = sum(chosen)
    return any(
        0 < wage - paid - sum(more) <= beers
        for count in range(len(rest) + 1)
        for more in combinations(rest, count)
    )
