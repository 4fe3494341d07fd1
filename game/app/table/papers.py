"""Two papers for what stands still: one is looked at while the other is painted, patch by patch.

Painting all of a board takes as long as several frames of a show. So while something moves, each
frame paints one patch of what will stand there next, and the paper before is looked at meanwhile:
pieces that set out lie under their own flight for a blink. When they land, only the patches in
which they were left out are painted again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

import pygame
from attrs import define, field, frozen

from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.engine.table import Seat

if TYPE_CHECKING:
    from game.app.drawing.look import Look, Shown

#: Into how many patches a window is parted: a patch costs less than the frame of a show.
ROWS, COLUMNS = 6, 2
PATCHES = ROWS * COLUMNS
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
    #: The patches that are still to be painted, in pixels.
    left: list[pygame.Rect]
    shown: list[Shown] = field(factory=list)

    @property
    def is_whole(self) -> bool:
        return not self.left

    def paint(self, draw: Draw) -> None:
        """Paint the next patch."""
        first, *self.left = self.left
        self._paint(draw, [first])

    def finish(self, draw: Draw) -> None:
        """Paint all that is left, at once: what lies in two patches is drawn once then."""
        patches, self.left = self.left, []
        if len(patches) == PATCHES and not self.shown:
            patches = [self.surface.get_rect()]
        if patches:
            self._paint(draw, patches)

    def _paint(self, draw: Draw, patches: Sequence[pygame.Rect]) -> None:
        around = patches[0].unionall(patches[1:])
        canvas = Canvas(self.surface, self.look)
        if around != self.surface.get_rect():
            canvas.area = _in_units(around, self.look.scale).inflate(2 * REACH, 2 * REACH)
        self.surface.set_clip(around)
        try:
            draw(canvas)
        finally:
            self.surface.set_clip(None)
        # A text that lies in two patches is noted with the one in which its middle is, and with the
        # last of those that overlap.
        self.shown += self._among(canvas.shown, patches, self.left)

    def mend(self, front: _Paper, boxes: Sequence[Box]) -> None:
        """Take over another picture that differs only in these boxes: each is a patch now."""
        self.surface.blit(front.surface, (0, 0))
        canvas, page = Canvas(self.surface, self.look), self.surface.get_rect()
        patches = [canvas.rect(box.inflate(2 * REACH, 2 * REACH)).clip(page) for box in boxes]
        self.left = [each for each in _outermost(patches) if each.w > 0 and each.h > 0]
        self.shown = self._among(front.shown, (page,), self.left)

    def _among(
        self, shown: Iterable[Shown], patches: Sequence[pygame.Rect], others: Sequence[pygame.Rect]
    ) -> list[Shown]:
        """What has its middle in one of these patches, and in none of the others."""
        scale = self.look.scale
        right, bottom = self.surface.get_width() - 1, self.surface.get_height() - 1
        found = []
        for each in shown:
            x, y, wide, high = each.box
            middle = (
                min(max(int((x + wide / 2) * scale), 0), right),
                min(max(int((y + high / 2) * scale), 0), bottom),
            )
            if _holds(patches, middle) and not _holds(others, middle):
                found.append(each)
        return found


def _holds(patches: Sequence[pygame.Rect], point: tuple[int, int]) -> bool:
    for patch in patches:  # noqa: SIM110 (a generator costs twice as much)
        if patch.collidepoint(point):
            return True
    return False


def _outermost(patches: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Those that lie in no other one."""
    for number, patch in enumerate(patches):
        others = [*patches[:number], *(each for each in patches[number + 1 :] if each != patch)]
        if not any(each.contains(patch) for each in others):
            yield patch


def _in_units(rect: pygame.Rect, scale: float) -> Box:
    return Box(rect.x / scale, rect.y / scale, rect.w / scale, rect.h / scale)


def _patches(size: tuple[int, int]) -> list[pygame.Rect]:
    """A window in patches, from the top to the bottom."""
    across = [size[0] * each // COLUMNS for each in range(COLUMNS + 1)]
    down = [size[1] * each // ROWS for each in range(ROWS + 1)]
    return [
        pygame.Rect(left, top, right - left, bottom - top)
        for top, bottom in pairwise(down)
        for left, right in pairwise(across)
    ]


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
            else:
                self.prepare(scene, draw, canvas)
            if self._back is not None and self._back.is_whole and self._back.scene == scene:
                self._front, self._back = self._back, self._front
        assert self._front is not None
        canvas.surface.blit(self._front.surface, (0, 0))
        canvas.shown.extend(self._front.shown)

    def prepare(
        self,
        scene: Scenery,
        draw: Draw,
        canvas: Canvas,
        changed: Callable[[], Sequence[Box]] | None = None,
    ) -> None:
        """Paint one patch more of what will be looked at.

        `changed` says where it differs from what is looked at now, if it hardly does.
        """
        if self._begins(scene):
            self._back = self._fresh(scene, canvas)
            if changed is not None and self._front is not None:
                self._back.mend(self._front, changed())
        elif self._back is not None and not self._back.is_whole:
            self._back.paint(draw)

    def _finish(self, scene: Scenery, draw: Draw, canvas: Canvas) -> None:
        if self._begins(scene) or (self._back is not None and self._back.look is not canvas.look):
            self._back = self._fresh(scene, canvas)
        assert self._back is not None
        self._back.finish(draw)

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
        return _Paper(surface, canvas.look, scene, _patches(size))
