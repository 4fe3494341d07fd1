"""The file of records: kept whole, read back the same, a broken one never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.guide.records import store
from game.guide.records.book import Book, Person
from game.guide.records.store import RecordsError

ADA = Person("a1", "Ada", "red", "lion")
BROKEN = [
    b"",
    b"{",
    b"[" * 5000,
    b"\xff\xfe",
    b"[]",
    b'{"people": 3}',
    b'{"people": [], "games": [], "more": 1}',
    b'{"games": [{"journal": "x", "game": "toy", "day": "", "shares": [{"person": "a",'
    b' "score": 1' + b"0" * 400 + b', "won": true}]}]}',
    b'{"people": [{"id": "a", "name": 7, "colour": "red", "emblem": "lion"}]}',
]


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the book lies in this test."""
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path))
    return store.path()


def test_before_the_first_game_the_book_is_empty(file: Path) -> None:
    assert Book() == store.load()
    assert not file.exists()


def test_what_was_changed_is_there_the_next_evening() -> None:
    written = store.change(lambda book: book.with_person(ADA))

    assert Book((ADA,)) == written == store.load()


def test_a_change_that_changes_nothing_writes_nothing(file: Path) -> None:
    store.change(lambda book: book)

    assert not file.exists()


@pytest.mark.parametrize("data", BROKEN)
def test_a_broken_book_is_left_by_readers_and_set_aside_by_writers(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)

    with pytest.raises(RecordsError) as error:
        store.load()
    assert "records-unreadable" == error.value.text.key
    assert data == file.read_bytes()

    store.change(lambda book: book.with_person(ADA))
    assert Book((ADA,)) == store.load()
    assert data == file.with_name(f"{file.name}.broken-1").read_bytes()


def test_a_place_that_cannot_be_written_is_said(file: Path) -> None:
    file.mkdir(parents=True)

    with pytest.raises(RecordsError) as error:
        store.change(lambda book: book.with_person(ADA))
    assert "records-unwritable" == error.value.text.key
