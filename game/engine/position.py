"""Positions: any table, set up by hand. Tests, tutorials, puzzles and bug reports are positions.

A position starts from the game's opening (or from nothing, with ``base: empty``) and lays pieces
where it says: a zone it names holds exactly the pieces it lists; whatever lay there before and is
not listed anywhere goes to the zone `aside`. Scripted rolls come before those of chance.

This module speaks of plain values; game/library reads and writes the YAML file around them.
"""

from __future__ import annotations

from typing import Any

from attrs import frozen

from game.engine.codec import check_box, codec, setup_from_json, setup_to_json
from game.engine.game import Game, Setup
from game.engine.plain import CodecError, a_number, a_word, fields, items_or_none, names
from game.engine.session import Session
from game.engine.table import Table

FORMAT = 1
ASIDE = "aside"

_PARTS = ("zones", "faces", "counters", "marks", "agenda", "result")


@frozen
class Position:
    """A table laid by hand, with the rolls that come first."""

    setup: Setup
    table: Table
    rolls: tuple[int, ...] = ()

    def begin(self, game: Game) -> Session:
        """Play from here."""
        try:
            return Session.begin(game, self.setup, self.table, self.rolls)
        except Exception as error:  # laid by hand, it may be a table that no rule expects
            why = f"{type(error).__name__}: {error}"
            raise CodecError(f"the game cannot go on from here: {why}") from error


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
        **{part: table[part] for part in _PARTS if table[part] is not None},
        "rolls": list(position.rolls),
    }


def from_plain(game: Game, plain: Any) -> Position:
    """Read a position; whatever is wrong is one `CodecError`, or a `SetupError` of the game."""
    parts = fields(plain, ("position", "content", "setup", "base", "rolls", *_PARTS))
    if parts.get("position") != FORMAT:
        raise CodecError(f"position: {FORMAT} was expected")
    setup = setup_from_json(parts.get("setup"))
    if setup.game != game.id:
        raise CodecError(f"this position is one of {setup.game}, not of {game.id}")
    if parts.get("content") not in (None, game.fingerprint()):
        raise CodecError("this position was made with other content")
    base = parts.get("base", "opening")
    if base not in ("opening", "empty"):
        raise CodecError("base is opening or empty")
    game.checked(setup)
    given = {part: parts[part] for part in _PARTS if part in parts}
    if base == "opening":
        given = _laid_over(codec(game).table_to_json(game.opening(setup)), given)
    table = codec(game).table(given)
    check_box(game, setup, table)
    rolls = tuple(a_number(roll) for roll in items_or_none(parts.get("rolls")))
    return Position(setup, table, rolls)


def _laid_over(opening: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """The parts of the opening with those given in their place."""
    counters: dict[str, Any] = dict(opening["counters"])
    for owner, totals in names(given.get("counters")).items():
        counters[owner] = {**counters.get(owner, {}), **names(totals)}
    return {
        **opening,
        **given,
        "zones": _zones_over(opening["zones"], names(given.get("zones"))),
        "faces": {**opening["faces"], **names(given.get("faces"))},
        "counters": counters,
        "marks": [*opening["marks"], *items_or_none(given.get("marks"))],
    }


def _zones_over(opening: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """The zones of the opening with those given; what these push out goes aside."""
    placed = {a_word(piece) for pieces in given.values() for piece in items_or_none(pieces)}
    zones = dict(given)
    aside = list(items_or_none(given.get(ASIDE)))
    for zone, pieces in opening.items():
        rest = [piece for piece in pieces if piece not in placed]
        if zone in given:
            aside += rest
        else:
            zones[zone] = rest
    zones[ASIDE] = aside
    return zones
