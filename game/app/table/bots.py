"""Bots at the table: they think beside the window, never in its way."""

from __future__ import annotations

from threading import Thread

from game.app.match import Match
from game.bots.player import Situation

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
