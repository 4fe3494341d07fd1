"""A value among many, with an arrow at each side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size
from game.app.widgets.base import NO_LIMIT, Change, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look


Value = TypeVar("Value")


class Stepper(Widget, Generic[Value]):
    """One value is shown; left and right go to its neighbours, round and round."""

    focusable = True
    clicks = True

    def __init__(
        self,
        values: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], Change | None],
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.values = list(values)
        self.value = value
        self.on_change = on_change

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide = max((look.text_size(words, "button")[0] for _, words in self.values), default=0)
        return min(wide + 130, width), look.line("button") + 22

    @property
    def index(self) -> int:
        """The place of the value."""
        return next((i for i, (each, _) in enumerate(self.values) if each == self.value), 0)

    def _go(self, by: int) -> Change | None:
        self.value = self.values[(self.index + by) % len(self.values)][0]
        return self.on_change(self.value)

    def press(self) -> Change | None:
        return self._go(1)

    def press_at(self, point: Point) -> Change | None:
        return self._go(-1 if point[0] < self.rect.centerx else 1)

    def nudge(self, dx: int, dy: int) -> bool:
        if dx:
            self._go(dx)
        return bool(dx)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        paint.panel(canvas, self.rect, "sunken")
        if self.lit:
            paint.ring(canvas, self.rect, theme.gold, 2)
        side = min(self.rect.h * 0.5, 30)
        tint = theme.bright if self.lit else theme.gold
        y = self.rect.centery - side / 2
        canvas.icon("app.arrow_left", Box(self.rect.x + 16, y, side, side), tint)
        canvas.icon("app.arrow_right", Box(self.rect.right - 16 - side, y, side, side), tint)
        room = Box(self.rect.x + side + 28, self.rect.y, self.rect.w - 2 * side - 56, self.rect.h)
        words = self.values[self.index][1] if self.values else ""
        canvas.text(words, room, "button", x=0.5, shrink=True)
