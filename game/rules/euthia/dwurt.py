"""Dwurt, which Skoldur spends instead of Gaar, and the die that keeps count of it (chapter 18)."""

from __future__ import annotations

from game.engine import Play, Reading, Seat
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.views import Hero


def uses_dwurt(table: Reading, seat: Seat) -> bool:
    """Whether this Hero spends Dwurt, not Gaar."""
    return Hero(table, seat).card.dwurt > 0


def spend_dwurt(play: Play, seat: Seat, count: int) -> None:
    """Each one spent, on a roll or a tile, turns the die one further, up to its last face."""
    if count:
        owner = zones.hero(seat)
        play.adjust(owner, zones.DWURT, -count)
        turn_die(play, seat, count)


def turn_die(play: Play, seat: Seat, by: int) -> None:
    """The Dwurt die, between its first and last face (ruling 60)."""
    owner = zones.hero(seat)
    shown = play.table.count(owner, zones.DWURT_DIE)
    last = len(box().dwurt_faces) - 1
    play.adjust(owner, zones.DWURT_DIE, max(0, min(last, shown + by)) - shown)


def convert(play: Play, seat: Seat) -> None:
    """A Gaar becomes a Dwurt, never back; that is not spending (chapter 18)."""
    owner = zones.hero(seat)
    play.tell("eut-converted", seat=seat)
    play.adjust(owner, zones.GAAR, -1)
    play.adjust(owner, zones.DWURT, 1)


def dwurt_shift() -> int:
    """What a Dwurt is worth in a roll."""
    return box().figures.dwurt.shift
