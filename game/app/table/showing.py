"""Where a camera looks to show what a question is about, and the glide that leads there."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from game.app.drawing.layout import Box
from game.app.table.view import Lens, View

#: Seconds of a glide.
GLIDE = 0.4
#: The zoom at which a single thing is shown, unless the player looks closer already.
NEAR = 1.0
#: What is shown stands at least so far from the edge.
MARGIN = 48.0


class Round:
    """All things together first, then one after the other, then all again."""

    def __init__(self) -> None:
        self._turn: int | None = None

    def next(self, lens: Lens, view: View, things: Sequence[Box], in_sight: bool) -> View:
        """Where to look for these things of the world; the whole world if there are none."""
        if not things:
            return lens.whole
        turn = self._turn
        if turn is None and in_sight and len(things) > 1:
            turn = 0
        together = turn is None or turn >= len(things)
        self._turn = 0 if turn is None or together else turn + 1
        shown = things if turn is None or together else (things[turn],)
        return lens.around(shown, max(view.zoom, NEAR), MARGIN)


@frozen
class Glide:
    """The way from one view to another of the same zoom."""

    start: View
    goal: View
    share: float = 0.0

    def after(self, dt: float) -> Glide:
        """The same way some seconds later."""
        return evolve(self, share=min(self.share + dt / GLIDE, 1.0))

    @property
    def is_over(self) -> bool:
        """Whether it has come to its end."""
        return self.share >= 1

    @property
    def view(self) -> View:
        """Where it looks now, slowly at both ends."""
        eased = self.share * self.share * (3 - 2 * self.share)
        start, goal = self.start, self.goal
        x = start.x + (goal.x - start.x) * eased
        y = start.y + (goal.y - start.y) * eased
        return View(x, y, goal.zoom)
