"""How far people have come is kept in the book of records."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.guide.lessons.learning import is_done, is_newcomer, keep_done, keep_place, learnt
from game.guide.records import store
from game.guide.records.book import Book, Learnt, Person, from_plain

ADA = Person("a1", "Ada", "red", "lion")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path))


def test_a_place_is_kept_until_the_lesson_is_done() -> None:
    keep_place("a1", "toy", "throwing", 4)

    assert Learnt("a1", "toy", "throwing", 4) == learnt(store.load(), "a1", "toy", "throwing")
    keep_done("a1", "toy", "throwing")
    assert Learnt("a1", "toy", "throwing", 0, True) == learnt(store.load(), "a1", "toy", "throwing")
    assert is_done(store.load(), "toy", "throwing")


def test_a_lesson_that_is_read_again_stays_done() -> None:
    keep_done("a1", "toy", "throwing")

    keep_place("a1", "toy", "throwing", 2)

    assert Learnt("a1", "toy", "throwing", 2, True) == learnt(store.load(), "a1", "toy", "throwing")


def test_who_has_done_a_lesson_is_no_newcomer() -> None:
    assert is_newcomer(store.load())

    keep_done("", "toy", "throwing")

    assert not is_newcomer(store.load())


def test_the_first_to_give_a_name_has_learnt_what_nobody_had() -> None:
    book = Book(lessons=(Learnt("", "toy", "throwing", 0, True),))

    assert ("a1",) == tuple(each.person for each in book.with_person(ADA).lessons)
    assert () == book.with_person(ADA).without_person("a1").lessons


def test_a_book_without_lessons_is_still_read() -> None:
    assert Book() == from_plain({"people": [], "games": []})
