"""A small choice beside the thing that was clicked, and the sheet of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import evolve

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, anchor
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.widgets import Button, Column, Label, PanelBox, Scrolling, Widget
from game.app.widgets.base import Change, Press
from game.app.widgets.beside import beside
from game.app.widgets.intents import Down, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage


class Popup(Scene):
    """Several options on one thing: which is meant?"""

    opaque = False

    def __init__(
        self,
        stage: Stage,
        title: str,
        choices: Sequence[tuple[str, Press]],
        near: Box,
        game: str,
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.title, self.choices, self.near = title, tuple(choices), near

    def build(self) -> Widget:
        buttons = [
            Button(
                label,
                self._chooser(choose),
                key=str(place + 1) if place < 9 else None,
                name=f"choice:{place}",
            )
            for place, (label, choose) in enumerate(self.choices)
        ]
        parts: list[Widget] = [Label(self.title, "subheading", ellipsis=True)] if self.title else []
        options = Scrolling(Column(*buttons, gap=10), name="choices")
        parts += [options, Button(self.words("ui-back"), Pop, "quiet", key="backspace")]
        return _Beside(PanelBox(Column(*parts, gap=12, grow=options), "dialog", 22), self.near)

    def _chooser(self, choose: Press) -> Callable[[], Change]:
        return lambda: Pop(choose)

    def handle(self, intent: Intent) -> Change | None:
        panel = self.root.children[0].rect
        if isinstance(intent, Down) and not panel.collidepoint(intent.at):
            return Pop()
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas, 90)
        super().draw(canvas)


class _Beside(Widget):
    """A panel beside a thing, as large as it needs to be and the window allows."""

    def __init__(self, child: Widget, near: Box) -> None:
        super().__init__(child)
        self.near = near

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        width = min(520 * look.text_scale, box.w - 40)
        height = min(self.children[0].wanted(look, width)[1] + 4, box.h - 40)
        self.children[0].place(look, beside(self.near, (width, height), box))


class Sheet(Scene):
    """All that a seat owns, over the board: to look at, not to use."""

    opaque = False

    def __init__(self, stage: Stage, sight: Callable[[], Sight], seat: int) -> None:
        super().__init__(stage)
        self._sight, self.seat = sight, seat
        self.game = sight().match.game.id

    def build(self) -> Widget:
        looking = evolve(self._sight(), lit={}, hidden=set())
        own = looking.board.own(looking, self.seat)
        return _Sheet(own, Button(self.words("ui-close"), Pop, "primary", name="close"))

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Down) and not self.root.rect.collidepoint(intent.at):
            return Pop()
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas, 150)
        super().draw(canvas)


class _Sheet(Widget):
    """The panel of the seat in the middle of the screen, and the way out."""

    def place(self, look: Look, box: Box) -> None:
        own, close = self.children
        size = min(box.w - 80, 1500), min(box.h * 0.42, 460)
        self.rect = anchor(box, (size[0], size[1] + 90), 0.5, 0.45)
        own.place(look, Box(self.rect.x, self.rect.y, size[0], size[1]))
        wide, high = close.wanted(look)
        close.place(look, Box(self.rect.centerx - wide / 2, self.rect.bottom - 70, wide, high))
