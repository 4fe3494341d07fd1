"""Where a camera looks: from a world in units of its own to a box of the screen, and back."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen

from game.app.drawing.layout import Box, Point, Size

#: Zooms a player can stop at, so that texts are drawn at a few sizes only.
STEPS = (0.35, 0.5, 0.7, 1.0, 1.4, 2.0)
#: A level is left out when the one that shows the whole world is nearly the same.
_APART = 1.15


@frozen
class View:
    """The point of the world in the middle, and how many units of screen one of it takes."""

    x: float
    y: float
    zoom: float


@frozen(eq=False)
class Lens:
    """A world of some size seen in a box."""

    world: Size
    box: Box

    @property
    def levels(self) -> tuple[float, ...]:
        """Every zoom, from the whole world to the closest look."""
        whole = min(self.box.w / self.world[0], self.box.h / self.world[1])
        return (whole, *(step for step in STEPS if step > whole * _APART))

    @property
    def whole(self) -> View:
        """All of the world."""
        return View(self.world[0] / 2, self.world[1] / 2, self.levels[0])

    def held(self, view: View) -> View:
        """The nearest view at one of the levels that shows as little beyond the world as can be."""
        zoom = min(self.levels, key=lambda level: abs(math.log(level / view.zoom)))
        return View(
            _held(view.x, self.box.w / zoom, self.world[0]),
            _held(view.y, self.box.h / zoom, self.world[1]),
            zoom,
        )

    def origin(self, view: View) -> Point:
        """Where on screen the world begins."""
        return self.box.centerx - view.x * view.zoom, self.box.centery - view.y * view.zoom

    def closer(self, view: View, by: int, at: Point) -> View:
        """So many levels closer (or farther away), with what lies at a point staying there."""
        levels = self.levels
        index = levels.index(self.held(view).zoom) + by
        zoom = levels[min(max(index, 0), len(levels) - 1)]
        dx, dy = at[0] - self.box.centerx, at[1] - self.box.centery
        shift = 1 / view.zoom - 1 / zoom
        return self.held(View(view.x + dx * shift, view.y + dy * shift, zoom))

    def shifted(self, view: View, dx: float, dy: float) -> View:
        """Looking so many units of screen farther."""
        return self.held(View(view.x + dx / view.zoom, view.y + dy / view.zoom, view.zoom))

    def around(self, boxes: Sequence[Box], zoom: float, margin: float) -> View:
        """All of these boxes of the world in the middle, at most this close."""
        area = boxes[0].unionall(list(boxes[1:]))
        wide, high = self.box.w - 2 * margin, self.box.h - 2 * margin
        fits = [
            level
            for level in self.levels
            if level <= zoom and area.w * level <= wide and area.h * level <= high
        ]
        return self.held(View(area.centerx, area.centery, max(fits, default=self.levels[0])))


def _held(middle: float, seen: float, world: float) -> float:
    """A middle between both ends of the world; its own where all of it is seen."""
    if seen >= world:
        return world / 2
    return min(max(middle, seen / 2), world - seen / 2)


def step_for(zoom: float) -> float:
    """The zoom that texts are drawn at: the largest step that is not above."""
    return max((step for step in STEPS if step <= zoom), default=STEPS[0])
