"""Faces from assets/fonts, sizes in pixels, and rendered texts that are kept.

Never a system font. Every size is held above the smallest readable one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

from game.app.drawing.signs import drawable
from game.app.drawing.store import Store, bytes_of
from game.app.drawing.theme import BLACK, FACES, SMALLEST, Colour
from game.library.places import assets_dir

#: Bytes of rendered texts that are kept.
_MOST_RENDERED = 16_000_000
#: Faces and sizes that are kept open; each holds the letters it has drawn.
_MOST_FONTS = 96
ELLIPSIS = "…"


class MissingAsset(Exception):
    """A file that came with the game is not there, or is no longer what it was."""

    def __init__(self, path: Path) -> None:
        super().__init__(path.name)
        self.path = path


@lru_cache(len(FACES))
def _read(path: Path) -> bytes:
    """The file of a face, once for all its sizes: none of them holds it open."""
    if not path.is_file():
        raise MissingAsset(path)
    return path.read_bytes()


class Fonts:
    """The faces at one scale, and the texts already rendered with them."""

    def __init__(self, scale: float, text_scale: float = 1.0) -> None:
        self.scale = scale
        self.text_scale = text_scale
        self._folder = assets_dir() / "fonts"
        self._fonts: Store[pygame.Font] = Store(_MOST_FONTS)
        self._rendered: Store[pygame.Surface] = Store(_MOST_RENDERED)
        self._widths: dict[tuple[str, str, int], int] = {}
        self._rises: dict[tuple[str, str, int], int] = {}
        self._heights: dict[tuple[str, int], int] = {}
        #: The least size in pixels: 15 in a window of 1280x720, more in a bigger one.
        self.smallest = max(round(SMALLEST * scale), 6)

    def pixels(self, size: float) -> int:
        """A size in units as pixels, with the reader's text size, never too small to read."""
        return max(round(size * self.text_scale * self.scale), self.smallest)

    def font(self, face: str, pixels: int) -> pygame.Font:
        """A face at a size in pixels."""
        font = self._fonts.get((face, pixels))
        if font is None:
            path = self._folder / FACES[face]
            try:
                made = pygame.Font(BytesIO(_read(path)), pixels)
                made.size("A")  # a file that was cut short opens, and cannot be used
            except (pygame.error, ValueError):
                raise MissingAsset(path) from None
            font = self._fonts.keep((face, pixels), made, 1)
        return font

    def width(self, text: str, face: str, pixels: int) -> int:
        """How wide a text is, in pixels."""
        key = text, face, pixels
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) > 20_000:
                self._widths.clear()
            width = self._widths[key] = self.font(face, pixels).size(drawable(text))[0]
        return width

    def rise(self, text: str, face: str, pixels: int) -> int:
        """How many pixels an accent on a capital lifts the text's surface over its line."""
        key = text, face, pixels
        rise = self._rises.get(key)
        if rise is None:
            if len(self._rises) > 20_000:
                self._rises.clear()
            font = self.font(face, pixels)
            tops = [each[3] for each in font.metrics(drawable(text)) if each is not None]
            rise = self._rises[key] = max(max(tops, default=0) - font.get_ascent(), 0)
        return rise

    def line(self, face: str, pixels: int) -> int:
        """The height of a line in pixels."""
        key = face, pixels
        height = self._heights.get(key)
        if height is None:
            height = self._heights[key] = round(self.font(face, pixels).get_height() * 1.02)
        return height

    def render(
        self, text: str, face: str, pixels: int, colour: Colour, shadow: bool = False
    ) -> pygame.Surface:
        """A text as a surface, from the store if it was rendered before."""
        key = text, face, pixels, colour, shadow
        surface = self._rendered.get(key)
        if surface is None:
            surface = self._drawn(drawable(text), face, pixels, colour, shadow)
            self._rendered.keep(key, surface, bytes_of(surface))
        return surface

    def _drawn(
        self, text: str, face: str, pixels: int, colour: Colour, shadow: bool
    ) -> pygame.Surface:
        font = self.font(face, pixels)
        if not font.size(text)[0]:
            # The library renders nothing that has no width: marks without a letter.
            return pygame.Surface((1, font.get_height()), pygame.SRCALPHA)
        words = font.render(text, True, colour)
        if not shadow:
            return words
        step = max(round(pixels / 18), 1)
        dark = font.render(text, True, BLACK)
        dark.set_alpha(150)
        whole = pygame.Surface(
            (words.get_width() + step, words.get_height() + step), pygame.SRCALPHA
        )
        whole.blit(dark, (step, step))
        whole.blit(words, (0, 0))
        return whole

    def fitted(self, text: str, face: str, pixels: int, width: float, least: int = 0) -> int:
        """The size, made smaller until the text fits, but never too small to read."""
        floor = max(self.smallest, least)
        while pixels > floor and self.width(text, face, pixels) > width:
            pixels -= 1
        return pixels

    def shortened(self, text: str, face: str, pixels: int, width: float) -> str:
        """The text, its end replaced by an ellipsis where it is too long."""
        if self.width(text, face, pixels) <= width:
            return text
        least = self._most(text, lambda head: head.rstrip() + ELLIPSIS, (face, pixels), width)
        return text[:least].rstrip() + ELLIPSIS

    def pieces(self, text: str, face: str, pixels: int, width: float) -> list[str]:
        """A word too long for a line (the name of a file), cut into what fills one."""
        cut = []
        while len(text) > 1 and self.width(text, face, pixels) > width:
            least = max(self._most(text, str, (face, pixels), width), 1)
            cut.append(text[:least])
            text = text[least:]
        return [*cut, text]

    def _most(
        self, text: str, shown: Callable[[str], str], font: tuple[str, int], width: float
    ) -> int:
        """How many letters of a text fit, as they will be shown."""
        least, most = 0, len(text)
        while least < most:
            middle = (least + most + 1) // 2
            if self.width(shown(text[:middle]), *font) <= width:
                least = middle
            else:
                most = middle - 1
        return least


def breaks(widths: Sequence[float], space: float, room: float) -> list[int]:
    """Where lines of these words end when as much as possible is put on each."""
    ends, used = [], 0.0
    for index, width in enumerate(widths):
        if used and used + space + width > room:
            ends.append(index)
            used = width
        else:
            used += (space if used else 0) + width
    if widths:
        ends.append(len(widths))
    return ends


def balanced(widths: Sequence[float], space: float, room: float) -> list[int]:
    """The same number of lines, but of lengths as even as they can be."""
    ends = breaks(widths, space, room)
    if len(ends) < 2:
        return ends
    least, most = max(widths), room
    while most - least > 1:
        middle = (least + most) / 2
        if len(breaks(widths, space, middle)) <= len(ends):
            most = middle
        else:
            least = middle
    return breaks(widths, space, most)
