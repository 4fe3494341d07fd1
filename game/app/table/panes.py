"""The kept layer of a camera: its content painted once in square panes, then only copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import TypeAlias

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look
from game.app.drawing.strokes import Drawing

#: Pixels of a pane's side.
SIDE = 512
#: More are not kept; a window of any size shows fewer.
MOST = 64

#: The column and the row of a pane.
Place: TypeAlias = tuple[int, int]


class Panes:
    """Pictures of parts of a content, painted when they are first seen, and where it changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Place, pygame.Surface] = OrderedDict()
        self._drawing = Drawing()
        #: The size at which the content is drawn; those of another size have no pane in common.
        self._made: Hashable = None

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Let all of them go."""
        self._kept.clear()

    def are_of(self, made: Hashable) -> bool:
        """Whether there are some of a content drawn at this size."""
        return bool(self._kept) and self._made == made

    def turn_to(self, drawing: Drawing, made: Hashable) -> None:
        """Show this drawing from now on: paint anew where it differs from the one before."""
        if drawing is self._drawing:
            return
        if self._made != made:
            self.clear()
        if self._kept:
            for change in drawing.changes(self._drawing):
                for place, pane in self._kept.items():
                    area = _area(place).clip(change)
                    if area.w and area.h:
                        drawing.paint(pane, area, (-SIDE * place[0], -SIDE * place[1]))
        self._drawing, self._made = drawing, made

    def fill(self, area: pygame.Rect) -> None:
        """Paint what is missing of an area, in pixels of the content."""
        for place in _places(area):
            if place not in self._kept:
                pane = self._kept[place] = pygame.Surface((SIDE, SIDE))
                self._drawing.paint(pane, _area(place), (-SIDE * place[0], -SIDE * place[1]))
                if len(self._kept) > MOST:
                    self._kept.popitem(last=False)

    def draw(self, canvas: Canvas, area: pygame.Rect, origin: Point, noting: bool) -> None:
        """Copy an area to the screen, with its texts for the checker if that is asked for."""
        for place in _places(area):
            self._kept.move_to_end(place)
            canvas.blit(self._kept[place], _corner(place, canvas.look, origin))
        if noting:
            canvas.note_all(self._drawing.shown, origin)


def _places(area: pygame.Rect) -> Iterator[Place]:
    for row in range(area.top // SIDE, (area.bottom - 1) // SIDE + 1):
        for column in range(area.left // SIDE, (area.right - 1) // SIDE + 1):
            yield column, row


def _area(place: Place) -> pygame.Rect:
    """The pixels of the content that a pane shows."""
    return pygame.Rect(place[0] * SIDE, place[1] * SIDE, SIDE, SIDE)


def _corner(place: Place, look: Look, origin: Point) -> Point:
    return origin[0] + place[0] * SIDE / look.scale, origin[1] + place[1] * SIDE / look.scale


def area_of(box: Box, origin: Point, look: Look) -> pygame.Rect:
    """A box of the screen in pixels of a content that begins at a point."""
    return look.rect(box.move(-origin[0], -origin[1]))
