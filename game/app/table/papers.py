"""The paper of what stands still: drawn part by part, painted only where something has changed.

To draw all of a board takes as long as several frames of a show, and to paint it as long again. So
whoever can wait draws a part of it in a frame, while the paper before is looked at: pieces that set
out lie under their own flight for a blink. When all parts are drawn, the paper is painted, but only
where the new drawing differs from the old.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import thread_time
from typing import TYPE_CHECKING, TypeAlias

import pygame
from attrs import define, field, frozen

from game.app.drawing.recording import Recording
from game.app.drawing.strokes import Drawing
from game.engine.table import Seat

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

#: Seconds of the processor after which no further part is begun in a frame.
A_WHILE = 0.004
#: Frames after which nobody waits for one more: boards that follow each other quickly are seen too.
PATIENCE = 15

#: What is painted at a time is at most such a part of the window.
STRIPS = 8

Draw: TypeAlias = "Callable[[Canvas], None]"
#: Parts that are drawn one over the other, each in a moment.
Parts: TypeAlias = Sequence[Draw]
#: What is around the drawing of a part.
Within: TypeAlias = "Callable[[], AbstractContextManager[object]]"


@frozen
class Scenery:
    """What a paper shows: a board as it was built, without what is on its way, for some eyes."""

    built: object
    hidden: frozenset[str]
    eyes: Seat
    #: What lies over the board, if anything does.
    stage: str = ""


@define(eq=False)
class _Coming:
    """A drawing of something, or as much of it as is drawn."""

    scene: Scenery
    canvas: Recording
    left: list[Draw]
    #: In which every part is drawn.
    within: Within
    #: Whether a frame has passed since it was asked for, and since all of it was drawn: enough was
    #: done in those.
    begun: bool = False
    rested: bool = False

    @property
    def is_drawn(self) -> bool:
        """Whether nothing of it is left to draw."""
        return not self.left and not self.canvas.waits

    def go_on(self) -> None:
        """Draw a part, and more if there is time; nothing in the frame that asks first."""
        self.rested = self.is_drawn
        if self.begun:
            end = thread_time() + A_WHILE
            while not self.is_drawn:
                self._draw_one()
                if thread_time() >= end:
                    break
        self.begun = True

    def finish(self) -> None:
        """Draw all that is left."""
        while not self.is_drawn:
            self._draw_one()
        self.rested = True

    def _draw_one(self) -> None:
        with self.within():
            if self.canvas.waits:
                self.canvas.go_on()
            else:
                self.canvas.begin(self.left.pop(0))


@define(eq=False)
class _Paper:
    """A picture of what stands still."""

    surface: pygame.Surface
    look: Look
    scene: Scenery
    drawing: Drawing = field(factory=Drawing)
    #: Where the drawing is not painted yet; while there is something, nobody looks at it.
    left: list[pygame.Rect] = field(factory=list)

    def turn_to(self, scene: Scenery, drawing: Drawing) -> list[pygame.Rect]:
        """Show another drawing: where it is to be painted anew."""
        self.paint()
        changes = drawing.changes(self.drawing)
        most = self.surface.get_width() * self.surface.get_height() // STRIPS
        self.left = [strip for area in changes for strip in _strips(area, most)]
        self.scene, self.drawing = scene, drawing
        return changes

    def paint(self, for_a_while: bool = False) -> None:
        """Paint what is left, or as much of it as there is time for."""
        end = thread_time() + A_WHILE
        while self.left:
            self.drawing.paint(self.surface, self.left.pop(0))
            if for_a_while and thread_time() >= end:
                break
        if not self.left:
            self.drawing.fade()


def _strips(area: pygame.Rect, most: int) -> list[pygame.Rect]:
    """An area in strips of at most so many pixels."""
    count = max(-(-area.w * area.h // most), 1)
    high = max(-(-area.h // count), 1)
    tops = range(area.top, area.bottom, high)
    return [pygame.Rect(area.x, top, area.w, min(high, area.bottom - top)) for top in tops]


class Papers:
    """The paper that is looked at, and the drawing that comes next."""

    def __init__(self) -> None:
        self._front: _Paper | None = None
        self._coming: _Coming | None = None
        #: Where the paper was painted last.
        self.painted: list[pygame.Rect] = []
        #: For how many frames it has been another one that was asked for.
        self._behind = 0

    def shows(self, scene: Scenery) -> bool:
        """Whether this is what is looked at now."""
        front = self._front
        return front is not None and front.scene == scene and not front.left

    def knows(self, scene: Scenery) -> bool:
        """Whether this is looked at, or was asked for in a frame before."""
        return self.shows(scene) or (self._coming is not None and self._coming.scene == scene)

    def suits(self, scene: Scenery, canvas: Canvas) -> bool:
        """Whether the paper may be looked at in the place of this scene for a blink.

        Other eyes never see it, and buttons of the board would stand on a battle that is over.
        """
        front = self._front
        return (
            front is not None
            and self._fits(canvas)
            and self._is_for(scene.eyes)
            and front.scene.stage == scene.stage
        )

    def _is_for(self, eyes: Seat) -> bool:
        return self._front is not None and self._front.scene.eyes == eyes

    def turn_to(
        self,
        scene: Scenery,
        parts: Callable[[], Parts],
        canvas: Canvas,
        waits: bool,
        unseen: bool = False,
    ) -> bool:
        """Show a scene; whether it does, if that may be waited for.

        While the paper is `unseen` it may be painted a piece at a time too.
        """
        waits = waits and self._fits(canvas) and self._is_for(scene.eyes)
        waits = waits and (self._behind < PATIENCE or self.knows(scene))
        self._behind += 1
        front = self._front
        if front is None or front.scene != scene or not self._fits(canvas):
            front = self._drawn(scene, parts, canvas, waits)
            if front is None:
                return False
        front.paint(for_a_while=waits and unseen)
        if not front.left:
            self._behind = 0
        return not front.left

    def _drawn(
        self, scene: Scenery, parts: Callable[[], Parts], canvas: Canvas, waits: bool
    ) -> _Paper | None:
        """The paper on which this scene is to be painted, once all of it is drawn."""
        if waits:
            self.prepare(scene, parts, canvas)
        else:
            self._begin(scene, parts, canvas)
            assert self._coming is not None
            self._coming.finish()
        coming = self._coming
        assert coming is not None
        if not coming.rested:
            return None
        self._coming = None
        if self._front is None or not self._fits(canvas):
            # Not both at once: at 4K each takes 33 megabytes.
            self._front = None
            self._front = _Paper(_blank(canvas.surface.get_size()), canvas.look, scene)
        self.painted = self._front.turn_to(scene, coming.canvas.drawing)
        return self._front

    def prepare(
        self,
        scene: Scenery,
        parts: Callable[[], Parts],
        canvas: Canvas,
        within: Within = nullcontext,
    ) -> None:
        """Draw a part more of what will be looked at."""
        self._begin(scene, parts, canvas, within)
        assert self._coming is not None
        self._coming.go_on()

    def _begin(
        self,
        scene: Scenery,
        parts: Callable[[], Parts],
        canvas: Canvas,
        within: Within = nullcontext,
    ) -> None:
        coming = self._coming
        if coming is None or coming.scene != scene or coming.canvas.look is not canvas.look:
            recording = Recording(canvas.look, canvas.surface.get_size())
            self._coming = _Coming(scene, recording, list(parts()), within)

    def copy(self, canvas: Canvas) -> None:
        """Put the paper on the screen."""
        assert self._front is not None
        self._front.paint()
        canvas.surface.blit(self._front.surface, (0, 0))
        canvas.shown.extend(self._front.drawing.shown)

    def _fits(self, canvas: Canvas) -> bool:
        front = self._front
        return (
            front is not None
            and front.look is canvas.look
            and front.surface.get_size() == canvas.surface.get_size()
        )


def _blank(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    return surface.convert() if pygame.display.get_surface() is not None else surface
