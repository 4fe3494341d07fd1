"""What is done with characters: they go home, fall, join, are dismissed."""

from __future__ import annotations

from game.engine import Piece, Play, Reading, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import City, battle_line, beds, leader
from game.rules.rivenoire.zones import kind_of

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
    _relist(play, character, ())


def become_peasant(play: Play, character: Piece) -> None:
    """A peasant of the reserve, or else of the Tavern, takes a fighter's rank and flags.

    The other one goes back to the reserve, the Paladin leaves the game; no effect on a peasant,
    nor if there is none to take the place (ruling 45).
    """
    peasant = _free_peasant(play.table)
    if kind_of(character) == "peasant" or peasant is None:
        return
    seat, rank = leader(play.table, character), battle_line(play.table).index(character)
    play.tell("riv-cursed", seat=seat, character=character)
    play.move(peasant, to=zones.LINE, at=rank)
    play.turn(peasant, seat)
    play.move(character, to=zones.APART if character == zones.PALADIN else zones.RESERVE)
    play.turn(character, None)
    _relist(play, character, (peasant,))


def _free_peasant(table: Reading) -> Piece | None:
    waiting = (*table.zone(zones.RESERVE), *table.zone(zones.GUESTS))
    return next((each for each in waiting if kind_of(each) == "peasant"), None)


def _relist(play: Play, character: Piece, instead: tuple[Piece, ...]) -> None:
    """Who has acted and rolled, with somebody else in place of a character, or nobody."""
    for name in _LISTS:
        listed = play.table.marks.get(name, ())
        assert isinstance(listed, tuple)
        if character in listed:
            rest = tuple([each for each in listed if each != character])
            play.mark(name, (*rest, *instead) or None)
