"""A verse on screen: the emblem of whom it is about, and the words beside it."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.drawing.theme import SEAT_COLOURS
from game.app.keep.match import Match
from game.app.keep.seats import SeatInfo
from game.app.table.recap import Verse
from game.app.widgets.base import NO_LIMIT, Widget
from game.app.widgets.text import Paragraph

SIDE, GAP = 40.0, 14.0


def draw_emblem(canvas: Canvas, box: Box, info: SeatInfo) -> None:
    """Who it is about: the emblem on the seat's colour."""
    colour = SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])
    paint.emblem(canvas, box, f"app.emblem.{info.emblem}", colour, radius=box.w * 0.22)


def lines_of(match: Match, told: Sequence[Verse], style: str = "body") -> list[Widget]:
    """Verses as widgets, each with the emblem of the seat that it is about."""
    seats = dict[int | None, SeatInfo](enumerate(match.seats))
    return [VerseLine(seats.get(each.seat), each.text, style) for each in told]


class VerseLine(Widget):
    """The emblem of a seat, if it is about one, and a paragraph."""

    def __init__(self, info: SeatInfo | None, text: str, style: str = "body") -> None:
        self.words = Paragraph(text, style, even=False)
        super().__init__(self.words)
        self.info = info

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.words.wanted(look, width - SIDE - GAP)
        return wide + SIDE + GAP, max(high, SIDE if self.info is not None else 0)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        room = Box(box.x + SIDE + GAP, box.y, box.w - SIDE - GAP, box.h)
        high = self.words.wanted(look, room.w)[1]
        drop = max((SIDE - high) / 2, 0) if self.info is not None else 0
        self.words.place(look, Box(room.x, room.y + drop, room.w, high))

    def draw(self, canvas: Canvas) -> None:
        if self.info is not None:
            draw_emblem(canvas, Box(self.rect.x, self.rect.y, SIDE, SIDE), self.info)
        super().draw(canvas)
