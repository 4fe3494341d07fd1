"""Acts: a decision that ran far ahead is told in parts, each with the table as it stood then.

A last die falls, the monster is beaten, and everything goes back to its place, all in one commit:
without a rest in between nobody would see the die. The rules never wait for it; the session is
already where the last act leads.
"""

from __future__ import annotations

from collections.abc import Set

from attrs import frozen

from game.engine.events import Adjusted, Event, Moved, Rolled, Told, Turned
from game.engine.folds import fold
from game.engine.session import Session
from game.engine.table import Table

#: Seconds that an act stays after its motion.
REST = 0.6
#: More acts than this would try a player's patience.
MOST = 4

#: What follows must change something to see, or the rest would be for nothing.
_SEEN = (Adjusted, Moved, Rolled, Told, Turned)


@frozen(eq=False)
class Act:
    """The table after some events of a commit."""

    table: Table
    upto: int
    told: str


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

    def begin(self, rests: Set[str], session: Session) -> None:
        """Part the last commit where one of these keys is told; without any it is one whole."""
        self._coming = acts_of(session, rests) if rests and session.cursor > 0 else []
        self.now, self._from = None, 0
        self.go_on()

    def go_on(self) -> None:
        """The next act, or none when the commit has been told."""
        self._from = self.now.upto if self.now is not None else 0
        self.now = self._coming.pop(0) if self._coming else None
        self._rested = 0.0

    def skip(self) -> None:
        """Straight to the end."""
        self._coming.clear()
        self.go_on()

    def is_over(self, dt: float) -> bool:
        """Let time pass; whether the act has rested long enough."""
        self._rested += dt
        return self._rested >= REST


def acts_of(session: Session, rests: Set[str]) -> list[Act]:
    """The moments of the last commit at which the story rests."""
    commit = session.commits[session.cursor]
    stops = [
        at
        for at, event in enumerate(commit.events)
        if isinstance(event, Told) and event.key in rests and _goes_on(commit.events[at + 1 :])
    ][:MOST]
    if not stops:
        return []
    table = session.commits[session.cursor - 1].table
    found: list[Act] = []
    start = 0
    for stop in stops:
        table = fold(table, commit.events[start : stop + 1])
        told = commit.events[stop]
        assert isinstance(told, Told)
        found.append(Act(table, stop + 1, told.key))
        start = stop + 1
    return found


def _goes_on(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, _SEEN) for event in events)
