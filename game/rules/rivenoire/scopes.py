"""Whom an event of the Oracle concerns, counted once, when it is revealed (ruling 80)."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Reading, Seat
from game.rules.rivenoire.views import (
    Notable,
    fame,
    first_player,
    participants,
    shield_holder,
    turn_order,
)

#: What concerns the whole table: it happens once, in the first player's name.
_COMMON = ("first_player", "battle_line", "next_expedition", "next_monster")
_Count = Callable[[Reading, Seat], int]
#: Who has most; of buildings and heroes at least one (ruling 25).
_MOST: dict[str, tuple[_Count, int]] = {
    "most_fame": (fame, 0),
    "most_buildings": (lambda table, seat: len(Notable(table, seat).titles), 1),
    "most_heroes": (lambda table, seat: Notable(table, seat).heroes, 1),
}
_LEAST: dict[str, _Count] = {
    "least_fame": fame,
    "fewest_peasants": lambda table, seat: Notable(table, seat).peasants,
    "fewest_characters": lambda table, seat: len(Notable(table, seat).characters),
}


def seats_of(table: Reading, scope: str) -> tuple[Seat, ...]:
    """The players of a scope, in turn order; ties include everybody."""
    order = turn_order(table)
    if scope in _COMMON:
        return (first_player(table),)
    if scope in _MOST:
        count, least = _MOST[scope]
        counts = {seat: count(table, seat) for seat in order}
        best = max(counts.values())
        return tuple([seat for seat in order if counts[seat] == best >= least])
    if scope in _LEAST:
        counts = {seat: _LEAST[scope](table, seat) for seat in order}
        return tuple([seat for seat in order if counts[seat] == min(counts.values())])
    if scope == "shield_holder":
        holder = shield_holder(table)
        return () if holder is None else (holder,)
    if scope == "absent_from_surroundings":
        there = participants(table)
        return tuple([seat for seat in order if seat not in there])
    return order
