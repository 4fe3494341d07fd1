"""What single seats have looked at: hidden pieces that they, and nobody else, see where they lie.

One mark holds all of it, as pairs of a seat and a piece. A piece that moves or is shuffled is
hidden again, as it is at a real table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, cast

from game.engine.table import Fact, Piece, Seat

PEEKED = "peeked"

Peeks: TypeAlias = tuple[tuple[Seat, Piece], ...]


def peeks_of(fact: Fact | None) -> Peeks:
    """What the mark says; nothing if there is none."""
    return () if fact is None else cast(Peeks, fact)


def are_peeks(fact: Fact | None) -> bool:
    """Whether a mark from a file could be the one of the peeks."""
    if fact is None:
        return True
    return isinstance(fact, tuple) and all(
        isinstance(peek, tuple) and [int, str] == [type(part) for part in peek] for peek in fact
    )


def remembered(fact: Fact | None, seat: Seat, pieces: Sequence[Piece]) -> Peeks | None:
    """The mark when a seat has looked at these pieces, too."""
    fresh = ((seat, piece) for piece in pieces)
    return tuple(dict.fromkeys((*peeks_of(fact), *fresh))) or None


def forgotten(fact: Fact | None, pieces: Sequence[Piece]) -> Peeks | None:
    """The mark when these pieces have gone out of sight."""
    peeks = peeks_of(fact)
    for _, piece in peeks:
        if piece in pieces:
            return tuple([peek for peek in peeks if peek[1] not in pieces]) or None
    return peeks or None


def seen_by(fact: Fact | None, seat: Seat) -> frozenset[Piece]:
    """The pieces that a seat has looked at."""
    return frozenset([piece for each, piece in peeks_of(fact) if each == seat])
