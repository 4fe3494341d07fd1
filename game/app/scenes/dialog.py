"""A question over whatever is on screen, with a few answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.studio.samples import Request
from game.app.widgets import Button, Centred, Column, Label, PanelBox, Paragraph, Row, Widget
from game.app.widgets.base import Change, Press
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage


def nothing() -> Change | None:
    """The answer that changes nothing."""
    return None


@frozen(eq=False)
class Answer:
    """A button of a question; the dialog is gone when its function is called."""

    text: str
    on_choose: Press = nothing
    kind: str = "secondary"


class Dialog(Scene):
    """A title, a few sentences, answers. Esc is the last answer."""

    opaque = False

    def __init__(
        self, stage: Stage, title: str, body: str, answers: Sequence[Answer], game: str = "table"
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.title, self.body = title, body
        self.answers = tuple(answers)

    def build(self) -> Widget:
        buttons = [
            Button(answer.text, self._chooser(answer), answer.kind, key=str(number), hint=" ")
            for number, answer in enumerate(self.answers, 1)
        ]
        if self._wide(buttons):
            row: Widget = Column(*buttons, gap=12)
        else:
            row = Row(*buttons, even=True)
        parts = Column(
            Label(self.title, "heading", x=0.5, shrink=True),
            Paragraph(self.body, "body", x=0.5),
            row,
            gap=26,
        )
        return Centred(PanelBox(parts, "dialog", 40), 860 * self.look.text_scale)

    def entered(self) -> None:
        """Enter takes the answer that is meant to be taken."""
        buttons = [each for each in self.focus.items if isinstance(each, Button)]
        self.focus.set(next((each for each in buttons if each.kind == "primary"), None))

    def _wide(self, buttons: Sequence[Button]) -> bool:
        """Whether the answers are too long to stand side by side."""
        room = 780 * self.look.text_scale / max(len(buttons), 1) - 16
        return any(button.wanted(self.look)[0] > room for button in buttons)

    def _chooser(self, answer: Answer) -> Callable[[], Change]:
        def choose() -> Change:
            return Pop(answer.on_choose)

        return choose

    def back(self) -> Change:
        return Pop(self.answers[-1].on_choose) if self.answers else Pop()

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas)
        super().draw(canvas)


def message(stage: Stage, title: str, body: str, game: str = "table") -> Dialog:
    """A dialog that only tells something."""
    return Dialog(stage, title, body, [Answer(stage.words("ui-close"), kind="primary")], game)


def open_scene(stage: Stage, title: str, body: str, answers: Sequence[Answer]) -> Scene:
    """A question."""
    return Dialog(stage, title, body, answers)


def _example(request: Request) -> Scene:
    words = request.stage.words
    answers = [
        Answer(words("ui-quit-yes"), kind="danger"),
        Answer(words("ui-quit-no"), kind="primary"),
    ]
    return Dialog(request.stage, words("ui-quit-title"), words("ui-quit-body"), answers)


SHOTS = {"dialog": _example}
