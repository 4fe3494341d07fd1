"""How things look in this window: its scale, fonts, icons, theme, and pictures kept for reuse.

A new Look is made when the window's size, the text size or the colours change; everything that was
kept for the old one goes with it. The looks of one window (with the skins of games, with texts of
another size) are a family: they share icons, a budget of pictures, and fonts of equal size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from attrs import frozen

from game.app.drawing.fonts import Fonts
from game.app.drawing.icons import Icons
from game.app.drawing.layout import Box, Size, scale_for
from game.app.drawing.marks import Lines
from game.app.drawing.store import Store, bytes_of
from game.app.drawing.theme import STYLES, Style, Theme

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas

#: Bytes of pictures that a window keeps. More in a large one would be quicker there, but at 4K the
#: window, its paper and its ground alone take a hundred million.
_KEPT = 50_000_000


@frozen
class Shown:
    """A text or an icon that was put on screen: for the checker, and for who asks what it means."""

    text: str
    box: Box
    pixels: int = 0
    cut: bool = False
    scrolled: bool = False
    #: The name of the icon; then there is no text.
    icon: str = ""

    def moved(self, dx: float, dy: float) -> Shown:
        """The same on a picture that is put elsewhere."""
        box = self.box.move(dx, dy)
        return Shown(self.text, box, self.pixels, self.cut, self.scrolled, self.icon)


@frozen(eq=False)
class Picture:
    """Something drawn once: its surface, and the texts and icons on it."""

    surface: pygame.Surface
    shown: tuple[Shown, ...] = ()


class Look:
    """Scale, fonts, icons and theme of a window, with a store of pictures."""

    def __init__(
        self,
        size: tuple[int, int],
        theme: Theme,
        text_scale: float = 1.0,
        family: Look | None = None,
    ) -> None:
        self.size = size
        self.theme = theme
        self.text_scale = text_scale
        self.scale = scale_for(size)
        self.width = size[0] / self.scale
        self.height = size[1] / self.scale
        if family is None:
            self.icons = Icons()
            self._pictures: Store[Picture] = Store(_KEPT)
            self._ground: dict[Hashable, pygame.Surface] = {}
        else:
            self.icons, self._pictures = family.icons, family._pictures
            self._ground = family._ground
        alike = family is not None and family.text_scale == text_scale
        self.fonts: Fonts = family.fonts if family and alike else Fonts(self.scale, text_scale)
        #: Tells its pictures from those of the others in the family.
        self._own = object()
        self._faces: dict[str, tuple[str, int]] = {}
        #: Paragraphs already broken into lines (see `widgets.text`).
        self.typeset: dict[Hashable, tuple[Lines, Size]] = {}
        self._zoomed: dict[float, Look] = {}

    @property
    def box(self) -> Box:
        """The whole window in units."""
        return Box(0, 0, self.width, self.height)

    def zoomed(self, zoom: float) -> Look:
        """The same window with texts of another size, for what is seen through a camera."""
        if zoom == 1:
            return self
        look = self._zoomed.get(zoom)
        if look is None:
            look = self._zoomed[zoom] = Look(self.size, self.theme, self.text_scale * zoom, self)
        return look

    def forget(self) -> None:
        """Let all pictures go: the window has other looks now."""
        self._pictures.clear()
        self._ground.clear()

    def px(self, units: float) -> int:
        """A length in pixels, at least one if it is anything."""
        return max(round(units * self.scale), 1) if units > 0 else 0

    def rect(self, box: Box) -> pygame.Rect:
        """A box in pixels, its edges rounded so that neighbours stay neighbours."""
        left, top = round(box.x * self.scale), round(box.y * self.scale)
        right, bottom = round(box.right * self.scale), round(box.bottom * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    def units(self, pixels: float) -> float:
        """Pixels in units."""
        return pixels / self.scale

    def style(self, name: str) -> Style:
        """A style of text by its name."""
        return STYLES[name]

    def text_size(self, text: str, style: str) -> tuple[float, float]:
        """How much room a line of text takes, in units."""
        face, pixels = self.face(style)
        width = self.fonts.width(text, face, pixels)
        return (width + 1) / self.scale, self.fonts.line(face, pixels) / self.scale

    def line(self, style: str) -> float:
        """The height of a line of this style, in units."""
        return self.fonts.line(*self.face(style)) / self.scale

    def face(self, style: str) -> tuple[str, int]:
        """The face of a style and its size in pixels."""
        found = self._faces.get(style)
        if found is None:
            made = STYLES[style]
            found = self._faces[style] = made.face, self.fonts.pixels(made.size)
        return found

    def ground(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The ground of the whole window: the last one that was seen is kept, and no other."""
        key = self._own, key
        if key not in self._ground:
            self._ground.clear()
            self._ground[key] = draw()
        return self._ground[key]

    def picture(
        self, key: Hashable, size: tuple[int, int], draw: Callable[[Canvas], None]
    ) -> Picture:
        """A picture of so many pixels, drawn now or taken from the store."""
        kept = self.kept(key)
        if kept is not None:
            return kept
        from game.app.drawing.canvas import Canvas

        canvas = Canvas.blank(self, size)
        draw(canvas)
        return self.keep(key, Picture(canvas.surface, tuple(canvas.shown)))

    def kept(self, key: Hashable) -> Picture | None:
        """A picture from the store, if it is there."""
        return self._pictures.get((self._own, key))

    def keep(self, key: Hashable, picture: Picture) -> Picture:
        """Put a picture into the store; the longest unused leave when there are too many."""
        return self._pictures.keep((self._own, key), picture, bytes_of(picture.surface))
