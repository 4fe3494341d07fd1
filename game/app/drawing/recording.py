"""Drawing without painting: every stroke is noted, so that two pictures can be told apart.

To find out what a board will look like takes less than half as long as to paint it, and what was
noted before says where nothing has changed. Only the rest is painted again, stroke by stroke and
from the ground up, so that it has the pixels of a picture drawn from nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import pygame
from attrs import define, field

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look, Shown
from game.app.drawing.theme import Colour

#: What is noted of a stroke, equal for equal strokes: a kind, and what its brush is given.
Stroke: TypeAlias = tuple[Any, ...]
Place: TypeAlias = tuple[int, int]

#: Nothing lies outside of it.
EVERYWHERE = Box(-100_000, -100_000, 200_000, 200_000)
#: How much larger than two boxes one around both may be, to be painted in their place.
_ROOMY = 1.3
_BLIT, _FILL, _VEIL, _LINE, _SHAPE = range(5)


@define(eq=False)
class Drawing:
    """The strokes of a picture, from the ground up, and the texts and icons on it."""

    strokes: list[Stroke] = field(factory=list)
    #: The pixels that each of them may touch.
    rects: list[pygame.Rect] = field(factory=list)
    #: The picture that each copies, if it does: kept, since a stroke knows it by its identity.
    sources: list[pygame.Surface | None] = field(factory=list)
    shown: list[Shown] = field(factory=list)

    def changes(self, before: Drawing) -> list[pygame.Rect]:
        """Where it differs from another one, as few boxes."""
        own, others = _told_apart(self.strokes), _told_apart(before.strokes)
        new, old = set(own), set(others)
        found = [rect for each, rect in zip(own, self.rects, strict=True) if each not in old]
        found += [rect for each, rect in zip(others, before.rects, strict=True) if each not in new]
        # Of two strokes that have changed places, at least one has another number now.
        here = [(each, at) for at, each in enumerate(own) if each in old]
        there = [each for each in others if each in new]
        for (one, at), other in zip(here, there, strict=True):
            if one != other:
                found.append(self.rects[at])
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
    for rect in rects:
        if rect.w <= 0 or rect.h <= 0:
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


def _play(
    surface: pygame.Surface, stroke: Stroke, source: pygame.Surface | None, dx: int, dy: int
) -> None:
    kind = stroke[0]
    if kind == _BLIT:
        _, _, _, x, y, area, flags = stroke
        assert source is not None
        surface.blit(source, (x + dx, y + dy), area, flags)
    elif kind == _FILL:
        _, _, colour, (x, y, w, h), flags = stroke
        surface.fill(colour, (x + dx, y + dy, w, h), flags)
    elif kind == _VEIL:
        _, _, colour, (x, y, w, h) = stroke
        veil = pygame.Surface((w, h), pygame.SRCALPHA)
        veil.fill(colour)
        surface.blit(veil, (x + dx, y + dy))
    elif kind == _LINE:
        _, _, colour, (x, y), (right, bottom), width = stroke
        pygame.draw.line(surface, colour, (x + dx, y + dy), (right + dx, bottom + dy), width)
    else:
        _, _, colour, points = stroke
        pygame.draw.polygon(surface, colour, [(x + dx, y + dy) for x, y in points])


class _Notes(pygame.Surface):
    """A surface on which nothing is painted: what is put on it is noted."""

    def __init__(self, size: tuple[int, int], endless: bool) -> None:
        super().__init__((1, 1))
        self.drawing = Drawing()
        self._size = size
        self._page = pygame.Rect((0, 0), size)
        if endless:
            self._page.inflate_ip(100_000, 100_000)
        self._clip = self._page
        #: The clip as strokes note it: nothing where everything is seen.
        self._noted: tuple[int, int, int, int] | None = None

    def get_size(self) -> tuple[int, int]:
        return self._size

    def get_width(self) -> int:
        return self._size[0]

    def get_height(self) -> int:
        return self._size[1]

    def get_rect(self, **place: Any) -> pygame.Rect:
        rect = self._page.copy()
        for name, value in place.items():
            setattr(rect, name, value)
        return rect

    def get_clip(self) -> pygame.Rect:
        return self._clip.copy()

    def set_clip(self, rect: Any = None) -> None:
        self._clip = self._page if rect is None else pygame.Rect(rect).clip(self._page)
        whole = self._clip == self._page
        self._noted = None if whole else (*self._clip.topleft, *self._clip.size)

    def blit(
        self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> pygame.Rect:
        x, y = int(dest[0]), int(dest[1])
        if area is None:
            rect = pygame.Rect(x, y, *source.get_size())
        else:
            area = tuple(area)
            rect = pygame.Rect(x, y, area[2], area[3])
        self.note((_BLIT, self._noted, id(source), x, y, area, special_flags), rect, source)
        return rect

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        place = self._page if rect is None else pygame.Rect(rect)
        where = (*place.topleft, *place.size)
        self.note((_FILL, self._noted, tuple(color), where, special_flags), place)
        return place

    def note(self, stroke: Stroke, rect: pygame.Rect, source: pygame.Surface | None = None) -> None:
        """Note a stroke, if anything is seen of it."""
        seen = rect.clip(self._clip)
        if seen.w > 0 and seen.h > 0:
            drawing = self.drawing
            drawing.strokes.append(stroke)
            drawing.rects.append(seen)
            drawing.sources.append(source)

    @property
    def noted_clip(self) -> tuple[int, int, int, int] | None:
        """The clip as strokes note it."""
        return self._noted


class Recording(Canvas):
    """A canvas that notes what is drawn on it; `drawing` is what came of it."""

    def __init__(
        self, look: Look, size: tuple[int, int], origin: Point = (0, 0), endless: bool = False
    ) -> None:
        self._notes = _Notes(size, endless)
        super().__init__(self._notes, look, origin)
        # What is drawn in parts keeps no copy of what lies below it (see `Layer`).
        self.area = EVERYWHERE

    @property
    def drawing(self) -> Drawing:
        """All that was drawn so far."""
        self._notes.drawing.shown = self.shown
        return self._notes.drawing

    def fill(self, colour: Colour | tuple[int, int, int, int], box: Box | None = None) -> None:
        if len(colour) == 4 and colour[3] < 255:
            rect = self.surface.get_rect() if box is None else self.rect(box)
            where = (*rect.topleft, *rect.size)
            self._notes.note((_VEIL, self._notes.noted_clip, tuple(colour), where), rect)
        else:
            super().fill(colour, box)

    def line(self, colour: Colour, start: Point, end: Point, width: float = 2) -> None:
        one, other, wide = self.at(start), self.at(end), self.look.px(width)
        stroke = _LINE, self._notes.noted_clip, tuple(colour), one, other, wide
        self._notes.note(stroke, _around((one, other)).inflate(2 * wide + 2, 2 * wide + 2))

    def polygon(self, colour: Colour, points: Sequence[Point]) -> None:
        there = tuple(self.at(point) for point in points)
        stroke = _SHAPE, self._notes.noted_clip, tuple(colour), there
        self._notes.note(stroke, _around(there).inflate(2, 2))

    def insert(self, drawing: Drawing, at: Point) -> None:
        """Draw all of another drawing, with its corner at a point."""
        dx, dy = self.at(at)
        self.note_all(drawing.shown, at)
        clip, page = self._notes.noted_clip, self.surface.get_clip()
        for stroke, rect, source in zip(
            drawing.strokes, drawing.rects, drawing.sources, strict=True
        ):
            moved = rect.move(dx, dy)
            if moved.colliderect(page):
                self._notes.note(_moved(stroke, clip, dx, dy, page), moved, source)


def _around(points: Sequence[Place]) -> pygame.Rect:
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across), min(down)
    return pygame.Rect(left, top, max(across) - left + 1, max(down) - top + 1)


def _moved(
    stroke: Stroke, clip: tuple[int, int, int, int] | None, dx: int, dy: int, page: pygame.Rect
) -> Stroke:
    """A stroke elsewhere, seen through the clip of that place."""
    kind, own, *rest = stroke
    if own is not None:
        inner = pygame.Rect(own).move(dx, dy).clip(page)
        clip = (*inner.topleft, *inner.size)
    if kind == _BLIT:
        source, x, y, area, flags = rest
        return kind, clip, source, x + dx, y + dy, area, flags
    if kind in (_FILL, _VEIL):
        colour, (x, y, w, h), *flags = rest
        return kind, clip, colour, (x + dx, y + dy, w, h), *flags
    if kind == _LINE:
        colour, (x, y), (right, bottom), width = rest
        return kind, clip, colour, (x + dx, y + dy), (right + dx, bottom + dy), width
    colour, points = rest
    return kind, clip, colour, tuple((x + dx, y + dy) for x, y in points)
