"""Positions: any table, set up by hand. Tests, tutorials, puzzles and bug reports are positions.

A position starts from the game's opening (or from nothing, with ``base: empty``) and lays pieces
where it says: a zone it names holds exactly the pieces it lists; whatever lay there before and is
not listed anywhere goes to the zone `aside`. Scripted rolls come before those of chance.

This module speaks of plain values; game/library reads and writes the YAML file around them.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen

from game.engine.codec import CodecError, codec, setup_from_json, setup_to_json
from game.engine.game import Game, Setup
from game.engine.session import Session
from game.engine.table import Table

FORMAT = 1
ASIDE = "aside"

_PARTS = ("zones", "faces", "counters", "marks", "agenda")


@frozen
class Position:
    """A table laid by hand, with the rolls that come first."""

    setup: Setup
    table: Table
    rolls: tuple[int, ...] = ()

    def begin(self, game: Game) -> Session:
        """Play from here."""
        return Session.begin(game, self.setup, self.table, self.rolls)


def position_of(session: Session) -> Position:
    """The present moment of a game as a position."""
    used = session.commits[session.cursor].scripted
    return Position(session.setup, session.table, session.script[used:])


def to_plain(game: Game, position: Position) -> dict[str, Any]:
    """Write a position out whole."""
    table = codec(game).table_to_json(position.table)
    return {
        "position": FORMAT,
        "content": game.fingerprint(),
        "setup": setup_to_json(position.setup),
        "base": "empty",
        **{part: table[part] for part in _PARTS},
        "rolls": list(position.rolls),
    }


def from_plain(game: Game, plain: Any) -> Position:
    """Read a position; every mistake is one `CodecError` that says what is wrong."""
    if not isinstance(plain, dict):
        raise CodecError("a position is a set of named parts")
    known = {"position", "content", "setup", "base", "rolls", *_PARTS}
    unknown = sorted(str(key) for key in plain if key not in known)
    if unknown:
        raise CodecError(f"unknown parts {', '.join(unknown)}")
    if plain.get("position") != FORMAT:
        raise CodecError(f"position: {FORMAT} was expected")
    setup = setup_from_json(plain.get("setup"))
    if setup.game != game.id:
        raise CodecError(f"this position is one of {setup.game}, not of {game.id}")
    if plain.get("content") not in (None, game.fingerprint()):
        raise CodecError("this position was made with other content")
    base = plain.get("base", "opening")
    if base not in ("opening", "empty"):
        raise CodecError("base is opening or empty")
    game.checked(setup)
    given = codec(game).table({part: plain[part] for part in _PARTS if part in plain})
    table = given if base == "empty" else _laid_over(game.opening(setup), given, plain)
    rolls = plain.get("rolls", [])
    if not isinstance(rolls, list) or not all(type(roll) is int for roll in rolls):
        raise CodecError("rolls is a list of whole numbers")
    return Position(setup, table, tuple(rolls))


def _laid_over(opening: Table, given: Table, plain: dict[str, Any]) -> Table:
    """The opening with the given parts in place of its own."""
    strangers = [piece for piece in given.places if piece not in opening.places]
    if strangers:
        raise CodecError(f"unknown pieces {', '.join(sorted(strangers))}")
    places = dict(opening.places)
    named = set(plain.get("zones") or ())
    zones = {
        zone: tuple(piece for piece in pieces if piece not in given.places)
        for zone, pieces in opening.zones.items()
        if zone not in named
    }
    cleared = [
        piece for zone in sorted(named) for piece in opening.zone(zone) if piece not in given.places
    ]
    zones.update(given.zones)
    zones[ASIDE] = (*zones.get(ASIDE, ()), *cleared)
    zones = {zone: pieces for zone, pieces in zones.items() if pieces}
    places = {piece: zone for zone, pieces in zones.items() for piece in pieces}
    return evolve(
        opening,
        zones=type(opening.zones)(zones),
        places=type(opening.places)(places),
        faces=opening.faces.update(given.faces),
        counters=opening.counters.update(given.counters),
        marks=opening.marks.update(given.marks),
        agenda=given.agenda if "agenda" in plain else opening.agenda,
    )
