"""The paper of what stands still: drawn part by part, painted only where something has changed.

To draw all of a board takes as long as several frames of a show, and to paint it as long again. So
whoever can wait draws a part of it in a frame, while the paper before is looked at: pieces that set
out lie under their own flight for a blink. When all parts are drawn, the drawing is held against
the one before, and what differs is painted on patches, a few in a frame. All of them are put on the
paper at once.
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
A_WHILE = 0.003
#: Frames after which more is done in each, so many seconds of the processor; and those after which
#: nobody waits for one more: boards that follow each other quickly are seen too.
PATIENCE, IN_HASTE, OVERDUE = 24, 0.012, 48

#: What is painted at a time is at most such a part of the window.
STRIPS = 8
#: Pixels of patches that wait to be put on the paper: a window of 1920x1080, and a quarter of 4K.
PATCHED = 1920 * 1080

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
    """A drawing of something and the patches that lead to it, or as much of them as there is."""

    scene: Scenery
    canvas: Recording
    left: list[Draw]
    #: In which every part is drawn.
    within: Within
    #: The paper it will be painted on.
    paper: _Paper
    drawing: Drawing | None = None
    #: What lay on the paper when the two were held against each other, and where they differ.
    before: Drawing | None = None
    changes: list[pygame.Rect] = field(factory=list)
    #: Where it is not painted yet.
    unpainted: list[pygame.Rect] = field(factory=list)
    patches: list[tuple[pygame.Rect, pygame.Surface]] = field(factory=list)
    _pixels: int = 0
    #: Whether a frame has passed since it was asked for, and since all of it was ready: enough was
    #: done in those.
    begun: bool = False
    rested: bool = False

    @property
    def is_drawn(self) -> bool:
        """Whether nothing of it is left to draw."""
        return not self.left and not self.canvas.waits

    @property
    def is_compared(self) -> bool:
        """Whether it is known where it differs from what lies on the paper."""
        return self.before is self.paper.drawing

    @property
    def is_ready(self) -> bool:
        """Whether all is done that can be done beforehand."""
        return self.is_compared and (not self.unpainted or self._pixels >= PATCHED)

    def go_on(self, hastes: bool = False) -> None:
        """Draw a part, and more if there is time; nothing in the frame that asks first."""
        self.rested = self.is_ready
        if self.begun or hastes:
            end = thread_time() + (IN_HASTE if hastes else A_WHILE)
            while not self.is_ready:
                self._do_one()
                if thread_time() >= end:
                    break
        self.begun = True

    def finish(self) -> None:
        """Draw all that is left, and find out where it is to be painted."""
        while not self.is_compared:
            self._do_one()
        self.rested = True

    def _do_one(self) -> None:
        if not self.is_drawn:
            with self.within():
                self._draw_one()
        elif self.drawing is None:
            self.drawing = self.canvas.drawing
        elif not self.is_compared:
            self._compare(self.drawing)
        else:
            self._paint_one(self.drawing)

    def _draw_one(self) -> None:
        if self.canvas.waits:
            self.canvas.go_on()
        else:
            self.canvas.begin(self.left.pop(0))

    def _compare(self, drawing: Drawing) -> None:
        self.before = self.paper.drawing
        self.changes = drawing.changes(self.before)
        wide, high = self.paper.surface.get_size()
        most = wide * high // STRIPS
        self.unpainted = [strip for area in self.changes for strip in _strips(area, most)]
        self.patches, self._pixels = [], 0

    def _paint_one(self, drawing: Drawing) -> None:
        area = self.unpainted.pop(0)
        patch = pygame.Surface(area.size, 0, self.paper.surface)
        drawing.paint(patch, area, (-area.x, -area.y))
        self.patches.append((area, patch))
        self._pixels += area.w * area.h


@define(eq=False)
class _Paper:
    """A picture of what stands still."""

    surface: pygame.Surface
    look: Look
    scene: Scenery | None = None
    drawing: Drawing = field(factory=Drawing)
    #: Where the drawing is not painted yet; while there is something, nobody looks at it.
    left: list[pygame.Rect] = field(factory=list)

    def turn_to(self, coming: _Coming) -> None:
        """Show another drawing: put on it what is painted, the rest is still to be."""
        assert coming.drawing is not None
        self.paint()
        for area, patch in coming.patches:
            self.surface.blit(patch, area)
        self.left = coming.unpainted
        self.scene, self.drawing = coming.scene, coming.drawing

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

    @property
    def built(self) -> object:
        """The board that is looked at now."""
        scene = self._front.scene if self._front is not None else None
        return scene.built if scene is not None else None

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
            and self.may_stay(scene, canvas)
            and front.scene is not None
            and front.scene.stage == scene.stage
        )

    def may_stay(self, scene: Scenery, canvas: Canvas) -> bool:
        """Whether the frame before may stay while this scene is got ready: its eyes are these."""
        before = self._front.scene if self._front is not None else None
        return self._fits(canvas) and before is not None and before.eyes == scene.eyes

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
        waits = waits and self.may_stay(scene, canvas)
        waits = waits and (self._behind < OVERDUE or self.knows(scene))
        self._behind += 1
        front = self._front
        if front is None or front.scene != scene or not self._fits(canvas):
            front = self._turned(scene, parts, canvas, waits)
            if front is None:
                return False
        front.paint(for_a_while=waits and unseen)
        if not front.left:
            self._behind = 0
        return not front.left

    def _turned(
        self, scene: Scenery, parts: Callable[[], Parts], canvas: Canvas, waits: bool
    ) -> _Paper | None:
        """The paper once it shows this scene, or as much of it as was painted beforehand."""
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
        self.painted = coming.changes
        coming.paper.turn_to(coming)
        return coming.paper

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
        self._coming.go_on(hastes=self._behind > PATIENCE)

    def _begin(
        self,
        scene: Scenery,
        parts: Callable[[], Parts],
        canvas: Canvas,
        within: Within = nullcontext,
    ) -> None:
        paper = self._paper(canvas)
        coming = self._coming
        if coming is None or coming.scene != scene or coming.paper is not paper:
            recording = Recording(canvas.look, canvas.surface.get_size())
            self._coming = _Coming(scene, recording, list(parts()), within, paper)

    def _paper(self, canvas: Canvas) -> _Paper:
        """The paper of this window: a blank one if there is none."""
        if self._front is None or not self._fits(canvas):
            # Not both at once: at 4K each takes 33 megabytes.
            self._front = self._coming = None
            self._front = _Paper(_blank(canvas.surface.get_size()), canvas.look)
        return self._front

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
    # In the format of the window as it is: to convert it would take the room of two for a moment.
    return pygame.Surface(size)
