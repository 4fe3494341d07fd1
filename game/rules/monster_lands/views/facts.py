"""Small questions to a table of Monster Lands: whose, how often, in what order."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine import Piece, Reading, Seat
from game.engine.turns import round_number
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member


@cache
def token_of(card: Piece) -> Piece:
    """The token of a member's card."""
    return "token" + card[6:]


@cache
def card_of(token: Piece) -> Piece:
    """The card of a member's token."""
    return "member" + token[5:]


@cache
def colour_of(die: Piece) -> str:
    """The kind of a die."""
    return die.partition(".")[0]


@cache
def is_novice(card: Piece) -> bool:
    """Novices have no token and no affinity."""
    return member(card).role == "novice"


@cache
def is_gear(card: Piece) -> bool:
    """Whether a card is equipment."""
    return card.startswith("gear.")


def bearer(table: Reading, card: Piece) -> Piece:
    """Who wears an equipment card."""
    return table.places[card].removeprefix("worn.")


def times_used(table: Reading, card: Piece) -> int:
    """How often a card was used this round."""
    mark: Any = table.marks.get(zones.used(card))
    if mark is None or mark[0] != round_number(table):
        return 0
    times: int = mark[1]
    return times


def rerolled(table: Reading, source: str) -> tuple[Piece, ...]:
    """The dice that something has rerolled this round."""
    mark = table.marks.get(zones.rerolled(source))
    if isinstance(mark, tuple) and mark[0] == round_number(table):
        return mark[1:]
    return ()


def seat_of(table: Reading, card: Piece) -> Seat | None:
    """The clan that a member, region or trophy belongs to; None if to nobody."""
    return zones.seat_of(table.places.get(card, ""))
