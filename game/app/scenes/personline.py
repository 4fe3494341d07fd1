"""A person in a list: emblem, name, and a word about them."""

from __future__ import annotations

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.keep.seats import SeatInfo
from game.app.scenes.log import emblem_of, seat_colour
from game.app.widgets import Widget
from game.app.widgets.base import NO_LIMIT, Change, Press


class PersonLine(Widget):
    """Somebody to choose; `about` stands under the name, where there is something to say."""

    focusable = True
    clicks = True

    def __init__(
        self, info: SeatInfo, on_press: Press, about: str = "", chosen: bool = False
    ) -> None:
        super().__init__(name=f"person:{info.person}")
        self.info, self.on_press, self.about, self.chosen = info, on_press, about, chosen

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        lines = look.line("name") + (look.line("small") if self.about else 0)
        return min(width, 700), max(lines + 28, 92)

    def press(self) -> Change | None:
        return self.on_press()

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        base = lighter(theme.panel, 0.12 if self.chosen else 0.06 if self.lit else 0.0)
        edge = theme.gold if self.chosen else theme.cream if self.lit else theme.edge
        paint.panel(canvas, self.rect, paint.Panel(base, darker(base, 0.14), edge, 12, 2.5, 8))
        inner = inset(self.rect, 14, 12)
        side = min(inner.h, 76)
        badge = Box(inner.x, inner.centery - side / 2, side, side)
        paint.emblem(canvas, badge, emblem_of(self.info), seat_colour(self.info), radius=12)
        left = badge.right + 16
        high = look.line("name")
        under = look.line("small") if self.about else 0
        name = Box(left, inner.centery - (high + under) / 2, inner.right - left, high)
        canvas.text(self.info.name, name, "name", shrink=True, ellipsis=True)
        line = Box(left, name.bottom, name.w, under)
        canvas.text(self.about, line, "small", "muted", shrink=True, ellipsis=True)
