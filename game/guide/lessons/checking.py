"""Whether the lessons of a game still go as they are told: each is played to its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from game.engine.events import Told
from game.engine.game import Game
from game.engine.session import Commit, Session
from game.engine.table import Reading
from game.guide.lessons.course import PUPIL, Course, LessonError, syllabus_of
from game.guide.lessons.runner import Runner
from game.library.lessons import Line
from game.library.problems import Problem
from game.library.sources import blame, read_sources

Path = tuple[str | int, ...]


@frozen
class Played:
    """How a lesson went: the decisions made in it, and where it broke, if it did."""

    decisions: int
    asked: int
    faults: tuple[tuple[Path, str], ...] = ()


def played(game: Game, name: str) -> Played:
    """Play a lesson to its end, as a reader does who finds every answer."""
    decisions = asked = 0
    faults: list[tuple[Path, str]] = []
    try:
        runner = Runner(Course.of(game, name))
        while not runner.is_over:
            place, line = runner.at, runner.line
            path: Path = ("lines", place)
            asked += bool(line.choose)
            faults += _not_asked(path, runner)
            commits = runner.play_line()
            decisions += len(commits)
            faults += _amiss(path, line, runner.session, commits)
            faults += ((path, f"the table is broken: {why}") for why in _broken(runner.session))
    except LessonError as error:
        faults.append((error.path, str(error)))
    return Played(decisions, asked, tuple(faults))


def problems(game: Game) -> tuple[Problem, ...]:
    """Everything that keeps the lessons of a game from being played as told, each with its line."""
    syllabus, shelf = syllabus_of(game), game.lessons
    if syllabus is None or shelf is None:
        return ()
    findings = [
        (("lessons", name, *path), why)
        for name in syllabus.lessons
        for path, why in played(game, name).faults
    ]
    return blame(read_sources(shelf.paths()), findings).problems if findings else ()


def _not_asked(path: Path, runner: Runner) -> Iterator[tuple[Path, str]]:
    """A choice is asked of the player alone."""
    decision = runner.session.decision
    if runner.is_asked and decision is not None and decision.seat != PUPIL:
        yield (*path, "choose"), f"it is seat {decision.seat} that is asked now"


def _amiss(
    path: Path, line: Line, session: Session, commits: Iterable[Commit]
) -> Iterator[tuple[Path, str]]:
    """What the lesson promised and the rules did not do."""
    for name, wanted in line.counts.items():
        counted = _counted(session, name)
        if counted != wanted:
            yield (*path, "counts", name), f"it is {counted}"
    told = {event.key for commit in commits for event in commit.events if isinstance(event, Told)}
    for place, key in enumerate(line.told):
        if key not in told:
            yield (*path, "told", place), f"'{key}' was not told, but {', '.join(sorted(told))}"


def _counted(session: Session, name: str) -> int:
    """A counter (``clan.0/gold``), how many pieces a zone holds, or the score of a seat."""
    owner, _, counter = name.partition("/")
    if owner == "score":
        return session.game.scoring.scores(session.table)[int(counter)]
    table: Reading = session.table
    return table.count(owner, counter) if counter else len(table.zone(owner))


def _broken(session: Session) -> list[str]:
    return list(session.game.broken(session.table))
