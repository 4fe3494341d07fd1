"""A question that is answered by typing, with ready answers beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.widgets import (
    Button,
    Centred,
    Column,
    Label,
    PanelBox,
    Paragraph,
    Row,
    TextInput,
    Widget,
)
from game.app.widgets.base import Change
from game.app.widgets.intents import Act, Intent
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage


class Asking(Scene):
    """A title, a sentence, a field, perhaps some suggestions; `then` gets what was typed."""

    opaque = False

    def __init__(
        self,
        stage: Stage,
        title: str,
        body: str,
        value: str,
        then: Callable[[str], Change | None],
        suggestions: Sequence[tuple[str, str]] = (),
        most: int = 240,
    ) -> None:
        super().__init__(stage)
        self.title, self.body, self.value, self.then = title, body, value, then
        #: What is shown and what it stands for.
        self.suggestions = tuple(suggestions)
        self.most = most

    def build(self) -> Widget:
        words = self.words
        self.field = TextInput(self.value, self._typed, "", self.most, live=True, name="field")
        ready = [
            Button(shown, self._taker(value), icon="app.load", name=f"ready:{value}", x=0.0)
            for shown, value in self.suggestions
        ]
        answers = Row(
            Button(words("ui-asking-yes"), self._done, "primary", name="yes"),
            Button(words("ui-asking-no"), Pop, name="no"),
            even=True,
        )
        parts = Column(
            Label(self.title, "heading", x=0.5, shrink=True),
            Paragraph(self.body, "body", x=0.5),
            self.field,
            *ready,
            answers,
            gap=20,
        )
        return Centred(PanelBox(parts, "dialog", 40), 980 * self.look.text_scale)

    def entered(self) -> None:
        self.focus.set(self.field)
        self.field.press()

    def _typed(self, value: str) -> None:
        self.value = value

    def _taker(self, value: str) -> Callable[[], Change]:
        return lambda: Pop(lambda: self.then(value))

    def _done(self) -> Change | None:
        value = self.value.strip()
        return Pop(lambda: self.then(value)) if value else None

    def handle(self, intent: Intent) -> Change | None:
        if isinstance(intent, Act) and intent.key == "return" and self.typing:
            super().handle(intent)
            return self._done()
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        paint.veil(canvas)
        super().draw(canvas)
