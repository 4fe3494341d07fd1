"""A surface to draw on in virtual units, which remembers the texts and icons it was given.

What is remembered is for the checker: every text on screen goes through `text`, so nothing that a
player reads can be cut off or doubled without being noticed. Icons are remembered so that each can
be asked what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pygame
from attrs import evolve

from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look, Picture, Shown
from game.app.drawing.strokes import lay_veil
from game.app.drawing.theme import STYLES, WHITE, Colour


class Canvas:
    """A surface with a look, an origin, and a list of what was written."""

    def __init__(self, surface: pygame.Surface, look: Look, origin: Point = (0, 0)) -> None:
        self.surface = surface
        self.look = look
        #: The point in units that lies at the surface's top left corner.
        self.origin = origin
        self.shown: list[Shown] = []
        #: The part that is being painted, if only one is: what lies outside need not be drawn.
        self.area: Box | None = None
        self._scrolling: Box | None = None

    @classmethod
    def blank(cls, look: Look, size: tuple[int, int]) -> Canvas:
        """A transparent canvas of so many pixels."""
        return cls(pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA), look)

    @property
    def box(self) -> Box:
        """The canvas in units."""
        width, height = self.surface.get_size()
        return Box(*self.origin, width / self.look.scale, height / self.look.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """A box in pixels of this surface."""
        left, top = self.origin
        scale = self.look.scale
        x, y = round((box.x - left) * scale), round((box.y - top) * scale)
        right, bottom = round((box.right - left) * scale), round((box.bottom - top) * scale)
        return pygame.Rect(x, y, right - x, bottom - y)

    def at(self, point: Point) -> tuple[int, int]:
        """A point in pixels of this surface."""
        scale = self.look.scale
        return round((point[0] - self.origin[0]) * scale), round(
            (point[1] - self.origin[1]) * scale
        )

    def blit(self, surface: pygame.Surface, at: Point) -> None:
        """Put a surface with its top left corner at a point."""
        self.surface.blit(surface, self.at(at))

    def blit_in(self, surface: pygame.Surface, box: Box, x: float = 0.5, y: float = 0.5) -> None:
        """Put a surface into a box, in the middle unless told otherwise."""
        rect = self.rect(box)
        width, height = surface.get_size()
        place = rect.x + round((rect.w - width) * x), rect.y + round((rect.h - height) * y)
        self.surface.blit(surface, place)

    def show(self, picture: Picture, at: Point) -> None:
        """Put a kept picture at a point, with the texts on it."""
        dx, dy = at
        if self.area is not None:
            wide, high = picture.surface.get_size()
            if not self.area.colliderect((dx, dy, wide / self.look.scale, high / self.look.scale)):
                return
        self.blit(picture.surface, at)
        for each in picture.shown:
            self._note(each.moved(dx, dy))

    def note_all(self, shown: Sequence[Shown], at: Point) -> None:
        """Note texts and icons of something that begins at a point, as far as they are seen."""
        room, (dx, dy) = self._scrolling, at
        for each in shown:
            if room is None or room.colliderect(each.box.move(dx, dy)):
                self._note(each.moved(dx, dy))

    def fill(self, colour: Colour | tuple[int, int, int, int], box: Box | None = None) -> None:
        """Fill a box, or everything."""
        rect = self.surface.get_rect() if box is None else self.rect(box)
        if len(colour) == 4 and colour[3] < 255:
            lay_veil(self.surface, colour, rect)
        else:
            self.surface.fill(colour, rect)

    def line(self, colour: Colour, start: Point, end: Point, width: float = 2) -> None:
        """A straight line."""
        pygame.draw.line(self.surface, colour, self.at(start), self.at(end), self.look.px(width))

    def polygon(self, colour: Colour, points: Sequence[Point]) -> None:
        """A filled shape."""
        pygame.draw.polygon(self.surface, colour, [self.at(point) for point in points])

    def text(
        self,
        words: str,
        box: Box,
        style: str = "body",
        colour: Colour | str | None = None,
        x: float = 0.0,
        y: float = 0.5,
        shrink: bool = False,
        ellipsis: bool = False,
    ) -> Box:
        """One line of text in a box (x, y: 0 left/top, 0.5 middle, 1 right/bottom).

        `shrink` makes it smaller where it is too wide or too high, `ellipsis` shortens what is
        still too wide.
        """
        if not words:
            return Box(box.x, box.y, 0, 0)
        look = self.look
        face, pixels = look.face(style)
        room = box.w * look.scale + 1
        most = box.h * look.scale * 1.15
        if shrink:
            pixels = look.fonts.fitted(words, face, pixels, room)
            while pixels > look.fonts.smallest and look.fonts.line(face, pixels) > most:
                pixels -= 1
        if ellipsis:
            words = look.fonts.shortened(words, face, pixels, room)
        surface = look.fonts.render(
            words, face, pixels, self._tint(style, colour), STYLES[style].shadow
        )
        return self._put(surface, words, box, pixels, x, y)

    def _tint(self, style: str, colour: Colour | str | None) -> Colour:
        chosen = STYLES[style].colour if colour is None else colour
        return self.look.theme.colour(chosen) if isinstance(chosen, str) else chosen

    def _put(
        self, surface: pygame.Surface, words: str, box: Box, pixels: int, x: float, y: float
    ) -> Box:
        look = self.look
        width, height = surface.get_size()
        rect = self.rect(box)
        left = rect.x + round((rect.w - width) * x)
        top = rect.y + round((rect.h - height) * y)
        if y == 0.5:
            top += round(pixels * 0.05)  # most letters have no tail: their middle lies higher
        self.surface.blit(surface, (left, top))
        ox, oy = self.origin
        where = Box(
            left / look.scale + ox, top / look.scale + oy, width / look.scale, height / look.scale
        )
        slack = 2 + pixels * 0.1
        cut = width > rect.w + slack or height > rect.h + pixels * 0.45
        self._note(Shown(words, where, pixels, cut))
        return where

    def run(self, words: str, at: Point, face: str, pixels: int, colour: Colour) -> None:
        """A piece of a line already measured and broken (paragraphs)."""
        surface = self.look.fonts.render(words, face, pixels, colour)
        self.blit(surface, at)
        if words.strip():
            width, height = surface.get_size()
            scale = self.look.scale
            self._note(Shown(words, Box(*at, width / scale, height / scale), pixels))

    def overfull(self, words: str, box: Box, pixels: int) -> None:
        """Note that a paragraph did not fit its box."""
        self._note(Shown(words, box, pixels, cut=True))

    def icon(self, name: str, box: Box, tint: Colour = WHITE) -> None:
        """An icon as large as the box allows, in its middle."""
        rect = self.rect(box)
        self.blit_in(self.look.icons.get(name, min(rect.size), tint), box)
        self.shows(name, box)

    def shows(self, icon: str, box: Box) -> None:
        """Note that an icon stands in a box."""
        self._note(Shown("", box, icon=icon))

    def covers(self, box: Box, but: Sequence[Box] = (), partly: bool = False) -> None:
        """Say that what was written inside this box is hidden now by something opaque.

        What lies in one of the boxes of `but` is still seen; `partly` hides what it only touches.
        """
        self.shown = uncovered(self.shown, box, but, partly)

    def puts_off(self, parts: Sequence[Callable[[Canvas], None]]) -> bool:
        """Whether these are drawn here later, one by one; this canvas never waits."""
        return False

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside a box: the window of something that scrolls."""
        before, self._scrolling = self.surface.get_clip(), box
        self.surface.set_clip(self.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)
            self._scrolling = None

    def _note(self, shown: Shown) -> None:
        if self._scrolling is None:
            self.shown.append(shown)
        elif self._scrolling.colliderect(shown.box):
            inside = shown.box.clip(self._scrolling)
            self.shown.append(evolve(shown, box=inside, scrolled=inside.h < shown.box.h - 1))


def uncovered(
    shown: Sequence[Shown], box: Box, but: Sequence[Box] = (), partly: bool = False
) -> list[Shown]:
    """What is still seen of texts and icons when something opaque lies in a box."""
    hides = box.colliderect if partly else box.contains
    return [
        each
        for each in shown
        if not hides(each.box) or any(hole.contains(each.box) for hole in but)
    ]
