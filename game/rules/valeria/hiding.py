"""What a face-down card looks like to those who cannot see it."""

from __future__ import annotations

from functools import cache

from game.engine import Piece
from game.rules.valeria.content import champion


@cache
def back(piece: Piece) -> str:
    """Plans have one back, each kind of champion has its own."""
    kind = piece.partition(".")[0]
    return champion(piece).kind if kind == "champion" else kind
