"""The motions themselves: each knows when it begins, how long it takes, and how it looks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import pygame
from attrs import define, field

from game.app.drawing.layout import Box, Point
from game.app.drawing.theme import Colour
from game.app.widgets.notes import Banner, banner_box

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas


def _nowhere() -> Box:
    return Box(0, 0, 0, 0)


def eased(share: float) -> float:
    """Slow, quick, slow."""
    return share * share * (3 - 2 * share)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def centred(canvas: Canvas, surface: pygame.Surface, at: Point) -> None:
    """Put a surface with its middle at a point."""
    x, y = canvas.at(at)
    canvas.surface.blit(surface, surface.get_rect(center=(x, y)))


@define(eq=False)
class Sketch:
    """A picture that is painted when it is first seen: a show of many begins at once."""

    _paint: Callable[[], pygame.Surface]
    _surface: pygame.Surface | None = None

    @property
    def is_painted(self) -> bool:
        """Whether it has been seen."""
        return self._surface is not None

    @property
    def surface(self) -> pygame.Surface:
        """What is seen."""
        if self._surface is None:
            self._surface = self._paint()
        return self._surface


#: What a motion shows: a picture, or one that is painted when it is needed.
Image: TypeAlias = pygame.Surface | Sketch


def seen(image: Image | None) -> pygame.Surface:
    """The picture, painted now if it was not."""
    assert image is not None
    return image.surface if isinstance(image, Sketch) else image


@define(eq=False)
class Motion:
    """Something that moves from a moment on, for a while."""

    start: float
    length: float
    #: The sound it makes when it begins.
    sound: str = ""
    #: The piece that it draws in the place of its spot, if it does.
    piece: str = ""

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + self.length

    @property
    def is_painted(self) -> bool:
        """Whether the picture it begins with is there already."""
        return True

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at a share of 0 to 1 of its way."""

    def rehearse(self, canvas: Canvas) -> bool:
        """Draw it once for practice, or a part of it; whether nothing it needs is missing."""
        self.draw(canvas, 0.5)
        return True


@define(eq=False)
class Flight(Motion):
    """A piece on its way from one place to another, on a slight arc."""

    picture: Image | None = None
    origin: Box = field(factory=_nowhere)
    target: Box = field(factory=_nowhere)
    #: It goes where nothing is seen of it (a pile, a closed drawer).
    vanishes: bool = False

    @property
    def is_painted(self) -> bool:
        return not isinstance(self.picture, Sketch) or self.picture.is_painted

    def draw(self, canvas: Canvas, share: float) -> None:
        if share >= 1 and self.vanishes:
            return
        picture = seen(self.picture)
        way = eased(share)
        x, y = _between(self.origin.center, self.target.center, way)
        lift = math.sin(way * math.pi) * min(60, abs(self.origin.x - self.target.x) * 0.12 + 14)
        at = picture.get_rect(center=canvas.at((x, y - lift)))
        # A large piece from a small place at the edge would come from outside the window.
        canvas.surface.blit(picture, at.clamp(canvas.surface.get_rect()))


@define(eq=False)
class Tumble(Motion):
    """A die that tumbles and lands on the face that was recorded."""

    faces: Sequence[Image] = ()
    place: Box = field(factory=_nowhere)

    def draw(self, canvas: Canvas, share: float) -> None:
        if share >= 1:
            centred(canvas, seen(self.faces[-1]), self.place.center)
            return
        fall = 1 - share
        number = int(share * 9) % (len(self.faces) - 1) if share < 0.8 else -1
        turned = pygame.transform.rotozoom(
            seen(self.faces[number]), fall * fall * 500, 1 + 0.35 * math.sin(share * math.pi)
        )
        hop = abs(math.sin(share * math.pi * 2.2)) * fall * self.place.h * 0.8
        x, y = self.place.center
        centred(canvas, turned, (x, y - hop))


@define(eq=False)
class Flip(Motion):
    """A piece that turns to its other side."""

    sides: tuple[Image, ...] = ()
    place: Box = field(factory=_nowhere)

    def draw(self, canvas: Canvas, share: float) -> None:
        way = eased(share)
        side = seen(self.sides[0] if way < 0.5 else self.sides[-1])
        narrow = abs(1 - 2 * way)
        width = max(round(side.get_width() * narrow), 1)
        centred(canvas, pygame.transform.scale(side, (width, side.get_height())), self.place.center)


@define(eq=False)
class Arrival(Motion):
    """A piece that comes from nowhere to be seen: it grows where it belongs."""

    picture: Image | None = None
    target: Box = field(factory=_nowhere)

    def draw(self, canvas: Canvas, share: float) -> None:
        if share <= 0:
            return
        way, picture = eased(min(share, 1)), seen(self.picture)
        wide, high = picture.get_size()
        size = max(round(wide * (0.5 + way / 2)), 1), max(round(high * (0.5 + way / 2)), 1)
        grown = picture if way >= 1 else pygame.transform.scale(picture, size)
        grown.set_alpha(round(255 * way))
        centred(canvas, grown, self.target.center)


@define(eq=False)
class Floating(Motion):
    """A number that rises from the counter it changed."""

    by: int = 0
    place: Box = field(factory=_nowhere)

    @property
    def good(self) -> bool:
        """Whether it is a gain."""
        return self.by > 0

    @property
    def text(self) -> str:
        """What rises."""
        return f"{self.by:+d}".replace("-", "−")

    def draw(self, canvas: Canvas, share: float) -> None:
        theme = canvas.look.theme
        face, pixels = canvas.look.face("float")
        tint = theme.good if self.good else theme.bad
        words = canvas.look.fonts.render(self.text, face, pixels, tint, True)
        if share > 0.6:
            words = words.copy()
            words.set_alpha(round(255 * (1 - share) / 0.4))
        x, y = self.place.center
        centred(canvas, words, (x, y - 10 - 46 * eased(min(share * 1.6, 1))))


@define(eq=False)
class Card(Motion):
    """A panel that tells something for a while: its picture, and where its middle stands."""

    picture: pygame.Surface | None = None
    place: Box = field(factory=_nowhere)
    #: Where it stands in the place of other words these must not shine through.
    fades: bool = True

    def draw(self, canvas: Canvas, share: float) -> None:
        assert self.picture is not None
        if self.fades:
            self.picture.set_alpha(round(255 * min(share / 0.08, (1 - share) / 0.06, 1)))
        centred(canvas, self.picture, self.place.center)


@define(eq=False)
class Ribbon(Motion):
    """A banner across the table."""

    text: str = ""
    #: Of its edge; gold if none is given.
    colour: Colour | None = None

    def draw(self, canvas: Canvas, share: float) -> None:
        if 0.15 <= share <= 0.95:
            banner = Banner(self.text, colour=self.colour)
            banner.place(canvas.look, banner_box(canvas.look, banner, 0.34))
            banner.draw(canvas)
