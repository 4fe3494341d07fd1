"""Three moments that decided a game: what was done, what was better, and a way to try it."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import Any

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.keep.match import Match
from game.app.scenes.settings import Sheet
from game.app.scenes.whatif import WhatIf, branch
from game.app.table.advising import because
from game.app.telling import story
from game.app.widgets import (
    Button,
    Column,
    Drawn,
    Label,
    PanelBox,
    Paragraph,
    Row,
    Scrolling,
    Widget,
)
from game.app.widgets.base import Change, Press
from game.app.window.scene import Pop, Push, Scene
from game.app.window.stage import Stage
from game.bots import Advice
from game.guide.hints.moments import Turning, deciding, questions
from game.guide.hints.weighing import of_number
from game.guide.thinking import Asked, ask_advice
from game.guide.workers import Thought


class Turnings(Scene):
    """The game is looked through, decision by decision, beside the window."""

    def __init__(self, stage: Stage, match: Match, seat: int) -> None:
        super().__init__(stage)
        self.match, self.seat, self.game = match, seat, match.game.id
        self._waiting: deque[tuple[int, int, Asked]] = deque(questions(match.session, seat))
        self._count = len(self._waiting)
        self._thought: Thought[Advice] | None = None
        self.found: list[Turning] = []

    @property
    def is_done(self) -> bool:
        """Whether every decision was looked at."""
        return not self._waiting

    @property
    def ticking(self) -> bool:
        return not self.is_done or super().ticking

    def update(self, dt: float) -> Change | None:
        if self._waiting:
            self._look()
        return super().update(dt)

    def _look(self) -> None:
        """Take the next decision, or what was thought of the last one."""
        commit, chosen, question = self._waiting[0]
        if self._thought is None:
            self._thought = ask_advice(question)
        if self._thought.is_over:
            with suppress(Exception):  # a decision that nobody could judge is left out
                self.found.append(Turning(commit, chosen, self._thought.answer))
            self._thought = None
            self._waiting.popleft()
            self.rebuild()

    def build(self) -> Widget:
        words = self.words
        title = Label(words("ui-turnings-title"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        shown = deciding(self.found)
        cards: list[Widget] = [self._card(each) for each in shown]
        if not self.is_done:
            cards.insert(0, self._progress())
        elif not cards:
            cards.append(Paragraph(words("ui-turnings-none"), "body", x=0.5))
        body = Scrolling(*cards, gap=18, name="turnings")
        return Sheet(Row(title, back, grow=title), body, width=1500)

    def _progress(self) -> Widget:
        done = self._count - len(self._waiting)
        said = self.words("ui-turnings-looking", done=done, count=self._count)
        share = done / max(self._count, 1)

        def bar(canvas: Canvas, box: Box) -> None:
            theme = canvas.look.theme
            canvas.fill(theme.sunken, box)
            canvas.fill(theme.gold, Box(box.x, box.y, box.w * share, box.h))

        return Column(Paragraph(said, "body", x=0.5), Drawn(bar, height=10), gap=10)

    def _card(self, turning: Turning) -> Widget:
        words, speech = self.words, self.stage.speech(self.match.game, self.match.called)
        again = Button(words("ui-turnings-try"), self._trier(turning), name=f"try:{turning.commit}")
        session = self.match.session
        chosen = session.commits[turning.commit].chosen
        assert chosen is not None
        number = story.round_at(session, turning.commit)
        best = speech.say(turning.advice.best.option.label())
        did = words("ui-turnings-did", option=speech.say(chosen.option.label()))
        why = because(speech, turning.advice, of_number(turning.advice, turning.chosen))
        lines: list[Widget] = [
            Label(words("ui-turnings-round", number=number), "subheading", shrink=True),
            Paragraph(did, "body", even=False),
            Paragraph(words("ui-coach-rather", option=best, why=why), "body", "info", even=False),
            Row(again),
        ]
        return PanelBox(Column(*lines, gap=12), "panel", 24)

    def _trier(self, turning: Turning) -> Press:
        def try_() -> Change:
            trial = branch(self.match, turning.commit - 1, None)
            return Push(WhatIf(self.stage, trial, live=False))

        return try_

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def open_scene(stage: Stage, match: Match, seat: int, **what: Any) -> Scene:
    """The moments that decided a finished game for a seat."""
    return Turnings(stage, match, seat)
