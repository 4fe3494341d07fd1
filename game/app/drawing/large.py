"""Panels and shadows that are too large to be kept: drawn from their edges each time.

At 4K a panel of the page takes 25 megabytes and its shadow as much again, while all there is to
know of it lies in its corners and in a few shades.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from game.app.drawing.soft import bands
from game.app.drawing.theme import Colour

#: Pixels of the edge, its colour if it has one, and the colours from top to bottom.
Shades: TypeAlias = tuple[int, Colour | None, Colour, Colour]
#: A part of a tile made as large as this.
Stretch: TypeAlias = Callable[[tuple[int, int, int, int], tuple[int, int]], pygame.Surface]

#: Pixels from which something is too large to be kept.
LARGE = 250_000


def is_large(size: tuple[int, int]) -> bool:
    """Whether a picture of this size is too large to be kept."""
    return size[0] * size[1] > LARGE


def draw_between(
    surface: pygame.Surface, rect: pygame.Rect, slim: pygame.Surface, shades: Shades
) -> None:
    """Draw a panel from a slim one of its height: two sides, and a fall of colour between them."""
    side = slim.get_width() // 2
    surface.blit(slim, rect.topleft, (0, 0, side, rect.h))
    surface.blit(slim, (rect.right - side, rect.y), (side, 0, side, rect.h))
    left, wide = rect.x + side, rect.w - 2 * side
    line, edge, top, bottom = shades
    if edge is not None:
        for y in (rect.y, rect.bottom - line):
            surface.fill(edge, (left, y, wide, line))
    for y, high, shade in bands(rect.h - 2 * line, top, bottom):
        surface.fill(shade, (left, rect.y + line + y, wide, high))


def draw_around(
    surface: pygame.Surface, rect: pygame.Rect, tile: pygame.Surface, edge: int, stretched: Stretch
) -> None:
    """Draw the edges of a soft box from its tile: corners as they are, sides stretched."""
    side = tile.get_width()
    far = side - edge
    for x, y in ((0, 0), (far, 0), (0, far), (far, far)):
        at = rect.x if x == 0 else rect.right - edge, rect.y if y == 0 else rect.bottom - edge
        surface.blit(tile, at, (x, y, edge, edge))
    wide, high = rect.w - 2 * edge, rect.h - 2 * edge
    for part, size, at in (
        ((edge, 0, 1, edge), (wide, edge), (rect.x + edge, rect.y)),
        ((edge, far, 1, edge), (wide, edge), (rect.x + edge, rect.bottom - edge)),
        ((0, edge, edge, 1), (edge, high), (rect.x, rect.y + edge)),
        ((far, edge, edge, 1), (edge, high), (rect.right - edge, rect.y + edge)),
    ):
        surface.blit(stretched(part, size), at)


def draw_frame(
    surface: pygame.Surface, rect: pygame.Rect, small: pygame.Surface, line: tuple[int, Colour]
) -> None:
    """Draw a ring from a small one that has nothing but corners: the sides are lines."""
    side = small.get_width() // 2
    far_x, far_y = rect.right - side, rect.bottom - side
    for x, y, at in (
        (0, 0, rect.topleft),
        (side, 0, (far_x, rect.y)),
        (0, side, (rect.x, far_y)),
        (side, side, (far_x, far_y)),
    ):
        surface.blit(small, at, (x, y, side, side))
    wide, colour = line
    across, down = rect.w - 2 * side, rect.h - 2 * side
    for x, y, w, h in (
        (rect.x + side, rect.y, across, wide),
        (rect.x + side, rect.bottom - wide, across, wide),
        (rect.x, rect.y + side, wide, down),
        (rect.right - wide, rect.y + side, wide, down),
    ):
        surface.fill(colour, (x, y, w, h))
