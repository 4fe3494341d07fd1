"""A column that scrolls, with a bar at its side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size
from game.app.drawing.theme import GAP, mix
from game.app.widgets.base import NO_LIMIT, Change, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

BAR = 14.0
NOTCH = 90.0


class Scrolling(Widget):
    """Children under each other, of which a window shows a part."""

    focusable = False

    def __init__(
        self, *children: Widget, gap: float = GAP, name: str = "", at_end: bool = False
    ) -> None:
        super().__init__(*children, name=name)
        self.gap = gap
        #: How far it is scrolled.
        self.offset = 0.0
        self._at_end = at_end
        self._content = 0.0
        self._look: Look | None = None

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        sizes = [child.wanted(look, width - BAR - 10) for child in self.children]
        gaps = self.gap * max(len(sizes) - 1, 0)
        wide = max((w for w, _ in sizes), default=0) + BAR + 10
        return min(wide, width), sum(h for _, h in sizes) + gaps

    def place(self, look: Look, box: Box) -> None:
        self.rect, self._look = box, look
        heights = self._heights(look, box.w)
        if sum(heights) + self._gaps > box.h + 1:
            heights = self._heights(look, box.w - BAR - 10)
        self._content = sum(heights) + self._gaps
        width = box.w - (BAR + 10 if self.scrolls else 0)
        if self._at_end:
            self.offset, self._at_end = self._most, False
        self.offset = min(max(self.offset, 0), self._most)
        y = box.y - self.offset
        for child, height in zip(self.children, heights, strict=True):
            child.place(look, Box(box.x, y, width, height))
            y += height + self.gap

    def _heights(self, look: Look, width: float) -> list[float]:
        return [child.wanted(look, width)[1] for child in self.children]

    @property
    def _gaps(self) -> float:
        return self.gap * max(len(self.children) - 1, 0)

    @property
    def _most(self) -> float:
        return max(self._content - self.rect.h, 0)

    @property
    def scrolls(self) -> bool:
        """Whether there is more than the window shows."""
        return self._most > 1

    def scroll_to(self, offset: float) -> None:
        """Show the content from here on."""
        self.offset = min(max(offset, 0), self._most)
        if self._look is not None:
            self.place(self._look, self.rect)

    def take_over(self, before: Widget) -> None:
        if isinstance(before, Scrolling) and before.offset:
            self.offset = before.offset

    def scroll(self, by: float, at: Point) -> bool:
        if not self.scrolls:
            return False
        self.scroll_to(self.offset - by * NOTCH)
        return True

    def reveal(self, look: Look, box: Box) -> None:
        inside = self.rect.x <= box.centerx <= self.rect.right
        mine = any(each.rect == box for child in self.children for each in child.walk())
        if not (inside and mine):
            return
        margin = 24
        if box.top < self.rect.top + margin:
            self.scroll_to(self.offset + box.top - self.rect.top - margin)
        elif box.bottom > self.rect.bottom - margin:
            self.scroll_to(self.offset + box.bottom - self.rect.bottom + margin)

    def hit(self, point: Point) -> Widget | None:
        if not (self.visible and self.rect.collidepoint(point)):
            return None
        found = super().hit(point)
        if found is None and self.scrolls and point[0] >= self.rect.right - BAR - 6:
            return _Bar(self)
        return found

    def draw(self, canvas: Canvas) -> None:
        # Rings and glows of the children reach a little beyond the window.
        with canvas.clipped(self.rect.inflate(16, 4)):
            for child in self.children:
                if child.visible and child.rect.colliderect(self.rect):
                    child.draw(canvas)
        if self.scrolls:
            self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        track = Box(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
        paint.pill(canvas, track, theme.sunken)
        height = max(track.h * self.rect.h / self._content, 40)
        top = track.y + (track.h - height) * self.offset / self._most
        knob = Box(track.x + 2, top, BAR - 4, height)
        paint.pill(canvas, knob, mix(theme.edge, theme.gold, 0.4))


class _Bar(Widget):
    """The bar while it is held."""

    focusable = True

    def __init__(self, owner: Scrolling) -> None:
        super().__init__()
        self.owner = owner
        self.rect = Box(owner.rect.right - BAR - 6, owner.rect.y, BAR + 6, owner.rect.h)

    def grab(self, point: Point) -> bool:
        self.drag(point)
        return True

    def drag(self, point: Point) -> Change | None:
        owner = self.owner
        share = (point[1] - owner.rect.y) / max(owner.rect.h, 1)
        owner.scroll_to(share * owner._content - owner.rect.h / 2)
        return None
