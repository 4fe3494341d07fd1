"""The first screen."""

from __future__ import annotations

from typing import Any

from game.app import paint
from game.app.canvas import Canvas
from game.app.scene import Leave, Scene
from game.app.stage import Stage
from game.app.widgets import Button, Centred, Column, Label, Widget


class Menu(Scene):
    """Continue, a new game, and the rest of the house."""

    def build(self) -> Widget:
        words = self.words
        return Centred(
            Column(
                Label(words("ui-title"), "huge", x=0.5),
                Button(words("ui-menu-quit"), Leave, icon="app.quit", name="quit"),
            ),
            900,
        )

    def back(self) -> None:
        return None

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def open_scene(stage: Stage, **what: Any) -> Scene:
    """The menu."""
    return Menu(stage)


SHOTS = {"menu": lambda request: Menu(request.stage)}
