"""Tables laid by hand, for pictures, puzzles, lessons and tests: what all games have of it.

A laying starts from a table, usually the opening, and moves its pieces about; a game adds the
words for its own things.
"""

from __future__ import annotations

from typing import Any, Self

from game.engine.game import Setup
from game.engine.steps import Step
from game.engine.table import Piece, Table, Zone, lay


class Laying:
    """A table in the making."""

    def __init__(self, setup: Setup, table: Table) -> None:
        self.setup = setup
        self.zones = {zone: list(pieces) for zone, pieces in table.zones.items()}
        self.faces = dict(table.faces)
        self.counters = dict(table.counters)
        self.marks: dict[Any, Any] = dict(table.marks)

    def put(self, zone: Zone, *pieces: Piece) -> Self:
        """Lay pieces into a zone, wherever they were."""
        for piece in pieces:
            self.zones[self.place_of(piece)].remove(piece)
            self.zones.setdefault(zone, []).append(piece)
        return self

    def place_of(self, piece: Piece) -> Zone:
        """Where a piece lies."""
        for zone, pieces in self.zones.items():
            if piece in pieces:
                return zone
        raise LookupError(f"there is no {piece}")

    def face(self, piece: Piece, face: int | str) -> Self:
        """Show a face."""
        self.faces[piece] = face
        return self

    def count(self, owner: str, **counters: int) -> Self:
        """Set counters of an owner."""
        self.counters |= {(owner, name): amount for name, amount in counters.items()}
        return self

    def mark(self, key: Any, value: Any) -> Self:
        """Note a fact."""
        self.marks[key] = value
        return self

    def laid(self, *steps: Step) -> Table:
        """The table as it lies now, with these steps to do, the first one first."""
        return lay(self.zones, self.faces, self.counters, self.marks, tuple(reversed(steps)))
