"""Small questions to a table of Rivenoire: which round, whose turn, in what order."""

from __future__ import annotations

from game.engine import Piece, Reading, Seat
from game.engine.turns import clockwise, players
from game.rules.rivenoire import zones


def phase(table: Reading) -> str:
    """The phase of the round; empty before the first."""
    word = table.marks.get(zones.PHASE, "")
    assert isinstance(word, str)
    return word


def first_player(table: Reading) -> Seat:
    """Who holds the first player token; the first seat before it is given out."""
    seat = zones.seat_of(table.places[zones.FIRST_PLAYER])
    return 0 if seat is None else seat


def seats_from(table: Reading, first: Seat) -> tuple[Seat, ...]:
    """All seats, clockwise from this one."""
    return clockwise(first, players(table))


def turn_order(table: Reading) -> tuple[Seat, ...]:
    """Clockwise from the first player."""
    return seats_from(table, first_player(table))


def others(table: Reading, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, clockwise."""
    return seats_from(table, seat)[1:]


def leader(table: Reading, character: Piece) -> Seat:
    """Who leads a character, by the colour of its base."""
    seat = table.faces[character]
    assert isinstance(seat, int)
    return seat


def shield_holder(table: Reading) -> Seat | None:
    """Who holds the Shield of the Ancients; nobody if it hangs in the Arena."""
    return zones.seat_of(table.places[zones.SHIELD])


def battle_line(table: Reading) -> tuple[Piece, ...]:
    """The characters in the Surroundings, from the left."""
    return table.zones.get(zones.LINE, ())


def participants(table: Reading) -> tuple[Seat, ...]:
    """Players with a character in the line, each once, in the order of the line."""
    return tuple(dict.fromkeys([leader(table, each) for each in battle_line(table)]))


def fame(table: Reading, seat: Seat) -> int:
    """A player's Fame, laps included (ruling 53)."""
    return table.counters.get((zones.notable(seat), zones.FAME), 0)


def closed_place(table: Reading) -> str:
    """The place that is closed this round; empty if none is."""
    name = table.marks.get(zones.CLOSED, "")
    assert isinstance(name, str)
    return name
