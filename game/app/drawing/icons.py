"""Icons from assets/icons, drawn once for each size and tint."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from game.app.drawing.fonts import MissingAsset
from game.app.drawing.theme import WHITE, Colour
from game.library.places import assets_dir

_KEPT = 1500


class Icons:
    """The icons already rasterised."""

    def __init__(self) -> None:
        self._folder = assets_dir() / "icons"
        self._known: dict[str, bool] = {}
        self._white: dict[tuple[str, int], pygame.Surface] = {}
        self._tinted: OrderedDict[tuple[str, int, Colour], pygame.Surface] = OrderedDict()

    def has(self, name: str) -> bool:
        """Whether there is such an icon."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = (self._folder / f"{name}.svg").is_file()
        return known

    def get(self, name: str, pixels: int, tint: Colour = WHITE) -> pygame.Surface:
        """An icon in a square of so many pixels, in one colour."""
        key = name, pixels, tint
        icon = self._tinted.get(key)
        if icon is not None:
            self._tinted.move_to_end(key)
            return icon
        icon = self._plain(name, pixels)
        if tint != WHITE:
            icon = icon.copy()
            icon.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._tinted[key] = icon
        if len(self._tinted) > _KEPT:
            self._tinted.popitem(last=False)
        return icon

    def _plain(self, name: str, pixels: int) -> pygame.Surface:
        pixels = max(pixels, 1)
        icon = self._white.get((name, pixels))
        if icon is None:
            path = self._folder / f"{name}.svg"
            if not path.is_file():
                raise MissingAsset(path)
            try:
                icon = pygame.image.load_sized_svg(str(path), (pixels, pixels))
            except pygame.error:
                raise MissingAsset(path) from None
            if pygame.display.get_surface() is not None:
                icon = icon.convert_alpha()
            self._white[name, pixels] = icon
        return icon
