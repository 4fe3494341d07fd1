"""Pieces that mean the same as one that is lit: the rules offer one of them, a hand takes any."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.table.board import Board
from game.engine.table import Reading

Lit = Mapping[str, tuple[int, ...]]


def with_twins(board: Board, seen: Reading, lit: Lit, chosen: frozenset[str]) -> Lit:
    """What is lit, and whatever lies beside it and is the same choice."""
    found = dict(lit)
    for thing, numbers in lit.items():
        if thing in chosen or thing not in seen.places:
            continue
        for twin in board.twins(seen, thing):
            if twin not in lit and twin not in chosen:
                found.setdefault(twin, numbers)
    return found
