"""Strokes of a brush as values: a picture is a list of them, painted only where it differs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias
from weakref import ReferenceType, ref

import pygame
from attrs import define, field

from game.app.drawing.look import Shown

#: What is noted of a stroke, equal for equal strokes: a kind, and what its brush is given.
Stroke: TypeAlias = tuple[Any, ...]
Place: TypeAlias = tuple[int, int]

#: How much larger than two boxes one around both may be, to be painted in their place.
_ROOMY = 1.3
#: Rows of a veil that is laid over a box bit by bit: at 4K one over the window takes 33 megabytes.
_ROWS = 64
BLIT, FILL, VEIL, LINE, SHAPE, GONE = range(6)


@define(eq=False)
class Drawing:
    """The strokes of a picture, from the ground up, and the texts and icons on it."""

    strokes: list[Stroke] = field(factory=list)
    #: The pixels that each of them may touch.
    rects: list[pygame.Rect] = field(factory=list)
    #: The picture that each copies, if it does: kept, since a stroke knows it by its identity.
    sources: list[pygame.Surface | None] = field(factory=list)
    shown: list[Shown] = field(factory=list)
    #: The same pictures once it is faded.
    _faded: list[ReferenceType[pygame.Surface] | None] | None = None

    def __len__(self) -> int:
        return len(self.strokes)

    def fade(self) -> None:
        """Let go of the pictures: it is painted, and is only held against the next one.

        At 4K they take more than all that is kept, and most of them are kept anyway.
        """
        if self._faded is None:
            self._faded = [None if each is None else ref(each) for each in self.sources]
            self.sources = []

    @property
    def _comparable(self) -> list[Stroke]:
        """The strokes; those whose picture is gone are like no other, whatever has its place."""
        if self._faded is None:
            return self.strokes
        return [
            stroke if kept is None or kept() is not None else (GONE, at)
            for at, (stroke, kept) in enumerate(zip(self.strokes, self._faded, strict=True))
        ]

    def changes(self, before: Drawing) -> list[pygame.Rect]:
        """Where it differs from another one, as few boxes."""
        mine, theirs = self.strokes, before._comparable
        first, last = _alike(mine, theirs)
        own, others = (
            _told_apart(mine[first : len(mine) - last]),
            _told_apart(theirs[first : len(theirs) - last]),
        )
        rects, gone = self.rects[first:], before.rects[first:]
        new, old = set(own), set(others)
        found = [rect for each, rect in zip(own, rects, strict=False) if each not in old]
        found += [rect for each, rect in zip(others, gone, strict=False) if each not in new]
        # Of two strokes that have changed places, at least one has another number now.
        here = [(each, at) for at, each in enumerate(own) if each in old]
        there = [each for each in others if each in new]
        for (one, at), other in zip(here, there, strict=True):
            if one != other:
                found.append(rects[at])
        return joined(found)

    def paint(self, surface: pygame.Surface, area: pygame.Rect, by: Place = (0, 0)) -> None:
        """Paint what lies in an area; the picture stands so many pixels farther on the surface."""
        dx, dy = by
        page = area.move(dx, dy)
        before = surface.get_clip()
        surface.set_clip(page.clip(before))
        room = surface.get_clip()
        try:
            for at in area.collidelistall(self.rects):
                stroke = self.strokes[at]
                clip = stroke[1]
                if clip is not None:
                    surface.set_clip(pygame.Rect(clip).move(dx, dy).clip(room))
                _play(surface, stroke, self.sources[at], dx, dy)
                if clip is not None:
                    surface.set_clip(room)
        finally:
            surface.set_clip(before)


def _alike(one: Sequence[Stroke], other: Sequence[Stroke]) -> tuple[int, int]:
    """With how many equal strokes two pictures begin, and with how many of the rest they end."""
    most = min(len(one), len(other))
    first = next((at for at in range(most) if one[at] != other[at]), most)
    room = range(1, most - first + 1)
    last = next((at - 1 for at in room if one[-at] != other[-at]), most - first)
    return first, last


def _told_apart(strokes: Sequence[Stroke]) -> list[Stroke | tuple[Stroke, int]]:
    """The same strokes; those that are made more than once with a number."""
    seen: dict[Stroke, int] = {}
    found: list[Stroke | tuple[Stroke, int]] = []
    for each in strokes:
        times = seen.get(each, 0)
        seen[each] = times + 1
        found.append((each, times) if times else each)
    return found


def joined(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that hold all of these, one for several where it is hardly larger."""
    found: list[pygame.Rect] = []
    sizes = {(each.x, each.y, each.w, each.h): each for each in rects if each.w > 0 and each.h > 0}
    # The largest first: most of the others lie in one of them.
    for rect in sorted(sizes.values(), key=_pixels, reverse=True):
        if any(other.contains(rect) for other in found):
            continue
        grown = rect
        at = 0
        while at < len(found):
            other = found[at]
            both = grown.union(other)
            if both.w * both.h <= _ROOMY * (grown.w * grown.h + other.w * other.h):
                grown = both
                del found[at]
                at = 0
            else:
                at += 1
        found.append(grown)
    return found


