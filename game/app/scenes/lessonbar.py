"""The strip under a lesson's board: which lesson, how far, and Back and Next at fixed places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing.layout import Box, Size, cut_bottom
from game.app.drawing.theme import darker, mix
from game.app.table.speaking import Speaking
from game.app.widgets import Button
from game.app.widgets.base import NO_LIMIT, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

GAP = 14.0
#: The part of the width that a button has, and how wide one is at most with normal text.
SHARE, WIDEST = 0.2, 330.0


class Going(Button):
    """Back or Next; the one that leads on is where keys begin."""

    leads = False

    @property
    def decides(self) -> bool:
        return self.enabled and self.leads


class LessonBar(Widget):
    """Title and progress at the left, Back and Next at the right, always in the same place."""

    def __init__(self, title: str, at: int, count: int, back: Button, on: Button) -> None:
        super().__init__(back, on, name="lesson-bar")
        self.title, self.at, self.count = title, at, count
        self.back, self.on = back, on

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, max(look.line("small_strong") + 14, 56)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide = min(box.w * SHARE, WIDEST * look.text_scale)
        high = box.h - 8
        right = box.right - 10 - wide
        self.on.place(look, Box(right, box.y + 4, wide, high))
        self.back.place(look, Box(right - GAP - wide, box.y + 4, wide, high))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        canvas.fill(darker(theme.night, 0.3), self.rect)
        canvas.line(mix(theme.gold, theme.night, 0.3), self.rect.topleft, self.rect.topright)
        canvas.covers(self.rect)
        room = Box(self.rect.x + 22, self.rect.y, self.back.rect.x - self.rect.x - 44, self.rect.h)
        said = f"{min(self.at + 1, self.count)} / {self.count}"
        figures = canvas.look.text_size(said, "small_strong")[0] + 8
        canvas.text(said, Box(room.right - figures, room.y, figures, room.h), "small_strong")
        names = canvas.look.text_size(self.title, "strong")[0]
        title = Box(room.x, room.y, min(names + 4, room.w * 0.5), room.h)
        canvas.text(self.title, title, "strong", shrink=True, ellipsis=True)
        left = title.right + 22
        self._draw_line(canvas, Box(left, room.centery - 4, room.right - figures - 18 - left, 8))
        super().draw(canvas)

    def _draw_line(self, canvas: Canvas, box: Box) -> None:
        """How much of the lesson has been read."""
        theme = canvas.look.theme
        if box.w > 30:
            canvas.fill(theme.sunken, box)
            part = min(self.at + 1, self.count) / max(self.count, 1)
            canvas.fill(theme.gold, Box(box.x, box.y, box.w * part, box.h))


class Guided(Widget):
    """A board, somebody who speaks over it, and the bar below."""

    def __init__(self, board: Widget, speaking: Speaking, bar: LessonBar) -> None:
        super().__init__(board, speaking, bar)
        self.board, self.speaking, self.bar = board, speaking, bar

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        below, rest = cut_bottom(box, self.bar.wanted(look, box.w)[1])
        self.bar.place(look, below)
        self.board.place(look, rest)

    @property
    def room(self) -> Box:
        """Where the board is."""
        return Box(self.rect.x, self.rect.y, self.rect.w, self.bar.rect.y - self.rect.y)

    def speak(self, speaking: Speaking) -> None:
        """Let something else be said."""
        self.speaking = speaking
        self.children = [self.board, speaking, self.bar]
