"""Drawing without painting: every stroke is noted, so that two pictures can be told apart.

To find out what a board will look like takes less than half as long as to paint it, and what was
noted before says where nothing has changed. Only the rest is painted again, stroke by stroke and
from the ground up, so that it has the pixels of a picture drawn from nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from attrs import define, field, frozen

from game.app.drawing.canvas import Canvas, uncovered
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look, Shown
from game.app.drawing.strokes import (
    BLIT,
    FILL,
    LINE,
    SHAPE,
    VEIL,
    Drawing,
    Stroke,
    around,
    shifted,
)
from game.app.drawing.theme import Colour

#: Nothing lies outside of it.
EVERYWHERE = Box(-100_000, -100_000, 200_000, 200_000)
#: How deep in a tree of things something is put off: what lies deeper is small.
DEPTH = 3


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
        self.note((BLIT, self._noted, id(source), x, y, area, special_flags), rect, source)
        return rect

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        place = self._page if rect is None else pygame.Rect(rect)
        where = (*place.topleft, *place.size)
        self.note((FILL, self._noted, tuple(color), where, special_flags), place)
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


@frozen(eq=False)
class _Cover:
    """Something opaque came over what was written: see `Canvas.covers`."""

    box: Box
    but: tuple[Box, ...]
    partly: bool


@define(eq=False)
class _Stretch:
    """A stretch of a drawing, with gaps for what was put off."""

    drawing: Drawing = field(factory=Drawing)
    #: Texts, icons and covers, in their order.
    notes: list[Any] = field(factory=list)
    #: How many strokes and notes come before each gap, and what belongs into it.
    gaps: list[tuple[int, int, _Stretch]] = field(factory=list)


@frozen(eq=False)
class _PutOff:
    """Something that is drawn later, where it belongs, as it would have been."""

    draw: Callable[[Canvas], None]
    into: _Stretch
    depth: int
    clip: pygame.Rect
    scrolling: Box | None


class Recording(Canvas):
    """A canvas that notes what is drawn on it; `drawing` is what came of it."""

    def __init__(
        self, look: Look, size: tuple[int, int], origin: Point = (0, 0), endless: bool = False
    ) -> None:
        self._notes = _Notes(size, endless)
        super().__init__(self._notes, look, origin)
        # What is drawn in parts keeps no copy of what lies below it (see `Layer`).
        self.area = EVERYWHERE
        self._whole = _Stretch()
        self._stretch = self._whole
        self._waiting: list[_PutOff] = []
        self._depth = 0
        self._enter(self._whole)

    @property
    def drawing(self) -> Drawing:
        """All that was drawn so far."""
        while self.waits:
            self.go_on()
        found, notes = Drawing(), list[Any]()
        _gather(self._whole, found, notes)
        found.shown = _seen(notes)
        return found

    @property
    def waits(self) -> bool:
        """Whether something was put off."""
        return bool(self._waiting)

    def begin(self, draw: Callable[[Canvas], None]) -> None:
        """Draw something over the rest; what is large in it is put off."""
        self._depth = DEPTH
        try:
            draw(self)
        finally:
            self._depth = 0

    def rehearse(self, draw: Callable[[Canvas], None]) -> None:
        """Draw something that is not noted: letters and panels that it needs are made by then."""
        here = self._stretch
        self._enter(_Stretch())
        try:
            draw(self)
        finally:
            self._enter(here)

    def go_on(self) -> None:
        """Draw the first of what was put off."""
        first = self._waiting.pop(0)
        here, waiting, self._waiting = self._stretch, self._waiting, []
        clip, scrolling = self._notes.get_clip(), self._scrolling
        self._enter(first.into)
        self._depth, self._scrolling = first.depth, first.scrolling
        self._notes.set_clip(first.clip)
        try:
            first.draw(self)
        finally:
            self._depth, self._scrolling = 0, scrolling
            self._notes.set_clip(clip)
            self._enter(here)
            self._waiting += waiting

    def puts_off(self, parts: Sequence[Callable[[Canvas], None]]) -> bool:
        if not self._depth or len(parts) < 2:
            return False
        here = self._stretch
        for part in parts:
            into = _Stretch()
            here.gaps.append((len(here.drawing), len(here.notes), into))
            clip = self._notes.get_clip()
            self._waiting.append(_PutOff(part, into, self._depth - 1, clip, self._scrolling))
        return True

    def covers(self, box: Box, but: Sequence[Box] = (), partly: bool = False) -> None:
        self._stretch.notes.append(_Cover(box, tuple(but), partly))

    def _enter(self, stretch: _Stretch) -> None:
        self._stretch, self._notes.drawing, self.shown = stretch, stretch.drawing, stretch.notes

    def fill(self, colour: Colour | tuple[int, int, int, int], box: Box | None = None) -> None:
        if len(colour) == 4 and colour[3] < 255:
            rect = self.surface.get_rect() if box is None else self.rect(box)
            where = (*rect.topleft, *rect.size)
            self._notes.note((VEIL, self._notes.noted_clip, tuple(colour), where), rect)
        else:
            super().fill(colour, box)

    def line(self, colour: Colour, start: Point, end: Point, width: float = 2) -> None:
        one, other, wide = self.at(start), self.at(end), self.look.px(width)
        stroke = LINE, self._notes.noted_clip, tuple(colour), one, other, wide
        self._notes.note(stroke, around((one, other)).inflate(2 * wide + 2, 2 * wide + 2))

    def polygon(self, colour: Colour, points: Sequence[Point]) -> None:
        there = tuple(self.at(point) for point in points)
        stroke = SHAPE, self._notes.noted_clip, tuple(colour), there
        self._notes.note(stroke, around(there).inflate(2, 2))

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
                self._notes.note(shifted(stroke, clip, dx, dy, page), moved, source)


def _gather(stretch: _Stretch, into: Drawing, notes: list[Any]) -> None:
    """All strokes and notes of a stretch, with those that belong into its gaps."""
    drawing, at, noted = stretch.drawing, 0, 0
    for strokes, told, inner in (*stretch.gaps, (len(drawing), len(stretch.notes), None)):
        into.strokes += drawing.strokes[at:strokes]
        into.rects += drawing.rects[at:strokes]
        into.sources += drawing.sources[at:strokes]
        notes += stretch.notes[noted:told]
        at, noted = strokes, told
        if inner is not None:
            _gather(inner, into, notes)


def _seen(notes: Iterable[Any]) -> list[Shown]:
    """Texts and icons without those that something came over."""
    found: list[Shown] = []
    for each in notes:
        if isinstance(each, _Cover):
            found = uncovered(found, each.box, each.but, each.partly)
        else:
            found.append(each)
    return found
