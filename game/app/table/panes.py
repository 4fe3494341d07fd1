"""The kept layer of a camera: its content drawn once in square panes, then only copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pygame
from attrs import evolve

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look, Picture

#: Pixels of a pane's side.
SIDE = 512
#: More are not kept; a window of any size shows fewer.
MOST = 64

#: The column and the row of a pane.
Place: TypeAlias = tuple[int, int]


class Panes:
    """Pictures of parts of a content, made when they are first seen."""

    def __init__(self, paint: Callable[[Canvas], None]) -> None:
        self._paint = paint
        self._kept: OrderedDict[Place, Picture] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """The content, or the size it is drawn at, has changed."""
        self._kept.clear()

    def lacks(self, area: pygame.Rect) -> bool:
        """Whether a part of this area, in pixels of the content, was never drawn."""
        return any(place not in self._kept for place in _places(area))

    def fill(self, area: pygame.Rect, look: Look, origin: Point) -> None:
        """Draw what is missing of an area; the content begins at this point now."""
        for place in _places(area):
            if place not in self._kept:
                self._kept[place] = self._drawn(place, look, origin)
                if len(self._kept) > MOST:
                    self._kept.popitem(last=False)

    def _drawn(self, place: Place, look: Look, origin: Point) -> Picture:
        left, top = _corner(place, look, origin)
        canvas = Canvas(pygame.Surface((SIDE, SIDE)), look, (left, top))
        self._paint(canvas)
        # A text on the edge of two panes is drawn on both, and noted where its middle lies.
        noted = [each for each in canvas.shown if canvas.box.collidepoint(each.box.center)]
        shown = tuple(evolve(each, box=each.box.move(-left, -top)) for each in noted)
        return Picture(canvas.surface, shown)

    def draw(self, canvas: Canvas, area: pygame.Rect, origin: Point, noting: bool) -> None:
        """Copy an area to the screen, with its texts for the checker if that is asked for."""
        for place in _places(area):
            self._kept.move_to_end(place)
            picture, at = self._kept[place], _corner(place, canvas.look, origin)
            if noting:
                canvas.show(picture, at)
            else:
                canvas.blit(picture.surface, at)


def _places(area: pygame.Rect) -> Iterator[Place]:
    for row in range(area.top // SIDE, (area.bottom - 1) // SIDE + 1):
        for column in range(area.left // SIDE, (area.right - 1) // SIDE + 1):
            yield column, row


def _corner(place: Place, look: Look, origin: Point) -> Point:
    return origin[0] + place[0] * SIDE / look.scale, origin[1] + place[1] * SIDE / look.scale


def area_of(box: Box, origin: Point, look: Look) -> pygame.Rect:
    """A box of the screen in pixels of a content that begins at a point."""
    return look.rect(box.move(-origin[0], -origin[1]))