def _pixels(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _play(
    surface: pygame.Surface, stroke: Stroke, source: pygame.Surface | None, dx: int, dy: int
) -> None:
    kind = stroke[0]
    if kind == BLIT:
        _, _, _, x, y, area, flags = stroke
        assert source is not None
        surface.blit(source, (x + dx, y + dy), area, flags)
    elif kind == FILL:
        _, _, colour, (x, y, w, h), flags = stroke
        surface.fill(colour, (x + dx, y + dy, w, h), flags)
    elif kind == VEIL:
        _, _, colour, (x, y, w, h) = stroke
        lay_veil(surface, colour, pygame.Rect(x + dx, y + dy, w, h))
    elif kind == LINE:
        _, _, colour, (x, y), (right, bottom), width = stroke
        pygame.draw.line(surface, colour, (x + dx, y + dy), (right + dx, bottom + dy), width)
    else:
        _, _, colour, points = stroke
        pygame.draw.polygon(surface, colour, [(x + dx, y + dy) for x, y in points])


def lay_veil(surface: pygame.Surface, colour: Sequence[int], rect: pygame.Rect) -> None:
    """Fill a box with a colour that lets shine through what lies under it, where that is seen."""
    seen = rect.clip(surface.get_clip())
    veil = pygame.Surface((seen.w, min(seen.h, _ROWS)), pygame.SRCALPHA)
    veil.fill(tuple(colour))
    for top in range(seen.top, seen.bottom, _ROWS):
        surface.blit(veil, (seen.x, top), (0, 0, seen.w, seen.bottom - top))


def around(points: Sequence[Place]) -> pygame.Rect:
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across), min(down)
    return pygame.Rect(left, top, max(across) - left + 1, max(down) - top + 1)


def shifted(
    stroke: Stroke, clip: tuple[int, int, int, int] | None, dx: int, dy: int, page: pygame.Rect
) -> Stroke:
    """A stroke elsewhere, seen through the clip of that place."""
    kind, own, *rest = stroke
    if own is not None:
        inner = pygame.Rect(own).move(dx, dy).clip(page)
        clip = (*inner.topleft, *inner.size)
    if kind == BLIT:
        source, x, y, area, flags = rest
        return kind, clip, source, x + dx, y + dy, area, flags
    if kind in (FILL, VEIL):
        colour, (x, y, w, h), *flags = rest
        return kind, clip, colour, (x + dx, y + dy, w, h), *flags
    if kind == LINE:
        colour, (x, y), (right, bottom), width = rest
        return kind, clip, colour, (x + dx, y + dy), (right + dx, bottom + dy), width
    colour, points = rest
    return kind, clip, colour, tuple((x + dx, y + dy) for x, y in points)
