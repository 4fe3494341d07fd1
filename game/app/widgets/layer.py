"""A layer that is drawn once and then only copied: what stands still while other things move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.drawing.layout import Box
from game.app.widgets.base import Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look, Shown


class Layer(Widget):
    """Its children as one opaque picture of their box, made again only when it is stale.

    It copies what lies under it, so it belongs at the bottom: over a backdrop, or drawing one.
    """

    def __init__(self, *children: Widget, name: str = "") -> None:
        super().__init__(*children, name=name)
        self.stale = True
        self._look: Look | None = None
        self._surface: pygame.Surface | None = None
        self._shown: list[Shown] = []

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        self.stale = True

    def forget(self) -> None:
        self._surface = None

    def draw(self, canvas: Canvas) -> None:
        if canvas.area is not None:
            # Only a part is painted now, and that is no picture of it.
            super().draw(canvas)
            return
        rect = canvas.rect(self.rect)
        if self.stale or self._look is not canvas.look or self._surface is None:
            before = len(canvas.shown)
            super().draw(canvas)
            self._shown = canvas.shown[before:]
            self._surface = canvas.surface.subsurface(rect.clip(canvas.surface.get_rect())).copy()
            self._look, self.stale = canvas.look, False
            return
        canvas.surface.blit(self._surface, rect)
        canvas.shown += self._shown
