"""Figures of a person: a number with its name, and a share of all points as a bar."""

from __future__ import annotations

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.widgets import Widget
from game.app.widgets.base import NO_LIMIT


class Figure(Widget):
    """A large number over what it counts."""

    def __init__(self, figure: str, label: str) -> None:
        super().__init__()
        self.figure, self.label = figure, label

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        high = look.line("title") + look.line("small") + 20
        return min(width, look.text_size(self.label, "small")[0] + 40), high

    def draw(self, canvas: Canvas) -> None:
        look, box = canvas.look, self.rect
        paint.panel(canvas, box, "raised")
        high = look.line("title")
        number = Box(box.x + 8, box.y + 8, box.w - 16, high)
        canvas.text(self.figure, number, "title", "bright", x=0.5, shrink=True)
        under = Box(box.x + 8, number.bottom, box.w - 16, look.line("small"))
        canvas.text(self.label, under, "small", "muted", x=0.5, shrink=True, ellipsis=True)


class SourceBar(Widget):
    """Where points came from: its name, how many they were, and their share of all."""

    #: So that keys can walk down a long list.
    focusable = True

    def __init__(self, source: str, figure: str, share: float) -> None:
        super().__init__()
        self.source, self.figure, self.share = source, figure, share

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 900), look.line("small_strong") + 30

    def draw(self, canvas: Canvas) -> None:
        look, box = canvas.look, self.rect
        head = Box(box.x, box.y, box.w, look.line("small_strong"))
        right = look.text_size(self.figure, "small")[0]
        canvas.text(self.figure, head, "small", "muted", x=1.0)
        room = Box(head.x, head.y, head.w - right - 16, head.h)
        canvas.text(self.source, room, "small_strong", shrink=True, ellipsis=True)
        bar = Box(box.x, head.bottom + 6, box.w, 16)
        paint.gauge(canvas, bar, self.share, look.theme.gold)
