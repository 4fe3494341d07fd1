"""What must hold on every table of every game, and the check of a game's own invariants."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.game import Game
from game.engine.table import Reading


class Broken(Exception):
    """A table that cannot be: a mistake in the rules, named as precisely as possible."""


def problems(game: Game, table: Reading, pieces: frozenset[str]) -> Iterator[str]:
    """Everything that is wrong with a table that should hold exactly these pieces."""
    seen: dict[str, str] = {}
    for zone, held in table.zones.items():
        if not held:
            yield f"the empty zone {zone} is stored"
        for piece in held:
            if piece in seen:
                yield f"{piece} is doubled: in {seen[piece]} and {zone}"
            seen[piece] = zone
            if table.places.get(piece) != zone:
                yield f"{piece} is in {zone} but noted in {table.places.get(piece)}"
    for piece in pieces - seen.keys():
        yield f"{piece} is lost"
    for piece in seen.keys() - pieces:
        yield f"{piece} came from nowhere"
    for piece in table.faces:
        if piece not in seen:
            yield f"{piece} has a face but lies nowhere"
    yield from game.broken(table)


def check(game: Game, table: Reading, pieces: frozenset[str]) -> None:
    """Raise `Broken` with all that is wrong, if anything is."""
    found = list(problems(game, table, pieces))
    if found:
        raise Broken("; ".join(found))
