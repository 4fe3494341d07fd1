"""A lesson on the real rules: its table, its session at any line, and which answers are right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import define, field

from game.engine.codec import CodecError, codec
from game.engine.game import Game, Setup
from game.engine.options import Option
from game.engine.position import from_plain
from game.engine.session import Commit, Session
from game.engine.table import Seat
from game.library.lessons import Lesson, Line, Move, Plain, Syllabus

#: Who is taught.
PUPIL: Seat = 0


class LessonError(Exception):
    """A lesson that cannot go on; the path says where in its file."""

    def __init__(self, path: tuple[str | int, ...], why: str) -> None:
        super().__init__(why)
        self.path = path


def syllabus_of(game: Game) -> Syllabus | None:
    """The lessons of a game, if it has any."""
    return None if game.lessons is None else game.lessons.load()


@define(eq=False)
class Course:
    """One lesson of a game, ready to be played."""

    game: Game
    name: str
    lesson: Lesson
    tables: Mapping[str, Plain] = field(factory=dict)

    @classmethod
    def of(cls, game: Game, name: str) -> Course:
        """The lesson of this name."""
        syllabus = syllabus_of(game)
        if syllabus is None or name not in syllabus.lessons:
            raise LookupError(f"{game.id} has no lesson {name}")
        return cls(game, name, syllabus.lessons[name], syllabus.tables)

    @property
    def lines(self) -> tuple[Line, ...]:
        """All that is said."""
        return self.lesson.lines

    @property
    def setup(self) -> Setup:
        """How the game of the lesson is set up."""
        lesson = self.lesson
        return Setup(self.game.id, lesson.players, lesson.seed, tuple(lesson.options.items()))

    def begin(self) -> Session:
        """The game before the first line."""
        lesson = self.lesson
        try:
            session = self._laid()
        except (CodecError, ValueError) as error:
            raise LessonError(("position",), str(error)) from error
        for place, move in enumerate(lesson.before):
            self.make(session, move, ("before", place))
        return session

    def _laid(self) -> Session:
        shared = self.tables[self.lesson.table].value if self.lesson.table else {}
        own = self.lesson.position.value if self.lesson.position is not None else {}
        setup = {
            "game": self.game.id,
            "players": self.lesson.players,
            "seed": self.lesson.seed,
            "options": dict(self.lesson.options),
        }
        plain = {"position": 1, "setup": setup, **_over(shared, own)}
        if self.lesson.rolls:
            plain["rolls"] = list(self.lesson.rolls)
        if not shared and not own:
            return Session.begin(self.game, self.setup, script=self.lesson.rolls)
        return from_plain(self.game, plain).begin(self.game)

    def at(self, number: int) -> Session:
        """The game as it is when a line is said: everything before it has been done."""
        session = self.begin()
        for place, line in enumerate(self.lines[:number]):
            for path, move in self.moves(place, line):
                self.make(session, move, path)
        return session

    def moves(self, place: int, line: Line) -> Iterator[tuple[tuple[str | int, ...], Move]]:
        """All that happens with a line: the right answer, then what others do."""
        path = ("lines", place)
        if line.choose:
            yield (*path, "choose", 0), Move(line.choose[0], line.rolls)
        for number, move in enumerate(line.moves):
            yield (*path, "moves", number), move

    def make(self, session: Session, move: Move, path: tuple[str | int, ...]) -> Commit | None:
        """Make a decision of the lesson."""
        number = self.number(session, move.choose)
        if number is None:
            raise LessonError(path, f"this is not offered; {_offered(self.game, session)}")
        prepare(session, move.rolls)
        return session.choose(number)

    def number(self, session: Session, wanted: Plain) -> int | None:
        """The number of the first option that is meant, if one is offered now."""
        return next(iter(self.numbers(session, wanted)), None)

    def numbers(self, session: Session, *wanted: Plain) -> tuple[int, ...]:
        """The options that are meant by any of these, each told by its kind and some fields."""
        decision = session.decision
        if decision is None:
            return ()
        plain = [codec(self.game).to_json(option) for option in decision.options]
        return tuple(
            number
            for each in wanted
            for number, option in enumerate(plain)
            if isinstance(each.value, dict) and each.value.items() <= option.items()
        )


def prepare(session: Session, rolls: tuple[int, ...]) -> None:
    """Let the dice of the next decision fall like this; whatever was still to come is forgotten."""
    used = session.commits[session.cursor].scripted
    session.script = (*session.script[:used], *rolls)


def _offered(game: Game, session: Session) -> str:
    decision = session.decision
    if decision is None:
        return "the game is over"
    written = [_written(game, option) for option in decision.options[:12]]
    more = len(decision.options) - len(written)
    listed = ", ".join(written) + (f" and {more} more" if more > 0 else "")
    return f"{type(decision.step).__name__} asks seat {decision.seat}: {listed}"


def _written(game: Game, option: Option) -> str:
    plain = codec(game).to_json(option)
    parts = [f"{name}: {value}" for name, value in plain.items()]
    return "{" + ", ".join(parts) + "}"


def _over(shared: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A position with what another one lays in its place."""
    counters = {owner: dict(totals) for owner, totals in shared.get("counters", {}).items()}
    for owner, totals in own.get("counters", {}).items():
        counters[owner] = {**counters.get(owner, {}), **totals}
    whole = {
        **shared,
        **own,
        "zones": {**shared.get("zones", {}), **own.get("zones", {})},
        "faces": {**shared.get("faces", {}), **own.get("faces", {})},
        "counters": counters,
        "marks": [*shared.get("marks", []), *own.get("marks", [])],
    }
    return {name: value for name, value in whole.items() if value}
