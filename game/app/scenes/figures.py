"""The pictures of a rulebook page: dice, tracks with what their spaces give, and maps."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.widgets import Widget
from game.app.widgets.base import NO_LIMIT
from game.library.blocks import Die, Map, Mark

#: Words stand beside a picture if they have at least this width there.
ROOM = 320.0


class Figure(Widget):
    """A picture with words beside it, or below where there is too little room."""

    def __init__(self, words: Widget) -> None:
        super().__init__(words)

    def picture(self, look: Look) -> Size:
        """How large the picture is."""
        raise NotImplementedError

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box of its size."""
        raise NotImplementedError

    def _beside(self, look: Look, width: float) -> bool:
        return width - self.picture(look)[0] - 22 > ROOM

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.picture(look)
        if self._beside(look, width):
            words = self.children[0].wanted(look, width - wide - 22)
            return words[0] + wide + 22, max(words[1], high + 8)
        words = self.children[0].wanted(look, width)
        return max(words[0], wide), words[1] + high + 18

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide, high = self.picture(look)
        if self._beside(look, box.w):
            room = Box(box.x + wide + 22, box.y, box.w - wide - 22, box.h)
            tall = self.children[0].wanted(look, room.w)[1]
            top = room.y + max(room.h - tall, 0) / 2
            self.children[0].place(look, Box(room.x, top, room.w, tall))
            self._frame = Box(box.x, box.y + (box.h - high) / 2, wide, high)
        else:
            low = high + 18
            self.children[0].place(look, Box(box.x, box.y + low, box.w, box.h - low))
            self._frame = Box(box.x, box.y + 4, wide, high)

    def draw(self, canvas: Canvas) -> None:
        self.draw_picture(canvas, self._frame)
        super().draw(canvas)


class DiceRow(Figure):
    """Dice as they lie on the table, perhaps with a figure below each, and a sentence."""

    SIDE = 60.0
    GAP = 12.0

    def __init__(self, shown: Sequence[Die], words: Widget) -> None:
        super().__init__(words)
        self.dice = list(shown)

    def _noted(self, look: Look) -> float:
        return look.line("small_strong") if any(die.note for die in self.dice) else 0.0

    def picture(self, look: Look) -> Size:
        return len(self.dice) * (self.SIDE + self.GAP) - self.GAP, self.SIDE + self._noted(look)

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        look = canvas.look
        for index, die in enumerate(self.dice):
            at = Box(box.x + index * (self.SIDE + self.GAP), box.y, self.SIDE, self.SIDE)
            dice.draw_die(canvas, at, die.kind, die.face or None)
            if die.note:
                below = Box(at.x - 6, at.bottom + 2, at.w + 12, self._noted(look))
                canvas.text(die.note, below, "small_strong", look.theme.ink, x=0.5)


