"""The seek bar: a game from its first to its last moment, with marks at rounds and battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point, Size, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour
from game.app.telling import story
from game.app.telling.story import Mark
from game.app.widgets import Button, HoverCard, Widget
from game.app.widgets.base import NO_LIMIT, Change
from game.engine.text import Text


class SeekBar(Widget):
    """A bar to drag along; arrows step, what lies under the pointer is named."""

    focusable = True

    def __init__(
        self,
        value: int,
        last: int,
        marks: Sequence[Mark],
        on_seek: Callable[[int], Change | None],
        say: Callable[[Text], str],
    ) -> None:
        super().__init__(name="seek")
        self.value, self.last = value, max(last, 1)
        self.marks = list(marks)
        self.on_seek = on_seek
        self._say = say
        self._pointer: Point = (0, 0)
        self.tip = self._explain

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 500), look.line("small_strong") + 44

    @property
    def bar(self) -> Box:
        """The line itself."""
        return Box(self.rect.x + 18, self.rect.bottom - 30, self.rect.w - 36, 14)

    def x_of(self, commit: int) -> float:
        """Where a commit stands on the bar."""
        return self.bar.x + self.bar.w * commit / self.last

    def hit(self, point: Point) -> Widget | None:
        found = super().hit(point)
        if found is self:
            self._pointer = point
        return found

    def _at(self, point: Point) -> int:
        return round((point[0] - self.bar.x) / max(self.bar.w, 1) * self.last)

    def _explain(self) -> Widget | None:
        near = [mark for mark in self.marks if abs(self.x_of(mark.commit) - self._pointer[0]) < 14]
        if not near:
            return None
        return HoverCard("", "\n".join(self._say(mark.text) for mark in near[:4]))

    def grab(self, point: Point) -> bool:
        self.drag(point)
        return True

    def drag(self, point: Point) -> Change | None:
        self.on_seek(self._at(point))
        return None

    def nudge(self, dx: int, dy: int) -> bool:
        if dx:
            self.on_seek(self.value + dx)
        return bool(dx)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        bar = self.bar
        paint.gauge(canvas, bar, self.value / self.last, theme.gold)
        for mark in self.marks:
            if mark.kind != story.ROUND:
                x = self.x_of(mark.commit)
                paint.pill(canvas, Box(x - 6, bar.centery - 6, 12, 12), theme.bad, theme.ink)
        self._draw_rounds(canvas)
        knob = Box(self.x_of(self.value) - 15, bar.centery - 15, 30, 30)
        paint.pill(canvas, knob, theme.bright if self.lit else theme.gold, theme.ink)

    def _draw_rounds(self, canvas: Canvas) -> None:
        """A stroke and a number for each round, as long as numbers have room."""
        theme, look = canvas.look.theme, canvas.look
        high = look.line("small_strong")
        free = self.rect.x - 100.0
        rounds = [mark for mark in self.marks if mark.kind == story.ROUND]
        for number, mark in enumerate(rounds, 1):
            x = self.x_of(mark.commit)
            canvas.line(theme.cream, (x, self.bar.y - 8), (x, self.bar.bottom + 4), 3)
            words = str(number)
            width = look.text_size(words, "small_strong")[0]
            left = min(max(x - width / 2, self.rect.x), self.rect.right - width)
            if left > free + 6:
                room = Box(left, self.bar.y - 10 - high, width, high)
                canvas.text(words, room, "small_strong", "muted", x=0.5)
                free = left + width


class Onward(Button):
    """A button whose icon looks the other way: there is one arrow for back and forth."""

    def _draw_icon(self, canvas: Canvas, ink: Colour) -> None:
        rect = canvas.rect(inset(self.rect, self.rect.w * 0.2, self.rect.h * 0.2))
        icon = canvas.look.icons.get(self.icon, min(rect.size), ink)
        canvas.blit_in(pygame.transform.flip(icon, True, False), self.rect)
