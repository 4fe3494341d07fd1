"""Options as lines of the prompt: what is chosen at the left, what comes of it at the right."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from attrs import frozen

from game.app.drawing.layout import Box, Size
from game.app.drawing.theme import Colour, mix
from game.app.table.answers import Answer
from game.app.widgets.base import NO_LIMIT
from game.app.widgets.controls import PAD_X, PAD_Y
from game.app.widgets.text import Label, Paragraph

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

#: Between what is chosen and what comes of it.
GAP = 18.0
#: The part of a line that its result has at least, if it needs it.
LEAST = 0.42
#: Words by which a sentence may be longer although it does not fit with one word less.
LOOK_ON = 3


@frozen
class Line:
    """How an option stands in the prompt although it touches something on the board."""

    words: str
    icon: str = ""
    #: What comes of it, in a few words.
    result: str = ""


def shortened(look: Look, words: str, style: str, room: Size) -> str:
    """As much of a sentence as a box has room for in small letters; the rest is on hover."""
    parts = words.split(" ")

    def said(count: int) -> str:
        return words if count == len(parts) else " ".join(parts[:count]).rstrip(",;:. ") + "…"

    def fits(count: int) -> bool:
        tried = Paragraph(said(count), style, shrink=True)
        tried.place(look, Box(0, 0, *room))
        return tried.fits

    if fits(len(parts)):
        return words
    # Fewer words hardly ever need more room: only a long one before the ellipsis may be too wide.
    most = bisect_left(range(1, len(parts)), True, key=lambda count: not fits(count))
    near = range(min(most + LOOK_ON, len(parts) - 1), most, -1)
    count = next((each for each in near if fits(each)), most)
    return said(count) if count else ""


def least_height(look: Look, words: str, style: str, wide: float) -> float:
    """The height in which all of a text has room, at the smallest size if need be."""
    line = look.fonts.smallest / look.scale * 1.2
    told = Paragraph(words, style, even=False, shrink=True)
    whole = told.wanted(look, wide)[1]
    for count in range(1, int(whole / line) + 1):
        told.place(look, Box(0, 0, wide, count * line))
        if told.fits:
            return count * line
    return whole


class LineAnswer(Answer):
    """A button as wide as the prompt: icon and words, its result, its key."""

    is_line = True

    def __init__(self, line: Line, why_not: str = "", **more: Any) -> None:
        super().__init__(line.words, icon=line.icon, x=0.0, **more)
        self.line, self.why_not = line, why_not
        self._words = Label(line.words, self.style, shrink=True, ellipsis=True)

    @property
    def _right(self) -> str:
        return self.why_not or self.line.result

    @property
    def _small(self) -> str:
        """The style of a result that takes more than one line."""
        return "small" if self.why_not else "small_strong"

    def _result(self, look: Look, width: float) -> float:
        """How wide the result is in a line of this width."""
        if not self._right:
            return 0.0
        whole = look.text_size(self._right, "small_strong")[0] + 4
        words = look.text_size(self.text, self.style)[0] + 2
        room = self._room(look, width)
        return min(whole, max(room - words - GAP, width * LEAST))

    def _stacks(self, look: Look, width: float) -> bool:
        """Whether its result stands under its words, which have room only without it."""
        if self.why_not or not self.line.result or width >= NO_LIMIT:
            return False
        room = self._room(look, width)
        beside = room - self._result(look, width) - GAP
        return self._breaks(look, beside) and not self._breaks(look, room)

    def _breaks(self, look: Look, room: float) -> bool:
        """Whether its words need more than a line of such room, however small they are written."""
        face = look.face(self.style)[0]
        return look.fonts.width(self.text, face, look.fonts.smallest) > room * look.scale + 1

    def _room(self, look: Look, width: float) -> float:
        """What a line of this width has for words and result."""
        return width - 2 * min(PAD_X, max((width - 40) / 6, 6)) - self._beside(look)

    def _high(self, look: Look, width: float) -> float:
        """How high its words are: a line, or two small ones."""
        room, taken = self._room(look, width), self._result(look, width)
        if taken and not self._stacks(look, width):
            room -= taken + GAP
        line = look.line(self.style)
        return max(line, 2 * look.line("small_strong")) if self._breaks(look, room) else line

    def _under(self, look: Look, width: float) -> float:
        """How high the result is that stands under the words."""
        return Paragraph(self._right, "small_strong").wanted(look, self._room(look, width))[1]

    def _share(self, look: Look) -> float:
        """The part of its height that its words have, if their result stands under them."""
        high = self._high(look, self.rect.w)
        return high / (high + self._under(look, self.rect.w))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = self._inner(look)
        broken = Paragraph(self.text, "small_strong", even=False, y=0.5, shrink=True)
        if self._breaks(look, inner.w):
            broken.place(look, inner)
        fits = self._breaks(look, inner.w) and broken.fits
        whole = Label(self.text, self.style, shrink=True, ellipsis=True)
        self._words = broken if fits else whole
        super().place(look, box)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        """One line, or as high as all that comes of it: what decides is never cut."""
        high = self._high(look, width)
        if self._stacks(look, width):
            return width, high + self._under(look, width) + PAD_Y
        wide = self._result(look, width)
        if wide and look.text_size(self._right, "small_strong")[0] > wide:
            high = max(high, Paragraph(self._right, self._small).wanted(look, wide)[1])
        return width, high + PAD_Y

    def curt(self, look: Look) -> float:
        """A refusal gives way before what may be chosen: all of it is said on hover."""
        return look.line(self.style) + PAD_Y if self.why_not else super().curt(look)

    def narrowest(self, look: Look) -> float:
        # A line of its own, whatever else there is room for.
        return NO_LIMIT

    def _inner(self, look: Look) -> Box:
        inner = super()._inner(look)
        if self._stacks(look, self.rect.w):
            return Box(inner.x, inner.y, inner.w, inner.h * self._share(look))
        taken = self._result(look, self.rect.w)
        return Box(inner.x, inner.y, max(inner.w - taken - (GAP if taken else 0), 1), inner.h)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        look, theme = canvas.look, canvas.look.theme
        if not self._right:
            return
        whole = super()._inner(look)
        wide = self._result(look, self.rect.w)
        room = Box(whole.right - wide, self.rect.y, wide, self.rect.h)
        ink: Colour = mix(theme.bad, theme.night, 0.15) if self.why_not else theme.good
        if self._stacks(look, self.rect.w):
            high = whole.h * self._share(look)
            under = Paragraph(self._right, "small_strong", ink, y=0.5, shrink=True)
            under.place(look, Box(whole.x, whole.y + high, whole.w, whole.h - high))
            under.draw(canvas)
            return
        if look.text_size(self._right, "small_strong")[0] <= wide:
            canvas.text(self._right, room, "small_strong", ink, x=1.0)
            return
        words = shortened(look, self._right, self._small, (room.w, room.h + 4))
        lines = Paragraph(words, self._small, ink, x=1.0, y=0.5, shrink=True)
        lines.place(look, Box(room.x, room.y - 2, room.w, room.h + 4))
        lines.draw(canvas)

    def _draw_icon(self, canvas: Canvas, ink: Colour) -> None:
        if self.icon and canvas.look.icons.has(self.icon):
            side = canvas.look.line(self.style) + 4
            left = self.rect.x + min(PAD_X, 16)
            canvas.icon(self.icon, Box(left, self.rect.centery - side / 2, side, side), ink)
