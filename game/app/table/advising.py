"""Advice on the open question: asked beside the window, worded when it is there."""

from __future__ import annotations

from game.app.keep.match import Match
from game.app.telling.words import Speech
from game.bots import Advice, Candidate, reasons
from game.guide.hints.weighing import OFTEN, SELDOM, of_number
from game.guide.thinking import ask_advice, asked, can_be_sent
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


class Coach:
    """Thinks about the viewer's question, and objects before much is thrown away."""

    def __init__(self, match: Match, manner: str) -> None:
        self._match = match
        #: "off", "gentle" or "on".
        self.manner = manner
        self._asked_at = -1
        self._thought: Thought[Advice] | None = None

    def attend(self, seat: int) -> None:
        """Begin to think about a question of a person, once."""
        session = self._match.session
        decision = session.decision
        if self.manner == "off" or decision is None or decision.seat != seat:
            return
        mind = self._match.game.mind
        if mind is None or not isinstance(decision.step, mind.pondered):
            return
        if self._asked_at != session.cursor and can_advise(self._match):
            self._asked_at = session.cursor
            self._thought = advice_on(self._match)

    @property
    def advice(self) -> Advice | None:
        """What was thought of the open question, if that is done."""
        thought = self._thought
        fresh = self._asked_at == self._match.session.cursor
        if thought is None or not fresh or not thought.is_over:
            return None
        try:
            return thought.answer
        except Exception:  # a coach that fails says nothing
            return None

    def objection(self, number: int) -> Candidate | None:
        """What was chosen, if that throws away much; None if it is fine or nobody knows."""
        advice = self.advice
        if advice is None or self._match.session.is_drafting:
            return None
        limit = OFTEN if self.manner == "on" else SELDOM
        loss = advice.loss(number)
        return of_number(advice, number) if loss is not None and loss >= limit else None
