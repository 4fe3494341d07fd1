"""How far people have come in the lessons: kept in the book of records."""

from __future__ import annotations

from attrs import evolve

from game.guide.records import store
from game.guide.records.book import Book, Learnt


def learnt(book: Book, person: str, game: str, lesson: str) -> Learnt:
    """How far a person has come in a lesson; at its beginning, if never seen."""
    found = (each for each in book.lessons if _is(each, person, game, lesson))
    return next(found, Learnt(person, game, lesson))


def is_newcomer(book: Book) -> bool:
    """Whether nobody here has ever finished a game or a lesson."""
    return not book.games and not any(each.done for each in book.lessons)


def is_done(book: Book, game: str, lesson: str) -> bool:
    """Whether somebody here has finished a lesson."""
    return any(each.done for each in book.lessons if (each.game, each.lesson) == (game, lesson))


def keep_place(person: str, game: str, lesson: str, at: int) -> None:
    """Write down where somebody left a lesson."""
    store.change(lambda book: _with(book, evolve(learnt(book, person, game, lesson), at=at)))


def keep_done(person: str, game: str, lesson: str) -> None:
    """Write down that somebody has finished a lesson; the next time it begins anew."""
    store.change(lambda book: _with(book, Learnt(person, game, lesson, 0, True)))


def _with(book: Book, now: Learnt) -> Book:
    others = (e for e in book.lessons if not _is(e, now.person, now.game, now.lesson))
    return evolve(book, lessons=(*others, now))


def _is(each: Learnt, person: str, game: str, lesson: str) -> bool:
    return (each.person, each.game, each.lesson) == (person, game, lesson)
