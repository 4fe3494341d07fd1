"""A room with holes in it, as boxes that do not overlap: what is darkened around what is lit."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pygame


def around(room: pygame.Rect, holes: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """What is left of a room without the holes in it, as boxes that do not overlap."""
    inside = [hole.clip(room) for hole in holes]
    edges = {room.top, room.bottom, *(y for hole in inside for y in (hole.top, hole.bottom))}
    levels = sorted(edges)
    for top, bottom in itertools.pairwise(levels):
        x = room.left
        crossed = (hole for hole in inside if hole.top <= top and hole.bottom >= bottom and hole.w)
        for hole in sorted(crossed, key=lambda hole: hole.left):
            if hole.left > x:
                yield pygame.Rect(x, top, hole.left - x, bottom - top)
            x = max(x, hole.right)
        if x < room.right:
            yield pygame.Rect(x, top, room.right - x, bottom - top)
