"""Acts: a decision that ran far ahead is told in parts, each with the table as it stood then.

A last die falls, the monster is beaten, and everything goes back to its place, all in one commit:
without a rest in between nobody would see the die. The rules never wait for it; the session is
already where the last act leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set

from attrs import field, frozen

from game.app.table.board import Board
from game.app.telling import story
from game.engine.events import (
    Adjusted,
    Chosen,
    Ended,
    Entered,
    Event,
    Left,
    Marked,
    Moved,
    Rolled,
    Shuffled,
    Told,
)
from game.engine.folds import fold
from game.engine.game import Game
from game.engine.session import Session
from game.engine.table import Table

#: Seconds that an act stays after its motion.
REST = 0.6
#: Seconds that one gain of several stays.
TICK = 0.4
#: More rests than this would try a player's patience, and so would more ticks.
MOST, MOST_TICKS = 4, 6

#: What changes nothing that moves or is told; a rest before nothing else would be for nothing.
UNSEEN = (Chosen, Ended, Entered, Left, Marked, Shuffled)


@frozen(eq=False)
class Cues:
    """What the story of a game stops for, by the text keys of what is told."""

    #: A rest afterwards.
    rests: Set[str] = frozenset()
    #: How dice fell: they roll large, over the table as it stood before.
    rolls: Set[str] = frozenset()
    #: The parts of a round's end, by the key of their title: each is a beat of its own.
    beats: Mapping[str, str] = field(factory=dict)
    #: A round begins: what the one before brought is summed up first.
    rounds: Set[str] = frozenset()
    #: Whether something told on a table is shown alone for a beat, with what follows from it.
    ticks: Callable[[Table, Told], bool] = lambda table, told: False


@frozen(eq=False)
class Act:
    """The table after some events of a commit, and how it is told."""

    table: Table
    upto: int
    told: str = ""
    #: The title of the beat that its events belong to.
    beat: str = ""
    #: The dice that roll next, over this table.
    roll: Rolled | None = None
    #: Whether a round is summed up here.
    sums_up: bool = False
    #: Whether it is one gain of several, which stay a beat each.
    is_tick: bool = False

    @property
    def rests(self) -> bool:
        """Whether it stays a while after its motion."""
        return bool(self.told)


class Acts:
    """The acts of the last commit, and which of them is on."""

    def __init__(self) -> None:
        self.now: Act | None = None
        self._coming: list[Act] = []
        self._from = 0
        self._rested = 0.0

    @property
    def part(self) -> slice:
        """The events of the commit that are being shown."""
        return slice(self._from, self.now.upto if self.now is not None else None)

    def begin(self, cues: Cues | None, session: Session) -> None:
        """Part the last commit at these cues; without any it is one whole."""
        self._coming = acts_of(session, cues) if cues is not None and session.cursor > 0 else []
        self.now, self._from = None, 0
        self.go_on()

    def go_on(self) -> None:
        """The next act, or none when the commit has been told."""
        self._from = self.now.upto if self.now is not None else 0
        self.now = self._coming.pop(0) if self._coming else None
        self._rested = 0.0

    def skip(self) -> None:
        """Straight to the end, or to the sum of a round on the way."""
        while self._coming and not self._coming[0].sums_up:
            self._coming.pop(0)
        self.go_on()
        if self.now is not None:
            self._from = self.now.upto

    def is_over(self, dt: float) -> bool:
        """Let time pass; whether the act has rested long enough."""
        self._rested += dt
        if self.now is None or not self.now.rests:
            return True
        return self._rested >= (TICK if self.now.is_tick else REST)


@frozen
class _Cut:
    """Where a commit is parted: how many events come before, and what the part is like."""

    at: int
    told: str = ""
    beat: str = ""
    roll: Rolled | None = None
    sums_up: bool = False
    #: What is told there, if it may be a tick: the table decides.
    tick: Told | None = None


def cues_of(game: Game, board: Board) -> Cues:
    """What the story of a game stops for, as its face and its board say."""
    rounds = [key for key, kind in game.moments.items() if kind == "round"]
    summed = frozenset(rounds if board.sums_up_rounds else ())
    return Cues(board.rests, board.rolls, game.beats, summed, board.ticks)


def is_for_all(events: Sequence[Event], cues: Cues, seats: Set[int]) -> bool:
    """Whether a commit is shown even in a hurry: the end of a round, or dice of these seats."""
    told = [event for event in events if isinstance(event, Told)]
    return any(
        event.key in cues.beats
        or event.key in cues.rounds
        or (event.key in cues.rolls and story.seat_of(event) in seats)
        for event in told
    )


def acts_of(session: Session, cues: Cues) -> list[Act]:
    """The moments of the last commit at which the story stops."""
    commit = session.commits[session.cursor]
    table = session.commits[session.cursor - 1].table
    found: list[Act] = []
    start = ticks = 0
    for cut in _cuts(commit.events, cues):
        table = fold(table, commit.events[start : cut.at])
        start = cut.at
        if cut.tick is not None:
            if ticks >= MOST_TICKS or not cues.ticks(table, cut.tick):
                continue
            ticks += 1
        is_tick = cut.tick is not None
        found.append(Act(table, cut.at, cut.told, cut.beat, cut.roll, cut.sums_up, is_tick))
    return found


def _cuts(events: Sequence[Event], cues: Cues) -> Iterator[_Cut]:
    """Before dice that matter, after what rests, at the end of each beat, before a round."""
    beat, rested, before = "", 0, 0
    parted = False
    for at, event in enumerate(events):
        if isinstance(event, Rolled) and _tells(events[at + 1 :]) in cues.rolls:
            yield _Cut(at, beat=beat, roll=event)
            before = at
        if not isinstance(event, Told):
            continue
        start = _start(events, at)
        if event.key in cues.rounds and _goes_on(events[:start]):
            yield _Cut(start, beat=beat)
            yield _Cut(start, sums_up=True)
            beat, before, parted = "", start, True
        new = cues.beats.get(event.key, beat)
        if new != beat:
            if _goes_on(events[before:start]):
                yield _Cut(start, beat=beat)
            beat, before, parted = new, start, True
        if event.key in cues.rests and rested < MOST and _goes_on(events[at + 1 :]):
            yield _Cut(at + 1, event.key, beat)
            rested, before = rested + 1, at + 1
        elif event.key not in cues.rests and (end := _gained(events, at)):
            yield _Cut(end, event.key, beat, tick=event)
    if parted:
        # Nothing of what comes next is lit before its cards lie.
        yield _Cut(len(events), beat=beat)


def _gained(events: Sequence[Event], at: int) -> int:
    """Where what is told there has been counted or moved; 0 if nothing is, or all ends there."""
    end = at + 1
    while end < len(events) and isinstance(events[end], Adjusted | Moved):
        end += 1
    return end if end > at + 1 and _goes_on(events[end:]) else 0


def _start(events: Sequence[Event], at: int) -> int:
    """Where what is told there begins: marks and steps right before belong to it."""
    while at > 0 and isinstance(events[at - 1], UNSEEN):
        at -= 1
    return at


def _tells(events: Sequence[Event]) -> str:
    """The first thing that is told; nothing if dice roll again before, whose telling it is."""
    first = next((event for event in events if isinstance(event, Told | Rolled)), None)
    return first.key if isinstance(first, Told) else ""


def _goes_on(events: Sequence[Event]) -> bool:
    return any(not isinstance(event, UNSEEN) for event in events)
