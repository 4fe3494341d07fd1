"""A bot's answer to the open question, in the making: beside the window, never in its way.

Quick bots think in a thread; whoever thinks ahead does so in a process of its own. A process that
was lost is begun anew, and one that does not answer is given up: then a quicker player decides.
"""

from __future__ import annotations

from threading import Thread
from time import monotonic
from typing import Protocol

from game.app.keep.match import Match
from game.bots import make_player, usual_name
from game.engine import Player, Situation
from game.guide.thinking import HEAVY, ask, can_be_sent, thinker, turn_of

#: A quick bot answers within this; a slow one thinks on while the window lives.
PATIENCE = 0.012
#: Seconds after which a process that was asked has hung, however busy the machine is.
HUNG = 30.0
#: So often a process that hung is begun anew.
TRIES = 2


class Thinking(Protocol):
    """An answer in the making."""

    @property
    def cursor(self) -> int:
        """The commit after which it was asked."""

    @property
    def progress(self) -> float | None:
        """How much of a long thought is done; None if it is not long."""

    def answer(self, wait: float = PATIENCE) -> int | None:
        """The number of the option, as soon as there is one."""

    def hurry(self) -> None:
        """Decide at once."""

    def give_up(self) -> None:
        """Nobody waits for it any more."""


def thinking_of(match: Match) -> Thinking:
    """Let the bot that is asked begin to think."""
    decision = match.session.decision
    assert decision is not None
    heavy = match.seats[decision.seat].player in HEAVY
    return Pondering(match) if heavy and can_be_sent(match.game) else Glancing(match)


class Glancing:
    """A quick bot's answer, in a thread."""

    progress = None

    def __init__(self, match: Match, player: Player | None = None) -> None:
        session = match.session
        assert session.decision is not None
        self.cursor = session.cursor
        self._answer: int | None = None
        self._trouble: BaseException | None = None
        situation = Situation(match.game, session.decision, session.table)
        bot = player or match.bot(session.decision.seat)
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

    def hurry(self) -> None:
        """It hurries anyway."""

    def give_up(self) -> None:
        """It is over in a moment."""


class Pondering:
    """The answer of a bot that thinks ahead, in a process of its own."""

    def __init__(self, match: Match) -> None:
        session = match.session
        decision = session.decision
        assert decision is not None
        self._match, self.cursor, self._seat = match, session.cursor, decision.seat
        seed = f"{match.setup.seed}/{decision.seat}/{session.cursor}"
        level = match.seats[decision.seat].player
        idled = match.idled.get(decision.seat, False)
        self._turn = turn_of(match.game, session.table, decision, seed, level, idled)
        self._tries = 0
        self._glance: Glancing | None = None
        self._ask()

    def _ask(self) -> None:
        self._thought, self._since = ask(self._turn), monotonic()
        self._tries += 1

    @property
    def progress(self) -> float | None:
        """How much is done."""
        return self._thought.done

    def answer(self, wait: float = PATIENCE) -> int | None:
        """The number of the option, as soon as there is one."""
        if self._glance is not None:
            return self._glance.answer(wait)
        if self._thought.wait(wait):
            found = self._thought.answer
            self._match.idled[self._seat] = found.idled
            return found.number
        if monotonic() - self._since > HUNG:
            self._begin_anew()
        return None

    def _begin_anew(self) -> None:
        """The process has hung: another one is asked, or a quicker player."""
        thinker().give_up(self._thought)
        if self._tries < TRIES:
            self._ask()
            return
        match = self._match
        quick = make_player(usual_name(match.game), self._seat, match.setup.seed, match.game)
        self._glance = Glancing(match, quick)

    def hurry(self) -> None:
        """Decide with what is known by now."""
        thinker().hurry(self._thought)

    def give_up(self) -> None:
        """The table has moved on."""
        if not self._thought.is_over:
            thinker().give_up(self._thought)
