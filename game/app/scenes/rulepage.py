"""The widgets of a rulebook page: ink on parchment, examples in boxes, tables, signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, inset
from game.app.drawing.look import Look
from game.app.drawing.marks import Run
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.scenes.figures import DiceRow, MapFigure, TrackRow
from game.app.telling.searching import highlighted
from game.app.widgets import Column, Paragraph, Widget
from game.app.widgets.base import NO_LIMIT, Change
from game.library import rulebook
from game.library.blocks import (
    Block,
    Dice,
    Example,
    Map,
    Points,
    Prose,
    Sheet,
    Signs,
    Track,
)
from game.library.rulebook import Page
from game.library.words import Words

GAP = 18.0
MARKER: Colour = (250, 205, 92)


class Ink(Paragraph):
    """A paragraph on parchment: what was searched for is marked as with a pen."""

    def _tint(self, look: Look, run: Run, lit: bool) -> Colour:
        if run.target:
            return (146, 58, 20) if not lit else (196, 84, 26)
        return look.theme.ink

    def draw(self, canvas: Canvas) -> None:
        for box, run in self._places(canvas.look):
            if run.colour == "bright" and not run.icon:
                canvas.fill(MARKER, Box(box.x - 2, box.y + box.h * 0.12, box.w + 4, box.h * 0.78))
        super().draw(canvas)


class Writer:
    """Turns words of a page into paragraphs, in one language and for one search."""

    def __init__(self, lang: str, query: str, on_link: Callable[[str], Change | None]) -> None:
        self.lang, self.query, self.on_link = lang, query, on_link

    def ink(self, words: Words | str, style: str = "body", bold: bool = False) -> Ink:
        """A paragraph of the page."""
        text = words if isinstance(words, str) else words.in_(self.lang)
        text = highlighted(rulebook.marked(text), self.query)
        return Ink(f"**{text}**" if bold else text, style, even=False, on_link=self.on_link)

    def block(self, block: Block) -> Widget:
        """A block of the page."""
        match block:
            case Prose(words):
                return self.ink(words)
            case Points(items, numbered):
                marks = [f"{number}." if numbered else "" for number in range(1, len(items) + 1)]
                rows = [
                    Point(mark, self.ink(item)) for mark, item in zip(marks, items, strict=True)
                ]
                return Column(*rows, gap=8)
            case Example(title, words):
                return ExampleBox(self.ink(title, bold=True), self.ink(words))
            case Sheet(columns, rows_):
                heads = [self.ink(head, "small_strong") for head in columns]
                cells = [[self.ink(cell, "small") for cell in row] for row in rows_]
                return Table(heads, cells)
            case Dice(shown, words):
                return DiceRow(shown, self.ink(words))
            case Track(over, marks, under):
                heads = [self.ink(each, "small_strong") for each in (over, under) if each]
                return TrackRow(heads, marks)
            case Map(words):
                return MapFigure(block, self.ink(words))
            case Signs(signs):
                return Column(*(SignRow(sign.icon, self.ink(sign.words)) for sign in signs), gap=8)


def page_blocks(page: Page, writer: Writer) -> list[Widget]:
    """The blocks of a page, ready to be put under each other."""
    return [writer.block(block) for block in page.blocks]


class Point(Widget):
    """An item of a list with its mark."""

    def __init__(self, mark: str, words: Widget) -> None:
        super().__init__(words)
        self.mark = mark

    def _indent(self, look: Look) -> float:
        return max(look.text_size("9.", "body")[0] + 12, 34)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        indent = self._indent(look)
        wide, high = self.children[0].wanted(look, width - indent)
        return wide + indent, high

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        indent = self._indent(look)
        self.children[0].place(look, Box(box.x + indent, box.y, box.w - indent, box.h))

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        room = Box(self.rect.x, self.rect.y, self._indent(look) - 10, look.line("body"))
        if self.mark:
            canvas.text(self.mark, room, "body", (146, 58, 20), x=1.0)
        else:
            dot = Box(room.right - 14, room.centery - 4, 10, 10)
            paint.pill(canvas, dot, (146, 58, 20))
        super().draw(canvas)


class SignRow(Widget):
    """An icon on its ground, and what it means."""

    SIDE = 52.0

    def __init__(self, icon: str, words: Widget) -> None:
        super().__init__(words)
        self.icon = icon

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.children[0].wanted(look, width - self.SIDE - 16)
        return wide + self.SIDE + 16, max(high, self.SIDE)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        width = box.w - self.SIDE - 16
        high = self.children[0].wanted(look, width)[1]
        top = box.y + max(box.h - high, 0) / 2
        self.children[0].place(look, Box(box.x + self.SIDE + 16, top, width, high))

    def draw(self, canvas: Canvas) -> None:
        badge = Box(self.rect.x, self.rect.centery - self.SIDE / 2, self.SIDE, self.SIDE)
        ground = canvas.look.theme.skin.sign(self.icon)
        paint.emblem(canvas, badge, self.icon, ground, radius=10)
        super().draw(canvas)


class ExampleBox(Widget):
    """A worked example: a tinted box with a bar at its side."""

    PAD = 20.0

    def __init__(self, title: Widget, words: Widget) -> None:
        super().__init__(Column(title, words, gap=4))

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.children[0].wanted(look, width - 2 * self.PAD - 8)
        return wide + 2 * self.PAD + 8, high + 2 * self.PAD - 8

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, self.PAD, self.PAD - 4)
        self.children[0].place(look, Box(inner.x + 8, inner.y, inner.w - 8, inner.h))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        tint = lighter(theme.parchment, 0.45)
        edge = darker(theme.parchment, 0.25)
        paint.panel(canvas, self.rect, paint.Panel(tint, tint, edge, 10, 2))
        bar = Box(self.rect.x + 8, self.rect.y + 12, 8, self.rect.h - 24)
        paint.pill(canvas, bar, theme.gold)
        super().draw(canvas)


class Table(Widget):
    """A small table with a dark head."""

    PAD = 12.0

    def __init__(self, heads: Sequence[Ink], rows: Sequence[Sequence[Ink]]) -> None:
        self.heads, self.rows = list(heads), [list(row) for row in rows]
        super().__init__(*heads, *(cell for row in rows for cell in row))

    def _widths(self, look: Look, width: float) -> list[float]:
        """As wide as the words want, less where there is too little, evenly more where there is."""
        columns = list(zip(self.heads, *self.rows, strict=True))
        natural = [max(cell.wanted(look)[0] for cell in column) for column in columns]
        natural = [each + 2 * self.PAD for each in natural]
        least = [min(each, width / len(natural) * 0.62) for each in natural]
        spare = width - sum(least)
        wish = [each - low for each, low in zip(natural, least, strict=True)]
        if sum(wish) <= spare:
            extra = (spare - sum(wish)) / len(natural)
            return [each + extra for each in natural]
        share = spare / (sum(wish) or 1)
        return [low + more * share for low, more in zip(least, wish, strict=True)]

    def _heights(self, look: Look, widths: Sequence[float]) -> list[float]:
        return [
            max(
                cell.wanted(look, wide - 2 * self.PAD)[1]
                for cell, wide in zip(row, widths, strict=True)
            )
            + self.PAD
            for row in (self.heads, *self.rows)
        ]

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, sum(self._heights(look, self._widths(look, width)))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        widths = self._widths(look, box.w)
        self._tops = []
        y = box.y
        heights = self._heights(look, widths)
        for row, high in zip((self.heads, *self.rows), heights, strict=True):
            self._tops.append((y, high))
            x = box.x
            for cell, wide in zip(row, widths, strict=True):
                room = Box(x + self.PAD, y + self.PAD / 2, wide - 2 * self.PAD, high - self.PAD)
                cell.place(look, room)
                x += wide
            y += high

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        paper = theme.parchment
        for index, (top, high) in enumerate(self._tops):
            strip = Box(self.rect.x, top, self.rect.w, high)
            if index == 0:
                fill = mix(paper, theme.gold, 0.55)
            else:
                fill = lighter(paper, 0.35) if index % 2 else lighter(paper, 0.12)
            canvas.fill(fill, strip)
        paint.ring(canvas, self.rect, darker(paper, 0.35), 2, 3)
        super().draw(canvas)
