"""A small choice beside the thing that was clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.table.answers import Answer
from game.app.table.built import Built
from game.app.widgets import Button, Column, Label, PanelBox, Scrolling, Widget
from game.app.widgets.base import Change, Press
from game.app.widgets.beside import beside
from game.app.widgets.intents import Down, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage

#: Answers with an option by its number.
Choose: TypeAlias = Callable[[int], Change | None]


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
            Answer(
                label,
                self._chooser(choose),
                key=str(place + 1) if place < 9 else None,
                name=f"choice:{place}",
                meaning=label,
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


def asking(stage: Stage, built: Built, thing: str, numbers: Sequence[int], choose: Choose) -> Popup:
    """Asks which of these options of a thing is meant, beside it."""
    sight, near = built.sight, built.places.get(thing, built.sight.look.box)
    assert sight.decision is not None
    choices = [
        (sight.words.say(sight.decision.options[number].label()), partial(choose, number))
        for number in numbers
    ]
    return Popup(stage, sight.called(thing), choices, near, sight.match.game.id)


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
