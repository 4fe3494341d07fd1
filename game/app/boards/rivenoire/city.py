"""The town: a ring walked clockwise in the order of resolution, around the river and its bridge."""

from __future__ import annotations

from game.app.boards.rivenoire.art.town import Bands, town
from game.app.boards.rivenoire.bridge import Bridge
from game.app.boards.rivenoire.place import Place, number_now
from game.app.boards.rivenoire.surroundings import Surroundings
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import mix
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones

GAP = 14.0
#: Shares of the height: north bank, river, south bank.
SHARES = (1.0, 0.86, 1.0)


class Town(Widget):
    """Ten places around the river."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.bridge = Bridge(sight)
        self.places = [Place(sight, name) for name in zones.BUILDINGS]
        self.outside = Surroundings(sight)
        # The order of the arrow keys is that of resolution.
        super().__init__(self.bridge, *self.places, self.outside)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        line = look.fonts.smallest / look.scale * 1.16
        low, rest = cut_bottom(inner, min(max(line * 3.3, 100), inner.h * 0.17), 12)
        self.outside.place(look, low)
        total = sum(SHARES)
        north = Box(rest.x, rest.y, rest.w, rest.h * SHARES[0] / total)
        south = Box(rest.x, rest.bottom - north.h, rest.w, north.h)
        self.water = Box(rest.x, north.bottom, rest.w, south.y - north.bottom)
        self.north, self.south = north, south
        tops = row(Box(north.x, north.y, north.w, north.h - 6), 4, GAP)
        lows = row(Box(south.x, south.y + 6, south.w, south.h - 10), 4, GAP)
        self.cells = [*tops, self._arena(tops[3]), *reversed(lows)]
        for each, cell in zip(self.places, self.cells, strict=True):
            each.place(look, cell)
        track = Box(box.x + 8, self.water.y + 6, tops[3].x - box.x - 8 - GAP, self.water.h - 10)
        self.bridge.place(look, track)

    def _arena(self, above: Box) -> Box:
        """The Arena stands at the end of the bridge."""
        return Box(above.x, self.water.y - 2, above.w, self.water.h + 2)

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        bands = Bands(
            (self.water.y - box.y) / box.h,
            (self.water.bottom - box.y) / box.h,
            (self.outside.rect.y - 6 - box.y) / box.h,
        )
        town(canvas, box, bands)
        self._draw_way(canvas)
        super().draw(canvas)
        paint.ring(canvas, box, mix(canvas.look.theme.edge, (150, 100, 112), 0.3), 2, 14)

    def _draw_way(self, canvas: Canvas) -> None:
        """Small chevrons from each place to the next."""
        done = number_now(self.sight)
        for number, (one, other) in enumerate(
            zip(self.places, [*self.places[1:], self.outside], strict=True), 1
        ):
            ink = (120, 112, 124) if done > number else (244, 222, 190)
            here, there = one.rect, other.rect
            if abs(here.centery - there.centery) < here.h / 2:
                side = 1 if there.x > here.x else -1
                x = (here.right + there.x) / 2 if side > 0 else (there.right + here.x) / 2
                _chevron(canvas, (x, here.centery), side, ink)
            else:
                x = min(here.centerx, there.right - 20) if number > 1 else here.centerx
                y = (here.bottom + there.y) / 2
                _down(canvas, (x, y), ink)


def _chevron(canvas: Canvas, at: tuple[float, float], side: int, ink: tuple[int, int, int]) -> None:
    x, y = at
    canvas.polygon(ink, ((x - 4 * side, y - 8), (x + 5 * side, y), (x - 4 * side, y + 8)))


def _down(canvas: Canvas, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    canvas.polygon(ink, ((x - 8, y - 4), (x + 8, y - 4), (x, y + 5)))
