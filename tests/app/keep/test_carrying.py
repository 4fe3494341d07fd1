"""Saves that travel: what comes along, what is refused, and what is saved of a damaged one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from game.app.keep import carrying, saves
from game.app.keep.save import Save
from game.app.keep.seats import default_seats
from game.engine import Session
from game.engine.disk import NotWritten
from game.engine.game import Setup
from game.engine.journal import Journal, JournalError, peek
from game.engine.salvaging import is_damaged
from tests.contract.forging import documents, forged
from tests.contract.later import later_release
from tests.toy import GAME


@pytest.fixture
def kept() -> Save:
    """A game of a person and a bot, five decisions old."""
    ada, bo = default_seats(["Ada", "Bo"])
    match = saves.begin(GAME, Setup("toy", 2, 5), [ada, evolve(bo, player="random")])
    for _ in range(5):
        match.session.choose(0)
    match.close()
    return saves.kept().saves[0]


@pytest.fixture
def carried(kept: Save, tmp_path: Path) -> Path:
    """Its journal, elsewhere."""
    target = tmp_path / "carried.journal"
    carrying.export(kept, target)
    saves.delete(kept)
    return target


def rewrite(path: Path, change: Callable[[list[Any]], Any]) -> None:
    lines = documents(path.read_bytes())
    change(lines)
    path.write_bytes(forged(lines))


def refused(source: Path) -> str:
    before = source.read_bytes()
    with pytest.raises(JournalError) as error:
        carrying.take_in(source)

    assert before == source.read_bytes()
    assert () == saves.kept().saves
    return error.value.text.key


def test_names_and_bots_travel_with_the_journal(kept: Save, carried: Path) -> None:
    taken = carrying.take_in(carried)

    assert () == taken.notices
    assert kept.seats == taken.save.seats
    assert ["human", "random"] == [seat.player for seat in taken.save.seats]


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[0].update(script=[6] * 9),
        lambda lines: lines[0]["table"]["counters"].update({"trader.0": {"coins": 90}}),
        lambda lines: lines[-1]["events"].append(
            {"kind": "Adjusted", "owner": "trader.0", "name": "coins", "by": 90}
        ),
    ],
    ids=["sixes", "coins at the start", "coins later"],
)
def test_a_game_that_was_not_played_by_the_rules_is_not_taken_in(
    carried: Path, change: Callable[[list[Any]], Any]
) -> None:
    rewrite(carried, change)

    assert "journal-forged" == refused(carried)


def test_a_game_of_another_release_is_taken_in_and_its_rules_are_spoken_of(carried: Path) -> None:
    def older(lines: list[Any]) -> None:
        lines[0]["release"] = "0.0.9"
        lines[-1]["events"].append(
            {"kind": "Adjusted", "owner": "trader.0", "name": "coins", "by": 1}
        )

    rewrite(carried, older)

    assert ["journal-other-rules"] == [each.key for each in carrying.take_in(carried).notices]


def test_a_table_that_was_laid_by_hand_is_said_to_be_one(tmp_path: Path) -> None:
    path = tmp_path / "laid.journal"
    first = Session.begin(GAME, Setup("toy", 2, 3))
    Journal.create(path, Session.begin(GAME, first.setup, first.table)).close()

    assert ["verify-laid"] == [each.key for each in carrying.take_in(path).notices]


def test_a_game_with_cards_of_its_own_is_said_to_have_them(carried: Path) -> None:
    with later_release(GAME):
        assert ["verify-own-cards"] == [each.key for each in carrying.take_in(carried).notices]


@pytest.mark.parametrize("line", [2, 3, 4, 5])
def test_the_sound_beginning_of_a_damaged_game_becomes_a_new_one(kept: Save, line: int) -> None:
    kept.note(title="the long night")
    lines = kept.path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b"commit", b"commot")
    kept.path.write_bytes(b"".join(lines))
    with pytest.raises(JournalError) as error:
        saves.resume(kept)

    salvaged = carrying.salvage(kept)
    match = saves.resume(salvaged)

    assert is_damaged(error.value)
    assert b"".join(lines) == kept.path.read_bytes()
    assert line - 2 == match.session.cursor
    assert ("the long night", kept.seats) == (salvaged.title, salvaged.seats)


def test_what_the_rules_do_not_make_of_it_is_not_saved_of_a_game(kept: Save) -> None:
    def forge(lines: list[Any]) -> None:
        lines[3]["events"].append(
            {"kind": "Adjusted", "owner": "trader.0", "name": "coins", "by": 9}
        )
        lines[5]["events"].append({"kind": "Exploded"})

    rewrite(kept.path, forge)

    assert 2 == saves.watch(carrying.salvage(kept)).session.cursor


def test_what_is_sound_of_an_old_game_stays_an_old_game(kept: Save) -> None:
    def age(lines: list[Any]) -> None:
        lines[0]["release"] = "0.0.9"
        lines[4]["events"].append({"kind": "Exploded"})

    rewrite(kept.path, age)

    assert "0.0.9" == peek(carrying.salvage(kept).path)["release"]


def test_a_game_that_is_being_played_is_not_deleted(kept: Save) -> None:
    match = saves.resume(kept)

    with pytest.raises(JournalError) as error:
        saves.delete(kept)
    match.close()
    saves.delete(kept)

    assert ("journal-held", ()) == (error.value.text.key, saves.kept().saves)


def test_an_export_that_fails_leaves_what_was_there(
    kept: Save, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    target = tmp_path / "old.journal"
    target.write_bytes(b"old")
    monkeypatch.setattr("os.fsync", full)

    with pytest.raises(NotWritten):
        carrying.export(kept, target)

    assert (b"old", ["data", "old.journal"]) == (
        target.read_bytes(),
        sorted(each.name for each in tmp_path.iterdir() if each.name != "cache"),
    )
