"""Exhausted tiles and inactive Gems are made ready (R1)."""

from __future__ import annotations

from game.engine import Play, Seat
from game.rules.euthia import zones
from game.rules.euthia.views import Hero


def make_ready(play: Play, seat: Seat) -> None:
    """On the board, in Bags and in the reserve; Gems are active again."""
    everything = (*Hero(play.table, seat).everything(), *play.table.zone(zones.reserve(seat)))
    for piece in everything:
        if play.table.faces.get(piece) == zones.SPENT:
            play.turn(piece, None)
