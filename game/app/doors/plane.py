"""A large plane under a camera, to measure what panning costs."""

from __future__ import annotations

from game.app.drawing.layout import Box, grid
from game.app.table.board import Board
from game.app.table.overlay import Overlay
from game.app.table.sight import Sight
from game.app.widgets.base import Widget

WORLD = (3000.0, 2000.0)
COLUMNS, ROWS = 15, 10


def spread(board: Board) -> Board:
    """The board of a game with the pieces of its table spread over a plane."""
    own: type[Board] = type(board)

    class Plane(own):  # type: ignore[misc, valid-type]
        """All but the middle is the game's own, and nothing hides it."""

        def middle(self, sight: Sight) -> Widget:
            cells = grid(Box(0, 0, *WORLD), COLUMNS, ROWS, 24)
            pieces = sorted(sight.view.places)
            things = [
                (sight.piece(piece), cell) for piece, cell in zip(pieces, cells, strict=False)
            ]
            return sight.camera(WORLD, things)

        def overlay(self, sight: Sight) -> Overlay | None:
            return None

    return Plane()
