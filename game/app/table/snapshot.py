"""A small picture of a board, made a little in each frame: made at once it would take several.

It is never painted at its full size either: a window of 4K would take 33 megabytes more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import thread_time
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.recording import Recording

if TYPE_CHECKING:
    from game.app.drawing.look import Look
    from game.app.table.built import Built

#: Seconds of the processor after which no further step is begun in a frame.
A_WHILE = 0.003
#: Rows of the picture that are painted in a step.
ROWS = 18


class Snapshot:
    """A picture in the making of what a window shows, at most of a size."""

    def __init__(self, look: Look, most: tuple[int, int], build: Callable[[], Built]) -> None:
        self._look, self._build = look, build
        width, height = look.size
        share = min(most[0] / width, most[1] / height)
        self.picture = pygame.Surface((round(width * share), round(height * share)))
        self._steps = self._made()
        self._is_done = False

    def go_on(self) -> bool:
        """Do as much as fits into a frame; whether nothing is left to do."""
        end = thread_time() + A_WHILE
        while not self._is_done:
            self._is_done = next(self._steps, True) is True
            if thread_time() >= end:
                break
        return self._is_done

    def finish(self) -> pygame.Surface:
        """The picture, whatever is left to do."""
        while not self.go_on():
            pass
        return self.picture

    def _made(self) -> Iterator[None]:
        built = self._build()
        yield
        parts = built.alone(self._look)
        yield
        canvas = Recording(self._look, self._look.size)
        for part in parts:
            canvas.begin(part)
            yield
            while canvas.waits:
                canvas.go_on()
                yield
        drawing = canvas.drawing
        yield
        high, rows = self._look.size[1], self.picture.get_height()
        for top in range(0, rows, ROWS):
            bottom = min(top + ROWS, rows)
            first, last = top * high // rows, bottom * high // rows
            area = pygame.Rect(0, first, self._look.size[0], last - first)
            strip = pygame.Surface(area.size)
            drawing.paint(strip, area, (0, -first))
            small = pygame.transform.smoothscale(strip, (self.picture.get_width(), bottom - top))
            self.picture.blit(small, (0, top))
            yield
