"""Rounds and turns, as most games count them: four marks on the table, and the order of seats."""

from __future__ import annotations

from functools import cache

from game.engine.table import Reading, Seat

#: The number of the round, how many play, who begins, and whose turn it is.
ROUND, PLAYERS, FIRST, ACTIVE = "round", "players", "first", "active"


def round_number(table: Reading) -> int:
    """The round being played; 0 during set-up."""
    return _number(table, ROUND)


def players(table: Reading) -> int:
    """How many play."""
    return _number(table, PLAYERS)


def starting_player(table: Reading) -> Seat:
    """Who begins; the first seat until that is decided."""
    return _number(table, FIRST)


def active_player(table: Reading) -> Seat | None:
    """Whose turn it is; None during set-up and once the game is over."""
    seat = table.marks.get(ACTIVE)
    return seat if isinstance(seat, int) else None


def turn_order(table: Reading) -> tuple[Seat, ...]:
    """All seats, clockwise from the first player."""
    return clockwise(starting_player(table), players(table))


@cache
def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """All of so many seats, from this one on."""
    return tuple([(first + step) % count for step in range(count)])


def _number(table: Reading, mark: str) -> int:
    number = table.marks.get(mark, 0)
    assert isinstance(number, int)
    return number
