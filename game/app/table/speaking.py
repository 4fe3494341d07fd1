"""Somebody speaks over the board: all but what is meant is dimmed, a bubble stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size, inset
from game.app.widgets.base import NO_LIMIT, Widget
from game.app.widgets.beside import beside
from game.app.widgets.text import Paragraph

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

PAD = 22.0
#: How wide a bubble is at most, in units of normal text, and how large the speaker's emblem.
WIDE, FACE = 560.0, 56.0
DIM = 120


class Bubble(Widget):
    """A few words of somebody, with their emblem, and beneath them perhaps a friendly answer."""

    stays_clear = True

    def __init__(self, text: str, emblem: str, answer: str = "") -> None:
        self._said = Paragraph(text, "body", "cream", even=False)
        self._answer = Paragraph(answer, "body", "bright", even=False) if answer else None
        parts = [self._said, *((self._answer,) if self._answer is not None else ())]
        super().__init__(*parts, name="bubble")
        self.emblem = emblem
        #: What it points at.
        self.towards: Box | None = None

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        inner = self._inner(width)
        highs = [part.wanted(look, inner)[1] for part in self.children]
        return width, max(sum(highs) + 10 * (len(highs) - 1), FACE) + 2 * PAD

    def _inner(self, width: float) -> float:
        return width - 2 * PAD - FACE - 18

    def fitted(self, look: Look) -> Size:
        """The size it takes: no wider than its words need."""
        most = min(WIDE * look.text_scale, look.width - 80)
        words = self._said.wanted(look, self._inner(most))[0]
        wide = most if self._answer is not None else min(words + most - self._inner(most) + 4, most)
        return max(wide, 300.0), self.wanted(look, max(wide, 300.0))[1]

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        x, y = box.x + PAD + FACE + 18, box.y + PAD
        wide = self._inner(box.w)
        highs = [part.wanted(look, wide)[1] for part in self.children]
        if len(highs) == 1:
            y += max((box.h - 2 * PAD - highs[0]) / 2, 0)
        for part, high in zip(self.children, highs, strict=True):
            part.place(look, Box(x, y, wide, high))
            y += high + 10

    def hit(self, point: Point) -> Widget | None:
        return self if self.visible and self.rect.collidepoint(point) else None

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        canvas.covers(self.rect, partly=True)
        if self.towards is not None:
            self._draw_pointer(canvas, self.towards)
        paint.panel(canvas, self.rect, "dialog")
        face = Box(self.rect.x + PAD, self.rect.y + PAD, FACE, FACE)
        palette = theme.palette
        paint.emblem(canvas, face, self.emblem, palette.cloth, theme.gold, FACE / 2)
        super().draw(canvas)

    def _draw_pointer(self, canvas: Canvas, target: Box) -> None:
        """A small wedge at the edge that looks at the target."""
        box, gold = self.rect, canvas.look.theme.gold
        x = min(max(target.centerx, box.left + 40), box.right - 40)
        y = min(max(target.centery, box.top + 40), box.bottom - 40)
        if target.left >= box.right:
            tip, side = (box.right + 14, y), ((box.right - 2, y - 14), (box.right - 2, y + 14))
        elif target.right <= box.left:
            tip, side = (box.left - 14, y), ((box.left + 2, y - 14), (box.left + 2, y + 14))
        elif target.top >= box.bottom:
            tip, side = (x, box.bottom + 14), ((x - 14, box.bottom - 2), (x + 14, box.bottom - 2))
        elif target.bottom <= box.top:
            tip, side = (x, box.top - 14), ((x - 14, box.top + 2), (x + 14, box.top + 2))
        else:
            return
        canvas.polygon(gold, (tip, *side))


def _apart(one: Box, other: Box) -> float:
    """How far two boxes are from each other."""
    dx = max(one.left - other.right, other.left - one.right, 0)
    dy = max(one.top - other.bottom, other.top - one.bottom, 0)
    return dx + dy


class Speaking(Widget):
    """The bubble over the dimmed board, beside what it speaks of."""

    def __init__(self, bubble: Bubble) -> None:
        super().__init__(bubble, name="speaking")
        self.bubble = bubble
        self.holes: list[Box] = []

    def aim(self, look: Look, room: Box, holes: Sequence[Box], clear: Sequence[Box] = ()) -> None:
        """Stand beside what is meant, over it least of all; in the middle if nothing is."""
        self.rect = room
        self.holes = [hole.clip(look.box) for hole in holes]
        size = self.bubble.fitted(look)
        if not holes:
            middle = Box(0, 0, *size)
            middle.center = room.center
            self.bubble.place(look, middle)
            self.bubble.towards = None
            return
        meant = holes[0]
        # Something that fills the window leaves no room beside it: then beside its middle part.
        if meant.w > room.w * 0.7 and meant.h > room.h * 0.7:
            meant = inset(meant, meant.w * 0.3, meant.h * 0.3)
        place = beside(meant, size, room, gap=22, clear=[*holes, *clear])
        self.bubble.place(look, place.clamp(inset(room, 6, 6)))
        self.bubble.towards = min(holes, key=lambda hole: _apart(hole, self.bubble.rect))

    def hit(self, point: Point) -> Widget | None:
        return self.bubble.hit(point) if self.visible else None

    def draw(self, canvas: Canvas) -> None:
        gold = canvas.look.theme.bright
        paint.veil(canvas, DIM, self.holes)
        for hole in self.holes:
            paint.ring(canvas, hole, gold, 3, 10)
        super().draw(canvas)
