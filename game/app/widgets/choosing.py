"""Controls that hold a value: toggle, slider, choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size, inset, row
from game.app.drawing.theme import darker, lighter
from game.app.widgets.base import NO_LIMIT, Change, Widget
from game.app.widgets.text import Paragraph

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look


Value = TypeVar("Value")


class Toggle(Widget):
    """On or off, with its words beside it."""

    focusable = True
    clicks = True

    def __init__(
        self, text: str, value: bool, on_change: Callable[[bool], Change | None], name: str = ""
    ) -> None:
        super().__init__(name=name or text)
        self.value = value
        self.on_change = on_change
        self.words = Paragraph(text, "body", y=0.5)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.words.wanted(look, max(width - 90, 40))
        return wide + 90, max(high, 40) + 12

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.words.place(look, Box(box.x + 90, box.y, box.w - 90, box.h))

    def press(self) -> Change | None:
        self.value = not self.value
        return self.on_change(self.value)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        track = Box(self.rect.x, self.rect.centery - 18, 72, 36)
        fill = theme.gold if self.value else theme.sunken
        paint.pill(canvas, track, fill, theme.bright if self.lit else theme.edge)
        knob = Box(track.right - 33 if self.value else track.x + 5, track.y + 4, 28, 28)
        paint.pill(canvas, knob, theme.ink if self.value else theme.muted)
        sign = "app.check" if self.value else "app.cross"
        tint = theme.bright if self.value else theme.sunken
        canvas.icon(sign, inset(knob, 6), tint)
        self.words.draw(canvas)


class Slider(Widget):
    """A number between two ends, in steps."""

    focusable = True
    clicks = True

    def __init__(
        self,
        value: int,
        least: int,
        most: int,
        step: int,
        on_change: Callable[[int], Change | None],
        shown: Callable[[int], str] = str,
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.value, self.least, self.most, self.step = value, least, most, step
        self.on_change = on_change
        self.shown = shown

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 420), max(look.line("figure"), 40) + 8

    def _track(self, look: Look) -> Box:
        figure = look.text_size(self.shown(self.most), "figure")[0] + 24
        return Box(self.rect.x + 14, self.rect.centery - 7, self.rect.w - figure - 28, 14)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self._bar = self._track(look)

    def grab(self, point: Point) -> bool:
        self.drag(point)
        return True

    def drag(self, point: Point) -> Change | None:
        share = (point[0] - self._bar.x) / max(self._bar.w, 1)
        return self._set(self.least + share * (self.most - self.least))

    def nudge(self, dx: int, dy: int) -> bool:
        if dx:
            self._set(self.value + dx * self.step)
        return bool(dx)

    def _set(self, value: float) -> Change | None:
        steps = round((value - self.least) / self.step)
        new = min(max(self.least + steps * self.step, self.least), self.most)
        if new == self.value:
            return None
        self.value = new
        return self.on_change(new)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        bar = self._bar
        share = (self.value - self.least) / max(self.most - self.least, 1)
        paint.gauge(canvas, bar, share, theme.gold)
        knob = Box(bar.x + bar.w * share - 17, bar.centery - 17, 34, 34)
        paint.pill(canvas, knob, theme.bright if self.lit else theme.gold, theme.ink)
        room = Box(bar.right + 20, self.rect.y, self.rect.right - bar.right - 20, self.rect.h)
        canvas.text(self.shown(self.value), room, "figure", x=1.0)


class Choice(Widget, Generic[Value]):
    """A few values side by side, one of them chosen."""

    focusable = True
    clicks = True

    def __init__(
        self,
        values: Sequence[tuple[Value, str]],
        value: Value | None,
        on_change: Callable[[Value], Change | None],
        name: str = "",
        style: str = "button",
    ) -> None:
        super().__init__(name=name)
        self.values = list(values)
        self.value = value
        self.on_change = on_change
        self.style = style
        self._columns = 1
        self._cells: list[Box] = []

    def _fit(self, look: Look, width: float) -> tuple[int, float]:
        """How many values stand in a line, and the width of one."""
        cell = max(look.text_size(words, self.style)[0] for _, words in self.values) + 28
        columns = max(min(int(width // cell), len(self.values)), 1)
        lines = -(-len(self.values) // columns)
        return -(-len(self.values) // lines), cell

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        columns, cell = self._fit(look, width)
        lines = -(-len(self.values) // columns)
        high = look.line(self.style) + 22
        return min(cell * columns, width), lines * high

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        columns, _ = self._fit(look, box.w)
        lines = -(-len(self.values) // columns)
        self._columns, self._cells = columns, []
        for line in range(lines):
            strip = Box(box.x, box.y + box.h * line / lines, box.w, box.h / lines)
            self._cells += row(strip, columns)
        del self._cells[len(self.values) :]

    @property
    def index(self) -> int:
        """The place of the chosen value; -1 while none is."""
        return next((i for i, (each, _) in enumerate(self.values) if each == self.value), -1)

    def press(self) -> Change | None:
        return self._pick((self.index + 1) % len(self.values))

    def press_at(self, point: Point) -> Change | None:
        for index, cell in enumerate(self._cells):
            if cell.collidepoint(point):
                return self._pick(index)
        return None

    def nudge(self, dx: int, dy: int) -> bool:
        target = self.index + dx + dy * self._columns
        if not 0 <= target < len(self.values):
            return bool(dx)
        if dx or self._columns < len(self.values):
            self._pick(target)
            return True
        return False

    def _pick(self, index: int) -> Change | None:
        value = self.values[index][0]
        if value == self.value:
            return None
        self.value = value
        return self.on_change(value)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        paint.panel(canvas, self.rect, "sunken")
        chosen = self.index
        for index, ((_, words), cell) in enumerate(zip(self.values, self._cells, strict=True)):
            inner = inset(cell, 4)
            if index == chosen:
                fill = lighter(theme.gold, 0.12) if self.lit else theme.gold
                paint.panel(
                    canvas, inner, paint.Panel(lighter(fill, 0.1), darker(fill, 0.06), None, 10)
                )
            colour = theme.ink if index == chosen else theme.cream
            canvas.text(words, inset(inner, 6, 0), self.style, colour, x=0.5, shrink=True)
