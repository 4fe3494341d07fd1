"""Silver cards for a Gold card, at any moment; against the deck, cards for money (9.4, 16)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.gains import gain_card, gain_gold
from game.rules.euthia.meta import settings
from game.rules.euthia.piles import discard_cards
from game.rules.euthia.steps.common import Occasion, Verbs
from game.rules.euthia.views import Hero


@frozen
class Exchange(Option):
    """Four Silver cards for a Gold card."""

    says: ClassVar[str] = "eut-option-exchange"
    secret: ClassVar[bool] = True
    cards: tuple[Piece, ...]


@frozen
class CashIn(Option):
    """Four Silver cards, or a Gold card, for a Gold coin."""

    says: ClassVar[str] = "eut-option-cash-in"
    secret: ClassVar[bool] = True
    cards: tuple[Piece, ...]


def is_vain(now: Occasion) -> bool:
    """Nothing is offered without cards."""
    return not now.has_cards


def offers(table: Reading, seat: Seat) -> tuple[Offer, ...]:
    """Every different set of cards; without enough of them nothing is said."""
    if not table.zones.get(zones.hand(seat)):
        return ()
    hero = Hero(table, seat)
    silver, golden = hero.cards_of(zones.SILVER), hero.cards_of(zones.GOLD_CARD)
    return _bargains(silver, golden, settings(table).is_against_deck)


@lru_cache(maxsize=4096)
def _bargains(
    silver: tuple[Piece, ...], golden: tuple[Piece, ...], pays: bool
) -> tuple[Offer, ...]:
    """The cards alone decide, and whether the deck pays for them."""
    found: list[Offer] = []
    for cards in different(silver, box().figures.exchange):
        found.append((Exchange(cards), None))
        if pays:
            found.append((CashIn(cards), None))
    if pays:
        found += [(CashIn(cards), None) for cards in different(golden, 1)]
    return tuple(found)


def different(cards: tuple[Piece, ...], count: int) -> tuple[tuple[Piece, ...], ...]:
    """Sets of so many cards that differ by what is on them."""
    found: dict[tuple[str, ...], tuple[Piece, ...]] = {}
    for chosen in combinations(cards, count):
        found.setdefault(tuple(sorted([kind_of(card) for card in chosen])), chosen)
    return tuple(found.values())


def exchange(play: Play, seat: Seat, choice: Exchange) -> None:
    """Taking the Gold card is drawing it (ruling 88)."""
    play.tell("eut-exchanged", seat=seat)
    discard_cards(play, choice.cards)
    gain_card(play, seat, zones.GOLD_CARD, 1)


def cash_in(play: Play, seat: Seat, choice: CashIn) -> None:
    """Money feeds no reserve (ruling 88)."""
    play.tell("eut-cashed-in", seat=seat, count=len(choice.cards))
    discard_cards(play, choice.cards)
    gain_gold(play, seat, 1)


VERBS: Verbs = {Exchange: exchange, CashIn: cash_in}
STEPS = ()
OPTIONS = (Exchange, CashIn)
