"""Bots at the table: they think beside the window, never in its way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter

from attrs import frozen

from game.app.keep.match import Match
from game.app.table.thinking import Thinking, thinking_of
from game.app.table.thinkingbar import SHORT
from game.app.widgets.base import Change
from game.engine.events import Told

#: Seconds of other players' moves after which the rest of a brief turn is not acted out.
LONG_TURN = 7.0
#: Seconds that a bot's move stays before the next: by its pace, and in a battle.
BEATS: Mapping[str, float] = {"watch": 0.8, "brief": 0.3, "summary": 0.3}
BATTLE_BEAT = 0.5
#: Moves in one frame when there is nothing to watch, and seconds after which none of them is begun.
AT_ONCE, A_WHILE = 6, 0.02


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
        #: Whether somebody else waits for the next frame, and hears the player meanwhile.
        self.paced = False
        self._thinking: Thinking | None = None
        self._played = 0.0
        self._beat = 0.0
        self._about = ""
        self._thinks = 0.0

    @property
    def are_asked(self) -> bool:
        """Whether the open question is for a bot."""
        decision = self._match.session.decision
        return decision is not None and not self._match.seats[decision.seat].is_human

    @property
    def thinks(self) -> bool:
        """Whether somebody has been asked and has not answered yet."""
        return self._thinking is not None

    @property
    def progress(self) -> float | None:
        """How much of a long thought is done, from 0 to 1; None if nobody thinks for long."""
        if self._thinking is None or self._thinks < SHORT:
            return None
        return self._thinking.progress

    def play_now(self) -> None:
        """Let whoever thinks decide at once."""
        if self._thinking is not None:
            self._thinking.hurry()

    def let_go(self) -> None:
        """Nobody waits for the answer any more."""
        if self._thinking is not None:
            self._thinking.give_up()
            self._thinking = None

    def rest(self) -> None:
        """A person is asked: the next turn of bots begins calmly."""
        self.hurries, self._played, self._beat = False, 0.0, 0.0

    def play(
        self, dt: float, tempo: Callable[[], Tempo], choose: Callable[[int], Change | None]
    ) -> Change | None:
        """One move at a beat, or as many as fit in a frame when there is nothing to watch."""
        self._beat -= dt
        self._thinks += dt
        if tempo().tires:
            self._played += dt
            self.hurries = self.hurries or self._is_long
        end = perf_counter() + A_WHILE
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
            if change is not None or not self.are_asked or perf_counter() > end:
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
            self.let_go()
            self._thinking, self._thinks = thinking_of(self._match), 0.0
        # Who does not answer at once is only looked at: to wait twice in a frame makes it long.
        at_once = self._thinks > 0 and self.paced
        answer = self._thinking.answer(0.0) if at_once else self._thinking.answer()
        if answer is not None:
            self._thinking = None
        return answer
