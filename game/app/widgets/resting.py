"""A pointer at rest: what comes under it by itself neither speaks nor takes its click at once."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.drawing.layout import Point
    from game.app.widgets.base import Widget

#: Seconds for which a new thing does not take a click that was meant for another one.
NEW = 0.35
#: Units that a hand may tremble without meaning anything.
TREMBLE = 6.0


class Resting:
    """Whether the pointer has really moved since the screen changed, and what came under it."""

    def __init__(self) -> None:
        #: Whether the player has pointed at what is there now.
        self.aimed = True
        self._at: Point = (-1, -1)
        self._came: Widget | None = None
        self._since = 0.0

    @property
    def waits(self) -> bool:
        """Whether something is still too new to be clicked."""
        return self._came is not None

    def changed(self, at: Point, before: str, after: Widget | None) -> None:
        """The screen changed under the pointer, where something of another meaning lay before."""
        self.aimed, self._at = False, at
        if after is None or not after.can_focus:
            self._came = None
        elif after.meaning != before:
            self._came, self._since = after, 0.0
        elif self._came is not None:
            # Built once more, it is as new as it was.
            self._came = after

    def slid(self, at: Point) -> None:
        """The player moved the content under the pointer, and knows it."""
        self.aimed, self._at, self._came = False, at, None

    def moved(self, at: Point) -> None:
        """The pointer is here now: beyond a tremble, the player means it."""
        if not self.aimed and math.dist(at, self._at) > TREMBLE:
            self.aimed, self._came = True, None

    def refuses(self, widget: Widget) -> bool:
        """Whether a click on it was meant for what lay there before."""
        return widget is self._came

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._since += dt
        if self._since >= NEW:
            self._came = None
