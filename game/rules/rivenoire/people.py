"""What is done with characters: they go home, fall, join, are dismissed."""

from __future__ import annotations

from game.engine import Piece, Play, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import City, beds, leader

#: Marks that list characters of the line.
_LISTS = (zones.ACTED, zones.ROLLED)


def send_home(play: Play, character: Piece) -> None:
    """A character leaves its spot for home; a patient is well again."""
    play.mark(zones.patient(character), None)
    play.move(character, to=zones.home(leader(play.table, character)))


def fall(play: Play, character: Piece) -> None:
    """A fighter goes to the Hospital: the leftmost free space, else a bed (ruling 28)."""
    play.tell("riv-fallen", seat=leader(play.table, character), character=character)
    free = City(play.table, zones.HOSPITAL).free_spaces
    taken = len(beds(play.table))
    play.move(character, to=free[0] if free else zones.bed(taken + 1))
    play.mark(zones.patient(character), 1)


def join(play: Play, seat: Seat, character: Piece) -> None:
    """A character joins a player: led at once, placed from the next round on (ruling 65)."""
    play.move(character, to=zones.recruits(seat))
    play.turn(character, seat)


def dismiss(play: Play, character: Piece) -> None:
    """A character goes back to the reserve from wherever it is; ranks close up (ruling 22)."""
    seat = leader(play.table, character)
    play.tell("riv-dismissed", seat=seat, character=character)
    play.mark(zones.patient(character), None)
    play.move(character, to=zones.RESERVE)
    play.turn(character, None)
    for name in _LISTS:
        listed = play.table.marks.get(name, ())
        assert isinstance(listed, tuple)
        if character in listed:
            rest = tuple([each for each in listed if each != character])
            play.mark(name, rest or None)
