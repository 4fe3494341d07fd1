"""A place for a hover card: in sight, beside its thing, and not over what must stay seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.app.drawing.layout import Box, Size


def beside(rect: Box, size: Size, room: Box, gap: float = 14, clear: Sequence[Box] = ()) -> Box:
    """Right of the thing, else left, below or above; over nothing that is to be kept clear."""
    places = list(_places(rect, size, room, gap))
    for each in clear:
        places += _places(each, size, room, gap)
    free = [box for box in places if not any(box.colliderect(each) for each in (*clear, rect))]
    return free[0] if free else places[0]


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
