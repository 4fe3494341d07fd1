"""A stage over the board: what stands still on it, what follows the pointer, what it awaits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.widgets.base import Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.layout import Box


class Overlay(Widget):
    """What a board shows over itself for a while (a battle)."""

    #: What it is about: another name is another story.
    about: str = "overlay"
    #: The seats that take part in it; None if it is everybody's business.
    seats: frozenset[int] | None = None

    #: Whether nothing flies to or from what lies under it.
    quiet = False

    def hides(self, box: Box) -> bool:
        """Whether something of the board below cannot be seen."""
        return self.rect.colliderect(box)

    def draw_still(self, canvas: Canvas) -> None:
        """What changes only with the game; drawn once and copied from then on."""

    def draw_live(self, canvas: Canvas) -> None:
        """What changes with the pointer."""
        super().draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        self.draw_still(canvas)
        self.draw_live(canvas)

    @property
    def waits(self) -> bool:
        """Whether something is being worked out, and has not been drawn whole yet."""
        return False

    def finish(self) -> None:
        """Wait until everything is worked out (pictures, tests)."""
