"""Two papers for what stands still: one is looked at while the other is painted, band by band.

Painting all of a board takes as long as several frames of a show. So while something moves, each
frame paints one band of what will stand there next, and the paper before is looked at meanwhile:
pieces that set out lie under their own flight for a blink.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import pygame
from attrs import define, field, frozen

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.engine.table import Seat

if TYPE_CHECKING:
    from game.app.drawing.look import Look, Shown

#: Into how many bands a window is parted: a band costs less than the frame of a show.
BANDS = 8
#: Units by which shadows and glows reach beyond their box.
REACH = 24.0

Draw: TypeAlias = Callable[[Canvas], None]


@frozen
class Scenery:
    """What a paper shows: a board as it was built, without what is on its way, for some eyes."""

    built: object
    hidden: frozenset[str]
    eyes: Seat
    #: What lies over the board, if anything does.
    stage: str = ""


@define(eq=False)
class _Paper:
    """A picture of what stands still, or as much of it as is painted."""

    surface: pygame.Surface
    look: Look
    scene: Scenery
    painted: int = 0
    shown: list[Shown] = field(factory=list)

    @property
    def is_whole(self) -> bool:
        return self.painted == BANDS

    def paint(self, draw: Draw) -> None:
        """Paint the next band."""
        width, height = self.surface.get_size()
        top, bottom = (height * each // BANDS for each in (self.painted, self.painted + 1))
        scale = self.look.scale
        canvas = Canvas(self.surface, self.look)
        canvas.area = Box(0, top / scale, width / scale, (bottom - top) / scale).inflate(
            2 * REACH, 2 * REACH
        )
        self.surface.set_clip(pygame.Rect(0, top, width, bottom - top))
        try:
            draw(canvas)
        finally:
            self.surface.set_clip(None)
        # A text that lies in two bands is noted with the upper one.
        first, last = self.painted == 0, self.painted == BANDS - 1
        for each in canvas.shown:
            middle = each.box.centery * scale
            if (first or top <= middle) and (last or middle < bottom):
                self.shown.append(each)
        self.painted += 1


class Papers:
    """The paper that is looked at, and the one that is being painted."""

    def __init__(self) -> None:
        self._front: _Paper | None = None
        self._back: _Paper | None = None

    def shows(self, scene: Scenery) -> bool:
        """Whether this is what is looked at now."""
        return self._front is not None and self._front.scene == scene

    def show(self, scene: Scenery, draw: Draw, canvas: Canvas, patient: bool) -> None:
        """Copy a picture; the one before it while it is painted, if that may be waited for."""
        if not self._is_front(scene, canvas):
            if not (patient and self._can_wait(scene, canvas)):
                self._finish(scene, draw, canvas)
            elif self._begins(scene):
                # The frame in which a board was built has enough to do.
                self._back = self._fresh(scene, canvas)
            else:
                self.prepare(scene, draw, canvas)
            if self._back is not None and self._back.is_whole and self._back.scene == scene:
                self._front, self._back = self._back, self._front
        assert self._front is not None
        canvas.surface.blit(self._front.surface, (0, 0))
        canvas.shown.extend(self._front.shown)

    def prepare(self, scene: Scenery, draw: Draw, canvas: Canvas) -> None:
        """Paint one band more of what will be looked at."""
        if self._begins(scene):
            self._back = self._fresh(scene, canvas)
        assert self._back is not None
        if not self._back.is_whole:
            self._back.paint(draw)

    def _finish(self, scene: Scenery, draw: Draw, canvas: Canvas) -> None:
        if self._begins(scene) or (self._back is not None and self._back.look is not canvas.look):
            self._back = self._fresh(scene, canvas)
        assert self._back is not None
        while not self._back.is_whole:
            self._back.paint(draw)

    def _begins(self, scene: Scenery) -> bool:
        return self._back is None or self._back.scene != scene

    def _is_front(self, scene: Scenery, canvas: Canvas) -> bool:
        return self.shows(scene) and self._can_wait(scene, canvas)

    def _can_wait(self, scene: Scenery, canvas: Canvas) -> bool:
        """Whether the front is a picture of this window, for the same eyes, of the same stage.

        Buttons of the board would stand on a battle that is over, those of a battle on the board.
        """
        front = self._front
        return (
            front is not None
            and front.scene.eyes == scene.eyes
            and front.scene.stage == scene.stage
            and front.look is canvas.look
            and front.surface.get_size() == canvas.surface.get_size()
        )

    def _fresh(self, scene: Scenery, canvas: Canvas) -> _Paper:
        """An empty paper; the one of the picture before last serves again."""
        size = canvas.surface.get_size()
        spare = self._back
        if spare is not None and spare.surface.get_size() == size:
            surface = spare.surface
        else:
            surface = pygame.Surface(size)
            if pygame.display.get_surface() is not None:
                surface = surface.convert()
        return _Paper(surface, canvas.look, scene)
