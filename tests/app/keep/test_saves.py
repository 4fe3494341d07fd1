"""Games kept on disk, seen from the app."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from game.app.keep import carrying, saves
from game.app.keep.listing import Remembered, listed
from game.app.keep.match import Match
from game.app.keep.save import Save
from game.app.keep.seats import default_seats
from game.engine import recalling
from game.engine.game import Setup
from game.engine.journal import JournalError
from game.rules import game_of
from tests.toy import GAME


@pytest.fixture
def match() -> Match:
    return saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Ben"]))


def test_a_game_comes_back_to_the_same_decision(match: Match) -> None:
    match.session.choose(0)
    match.session.choose(0)
    match.close()

    again = saves.resume(saves.kept().saves[0])

    assert match.session.table == again.session.table
    assert match.seats == again.seats
    assert ("Ada", "Ben") == (again.name_of(0), again.name_of(1))


def test_the_newest_game_that_is_not_over_is_to_be_continued(match: Match) -> None:
    match.note(over=True)
    before = saves.newest()
    other = saves.begin(GAME, Setup("toy", 3, 6), default_seats(["A", "B", "C"]))

    newest = saves.newest()

    assert before is None
    assert newest is not None
    assert other.save.path == newest.path


def test_what_is_no_journal_is_passed_over(match: Match) -> None:
    (saves.folder() / "strange.journal").write_bytes(b"\xff\x00 hello")
    (saves.folder() / "empty.journal").write_bytes(b"")

    assert [match.save.path] == [save.path for save in saves.kept().saves]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the journals that are read from now on."""
    names: list[str] = []

    def glimpse(path: Path) -> dict[str, Any]:
        names.append(path.name)
        return recalling.glimpse(path)

    monkeypatch.setattr(saves, "glimpse", glimpse)
    return names


def test_a_list_reads_only_what_has_changed_since_the_last(match: Match, read: list[str]) -> None:
    first = saves.kept().saves

    assert first[0].facts == saves.kept().saves[0].facts
    assert [match.save.path.name] == read


def test_a_list_sees_what_was_written_since_the_last(match: Match, read: list[str]) -> None:
    assert "" == saves.kept().saves[0].title

    match.note(title="Midnight")

    assert "Midnight" == saves.kept().saves[0].title
    assert 2 == len(read)


def test_what_a_list_gives_can_be_written_on_without_changing_the_next(match: Match) -> None:
    saves.kept().saves[0].facts["title"] = "Mine alone"

    assert "" == saves.kept().saves[0].title


def test_a_list_remembers_nothing_of_files_that_are_gone(tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    file.write_text("x")
    remembered, setup = Remembered(), Setup("toy", 2, 5)
    remembered.save_of(listed(tmp_path, ".journal")[0], lambda path: Save(path, setup))
    assert 1 == len(remembered)

    file.unlink()
    remembered.keep_only(listed(tmp_path, ".journal"))

    assert 0 == len(remembered)


def test_a_broken_page_of_facts_costs_only_the_names(match: Match) -> None:
    match.save.path.with_suffix(".json").write_text('{"seats": [1, {"name": 4}]')

    (save,) = saves.kept().saves

    assert 2 == len(save.seats)


def test_a_save_can_go_out_and_come_in(match: Match, tmp_path: Path) -> None:
    target = tmp_path / "out.journal"
    match.close()
    carrying.export(match.save, target)
    saves.delete(match.save)
    gone = saves.kept().saves

    taken = carrying.take_in(target).save

    assert () == gone
    assert match.session.table == saves.watch(taken).session.table
    with pytest.raises(JournalError):
        carrying.take_in(saves.folder().parent / "nothing.journal")


def test_a_save_that_names_a_bot_by_its_former_name_opens() -> None:
    game = game_of("monster_lands")
    first, other = default_seats(["Ada", "Ben"])
    seats = [first, evolve(other, player="steady")]
    saves.begin(game, Setup("monster_lands", 2, 5), seats).close()

    again = saves.resume(saves.kept().saves[0])

    assert ((), "adept") == (again.notices, again.seats[1].player)
