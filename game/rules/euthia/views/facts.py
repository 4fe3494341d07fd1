"""Small questions to a table of Euthia: whose turn, in what order, which round."""

from __future__ import annotations

from game.engine import Reading, Seat
from game.rules.euthia import zones


def round_number(table: Reading) -> int:
    """The round being played; 0 during set-up."""
    number = table.marks.get(zones.ROUND, 0)
    assert isinstance(number, int)
    return number


def players(table: Reading) -> int:
    """How many play."""
    number = table.marks[zones.PLAYERS]
    assert isinstance(number, int)
    return number


def first_player(table: Reading) -> Seat:
    """Who begins every round (ruling 7)."""
    seat = table.marks.get(zones.FIRST, 0)
    assert isinstance(seat, int)
    return seat


def active_player(table: Reading) -> Seat | None:
    """Whose turn it is; None during set-up and once the game is over."""
    seat = table.marks.get(zones.ACTIVE)
    return seat if isinstance(seat, int) else None


def turn_order(table: Reading) -> tuple[Seat, ...]:
    """Seats from the first player on."""
    count, first = players(table), first_player(table)
    return tuple((first + step) % count for step in range(count))


def opponents(table: Reading, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, in turn order from the next on."""
    count = players(table)
    return tuple((seat + step) % count for step in range(1, count))


def is_on_map(table: Reading, seat: Seat) -> bool:
    """Whether the Hero has had its first turn; before, nothing on the map can touch it."""
    return table.places[zones.hero(seat)] != zones.rest(seat)
