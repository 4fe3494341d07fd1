"""What the strongest player weighs: its three best options, what it expects of each, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.keep.match import Match
from game.app.scenes.settings import Sheet
from game.app.studio.samples import Request, Shot, sample
from game.app.table.advising import because, hinted
from game.app.telling.words import Speech
from game.app.widgets import Button, Column, Label, PanelBox, Paragraph, Row, Scrolling, Widget
from game.app.widgets.base import Change, Press
from game.app.window.scene import Pop, Scene
from game.app.window.stage import Stage
from game.bots import Advice, Candidate, expectation, favours
from game.bots.search import MASTER, ponder
from game.engine import Situation


class Thoughts(Scene):
    """One card an option, the best first; any of them can be done from here."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        advice: Advice,
        choose: Callable[[int], Change | None],
    ) -> None:
        super().__init__(stage)
        self.match, self.game, self.advice = match, match.game.id, advice
        self._choose = choose

    @property
    def speech(self) -> Speech:
        """The words of the game."""
        return self.stage.speech(self.match.game, self.match.called)

    def build(self) -> Widget:
        words = self.words
        title = Label(words("ui-thoughts-title"), "title", shrink=True)
        back = Button(words("ui-back"), Pop, icon="app.back", name="back", hint="Esc")
        cards = [self._card(place, each) for place, each in enumerate(self.advice.shown, 1)]
        body = Scrolling(*cards, gap=18, name="thoughts")
        looked = any(each.worlds for each in self.advice.shown)
        about = words("ui-thoughts-about" if looked else "ui-thoughts-thumb")
        foot = Paragraph(about, "aside", "muted", even=False)
        return Sheet(Row(title, back, grow=title), body, foot, width=1500)

    def _card(self, place: int, candidate: Candidate) -> Widget:
        words, speech = self.words, self.speech
        label = f"{place}. {speech.say(candidate.option.label())}"
        kind = "primary" if place == 1 else "secondary"
        do = Button(
            words("ui-hint-do"), self._doer(candidate), kind, key=str(place), name=f"do:{place}"
        )
        parts: list[Widget] = [Paragraph(label, "strong", "bright", even=False)]
        parts.append(Paragraph(speech.say(expectation(candidate)), "body", even=False))
        parts += [Paragraph(each, "body", "info", even=False) for each in self._why(candidate)]
        return PanelBox(Column(*parts, Row(do), gap=12), "panel", 24)

    def _why(self, candidate: Candidate) -> list[str]:
        """Why the best is best; what speaks for another one, and what the best has over it."""
        advice, speech = self.advice, self.speech
        if candidate is advice.best:
            return [hinted(speech, self.match, advice)]
        found = []
        said = " ".join(speech.say(each) for each in favours(candidate, advice.best))
        if said:
            found.append(self.words("ui-thoughts-for", why=said))
        if candidate.worlds:
            against = because(speech, advice, candidate)
            found.append(self.words("ui-thoughts-against", why=against))
        return found

    def _doer(self, candidate: Candidate) -> Press:
        return lambda: Pop(lambda: self._choose(candidate.number))

    def draw(self, canvas: Canvas) -> None:
        paint.backdrop(canvas)
        super().draw(canvas)


def open_scene(
    stage: Stage, match: Match, advice: Advice, choose: Callable[[int], Change | None], **what: Any
) -> Scene:
    """What the strongest player makes of the open question."""
    return Thoughts(stage, match, advice, choose)


def _shot(request: Request) -> Scene:
    """The first question from there on that is worth thinking about."""
    for commits in range(request.played, request.played + 60):
        match = sample(evolve(request, commits=commits))
        game, decision = match.game, match.session.decision
        assert decision is not None
        assert game.mind is not None
        if isinstance(decision.step, game.mind.pondered) and len(decision.options) > 2:
            break
    hasty = evolve(MASTER, rollouts=9, candidates=3, least=3)
    assert decision is not None
    situation = Situation(game, decision, match.session.table)
    advice = ponder(game, situation, hasty, request.seed)
    return Thoughts(request.stage, match, advice, lambda number: None)


SHOTS: dict[str, Shot] = {"thoughts": _shot}
