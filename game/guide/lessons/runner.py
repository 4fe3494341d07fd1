"""A lesson being played: which line is said, what is asked, what others are still to do.

It knows no screen and no clock. Whoever shows it reads `line`, sends the player's choices to
`choose`, goes on with `go_on` and makes the `due` moves one by one at a pace of its own.
"""

from __future__ import annotations

from collections import deque

from game.engine.codec import codec
from game.engine.session import Commit, Session
from game.guide.lessons.course import Course, LessonError, prepare
from game.library.lessons import Line, Move
from game.library.words import Words


class Runner:
    """One lesson, line by line, forward and back."""

    def __init__(self, course: Course, at: int = 0) -> None:
        self.course = course
        #: The line being said; one past the last when the lesson is over.
        self.at = min(max(at, 0), len(course.lines) - 1)
        self.session: Session = course.at(self.at)
        #: A friendly answer to a choice that was not the one meant.
        self.answer: Words | None = None
        self._due: deque[tuple[tuple[str | int, ...], Move]] = deque()

    @property
    def is_over(self) -> bool:
        """Whether everything was said and done."""
        return self.at >= len(self.course.lines)

    @property
    def line(self) -> Line:
        """What is said now; the last line once it is over."""
        return self.course.lines[min(self.at, len(self.course.lines) - 1)]

    @property
    def is_asked(self) -> bool:
        """Whether the player is to choose something now."""
        return not self.is_over and not self._due and bool(self.line.choose)

    @property
    def wanted(self) -> tuple[int, ...]:
        """The numbers of the options that are right now."""
        return self.course.numbers(self.session, *self.line.choose) if self.is_asked else ()

    # Going on

    def choose(self, number: int) -> bool:
        """Whether the player's choice is the right one; it is not made here.

        After a right one, `take` makes it. A wrong one has a friendly answer.
        """
        if number in self.wanted:
            return True
        decision = self.session.decision
        if decision is not None and self.is_asked:
            option = decision.options[number]
            kind = codec(self.course.game).to_json(option)["kind"]
            self.answer_to(*option.touches(), kind)
        return False

    def answer_to(self, *things: str) -> None:
        """Answer a click that was not meant, by what was clicked; nothing said stays nothing."""
        found = (self.line.wrong.get(thing) for thing in things)
        self.answer = next((each for each in found if each is not None), None)

    def take(self) -> None:
        """The player's right choice is about to be made: its dice fall as told."""
        prepare(self.session, self.line.rolls)

    def taken(self) -> None:
        """The player's choice was made; what the others do is due."""
        self.answer = None
        self._begin_moves()

    def go_on(self) -> None:
        """From a line that asks nothing to the next one."""
        if not self.is_over and not self.is_asked:
            self.answer = None
            self._begin_moves()

    def _begin_moves(self) -> None:
        moves = [each for each in self.course.moves(self.at, self.line) if each[0][2] == "moves"]
        self._due.extend(moves)
        self._arrive()

    def _arrive(self) -> None:
        if not self._due:
            self.at += 1

    # What others do

    @property
    def is_due(self) -> bool:
        """Whether somebody is still to move before the next line."""
        return bool(self._due)

    def next_move(self) -> int:
        """The number of the option that is chosen now for somebody; its dice fall as told."""
        path, move = self._due[0]
        number = self.course.number(self.session, move.choose)
        if number is None:
            raise LessonError(path, "this is not offered")
        prepare(self.session, move.rolls)
        return number

    def moved(self) -> None:
        """That move was made."""
        self._due.popleft()
        self._arrive()

    # Back

    @property
    def can_go_back(self) -> bool:
        """Whether there is a line before this one."""
        return self.at > 0

    def go_back(self) -> None:
        """To the line before, as it was then."""
        if self.can_go_back:
            self.at -= 1
            self._due.clear()
            self.answer = None
            self.session = self.course.at(self.at)

    # Without a screen

    @property
    def _path(self) -> tuple[str | int, ...]:
        return ("lines", self.at, "choose", 0)

    def play_line(self) -> list[Commit]:
        """Do all that belongs to a line at once, as a reader does who finds every answer."""
        made: list[Commit | None] = []
        if self.is_asked:
            wanted = self.wanted
            if not wanted:
                self.course.make(self.session, Move(self.line.choose[0]), self._path)
            self.take()
            made.append(self.session.choose(wanted[0]))
            self.taken()
        else:
            self.go_on()
        while self.is_due:
            path, move = self._due[0]
            made.append(self.course.make(self.session, move, path))
            self.moved()
        return [commit for commit in made if commit is not None]
