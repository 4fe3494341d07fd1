"""A place whose content changes without building the scene again: the focus stays where it is."""

from __future__ import annotations

from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.widgets import Widget


class Holder(Widget):
    """Shows what it is given, in its own box."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name=name)
        self._look: Look | None = None

    def show(self, *children: Widget) -> None:
        """Show these instead."""
        self.children = list(children)
        if self._look is not None:
            self.place(self._look, self.rect)

    def place(self, look: Look, box: Box) -> None:
        self._look = look
        super().place(look, box)
