"""The book of records: the people of this table, and what each game they finished came to.

Plain frozen values; where the book lies is the store's business. A game is entered under the name
of its journal, so that a game is never counted twice, however often it is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import asdict, evolve, field, frozen

from game.library.content import content_converter
from game.library.converting import Unfit, written
from game.library.sources import modest

#: Far more than any game counts up to.
MOST_NUMBER = 1_000_000_000


@frozen
class Person:
    """Somebody who plays at this table."""

    id: str
    name: str
    colour: str
    emblem: str


@frozen
class Fall:
    """Dice of one kind that fell for somebody: how many, and what they counted."""

    dice: int
    total: int


@frozen
class Share:
    """What a game came to for one person."""

    person: str
    score: int
    won: bool
    #: By kind of die.
    dice: Mapping[str, Fall] = field(factory=dict)
    #: Points by where they came from.
    sources: Mapping[str, int] = field(factory=dict)
    deeds: tuple[str, ...] = ()


@frozen
class Played:
    """A finished game: its journal, which game it was, the day, and everybody's share."""

    journal: str
    game: str
    day: str
    shares: tuple[Share, ...]


@frozen
class Learnt:
    """How far somebody has come in a lesson: the line they left it at, and whether it is done.

    Who is not in the book yet is nobody: an empty id.
    """

    person: str
    game: str
    lesson: str
    at: int = 0
    done: bool = False


@frozen
class Book:
    """Everybody, and every game that was finished, in the order in which it was."""

    people: tuple[Person, ...] = ()
    games: tuple[Played, ...] = ()
    lessons: tuple[Learnt, ...] = ()

    def person(self, id_: str) -> Person | None:
        """The person of this id."""
        return next((each for each in self.people if each.id == id_), None)

    def named(self, name: str) -> Person | None:
        """The person of this name; capitals and spaces around it do not matter."""
        wanted = name.strip().casefold()
        return next((each for each in self.people if each.name.casefold() == wanted), None)

    def with_person(self, person: Person) -> Book:
        """The book with somebody new, or as they look now.

        What nobody had learnt was learnt by the first one who gives a name.
        """
        if self.person(person.id) is None:
            lessons = self.lessons
            if not self.people:
                named = (evolve(each, person=each.person or person.id) for each in lessons)
                lessons = tuple(named)
            return evolve(self, people=(*self.people, person), lessons=lessons)
        people = tuple(person if each.id == person.id else each for each in self.people)
        return evolve(self, people=people)

    def with_game(self, played: Played) -> Book:
        """The book with a game; one of the same journal is replaced."""
        others = tuple(each for each in self.games if each.journal != played.journal)
        return evolve(self, games=(*others, played))

    def without_person(self, id_: str) -> Book:
        """The book without somebody and their shares; games of nobody are gone, too."""
        left = (
            evolve(each, shares=tuple(share for share in each.shares if share.person != id_))
            for each in self.games
        )
        people = tuple(each for each in self.people if each.id != id_)
        lessons = tuple(each for each in self.lessons if each.person != id_)
        return Book(people, tuple(each for each in left if each.shares), lessons)

    def to_plain(self) -> dict[str, Any]:
        """As a file holds it."""
        return asdict(self)


_CONVERTER = content_converter()


def from_plain(plain: Any) -> Book:
    """A book as a file holds it; ValueError if it is none."""
    try:
        return _CONVERTER.structure(modest(plain, MOST_NUMBER), Book)
    except Unfit as error:
        path, message = error.findings[0]
        raise ValueError(f"{written(path)}: {message}") from None
