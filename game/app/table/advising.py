"""Advice on the open question: asked beside the window, worded when it is there."""

from __future__ import annotations

from game.app.keep.match import Match
from game.app.telling.words import Speech
from game.bots import Advice, Candidate, reasons
from game.engine import Composed, Option, Text
from game.guide.hints.weighing import OFTEN, SELDOM, of_number
from game.guide.thinking import (
    ask_advice,
    ask_weighing,
    asked,
    can_be_sent,
    composing,
    hurry_advice,
)
from game.guide.workers import Thought


def can_advise(match: Match) -> bool:
    """Whether there is somebody to ask about this game."""
    return match.game.mind is not None and can_be_sent(match.game)


def advice_on(match: Match) -> Thought[Advice]:
    """Let the strongest player think about the open question, as its seat sees the table."""
    session = match.session
    decision = session.decision
    assert decision is not None
    seed = f"{session.setup.seed}/{session.cursor}"
    return ask_advice(asked(match.game, session.table, decision, seed))


def because(speech: Speech, advice: Advice, over: Candidate | None = None) -> str:
    """Why the best option, in a sentence or two and never in bare numbers."""
    return " ".join(speech.say(each) for each in reasons(advice, over))


def hinted(speech: Speech, match: Match, advice: Advice) -> str:
    """The same for the open question: of an answer that is composed, what it is coming to."""
    mind, decision = match.game.mind, match.session.decision
    assert mind is not None
    if advice.whole is not None:
        whole = speech.say(mind.tells(match.session.table, advice.whole))
        return speech("advice-part", whole=whole)
    if decision is not None and isinstance(decision.step, Composed) and advice.best.option.closes:
        return speech("advice-whole")
    return because(speech, advice)


def weighing(match: Match, mine: Option) -> Thought[Advice | None]:
    """Let the strongest player think about an answer that its seat has composed."""
    session = match.session
    decision = session.decision
    assert decision is not None
    seed = f"{session.setup.seed}/{session.cursor}"
    return ask_weighing(composing(match.game, session.table, decision, seed, mine))


class Coach:
    """Thinks about the viewer's question, and objects before much is thrown away."""

    def __init__(self, match: Match, manner: str) -> None:
        self._match = match
        #: "off", "gentle" or "on".
        self.manner = manner
        #: The moment that is thought about, and the answer if one is being composed.
        self._asked: tuple[int, Option | None] | None = None
        self._thought: Thought[Advice] | Thought[Advice | None] | None = None

    def attend(self, seat: int) -> None:
        """Begin to think about a question of a person, or about what is composed, once."""
        decision = self._match.session.decision
        if self.manner == "off" or decision is None or decision.seat != seat:
            return
        now = self._now
        if now is None or now == self._asked or not can_advise(self._match):
            return
        if self._thought is not None and not self._thought.is_over:
            hurry_advice(self._thought)
        self._asked = now
        mine = now[1]
        self._thought = advice_on(self._match) if mine is None else weighing(self._match, mine)

    @property
    def _now(self) -> tuple[int, Option | None] | None:
        """What there is to think about now; None if there is nothing."""
        session, mind = self._match.session, self._match.game.mind
        decision = session.decision
        if decision is None or mind is None:
            return None
        if isinstance(decision.step, Composed):
            whole = [each for each in decision.options if each.closes and not each.part]
            return (session.cursor, whole[0]) if len(whole) == 1 else None
        return (session.cursor, None) if isinstance(decision.step, mind.pondered) else None

    @property
    def advice(self) -> Advice | None:
        """What was thought of the open question, if that is done."""
        thought = self._thought
        if thought is None or self._asked != self._now or not thought.is_over:
            return None
        try:
            return thought.answer
        except Exception:  # a coach that fails says nothing
            return None

    def told(self, option: Option) -> Text:
        """An option in words; of a composed one, what it is composed of."""
        mind = self._match.game.mind
        assert mind is not None
        return mind.tells(self._match.session.table, option)

    def objection(self, number: int) -> Candidate | None:
        """What was chosen, if that throws away much; None if it is fine or nobody knows."""
        advice, decision = self.advice, self._match.session.decision
        if advice is None or decision is None or self._asked is None:
            return None
        mine = self._asked[1]
        if mine is not None:
            if decision.options[number] != mine:
                return None
            number = 0
        limit = OFTEN if self.manner == "on" else SELDOM
        loss = advice.loss(number)
        return of_number(advice, number) if loss is not None and loss >= limit else None
