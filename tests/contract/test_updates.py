"""An update finds everything that a player has: the folder of each release is kept and opened."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import __version__
from game.app.doors.shot import stage_of
from game.app.keep import saves
from game.app.keep.settings import SettingsStore
from game.app.scenes.menu import open_save
from game.guide import campaigns
from game.guide.records import store
from game.rules import GAMES, game_of
from tests.contract.record_home import BEGUN, CHANGED, HOMES

KEPT = sorted(path.name for path in HOMES.iterdir())


@pytest.fixture(params=KEPT)
def home(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a release, as the player of a later one has it."""
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path / "home"))
    return shutil.copytree(HOMES / request.param, tmp_path / "home")


def test_this_release_has_a_folder_with_every_game() -> None:
    games = {saves.find(path).setup.game for path in (HOMES / __version__).rglob("*.journal")}

    assert set(GAMES) == games, "python -m tests.contract.record_home records it"


def test_settings_are_those_that_were_set(home: Path) -> None:
    store = SettingsStore()

    assert store.notice is None
    assert CHANGED == {name: getattr(store.value, name) for name in CHANGED}


def test_every_game_is_listed_and_goes_on_where_it_was_left(home: Path) -> None:
    kept = saves.kept()

    assert 0 == kept.unreadable
    assert {True, False} == {save.is_over for save in kept.saves}
    for save in kept.saves:
        match = saves.resume(save)
        assert ["Ada", "Bo"] == [seat.name for seat in match.seats]
        assert save.is_over == match.session.is_over
        assert save.is_over or BEGUN == match.session.cursor
        match.close()


def test_every_game_opens_on_the_board(home: Path) -> None:
    for save in saves.kept().saves:
        stage = stage_of((1280, 720))
        stage.apply(open_save(stage, save))

        assert save.setup.game == stage.top.game
        assert stage.draw()
        for scene in stage.scenes:
            scene.let_go()


def test_records_know_who_played_and_what(home: Path) -> None:
    book = store.load()

    assert ["Ada", "Bo"] == [person.name for person in book.people]
    over = {save.id for save in saves.kept().saves if save.is_over}
    assert over == {played.journal for played in book.games}


def test_campaigns_go_on(home: Path) -> None:
    for game in map(game_of, GAMES):
        if game.campaign is not None and campaigns.path_of(game).exists():
            assert game.campaign.begin() == campaigns.load(game)
