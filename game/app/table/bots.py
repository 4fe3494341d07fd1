"""Bots at the table: they think beside the window, never in its way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Thread

from attrs import frozen

from game.app.keep.match import Match
from game.app.widgets.base import Change
from game.engine import Situation
from game.engine.events import Told

#: Seconds of other players' moves after which the rest of a brief turn is not acted out.
LONG_TURN = 7.0
#: Seconds that a bot's move stays before the next: by its pace, and in a battle.
BEATS: Mapping[str, float] = {"watch": 0.8, "brief": 0.3, "summary": 0.3}
BATTLE_BEAT = 0.5
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


@frozen
class Tempo:
    """How the next move of a bot is played: the speed of motion, the pace, what is fought over."""

    speed: float
    pace: str
    #: The battle that is on, if it is to be watched.
    about: str = ""

    @property
    def is_quick(self) -> bool:
        """Whether there is nothing to watch."""
        still = self.pace == "brief" and self.speed == 0
        return not self.about and (self.pace == "summary" or still)

    @property
    def tires(self) -> bool:
        """Whether a long turn is shortened."""
        return self.pace == "brief" and not self.about

    @property
    def beat(self) -> float:
        """Seconds that a move stays."""
        return (BATTLE_BEAT if self.about else BEATS[self.pace]) / (self.speed or 1.0)


class Bots:
    """The pace of the bots: a move at a beat, and a rush when nobody watches any more."""

    def __init__(self, match: Match) -> None:
        self._match = match
        #: Whether moves are made without being acted out, until a person is asked, or a battle
        #: begins or ends.
        self.hurries = False
        self._thinking: Thinking | None = None
        self._played = 0.0
        self._beat = 0.0
        self._about = ""

    @property
    def are_asked(self) -> bool:
        """Whether the open question is for a bot."""
        decision = self._match.session.decision
        return decision is not None and not self._match.seats[decision.seat].is_human

    def rest(self) -> None:
        """A person is asked: the next turn of bots begins calmly."""
        self.hurries, self._played, self._beat = False, 0.0, 0.0

    def play(
        self, dt: float, tempo: Callable[[], Tempo], choose: Callable[[int], Change | None]
    ) -> Change | None:
        """One move at a beat, or as many as fit in a frame when there is nothing to watch."""
        self._beat -= dt
        if tempo().tires:
            self._played += dt
            self.hurries = self.hurries or self._is_long
        for number in range(AT_ONCE):
            now = tempo()
            quick = self._is_quick(now)
            if not quick and (self._beat > 0 or number > 0):
                return None
            answer = self._answer()
            if answer is None:
                return None
            change = choose(answer)
            self._beat = now.beat if self._was_told else 0.0
            if change is not None or not self.are_asked:
                return change
        return None

    @property
    def _is_long(self) -> bool:
        return self._played > LONG_TURN and bool(self._match.humans)

    def _is_quick(self, tempo: Tempo) -> bool:
        """Whether a move is made without being watched; what is new is watched again."""
        if tempo.about != self._about:
            self._about = tempo.about
            self.rest()
        return self.hurries or tempo.is_quick

    @property
    def _was_told(self) -> bool:
        """Whether the last move was anything to see; parts and first steps of one are not."""
        session = self._match.session
        events = session.commits[session.cursor].events
        return not session.is_drafting and any(isinstance(event, Told) for event in events)

    def _answer(self) -> int | None:
        if self._thinking is None or self._thinking.cursor != self._match.session.cursor:
            self._thinking = Thinking(self._match)
        answer = self._thinking.answer()
        if answer is not None:
            self._thinking = None
        return answer
