"""Labels and paragraphs; `drawing.marks` tells which marks a paragraph may have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from attrs import evolve

from game.app.drawing.fonts import balanced, breaks
from game.app.drawing.layout import Box, Size
from game.app.drawing.marks import Lines, Run, words_of
from game.app.drawing.theme import STYLES, Colour
from game.app.widgets.base import NO_LIMIT, Change, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

#: Paragraphs that are kept broken into lines.
_MOST_TYPESET = 2000
#: What stands between the folders of a file's name.
_PATHS = frozenset("/\\")


class Label(Widget):
    """One line of text."""

    def __init__(
        self,
        text: str,
        style: str = "body",
        colour: Colour | str | None = None,
        x: float = 0.0,
        y: float = 0.5,
        shrink: bool = False,
        ellipsis: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.text = text
        self.style = style
        self.colour = colour
        self.x, self.y = x, y
        self.shrink, self.ellipsis = shrink, ellipsis

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = look.text_size(self.text, self.style)
        if wide <= width or not (self.shrink or self.ellipsis):
            return wide, high
        if self.shrink:
            face, pixels = look.face(self.style)
            pixels = look.fonts.fitted(self.text, face, pixels, width * look.scale)
            high = look.units(look.fonts.line(face, pixels))
        return width, high

    def draw(self, canvas: Canvas) -> None:
        canvas.text(
            self.text, self.rect, self.style, self.colour,
            self.x, self.y, self.shrink, self.ellipsis,
        )  # fmt: skip


class Link(Widget):
    """The words of a link, as something to point at."""

    focusable = True

    def __init__(self, target: str, box: Box, on_press: Callable[[str], Change | None]) -> None:
        super().__init__(name=f"link:{target}")
        self.rect = box
        self.target = target
        self._on_press = on_press

    def place(self, look: Look, box: Box) -> None:
        self.rect = box

    def press(self) -> Change | None:
        return self._on_press(self.target)


class Paragraph(Widget):
    """Text that is broken into lines, with marks for bold, gold, asides, icons and links."""

    def __init__(
        self,
        text: str,
        style: str = "body",
        colour: Colour | str | None = None,
        x: float = 0.0,
        y: float = 0.0,
        even: bool = True,
        on_link: Callable[[str], Change | None] | None = None,
        name: str = "",
        shrink: bool = False,
        least: float = 0.0,
    ) -> None:
        super().__init__(name=name)
        self.text, self.style, self.colour = text, style, colour
        self.x, self.y = x, y
        #: Lines of even length, rather than full ones.
        self.even = even
        #: Set smaller, down to what can still be read, where the box is too low or narrow.
        self.shrink = shrink
        #: But never under this part of the size that the reader has chosen.
        self.least = least
        self.on_link = on_link
        self._set: tuple[object, ...] | None = None
        self._lines: Lines = []
        self._pixels = 0
        self._size: Size = (0, 0)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        self._typeset(look, width, look.face(self.style)[1])
        return self._size

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        pixels = look.face(self.style)[1]
        self._typeset(look, box.w, pixels)
        if not self.fits:  # boxes are kept in single precision: a hair may have been lost
            self._typeset(look, box.w + 1 / look.scale, pixels)
        floor = max(look.fonts.smallest, round(pixels * self.least))
        while self.shrink and self._is_over(box) and pixels > floor:
            pixels -= 1
            self._typeset(look, box.w, pixels)
        if self.on_link is not None:
            self.children = list(self._links(look))

    def _typeset(self, look: Look, width: float, pixels: int) -> None:
        """Break the text for a width, once."""
        key = look, width, pixels, self.text
        if self._set == key:
            return
        self._set, self._pixels = key, pixels
        kept = look.typeset.get((self.text, self.style, self.even, width, pixels))
        if kept is None:
            kept = self._broken_anew(look, width, pixels)
            if len(look.typeset) >= _MOST_TYPESET:
                look.typeset.clear()
            look.typeset[self.text, self.style, self.even, width, pixels] = kept
        self._lines, self._size = kept

    def _broken_anew(self, look: Look, width: float, pixels: int) -> tuple[Lines, Size]:
        self._lines = []
        face = STYLES[self.style].face
        room = width * look.scale + 1
        space = look.fonts.width(" ", face, pixels)
        part: list[list[Run]] = []
        ending = (None,) if self.text else ()
        for word in (*words_of(self.text, face), *ending):
            if word is None:
                self._add_lines(look, part, space, room)
                part = []
            else:
                part += self._pieces(look, word, room)
        wide = max((self._line_end(look, line) for line in self._lines), default=0)
        high = len(self._lines) * look.fonts.line(face, pixels)
        return self._lines, ((wide + 1) / look.scale, high / look.scale)

    def _pieces(self, look: Look, word: list[Run], room: float) -> list[list[Run]]:
        """A word; a file's name, if it is longer than a line, as what fills one each."""
        run = word[0]
        is_path = len(word) == 1 and not _PATHS.isdisjoint(run.text)
        if not is_path or self._width(look, run) <= room:
            return [word]
        cut = look.fonts.pieces(run.text, run.face, self._pixels, room)
        return [[evolve(run, text=piece)] for piece in cut]

    def _add_lines(self, look: Look, words: list[list[Run]], space: float, room: float) -> None:
        if not words:
            self._lines.append([])
            return
        widths = [sum(self._width(look, run) for run in word) for word in words]
        limit = room
        for _ in range(3):
            lines = self._broken(look, words, widths, space, limit)
            over = max(self._line_end(look, line) for line in lines) - room
            if over <= 0 or len(lines) == len(words):
                break
            limit -= over  # words joined are a little wider than words measured one by one
        self._lines += lines

    def _broken(
        self, look: Look, words: list[list[Run]], widths: list[float], space: float, room: float
    ) -> list[list[tuple[float, Run]]]:
        lines, start = [], 0
        for end in (balanced if self.even else breaks)(widths, space, room):
            lines.append(self._one_line(look, words[start:end], space))
            start = end
        return lines

    def _one_line(
        self, look: Look, words: list[list[Run]], space: float
    ) -> list[tuple[float, Run]]:
        """Runs with their places; plain words of one style are joined into one run."""
        line: list[tuple[float, Run]] = []
        x = 0.0
        for run, gap in _joined(words):
            if gap:
                x += space
            line.append((x, run))
            x += self._width(look, run)
        return line

    def _width(self, look: Look, run: Run) -> float:
        if run.icon:
            return self._pixels * 1.15
        return look.fonts.width(run.text, run.face, self._pixels)

    def _line_end(self, look: Look, line: list[tuple[float, Run]]) -> float:
        return line[-1][0] + self._width(look, line[-1][1]) if line else 0

    def _places(self, look: Look) -> Iterator[tuple[Box, Run]]:
        """Each run and its box."""
        scale = look.scale
        high = look.fonts.line(STYLES[self.style].face, self._pixels)
        top = self.rect.y + (self.rect.h - self._size[1]) * self.y
        for number, line in enumerate(self._lines):
            off = (self.rect.w - self._line_end(look, line) / scale) * self.x
            for x, run in line:
                yield (
                    Box(
                        self.rect.x + off + x / scale,
                        top + number * high / scale,
                        self._width(look, run) / scale,
                        high / scale,
                    ),
                    run,
                )

    @property
    def fits(self) -> bool:
        """Whether the text, as it is set, has room in its box."""
        return self._size[1] <= self.rect.h + 4 and self._size[0] <= self.rect.w + 6

    def _is_over(self, box: Box) -> bool:
        return self._size[1] > box.h + 1 or not self.fits

    def _links(self, look: Look) -> Iterator[Link]:
        assert self.on_link is not None
        for box, run in self._places(look):
            if run.target:
                yield Link(run.target, box, self.on_link)

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        if self._set is None or self._set[0] is not look:
            self.place(look, self.rect)
        lit = {child.rect.topleft for child in self.children if child.lit}
        for box, run in self._places(look):
            colour = self._tint(look, run, box.topleft in lit)
            if run.icon:
                self._draw_icon(canvas, run, box, colour)
            else:
                rise = look.fonts.rise(run.text, run.face, self._pixels) / look.scale
                top = box.y + self._drop(look, run.face) - rise
                canvas.run(run.text, (box.x, top), run.face, self._pixels, colour)
        if not self.fits:
            canvas.overfull(self.text, self.rect, self._pixels)

    def _drop(self, look: Look, face: str) -> float:
        """How much lower a run begins so that all faces stand on one line."""
        own = look.fonts.font(STYLES[self.style].face, self._pixels).get_ascent()
        return (own - look.fonts.font(face, self._pixels).get_ascent()) / look.scale

    def _tint(self, look: Look, run: Run, lit: bool) -> Colour:
        own = STYLES[self.style].colour if self.colour is None else self.colour
        chosen = run.colour or own
        if run.target:
            chosen = "bright" if lit else "gold" if chosen != "ink" else chosen
        return look.theme.colour(chosen) if isinstance(chosen, str) else chosen

    def _draw_icon(self, canvas: Canvas, run: Run, box: Box, colour: Colour) -> None:
        if canvas.look.icons.has(run.icon):
            side = self._pixels * 1.05 / canvas.look.scale
            square = Box(box.x, box.centery - side * 0.5, side, side)
            canvas.icon(run.icon, square, colour)


def _joined(words: list[list[Run]]) -> Iterator[tuple[Run, bool]]:
    """Runs of a line and whether there is a gap before each; one for several that join."""
    first, before, texts = None, False, list[str]()
    for index, word in enumerate(words):
        for number, run in enumerate(word):
            gap = number == 0 and index > 0
            if first is not None and _joins(first, run):
                texts.append(" " * gap + run.text)
                continue
            if first is not None:
                yield _whole(first, texts), before
            first, before, texts = run, gap, [run.text]
    if first is not None:
        yield _whole(first, texts), before


def _whole(run: Run, texts: list[str]) -> Run:
    return run if len(texts) == 1 else evolve(run, text="".join(texts))


def _joins(last: Run, run: Run) -> bool:
    if last.icon or run.icon:
        return False
    return (last.face, last.colour, last.target) == (run.face, run.colour, run.target)
