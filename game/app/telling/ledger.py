"""What a finished game says about itself: the race for points, the luck of the dice, its turns.

Luck is judged with a band: only what lies outside two standard deviations is called good or bad
luck, so a handful of rolls says nothing. What the faces of a kind of die count, and whether more is
good for whoever it falls to, the game's screen says.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cached_property

from attrs import define, frozen

from game.app.telling import story
from game.engine.events import Chosen, Rolled, Told
from game.engine.session import Session
from game.engine.table import Table

#: How many standard deviations are still nobody's luck.
BAND = 2.0
#: Fewer dice than this are never judged: their spread is no bell yet.
FEWEST = 5


@frozen
class Measure:
    """What the faces of a kind of die count, from the 1 on; not `good` is rolled against you."""

    values: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    good: bool = True

    @property
    def mean(self) -> float:
        """What one die counts on average."""
        return sum(self.values) / len(self.values)

    @property
    def variance(self) -> float:
        """How far one die strays from that, squared."""
        mean = self.mean
        return sum((value - mean) ** 2 for value in self.values) / len(self.values)


PLAIN = Measure()


@define
class Tally:
    """The dice of one kind that fell for one seat."""

    seat: int
    kind: str
    measure: Measure
    dice: int = 0
    total: int = 0

    @property
    def expected(self) -> float:
        """What so many dice bring on average."""
        return self.dice * self.measure.mean

    @property
    def spread(self) -> float:
        """One standard deviation of so many dice."""
        return math.sqrt(self.dice * self.measure.variance)

    @property
    def usual(self) -> tuple[float, float]:
        """What is nobody's luck: the band, no wider than what so many dice can show."""
        values, off = self.measure.values, BAND * self.spread
        return (
            max(self.expected - off, self.dice * min(values)),
            min(self.expected + off, self.dice * max(values)),
        )

    @property
    def score(self) -> float:
        """How many standard deviations the dice were kind (or unkind, below 0)."""
        if not self.spread:
            return 0.0
        off = (self.total - self.expected) / self.spread
        return off if self.measure.good else -off

    @property
    def verdict(self) -> str:
        """ "few", "even", "lucky" or "unlucky"."""
        if self.dice < FEWEST:
            return "few"
        if abs(self.score) <= BAND:
            return "even"
        return "lucky" if self.score > 0 else "unlucky"


def kind_of_die(die: str) -> str:
    """The kind that a die's name begins with: ``red.7`` is a red die."""
    return die.partition(".")[0]


def luck(session: Session, measures: Mapping[str, Measure | None]) -> list[Tally]:
    """The dice of every seat, kind by kind, in the order of seats and of first rolls."""
    found: dict[tuple[int, str], Tally] = {}
    for seat, die, face in _rolls(session):
        kind = kind_of_die(die)
        measure = measures.get(kind, PLAIN)
        # None is a kind that is nobody's luck; a face beyond the measure is not this die's.
        if measure is None or not 1 <= face <= len(measure.values):
            continue
        tally = found.setdefault((seat, kind), Tally(seat, kind, measure))
        tally.dice += 1
        tally.total += measure.values[face - 1]
    return sorted(found.values(), key=lambda tally: tally.seat)


def _rolls(session: Session) -> Iterator[tuple[int, str, int]]:
    """Every die that fell: for whom, which, and its face.

    A roll belongs to the seat that the last line before it is about, else to who decided. What
    falls while the table is set up is nobody's luck.
    """
    rounds = (each for each in story.chapters(session) if each.number)
    first = next(((each.commit, each.event) for each in rounds), (0, -1))
    for commit in session.commits[: session.cursor + 1]:
        seat: int | None = None
        for place, event in enumerate(commit.events):
            if isinstance(event, Chosen):
                seat = event.seat
            elif isinstance(event, Told):
                told = story.seat_of(event)
                seat = seat if told is None else told
            elif (commit.number, place) < first:
                continue
            elif isinstance(event, Rolled) and seat is not None:
                for die, face in zip(event.dice, event.faces, strict=True):
                    yield seat, die, face


@frozen
class Race:
    """The points of every seat, and of rivals that have any, over the rounds."""

    #: Places on the way (1.5 is the middle of the first round) and the scores there.
    points: tuple[tuple[float, tuple[int, ...]], ...]
    rounds: int

    @cached_property
    def most(self) -> int:
        """The highest score on the way."""
        return max((max(scores) for _, scores in self.points), default=0)

    @cached_property
    def least(self) -> int:
        """The lowest score on the way, at most 0."""
        return min(0, *(min(scores) for _, scores in self.points))


def race(session: Session) -> Race:
    """The scores over the rounds, where it changed; setting up is left out."""
    starts = [chapter.commit for chapter in story.chapters(session) if chapter.number] or [0]
    last = session.cursor
    found: list[tuple[float, tuple[int, ...]]] = []
    for number in range(starts[0], last + 1):
        scores = _points(session, session.commits[number].table)
        place = _place(number, starts, last)
        if len(found) > 1 and found[-1][1] == found[-2][1] == scores:
            found.pop()  # the middle of a level stretch
        found.append((place, scores))
    return Race(tuple(found), len(starts))


def _points(session: Session, table: Table) -> tuple[int, ...]:
    """The score of each seat, then of each rival that has one."""
    rivals = [rival.score(table) for rival in session.game.rivals(session.setup)]
    return (*session.game.scoring.scores(table), *(each for each in rivals if each is not None))


def _place(commit: int, starts: list[int], last: int) -> float:
    """Where a commit stands between the beginnings of rounds; rounds are equally long."""
    number = max((index for index, start in enumerate(starts) if start <= commit), default=0)
    begin = starts[number]
    end = starts[number + 1] if number + 1 < len(starts) else max(last, begin + 1)
    return number + min(max((commit - begin) / max(end - begin, 1), 0), 1)


@frozen
class Turn:
    """A moment to look at again: where the points moved, or the lead changed."""

    commit: int
    seat: int
    gain: int
    #: Whether this put the seat in the lead.
    takes_lead: bool


def turns(session: Session, most: int = 6) -> list[Turn]:
    """The greatest swings and the changes of the lead, in the order of play."""
    found: list[Turn] = []
    first = next((each.commit for each in story.chapters(session) if each.number), 0)
    before: tuple[int, ...] = session.game.scoring.scores(session.commits[first].table)
    for commit in session.commits[first + 1 : session.cursor + 1]:
        now = session.game.scoring.scores(commit.table)
        for seat, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                lead = _leads(now, seat) and not _leads(before, seat)
                found.append(Turn(commit.number, seat, new - old, lead))
        before = now
    weight = {id(turn): abs(turn.gain) + 2 * turn.takes_lead for turn in found}
    best = sorted(found, key=lambda turn: weight[id(turn)], reverse=True)[:most]
    return sorted(best, key=lambda turn: (turn.commit, turn.seat))


def _leads(scores: tuple[int, ...], seat: int) -> bool:
    others = [score for index, score in enumerate(scores) if index != seat]
    return bool(others) and scores[seat] > max(others)
