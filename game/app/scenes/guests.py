"""Who of the people that are known here takes a seat: a list over the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.keep.seats import SeatInfo, default_seats
from game.app.scenes.personline import PersonLine
from game.app.studio.samples import NAMES, Request
from game.app.widgets import Button, Centred, Column, Label, PanelBox, Scrolling, Widget
from game.app.widgets.base import Change, Press
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage


class Guests(Scene):
    """Everybody who may sit down; `then` gets whoever was chosen."""

    opaque = False

    def __init__(
        self, stage: Stage, people: Sequence[SeatInfo], then: Callable[[SeatInfo], Change | None]
    ) -> None:
        super().__init__(stage)
        self.people, self.then = tuple(people), then

    def build(self) -> Widget:
        words = self.words
        people = Scrolling(
            *(PersonLine(each, self._taker(each)) for each in self.people), gap=12, name="people"
        )
        parts = Column(
            Label(words("ui-guests-title"), "heading", x=0.5, shrink=True),
            people,
            Button(words("ui-close"), Pop, name="close", hint="Esc"),
            gap=22,
            grow=people,
        )
        return Centred(PanelBox(parts, "dialog", 36), 760 * self.look.text_scale)

    def _taker(self, person: SeatInfo) -> Press:
        return lambda: Pop(lambda: self.then(person))

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas)
        super().draw(canvas)


def _shot(request: Request) -> Scene:
    return Guests(request.stage, default_seats(list(NAMES)), lambda person: None)


SHOTS = {"guests": _shot}
