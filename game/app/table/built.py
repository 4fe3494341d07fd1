"""The board as it was built: the page or the overlay, where everything lies, its two layers."""

from __future__ import annotations

from collections.abc import Set

import pygame
from attrs import define, field

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.overlay import Overlay
from game.app.table.page import Page
from game.app.table.sight import Sight
from game.app.table.spot import Spot, places_of
from game.app.widgets.base import Widget


class Root(Widget):
    """The page, or the overlay over it: then the page only looks."""

    def __init__(self, page: Page, overlay: Overlay | None) -> None:
        children: list[Widget] = [page] if overlay is None else [overlay, page.top]
        super().__init__(*children)
        self.page, self.overlay = page, overlay

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.page.place(look, box)
        if self.overlay is not None:
            top = self.page.top.rect.bottom
            self.overlay.place(look, Box(box.x, top, box.w, box.bottom - top))


@define(eq=False)
class Built:
    """The board as it was built for one moment and one pair of eyes."""

    sight: Sight
    root: Root
    #: Where everything lies on screen.
    places: dict[str, Box] = field(factory=dict)
    _lit: list[Spot] = field(factory=list)
    #: What changes only with the game, drawn once.
    _still: Canvas | None = None

    def survey(self) -> None:
        """Find out where everything lies, once it has been placed."""
        page = self.root.page
        # What lies in a place of its own is found there rather than in a seat's panel.
        self.places = dict(page.drawer.homes())
        for part in (*page.seats, page.middle, page.drawer.content, page.own):
            self.places |= dict(places_of(part))
        if self.root.overlay is not None:
            self.places |= dict(places_of(self.root.overlay))
        self._lit = [each for each in self.root.walk() if isinstance(each, Spot) and each.enabled]
        _number(self.root, self._lit)

    def hide(self, pieces: Set[str]) -> None:
        """Leave out these pieces: they are on their way."""
        self.sight.hidden.update(pieces)
        self._still = None

    def reveal(self) -> None:
        """Everything is where it belongs."""
        self.sight.hidden.clear()
        self._still = None

    def draw(self, canvas: Canvas, paper: pygame.Surface, keys: bool = False) -> None:
        """Copy what stands still from a paper of the window's size, draw the rest over it."""
        if self._still is None:
            self._still = Canvas(paper, canvas.look)
            self.draw_still(self._still)
        canvas.surface.blit(self._still.surface, (0, 0))
        canvas.shown.extend(self._still.shown)
        self.draw_live(canvas, keys)

    def draw_alone(self, canvas: Canvas) -> None:
        """Place and draw it, for a picture: nobody uses it."""
        self.root.place(canvas.look, canvas.look.box)
        self.survey()
        self.draw_still(canvas)
        self.draw_live(canvas)

    def draw_still(self, canvas: Canvas) -> None:
        """What changes only with the game."""
        paint.backdrop(canvas)
        page, overlay = self.root.page, self.root.overlay
        for each in page.still:
            if each.visible:
                each.draw(canvas)
        if overlay is not None:
            for each in page.live:
                each.draw(canvas)
            paint.veil(canvas, 165)
            overlay.draw_still(canvas)

    def draw_live(self, canvas: Canvas, keys: bool = False) -> None:
        """What changes with the pointer: buttons, tabs, and the rings of what is lit."""
        page, overlay = self.root.page, self.root.overlay
        for each in page.live if overlay is None else (page.top,):
            each.draw(canvas)
        if overlay is not None:
            overlay.draw_live(canvas)
        for spot in self._lit:
            if spot.thing not in self.sight.hidden:
                spot.draw_light(canvas)
        if keys:
            for spot in self._lit:
                if spot.key:
                    _badge(canvas, spot)


def _number(root: Widget, lit: list[Spot]) -> None:
    """Digits for lit things, after those that buttons have."""
    taken = {each.key for each in root.walk() if each.key}
    free = [digit for digit in "123456789" if digit not in taken]
    for spot, digit in zip(lit, free, strict=False):
        spot.key = digit


def _badge(canvas: Canvas, spot: Spot) -> None:
    theme = canvas.look.theme
    side = canvas.look.line("small_strong") + 2
    box = Box(spot.rect.right - side * 0.7, spot.rect.y - side * 0.3, side, side)
    paint.panel(canvas, box, paint.Panel(theme.bright, theme.gold, theme.ink, side / 2, 2))
    canvas.covers(box.inflate(6, 6))
    canvas.text(spot.key or "", box, "small_strong", "ink", x=0.5)
