"""What can go wrong before the first frame: one clear sentence each."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.app import run
from game.app.drawing.fonts import Fonts
from game.app.keep import saves
from game.app.keep.mark import Mark
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.scenes.menu import Menu
from game.app.widgets.intents import Key
from game.app.window.loop import Loop
from game.app.window.scene import Leave, Push
from game.app.window.sound import Sound
from game.engine.game import Setup
from game.engine.journal import Journal
from game.library.places import assets_dir, content_dir
from tests.toy import GAME

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.getcwd(), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def trouble(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said when the app could not open."""
    code = run()
    said = capsys.readouterr().err

    assert code == 1
    assert 1 == said.count("\n")
    assert "Traceback" not in said
    assert "⟦" not in said
    return said


def test_without_a_display_there_is_one_message(home: Path) -> None:
    environment = {**ENVIRONMENT, "SDL_VIDEODRIVER": "nowhere", "FOUR_CROWNS_HOME": str(home)}
    command = [sys.executable, "-c", "import game.app, sys; sys.exit(game.app.run())"]

    done = subprocess.run(command, env=environment, capture_output=True, text=True)

    assert 1 == done.returncode
    assert "No window can be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_window_that_nobody_would_see_is_no_window(home: Path) -> None:
    seen = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in ENVIRONMENT.items() if name not in seen}
    environment |= {"FOUR_CROWNS_HOME": str(home), "LC_ALL": "fr_FR.UTF-8"}
    command = [sys.executable, "-c", "import game.app, sys; sys.exit(game.app.run())"]

    done = subprocess.run(command, env=environment, capture_output=True, text=True)

    assert 1 == done.returncode
    assert "Impossible d’ouvrir une fenêtre" in done.stderr


def test_a_mistake_of_ours_is_written_down_and_said(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumbles(self: Loop) -> None:
        raise ZeroDivisionError("one for us to mend")

    monkeypatch.setattr(Loop, "run", stumbles)

    said = trouble(capsys)

    (report,) = (each for each in (home / "logs").glob("crash-*.txt") if str(each) in said)
    assert "one for us to mend" in report.read_text()


def test_after_a_mistake_of_ours_the_menu_is_there_and_the_game_can_be_continued(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Bo"]))
    turns = []

    def stumbles_once(self: Loop) -> None:
        turns.append([type(scene) for scene in self.stage.scenes])
        if len(turns) == 1:
            self.stage.apply(Push(BoardScene(self.stage, match)))
            raise ZeroDivisionError("one for us to mend")
        Journal.resume(match.save.path, GAME)[0].close()
        self.stage.tell(Key("1"))  # continue
        turns.append([type(scene) for scene in self.stage.scenes])
        self.stage.apply(Leave())

    monkeypatch.setattr(Loop, "run", stumbles_once)

    assert 0 == run()
    assert [[Menu], [Menu, Dialog], [Menu, BoardScene]] == turns
    (report,) = (home / "logs").glob("crash-*.txt")
    told = report.read_text()
    assert "one for us to mend" in told
    assert str(match.save.path) in told
    assert __version__ in told


def test_after_the_app_was_cut_off_the_next_start_offers_to_go_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Bo"]))
    match.close()
    turns = []

    def stumbles_twice(self: Loop) -> None:
        self.stage.apply(Push(BoardScene(self.stage, match)))
        raise ZeroDivisionError("one for us to mend")

    def goes_on(self: Loop) -> None:
        turns.append([type(scene) for scene in self.stage.scenes])
        self.stage.tell(Key("1"))
        turns.append([type(scene) for scene in self.stage.scenes])
        self.stage.apply(Leave())

    monkeypatch.setattr(Loop, "run", stumbles_twice)
    assert 1 == run()
    monkeypatch.setattr(Loop, "run", goes_on)
    assert 0 == run()
    assert 0 == run()

    assert [[Menu, Dialog], [Menu, BoardScene], [Menu], [Menu]] == turns


def test_an_app_that_was_cut_off_in_the_menu_asks_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = Mark()
    mark.begin()
    mark.end(well=False)
    turns = []

    def looks(self: Loop) -> None:
        turns.append([type(scene) for scene in self.stage.scenes])
        self.stage.apply(Leave())

    monkeypatch.setattr(Loop, "run", looks)

    assert 0 == run()
    assert [[Menu]] == turns


def test_a_missing_font_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    made = Fonts.__init__

    def elsewhere(self: Fonts, *args: float) -> None:
        made(self, *args)
        self._folder = tmp_path

    monkeypatch.setattr(Fonts, "__init__", elsewhere)

    assert ".ttf" in trouble(capsys)


@pytest.mark.parametrize("cut", [0, 3000])
def test_a_damaged_font_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, cut: int
) -> None:
    damaged = tmp_path / "assets"
    shutil.copytree(assets_dir(), damaged)
    for font in (damaged / "fonts").glob("*.ttf"):
        font.write_bytes(font.read_bytes()[:cut])
    monkeypatch.setattr("game.app.drawing.fonts.assets_dir", lambda: damaged)

    assert ".ttf" in trouble(capsys)


@pytest.mark.parametrize("drawn", [b"", b"<svg", b"\x00\xff" * 50])
def test_a_damaged_icon_is_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    drawn: bytes,
) -> None:
    damaged = tmp_path / "assets"
    shutil.copytree(assets_dir(), damaged)
    for icon in (damaged / "icons").glob("app.*.svg"):
        icon.write_bytes(drawn)
    monkeypatch.setattr("game.app.drawing.icons.assets_dir", lambda: damaged)

    assert ".svg" in trouble(capsys)


@pytest.mark.parametrize("name", ["ui", "app", "monster_lands"])
def test_a_file_without_sentences_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    shutil.copytree(content_dir() / "texts", tmp_path / "content" / "texts")
    for file in (tmp_path / "content").glob(f"texts/*/{name}.ftl"):
        file.write_bytes(b"")
    monkeypatch.setattr("game.library.texts.content_dir", lambda: tmp_path / "content")

    said = trouble(capsys)

    assert f"{name}.ftl" in said
    assert "install the game again" in said


def test_a_folder_that_cannot_be_written_is_named(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "data").write_text("in the way")

    assert str(home / "data") in trouble(capsys)


def test_no_sound_device_is_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    def fails(*args: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fails)
    sound = Sound()

    sound.play("coin")

    assert not sound.ready


def test_the_built_app_says_in_a_box_what_nobody_reads_on_a_terminal(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[tuple[str, ...]] = []
    monkeypatch.setattr("pygame.display.message_box", lambda *words: boxes.append(words))
    (home / "data").write_text("in the way")

    trouble(capsys)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    said = trouble(capsys)

    assert [("Four Crowns", said.strip(), "error")] == boxes
