"""Bots at the table: they think beside the window, never in its way."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from game.app.keep.match import Match
from game.app.widgets.base import Change
from game.engine import Situation

#: Seconds of other players' moves after which the rest is not acted out any more.
LONG_TURN = 7.0
#: Seconds that a bot's move stays before the next.
BEAT = 0.3
#: Moves in one frame when there is nothing to watch.
AT_ONCE = 6
#: A quick bot answers within this; a slow one thinks on while the window lives.
PATIENCE = 0.012


class Thinking:
    """A bot's answer to the open question, in the making."""

    def __init__(self, match: Match) -> None:
        session = match.session
        assert session.decision is not None
        self.cursor = session.cursor
        self._answer: int | None = None
        self._trouble: BaseException | None = None
        situation = Situation(match.game, session.decision, session.table)
        bot = match.bot(session.decision.seat)
        assert bot is not None

        def think() -> None:
            try:
                self._answer = bot.choose(situation)
            except BaseException as trouble:
                self._trouble = trouble

        self._thread = Thread(target=think, daemon=True)
        self._thread.start()

    def answer(self, wait: float = PATIENCE) -> int | None:
        """The number of the option, as soon as there is one."""
        self._thread.join(wait)
        if self._thread.is_alive():
            return None
        if self._trouble is not None:
            raise self._trouble
        return self._answer


class Bots:
    """The pace of the bots: a move at a beat, and a rush when nobody watches any more."""

    def __init__(self, match: Match) -> None:
        self._match = match
        #: Whether moves are made without being acted out, until a person is asked.
        self.hurries = False
        self._thinking: Thinking | None = None
        self._played = 0.0
        self._beat = 0.0

    @property
    def are_asked(self) -> bool:
        """Whether the open question is for a bot."""
        decision = self._match.session.decision
        return decision is not None and not self._match.seats[decision.seat].is_human

    def rest(self) -> None:
        """A person is asked: the next turn of bots begins calmly."""
        self.hurries, self._played, self._beat = False, 0.0, 0.0

    def play(
        self, dt: float, speed: float, choose: Callable[[int], Change | None]
    ) -> Change | None:
        """One move at a beat, or as many as fit in a frame when there is nothing to watch."""
        self._played += dt
        self._beat -= dt
        if self._played > LONG_TURN and self._match.humans:
            self.hurries = True
        quick = self.hurries or speed == 0
        for _ in range(AT_ONCE if quick else 1):
            if self._beat > 0 and not quick:
                return None
            number = self._answer()
            if number is None:
                return None
            change = choose(number)
            # Nobody sees the parts of a decision, so they need no time.
            drafting = self._match.session.is_drafting
            self._beat = 0.0 if drafting else BEAT / max(speed, 0.1)
            if change is not None or not self.are_asked:
                return change
        return None

    def _answer(self) -> int | None:
        if self._thinking is None or self._thinking.cursor != self._match.session.cursor:
            self._thinking = Thinking(self._match)
        answer = self._thinking.answer()
        if answer is not None:
            self._thinking = None
        return answer
