"""Icons from assets/icons, drawn once for each size and tint."""

from __future__ import annotations

import pygame

from game.app.drawing.fonts import MissingAsset
from game.app.drawing.store import Store, bytes_of
from game.app.drawing.theme import WHITE, Colour
from game.library.places import assets_dir

#: Bytes of icons that are kept.
_MOST = 16_000_000


class Icons:
    """The icons already rasterised."""

    def __init__(self) -> None:
        self._folder = assets_dir() / "icons"
        self._known: dict[str, bool] = {}
        self._drawn: Store[pygame.Surface] = Store(_MOST)

    def has(self, name: str) -> bool:
        """Whether there is such an icon."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = (self._folder / f"{name}.svg").is_file()
        return known

    def get(self, name: str, pixels: int, tint: Colour = WHITE) -> pygame.Surface:
        """An icon in a square of so many pixels, in one colour."""
        key = name, pixels, tint
        icon = self._drawn.get(key)
        if icon is not None:
            return icon
        if tint == WHITE:
            icon = self._plain(name, max(pixels, 1))
        else:
            icon = self.get(name, pixels).copy()
            icon.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return self._drawn.keep(key, icon, bytes_of(icon))

    def _plain(self, name: str, pixels: int) -> pygame.Surface:
        path = self._folder / f"{name}.svg"
        if not path.is_file():
            raise MissingAsset(path)
        try:
            icon = pygame.image.load_sized_svg(str(path), (pixels, pixels))
        except pygame.error:
            raise MissingAsset(path) from None
        return icon if pygame.display.get_surface() is None else icon.convert_alpha()
