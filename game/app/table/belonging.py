"""Whose it is: the sign of a seat, and where a piece came from to where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, inset
from game.app.drawing.theme import SEAT_COLOURS, darker, lighter
from game.engine.events import Moved
from game.engine.session import Session

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.keep.seats import SeatInfo
    from game.engine.table import Piece, Zone

#: How far back a piece is looked for: more decisions than any round has.
_LONGEST = 400


def sign(canvas: Canvas, box: Box, info: SeatInfo) -> None:
    """The emblem of a seat on a round ground of its colour, for a corner of what it owns."""
    colour = SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])
    side = min(box.w, box.h)
    ground = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    made = paint.Panel(lighter(colour, 0.1), darker(colour, 0.25), (246, 238, 220), side / 2, 2)
    paint.panel(canvas, ground, made)
    canvas.icon(f"app.emblem.{info.emblem}", inset(ground, side * 0.16), (250, 246, 236))


def came_from(session: Session, piece: Piece) -> Zone | None:
    """The zone a piece lay in before it came to where it lies; None if that is long ago."""
    last = session.cursor
    for number in range(last, max(last - _LONGEST, -1), -1):
        for event in reversed(session.commits[number].events):
            if isinstance(event, Moved) and piece in event.pieces:
                return event.origin
    return None
