"""A hint: what the strongest player would do, lit on the board, with the reason in a sentence."""

from __future__ import annotations

from typing import Any

from game.app.boards import skin_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.keep.match import Match
from game.app.scenes.board import BoardScene
from game.app.scenes.thoughts import Thoughts
from game.app.table import pointing
from game.app.table.advising import advice_on, hinted
from game.app.table.speaking import Bubble, Speaking
from game.app.widgets import Button, Widget
from game.app.widgets.base import Change
from game.app.widgets.intents import Down, Intent, Key
from game.app.window.scene import Pop, Replace, Scene
from game.app.window.stage import Stage
from game.bots import Advice


class HintScene(Scene):
    """A bubble over the board, beside what is best; a click anywhere else lets it go."""

    opaque = False

    def __init__(self, stage: Stage, board: BoardScene, advice: Advice | None = None) -> None:
        super().__init__(stage)
        self.board, self.game = board, board.game
        self._thought = None if advice is not None else advice_on(board.match)
        self._advice = advice
        self._failed = False

    @property
    def number(self) -> int | None:
        """The option that is best, once that is known."""
        return None if self._advice is None else self._advice.best.number

    def build(self) -> Widget:
        words, speech = self.words, self.board.speech
        emblem = skin_of(self.game).emblem
        if self._advice is None:
            said = words("ui-hint-none") if self._failed else words("ui-hint-thinking")
            return _Over(Speaking(Bubble(said, emblem)), self._holes, ())
        label = speech.say(self._advice.best.option.label())
        body = f"**{label}**\n{hinted(speech, self.board.match, self._advice)}"
        do = Button(words("ui-hint-do"), self._do, "primary", key="return", hint=" ", name="do")
        close = Button(words("ui-close"), Pop, name="close", key="h", hint=" ")
        buttons = [do, close]
        if len(self._advice.candidates) > 1:
            more = Button(words("ui-thoughts-open"), self._more, key="t", hint=" ", name="more")
            buttons.insert(1, more)
        return _Over(Speaking(Bubble(body, emblem)), self._holes, tuple(buttons))

    def entered(self) -> None:
        """Enter does it, once it is known what."""
        self.focus.set(self.root.find("do"))

    def _holes(self) -> list[Box]:
        built, number = self.board.built, self.number
        if built is None or number is None or self._advice is None:
            return []
        answers = pointing.answering(built, (number,))
        found = [each.rect.inflate(12, 12) for each in answers if each.rect.w > 0]
        return found or pointing.boxes(built, self._advice.best.option.touches())

    def _do(self) -> Change:
        number = self.number
        return Pop(None if number is None else lambda: self.board.choose(number))

    def _more(self) -> Change:
        assert self._advice is not None
        return Replace(Thoughts(self.stage, self.board.match, self._advice, self.board.choose))

    @property
    def ticking(self) -> bool:
        return self._thought is not None or super().ticking

    def update(self, dt: float) -> Change | None:
        if self._thought is not None and self._thought.is_over:
            try:
                self._advice = self._thought.answer
            except Exception:  # whoever thinks may be lost; then there is no hint, and no harm
                self._failed = True
            self._thought = None
            self.rebuild()
            self.entered()
        return super().update(dt)

    def handle(self, intent: Intent) -> Change | None:
        elsewhere = isinstance(intent, Down) and self.root.hit(intent.at) is None
        return Pop() if elsewhere or intent == Key("h") else super().handle(intent)


class _Over(Widget):
    """The bubble, and under it what can be done about it."""

    def __init__(self, speaking: Speaking, holes: Any, buttons: tuple[Button, ...]) -> None:
        super().__init__(speaking, *buttons)
        self.speaking, self._holes, self.buttons = speaking, holes, buttons

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        high = look.line("button") + 28 if self.buttons else 0.0
        room = Box(box.x, box.y, box.w, box.h - high - 16)
        self.speaking.aim(look, room, self._holes())
        bubble = self.speaking.bubble.rect
        wide = (bubble.w - 12 * max(len(self.buttons) - 1, 0)) / max(len(self.buttons), 1)
        for place, button in enumerate(self.buttons):
            x = bubble.x + place * (wide + 12)
            button.place(look, Box(x, bubble.bottom + 8, wide, high))

    def draw(self, canvas: Canvas) -> None:
        self.speaking.draw(canvas)
        for button in self.buttons:
            canvas.covers(button.rect, partly=True)
            button.draw(canvas)


def open_scene(stage: Stage, match: Match, **what: Any) -> Scene:
    """A hint on the question that is open on the board on top."""
    board = stage.top
    assert isinstance(board, BoardScene)
    return HintScene(stage, board)
