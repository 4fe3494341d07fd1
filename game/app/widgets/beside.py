"""A place for a hover card: in sight, beside its thing, and not over what must stay seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.app.drawing.layout import Box, Size


def beside(rect: Box, size: Size, room: Box, gap: float = 14, clear: Sequence[Box] = ()) -> Box:
    """Right of the thing, else left, below or above; over what is to be kept clear least of all."""
    places = list(_places(rect, size, room, gap))
    for each in clear:
        places += _places(each, size, room, gap)
    return min(places, key=lambda box: sum(_shared(box, each) for each in (*clear, rect)))


def _shared(one: Box, other: Box) -> float:
    """How much of two boxes lies in both."""
    both = one.clip(other)
    return both.w * both.h


def _places(rect: Box, size: Size, room: Box, gap: float) -> Iterator[Box]:
    width, height = size
    top = min(max(rect.centery - height / 2, room.top + gap), room.bottom - height - gap)
    left = min(max(rect.centerx - width / 2, room.left + gap), room.right - width - gap)
    if rect.right + gap + width <= room.right:
        yield Box(rect.right + gap, top, width, height)
    if rect.left - gap - width >= room.left:
        yield Box(rect.left - gap - width, top, width, height)
    if rect.bottom + gap + height <= room.bottom:
        yield Box(left, rect.bottom + gap, width, height)
    yield Box(left, max(rect.top - gap - height, room.top + gap), width, height)
