"""Widgets that hold others: panels, columns, rows, grids, spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size, grid, inset
from game.app.drawing.theme import GAP
from game.app.widgets.base import NO_LIMIT, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look


class Space(Widget):
    """Room of a size; in a row or column, `grow` takes what is left."""

    def __init__(self, width: float = 0, height: float = 0) -> None:
        super().__init__()
        self.size = width, height

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return self.size


class Column(Widget):
    """Children under each other, each as wide as the column."""

    def __init__(
        self, *children: Widget, gap: float = GAP, y: float = 0.0, grow: Widget | None = None
    ) -> None:
        super().__init__(*children)
        self.gap = gap
        #: Where the children stand when there is room: 0 top, 0.5 middle, 1 bottom.
        self.y = y
        #: The child that takes what is left.
        self.grow = grow

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        sizes = [child.wanted(look, width) for child in self.children if child.visible]
        gaps = self.gap * max(len(sizes) - 1, 0)
        return max((w for w, _ in sizes), default=0), sum(h for _, h in sizes) + gaps

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        shown = [child for child in self.children if child.visible]
        heights = [child.wanted(look, box.w)[1] for child in shown]
        spare = box.h - sum(heights) - self.gap * max(len(shown) - 1, 0)
        y = box.y + (max(spare, 0) * self.y if self.grow is None else 0)
        for child, height in zip(shown, heights, strict=True):
            if child is self.grow:
                height = max(height + spare, 0)
            child.place(look, Box(box.x, y, box.w, height))
            y += height + self.gap


class Row(Widget):
    """Children beside each other, each as wide as it wants, the growing one as wide as it can."""

    def __init__(
        self, *children: Widget, gap: float = GAP, x: float = 0.0, grow: Widget | None = None,
        even: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(*children)
        self.gap = gap
        self.x = x
        self.grow = grow
        #: All children of the same width.
        self.even = even

    def _widths(self, look: Look, width: float) -> list[float]:
        shown = [child for child in self.children if child.visible]
        gaps = self.gap * max(len(shown) - 1, 0)
        if self.even and width < NO_LIMIT:
            return [(width - gaps) / max(len(shown), 1)] * len(shown)
        widths = [child.wanted(look)[0] for child in shown]
        if self.even:
            return [max(widths, default=0)] * len(widths)
        if self.grow in shown and width < NO_LIMIT:
            index = shown.index(self.grow)
            widths[index] = max(width - gaps - sum(widths) + widths[index], 0)
        return widths

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        shown = [child for child in self.children if child.visible]
        widths = self._widths(look, width)
        heights = [child.wanted(look, wide)[1] for child, wide in zip(shown, widths, strict=True)]
        return sum(widths) + self.gap * max(len(shown) - 1, 0), max(heights, default=0)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        shown = [child for child in self.children if child.visible]
        widths = self._widths(look, box.w)
        spare = box.w - sum(widths) - self.gap * max(len(shown) - 1, 0)
        x = box.x + max(spare, 0) * self.x
        for child, width in zip(shown, widths, strict=True):
            child.place(look, Box(x, box.y, width, box.h))
            x += width + self.gap


class Grid(Widget):
    """Children in equal cells, row by row."""

    def __init__(self, *children: Widget, columns: int, gap: float = GAP) -> None:
        super().__init__(*children)
        self.columns = columns
        self.gap = gap

    def _rows(self) -> int:
        return -(-len(self.children) // self.columns)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        gaps = self.gap * (self.columns - 1)
        if width < NO_LIMIT:
            cell = (width - gaps) / self.columns
        else:
            cell = max((child.wanted(look)[0] for child in self.children), default=0)
        high = max((child.wanted(look, cell)[1] for child in self.children), default=0)
        rows = self._rows()
        return cell * self.columns + gaps, high * rows + self.gap * max(rows - 1, 0)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        cells = grid(box, self.columns, max(self._rows(), 1), self.gap)
        for child, cell in zip(self.children, cells, strict=False):
            child.place(look, cell)


class PanelBox(Widget):
    """A panel around one child."""

    def __init__(
        self, child: Widget, kind: str | paint.Panel = "panel", pad: float = 20, name: str = ""
    ) -> None:
        super().__init__(child, name=name)
        self.kind = kind
        self.pad = pad

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = self.children[0].wanted(look, width - 2 * self.pad)
        return wide + 2 * self.pad, high + 2 * self.pad

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.children[0].place(look, inset(box, self.pad))

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, self.kind)
        super().draw(canvas)


class Centred(Widget):
    """A child in the middle of the room, as large as it wants, up to a width."""

    def __init__(self, child: Widget, width: float, y: float = 0.5, margin: float = 40) -> None:
        super().__init__(child)
        self.width = width
        self.y = y
        self.margin = margin

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        width = min(self.width, box.w - 2 * self.margin)
        height = min(self.children[0].wanted(look, width)[1], box.h - 2 * self.margin)
        top = box.y + self.margin + (box.h - 2 * self.margin - height) * self.y
        self.children[0].place(look, Box(box.x + (box.w - width) / 2, top, width, height))


class Fixed(Widget):
    """A child that takes exactly this much room, where one is given."""

    def __init__(
        self, child: Widget, width: float | None = None, height: float | None = None
    ) -> None:
        super().__init__(child)
        self.width, self.height = width, height

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        limit = width if self.width is None else self.width
        wide, high = self.children[0].wanted(look, limit)
        return (
            wide if self.width is None else self.width,
            high if self.height is None else self.height,
        )


class Drawn(Widget):
    """A widget that is only a picture: a function draws it into its box."""

    def __init__(self, drawer, width: float = 0, height: float = 0, name: str = "") -> None:  # type: ignore[no-untyped-def]
        super().__init__(name=name)
        self._drawer = drawer
        self.size = width, height

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return self.size

    def draw(self, canvas: Canvas) -> None:
        self._drawer(canvas, self.rect)
