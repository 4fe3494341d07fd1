"""The list of games: renaming, deleting, carrying away and taking in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.keep import saves
from game.app.keep.save import Save
from game.app.keep.seats import default_seats
from game.app.scenes.asking import Asking
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.scenes.replay import Replay
from game.app.scenes.saves import Saves
from game.app.scenes.setup import SetupScene
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.engine.contents import served, shipped
from game.engine.game import Setup
from tests.contract.later import later_release
from tests.toy import GAME


@pytest.fixture
def kept() -> Save:
    """A game of two traders, three decisions old."""
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Bo"]))
    for _ in range(3):
        match.session.choose(0)
    match.close()
    return saves.kept().saves[0]


def opened(stage: Stage, shown: Callable[[Scene], Scene]) -> Saves:
    scene = shown(Saves(stage))
    assert isinstance(scene, Saves)
    return scene


def words_on(stage: Stage) -> str:
    stage.draw(force=True)
    return " ".join(each.text for each in stage.shown)


def test_an_empty_list_says_so(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    opened(stage, shown)

    assert "No game has been played" in words_on(stage)


def test_continue_comes_back_to_the_same_decision(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save
) -> None:
    scene = opened(stage, shown)

    stage.apply(scene.root.find("continue").press())

    assert isinstance(stage.top, BoardScene)
    assert 3 == stage.top.match.session.cursor


def test_watching_writes_nothing(stage: Stage, shown: Callable[[Scene], Scene], kept: Save) -> None:
    before = kept.path.read_bytes()
    scene = opened(stage, shown)

    stage.apply(scene.root.find("replay").press())

    assert isinstance(stage.top, Replay)
    assert before == kept.path.read_bytes()


def test_renaming(stage: Stage, shown: Callable[[Scene], Scene], kept: Save) -> None:
    scene = opened(stage, shown)
    stage.apply(scene.root.find("rename").press())
    asking = stage.top
    assert isinstance(asking, Asking)

    asking.value = "La nuit étoilée"
    stage.apply(asking.root.find("yes").press())

    assert stage.top is scene
    assert "La nuit étoilée" == saves.kept().saves[0].title


def test_deleting_asks_first(stage: Stage, shown: Callable[[Scene], Scene], kept: Save) -> None:
    scene = opened(stage, shown)
    stage.apply(scene.root.find("delete").press())
    question = stage.top
    assert isinstance(question, Dialog)
    assert kept.path.exists()

    stage.apply(question.root.find("Delete").press())

    assert not kept.path.exists()
    assert () == saves.kept().saves
    assert stage.top is scene


def test_export_and_import_are_a_round_trip(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save, tmp_path: Path
) -> None:
    scene = opened(stage, shown)
    target = tmp_path / "carried.journal"

    stage.apply(scene.export_to(kept, target))
    assert kept.path.read_bytes() == target.read_bytes()
    saves.delete(kept)
    stage.apply(scene.take_in(target))

    found = saves.kept().saves
    assert 1 == len(found)
    assert 3 == saves.watch(found[0]).session.cursor
    assert target.read_bytes() == found[0].path.read_bytes()


def test_export_asks_before_it_replaces(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save, tmp_path: Path
) -> None:
    scene = opened(stage, shown)
    target = tmp_path / "letter.txt"
    target.write_text("dear Ada")

    stage.apply(scene.export_to(kept, target))

    assert isinstance(stage.top, Dialog)
    assert "dear Ada" == target.read_text()


@pytest.mark.parametrize("content", [b"", b"no journal at all\n", b"\x00\xff" * 90])
def test_a_broken_file_gives_one_clear_message(
    stage: Stage, shown: Callable[[Scene], Scene], tmp_path: Path, content: bytes
) -> None:
    scene = opened(stage, shown)
    source = tmp_path / "broken.journal"
    source.write_bytes(content)

    stage.apply(scene.take_in(source))

    assert isinstance(stage.top, Dialog)
    assert "journal" in words_on(stage).lower()
    assert () == saves.kept().saves


def test_a_damaged_line_is_named_and_nothing_is_taken_in(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save, tmp_path: Path
) -> None:
    scene = opened(stage, shown)
    lines = kept.path.read_bytes().splitlines(keepends=True)
    source = tmp_path / "damaged.journal"
    source.write_bytes(b"".join([lines[0], lines[1].replace(b"commit", b"commot"), *lines[2:]]))

    stage.apply(scene.take_in(source))

    assert "Line 2" in words_on(stage)
    assert 1 == len(saves.kept().saves)


def test_a_missing_file_gives_one_clear_message(
    stage: Stage, shown: Callable[[Scene], Scene], tmp_path: Path
) -> None:
    scene = opened(stage, shown)

    stage.apply(scene.take_in(tmp_path / "nowhere.journal"))

    assert "nowhere.journal" in words_on(stage)


def test_an_unwritable_folder_gives_one_clear_message(
    stage: Stage,
    shown: Callable[[Scene], Scene],
    kept: Save,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied", str(kept.path))

    scene = opened(stage, shown)
    monkeypatch.setattr(saves, "delete", refuse)
    stage.apply(scene.root.find("delete").press())
    stage.apply(stage.top.root.find("Delete").press())

    assert "Permission denied" in words_on(stage)
    assert kept.path.exists()


def test_a_name_that_cannot_be_written_is_said(
    stage: Stage,
    shown: Callable[[Scene], Scene],
    kept: Save,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = opened(stage, shown)
    monkeypatch.setattr(Save, "note", lambda self, **facts: None)
    stage.apply(scene.root.find("rename").press())
    asking = stage.top
    assert isinstance(asking, Asking)

    asking.value = "lost"
    stage.apply(asking.root.find("yes").press())

    assert "cannot be written" in words_on(stage)


def test_a_name_for_a_game_that_is_gone_meanwhile_is_refused_with_a_sentence(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save
) -> None:
    scene = opened(stage, shown)
    stage.apply(scene.root.find("rename").press())
    asking = stage.top
    assert isinstance(asking, Asking)
    kept.path.unlink()

    asking.value = "late"
    stage.apply(asking.root.find("yes").press())

    assert "No such file" in words_on(stage)
    assert not kept.path.with_suffix(".json").exists()


def test_files_that_are_no_games_are_counted(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save
) -> None:
    (saves.folder() / f"odd{saves.JOURNAL}").write_text("no game at all")
    opened(stage, shown)

    assert 1 == len(saves.kept().saves)
    assert "One file" in words_on(stage)


def damage(save: Save) -> None:
    lines = save.path.read_bytes().splitlines(keepends=True)
    save.path.write_bytes(b"".join([*lines[:2], lines[2].replace(b"commit", b"commot"), lines[3]]))


@pytest.mark.parametrize("button", ["continue", "replay"])
def test_a_damaged_game_is_opened_as_far_as_it_is_sound(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save, button: str
) -> None:
    scene = opened(stage, shown)
    damage(kept)
    before = kept.path.read_bytes()

    stage.apply(scene.root.find(button).press())
    assert "Line 3" in words_on(stage)
    stage.apply(stage.top.root.find("Open what is sound").press())

    assert isinstance(stage.top, BoardScene | Replay)
    assert 2 == len(stage.top.match.session.commits)
    assert ("Ada", "Bo") == tuple(seat.name for seat in stage.top.match.seats)
    assert before == kept.path.read_bytes()


def test_of_a_damaged_file_from_elsewhere_the_sound_part_can_be_taken_in(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save
) -> None:
    scene = opened(stage, shown)
    damage(kept)
    elsewhere = kept.path.rename(kept.path.parent.parent / "out.journal")

    stage.apply(scene.take_in(elsewhere))
    stage.apply(stage.top.root.find("Open what is sound").press())

    (save,) = saves.kept().saves
    assert 1 == saves.watch(save).session.cursor
    assert "among your games" in words_on(stage)


def test_a_game_that_is_open_in_another_window_is_refused_with_a_sentence(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save
) -> None:
    scene = opened(stage, shown)
    elsewhere = saves.resume(kept)

    stage.apply(scene.root.find("continue").press())

    assert isinstance(stage.top, Dialog)
    assert "is open elsewhere" in words_on(stage)
    elsewhere.close()


def test_an_old_game_is_continued_with_its_cards_and_a_new_one_begins_with_todays(
    stage: Stage, shown: Callable[[Scene], Scene], kept: Save
) -> None:
    with later_release(GAME):
        scene = opened(stage, shown)
        stage.apply(scene.root.find("continue").press())
        words_on(stage)
        assert isinstance(stage.top, BoardScene)
        own = stage.top.match.session.contents

        assert served(GAME) == own != shipped(GAME)
        SetupScene(stage, GAME)
        assert shipped(GAME) == served(GAME)
        stage.top.match.close()
