"""How things look in this window: its scale, fonts, icons, theme, and pictures kept for reuse.

A new Look is made when the window's size, the text size or the colours change; everything that was
kept for the old one goes with it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from attrs import frozen

from game.app.drawing.fonts import Fonts
from game.app.drawing.icons import Icons
from game.app.drawing.layout import Box, Size, scale_for
from game.app.drawing.marks import Lines
from game.app.drawing.theme import STYLES, Style, Theme

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas

_MOST_BYTES = 220_000_000


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
        sharing: Look | None = None,
    ) -> None:
        self.size = size
        self.theme = theme
        self.text_scale = text_scale
        self.scale = scale_for(size)
        self.width = size[0] / self.scale
        self.height = size[1] / self.scale
        self.fonts: Fonts = Fonts(self.scale, text_scale) if sharing is None else sharing.fonts
        self.icons: Icons = Icons() if sharing is None else sharing.icons
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._bytes = 0
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
            look = self._zoomed[zoom] = Look(self.size, self.theme, self.text_scale * zoom)
            look.icons = self.icons
        return look

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
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def keep(self, key: Hashable, picture: Picture) -> Picture:
        """Put a picture into the store; the oldest leave when there are too many."""
        self._pictures[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > _MOST_BYTES and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= _bytes(oldest)
        return picture


def _bytes(picture: Picture) -> int:
    return picture.surface.get_width() * picture.surface.get_height() * 4
