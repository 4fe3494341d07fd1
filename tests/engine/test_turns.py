"""Rounds and turns, as most games count them."""

from game.engine import lay
from game.engine.turns import (
    ACTIVE,
    FIRST,
    PLAYERS,
    ROUND,
    active_player,
    clockwise,
    players,
    round_number,
    starting_player,
    turn_order,
)


def test_before_anything_is_marked_nobody_is_at_turn_and_the_first_seat_begins():
    table = lay({}, marks={PLAYERS: 3})

    assert (0, 3, 0) == (round_number(table), players(table), starting_player(table))
    assert None is active_player(table)
    assert (0, 1, 2) == turn_order(table)


def test_the_order_goes_clockwise_from_who_begins():
    table = lay({}, marks={ROUND: 2, PLAYERS: 4, FIRST: 2, ACTIVE: 3})

    assert 2 == round_number(table)
    assert 3 == active_player(table)
    assert (2, 3, 0, 1) == turn_order(table)
    assert (1, 0) == clockwise(1, 2)
