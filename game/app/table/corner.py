"""The buttons in the corner of a camera: closer, farther away, show me."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size
from game.app.widgets.base import NO_LIMIT, Press, Widget
from game.app.widgets.controls import Button
from game.app.widgets.notes import HoverCard

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look
    from game.app.table.camera import Camera

SIDE, GAP = 52.0, 8.0


class Knob(Button):
    """A button of an icon only, without a shadow: every frame of a pan draws it again."""

    def __init__(self, name: str, icon: str, press: Press, said: str, key: str | None = None):
        super().__init__("", press, icon=icon, key=key, name=f"camera:{name}")
        self.tip = lambda: HoverCard("", said)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        edge = theme.gold if self.lit else theme.edge
        paint.panel(canvas, self.rect, paint.Panel(theme.panel, theme.night, edge, 10, 2))
        canvas.icon(self.icon, self.rect.inflate(-SIDE * 0.4, -SIDE * 0.4), theme.cream)


class Corner(Widget):
    """Three buttons under each other; what they mean is said when they are pointed at."""

    def __init__(self, camera: Camera, words: Callable[[str], str]) -> None:
        super().__init__(
            Knob("in", "app.plus", lambda: camera.zoom(1), words("ui-camera-in")),
            Knob("out", "app.minus", lambda: camera.zoom(-1), words("ui-camera-out")),
            Knob("show", "app.eye", camera.show_me, words("ui-camera-show"), "home"),
        )

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return SIDE, len(self.children) * (SIDE + GAP) - GAP

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for index, child in enumerate(self.children):
            child.place(look, Box(box.x, box.y + index * (SIDE + GAP), SIDE, SIDE))

    def draw(self, canvas: Canvas) -> None:
        canvas.covers(self.rect)
        super().draw(canvas)
