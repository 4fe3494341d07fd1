"""A slot without a tile yet: three faint hexes; lit when the next tile may go there."""

from __future__ import annotations

from game.app.boards.euthia.art.hexes import hex_ring, is_inside, veil
from game.app.boards.euthia.skin import FROST, GLOW
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.map.hexes import Hex

DIM = (38, 52, 62)


class SlotSpot(Spot):
    """Where a tile of three spaces will lie."""

    def __init__(self, sight: Sight, anchor: Hex, world: Box) -> None:
        super().__init__(zones.slot(*anchor), None, hidden=sight.hidden)
        self.cells: list[Box] = []
        sight.bind(self)

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        # Two hexes beside each other, the third below between them.
        wide, high = box.w / 2, box.h / 1.75
        self.cells = [
            Box(box.x, box.y, wide, high),
            Box(box.x + wide, box.y, wide, high),
            Box(box.x + wide / 2, box.y + high * 0.75, wide, high),
        ]

    @property
    def _now(self) -> list[Box]:
        """The hexes where the slot is now: a camera only moves its box."""
        if not self.cells:
            return []
        dx, dy = self.rect.x - self.cells[0].x, self.rect.y - self.cells[0].y
        return [cell.move(dx, dy) for cell in self.cells]

    def hit(self, point: Point) -> Widget | None:
        return self if self.visible and any(is_inside(cell, point) for cell in self._now) else None

    def draw(self, canvas: Canvas) -> None:
        for cell in self._now:
            if self.enabled:
                veil(canvas, cell, FROST, 44)
            hex_ring(canvas, cell.inflate(-4, -4), FROST if self.enabled else DIM, 2)
        if self.enabled:
            side = self.rect.w * 0.16
            mark = Box(0, 0, side, side)
            mark.center = (self.rect.centerx, self.rect.y + self.rect.h * 0.43)
            canvas.icon("app.plus", mark, FROST)

    def draw_light(self, canvas: Canvas) -> None:
        for cell in self._now:
            hex_ring(canvas, cell, GLOW if self.lit else FROST, 5 if self.lit else 3)
