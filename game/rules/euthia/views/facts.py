"""Small questions to a table of Euthia: who else plays, and who has come to the map."""

from __future__ import annotations

from game.engine import Reading, Seat
from game.engine.turns import clockwise, players
from game.rules.euthia import zones


def opponents(table: Reading, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, in turn order from the next on."""
    return clockwise(seat, players(table))[1:]


def is_on_map(table: Reading, seat: Seat) -> bool:
    """Whether the Hero has had its first turn; before, nothing on the map can touch it."""
    return table.places[zones.hero(seat)] != zones.rest(seat)