class TrackRow(Widget):
    """Spaces side by side, on as many lines as they need: a figure above, what it gives below."""

    PAD = 8.0

    def __init__(self, heads: Sequence[Widget], marks: Sequence[Mark]) -> None:
        super().__init__(*heads)
        self.marks = list(marks)

    def _head(self, look: Look, width: float) -> float:
        wide = max((each.wanted(look)[0] for each in self.children), default=0.0)
        return min(wide + 14, width * 0.4)

    def _cell(self, look: Look, width: float) -> Size:
        """How large a space is: as wide as its longest figure, as high as the words before it."""
        words = [text for mark in self.marks for text in (mark.at, mark.gives) if text]
        wide = max(look.text_size(text, "small_strong")[0] for text in words)
        head = self._head(look, width) - 10
        heads = [each.wanted(look, head)[1] for each in self.children]
        line = max(look.line("small_strong") + 4, *heads)
        lines = 2 if any(mark.gives for mark in self.marks) else 1
        return wide + 2 * self.PAD, lines * line + 4

    def _columns(self, look: Look, width: float) -> int:
        return max(int((width - self._head(look, width)) // self._cell(look, width)[0]), 1)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        lines = -(-len(self.marks) // self._columns(look, width))
        return width, lines * (self._cell(look, width)[1] + self.PAD)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        head = self._head(look, box.w) - 10
        high = (self._cell(look, box.w)[1] - 4) / len(self.children)
        for index, each in enumerate(self.children):
            tall = each.wanted(look, head)[1]
            top = box.y + 2 + index * high + (high - tall) / 2
            each.place(look, Box(box.x, top, head, tall))

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        wide, high = self._cell(look, self.rect.w)
        head, columns = self._head(look, self.rect.w), self._columns(look, self.rect.w)
        for index, mark in enumerate(self.marks):
            line, column = divmod(index, columns)
            top = self.rect.y + line * (high + self.PAD)
            space = Box(self.rect.x + head + column * wide, top, wide - 3, high)
            fill = theme.gold if mark.lit else lighter(theme.parchment, 0.4)
            edge = darker(theme.parchment, 0.65 if mark.lit else 0.3)
            paint.panel(canvas, space, paint.Panel(fill, fill, edge, 6, 2))
            upper = Box(space.x, space.y + 2, space.w, (high - 4) / (2 if mark.gives else 1))
            canvas.text(mark.at, upper, "small_strong", theme.ink, x=0.5)
            if mark.gives:
                lower = Box(space.x, upper.bottom, space.w, upper.h)
                canvas.fill(mix(fill, theme.ink, 0.12), Box(lower.x + 3, lower.y, lower.w - 6, 2))
                canvas.text(mark.gives, lower, "small_strong", (146, 58, 20), x=0.5)
        super().draw(canvas)


class MapFigure(Figure):
    """Fields in a grid; where signs link them there is room between, else they touch."""

    FIELD, LINK, BARE = 62.0, 34.0, 30.0

    def __init__(self, shown: Map, words: Widget) -> None:
        super().__init__(words)
        self.shown = shown
        self._side, self._gap = (self.FIELD, self.LINK) if shown.is_linked else (self.BARE, 3.0)

    def picture(self, look: Look) -> Size:
        rows, columns = len(self.shown.fields), max(len(row) for row in self.shown.fields)
        step = self._side + self._gap
        return columns * step - self._gap, rows * step - self._gap

    def _field(self, box: Box, row: int, column: int) -> Box:
        step = self._side + self._gap
        return Box(box.x + column * step, box.y + row * step, self._side, self._side)

    def draw_picture(self, canvas: Canvas, box: Box) -> None:
        held = set(self.shown.held)
        for row, icons in enumerate(self.shown.across):
            for column, icon in enumerate(icons):
                if icon:
                    self._link(canvas, icon, held, box, ((row, column), (row, column + 1)))
        for row, icons in enumerate(self.shown.down):
            for column, icon in enumerate(icons):
                if icon:
                    self._link(canvas, icon, held, box, ((row, column), (row + 1, column)))
        for row, icons in enumerate(self.shown.fields):
            for column, icon in enumerate(icons):
                if icon or not self.shown.is_linked:
                    place = self._field(box, row, column)
                    self._draw_field(canvas, icon, place, (row, column) in held)

    def _draw_field(self, canvas: Canvas, icon: str, place: Box, is_held: bool) -> None:
        theme = canvas.look.theme
        if icon:
            paint.emblem(canvas, place, icon, theme.skin.sign(icon), radius=9)
        else:
            fill = theme.gold if is_held else lighter(theme.parchment, 0.35)
            made = paint.Panel(fill, fill, darker(theme.parchment, 0.4), 6, 2)
            paint.panel(canvas, place, made)
        if is_held and icon:
            paint.ring(canvas, place.inflate(6, 6), theme.gold, 6, 11)
            paint.ring(canvas, place.inflate(8, 8), darker(theme.gold, 0.6), 2, 12)

    def _link(
        self,
        canvas: Canvas,
        icon: str,
        held: set[tuple[int, int]],
        box: Box,
        ends: tuple[tuple[int, int], tuple[int, int]],
    ) -> None:
        theme = canvas.look.theme
        one, other = (self._field(box, *end) for end in ends)
        is_lit = held.issuperset(ends)
        ink = darker(theme.parchment, 0.55)
        canvas.line(theme.gold if is_lit else ink, one.center, other.center, 8 if is_lit else 3)
        size = self.LINK - 2
        middle = (one.centerx + other.centerx) / 2, (one.centery + other.centery) / 2
        badge = Box(middle[0] - size / 2, middle[1] - size / 2, size, size)
        ground = theme.gold if is_lit else darker(theme.panel, 0.2)
        paint.pill(canvas, badge, ground, ink)
        tint = (40, 28, 14) if is_lit else (250, 243, 226)
        canvas.icon(icon, Box(badge.x + 5, badge.y + 5, size - 10, size - 10), tint)
