"""Whose it is: the sign of a seat, and who brought a piece to where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, inset
from game.app.drawing.theme import SEAT_COLOURS, darker, lighter
from game.engine.events import Chosen, Moved
from game.engine.session import Session

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.keep.seats import SeatInfo
    from game.engine.table import Piece, Seat

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


def brought_by(session: Session, piece: Piece) -> Seat | None:
    """Who decided what moved a piece last; None if that was nobody, or long ago."""
    last = session.cursor
    for number in range(last, max(last - _LONGEST, 0), -1):
        events = session.commits[number].events
        if any(isinstance(event, Moved) and piece in event.pieces for event in events):
            first = events[0]
            return first.seat if isinstance(first, Chosen) else None
    return None
