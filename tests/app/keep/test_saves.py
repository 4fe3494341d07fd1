"""Games kept on disk, seen from the app."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from game.app.keep import carrying, saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
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
