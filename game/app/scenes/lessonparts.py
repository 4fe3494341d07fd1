"""The parts of a lesson on screen: the moves that are written down, and what is muted."""

from __future__ import annotations

from attrs import evolve

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.table import pointing
from game.app.table.answers import Answer
from game.app.table.bots import Bots
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.engine.steps import Decision
from game.guide.lessons.course import PUPIL
from game.guide.lessons.runner import Runner

#: Who plays for the others: nobody, their moves are written down.
SCRIPT = "lesson"


class Script(Bots):
    """Moves of the lesson, made at the pace of bots."""

    def __init__(self, match: Match, runner: Runner) -> None:
        super().__init__(match)
        self._runner = runner

    @property
    def are_asked(self) -> bool:
        return self._runner.is_due

    def _answer(self) -> int | None:
        return self._runner.next_move()


def match_of(runner: Runner, name: str) -> Match:
    """The game of a lesson: the pupil, and others whose moves are written down."""
    lesson = runner.course.lesson
    seats = default_seats([name, *lesson.others][: lesson.players])
    seated = tuple(
        info if seat == PUPIL else evolve(info, player=SCRIPT) for seat, info in enumerate(seats)
    )
    return Match(runner.course.game, runner.session, seated)


def mute(board: Widget, wanted: frozenset[int]) -> None:
    """Let only what is asked for be used; the rest explains itself as ever."""
    for each in board.walk():
        numbers = pointing.numbers_of(each)
        if (isinstance(each, Spot | Answer) or numbers) and not numbers & wanted:
            each.enabled = False


def kinds_of(hit: Widget, decision: Decision | None) -> list[str]:
    """The kinds of options that using something would have meant."""
    options = () if decision is None else decision.options
    numbers = [number for number in pointing.numbers_of(hit) if number < len(options)]
    return [type(options[number]).__name__ for number in sorted(numbers)]
