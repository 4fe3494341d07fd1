"""A lesson in a list: its number or a tick, its name, what it is about, and how long it takes."""

from __future__ import annotations

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.widgets import Paragraph, Widget
from game.app.widgets.base import NO_LIMIT, Change, Press

BADGE, PAD = 64.0, 18.0


class LessonLine(Widget):
    """Something to learn; `first` is where somebody new should begin."""

    focusable = True
    clicks = True

    def __init__(
        self,
        name: str,
        texts: tuple[str, str, str],
        on_press: Press,
        mark: str,
        done: bool = False,
        first: bool = False,
    ) -> None:
        title, about, self.note = texts
        self.title = Paragraph(title, "name", even=False)
        self.about = Paragraph(about, "small", "muted", even=False)
        super().__init__(self.title, self.about, name=f"lesson:{name}")
        self.mark, self.done, self.first = mark, done, first
        self.on_press = on_press

    @property
    def decides(self) -> bool:
        return self.first

    def _beside(self, look: Look) -> float:
        return look.text_size(self.note, "small_strong")[0] + 10

    def _room(self, look: Look, width: float) -> float:
        return width - 2 * PAD - BADGE - 18 - self._beside(look) - 16

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        room = self._room(look, width)
        words = self.title.wanted(look, room)[1] + self.about.wanted(look, room)[1]
        return width, max(words + 4, BADGE) + 2 * PAD - 8

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        room = self._room(look, box.w)
        x = box.x + PAD + BADGE + 18
        high, low = self.title.wanted(look, room)[1], self.about.wanted(look, room)[1]
        top = box.centery - (high + low + 4) / 2
        self.title.place(look, Box(x, top, room, high))
        self.about.place(look, Box(x, top + high + 4, room, low))

    def press(self) -> Change | None:
        return self.on_press()

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        base = lighter(theme.panel, 0.1 if self.lit else 0.0)
        edge = theme.gold if self.first else theme.cream if self.lit else theme.edge
        paint.panel(canvas, self.rect, paint.Panel(base, darker(base, 0.14), edge, 12, 2.5, 8))
        badge = Box(self.rect.x + PAD, self.rect.centery - BADGE / 2, BADGE, BADGE)
        fill = theme.good if self.done else theme.palette.cloth
        made = paint.Panel(fill, darker(fill, 0.2), theme.gold, BADGE / 2, 2.5)
        paint.panel(canvas, badge, made)
        if self.done:
            canvas.icon("app.check", inset(badge, 16), theme.ink)
        elif self.mark.startswith("app."):
            canvas.icon(self.mark, inset(badge, 14), theme.cream)
        else:
            canvas.text(self.mark, badge, "figure", "bright", x=0.5)
        wide = self._beside(look)
        note = Box(self.rect.right - PAD - wide, self.rect.y, wide, self.rect.h)
        canvas.text(self.note, note, "small_strong", "bright", x=1.0)
        super().draw(canvas)
