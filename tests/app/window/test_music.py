"""Quiet music: which piece, how loud, and nothing where there is nothing to play with."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app import scenes
from game.app.window.music import Music
from game.app.window.scene import Pop, Push
from game.app.window.sound import Sound
from game.app.window.stage import Stage
from tests.app.hands import match_of
from tests.toy import GAME


class Player:
    """Stands for the device: notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Any]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **named: self.heard.append((name, args[0] if args else None))

    @property
    def pieces(self) -> list[str]:
        return [path.rpartition("/")[2] for name, path in self.heard if name == "load"]


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Player:
    player = Player()
    monkeypatch.setattr(pygame.mixer, "music", player)
    monkeypatch.setattr(Sound, "ready", True)
    return player


def test_the_menu_and_each_game_have_a_piece_and_it_begins_once(stage: Stage, device: Player):
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    stage.attune()
    stage.attune()
    scene = scenes.open_scene(stage, "settings")
    scene.game = "monster_lands"
    stage.apply(Push(scene))
    stage.attune()

    assert ["table.ogg", "monster_lands.ogg"] == device.pieces


def test_what_lies_over_a_game_keeps_its_piece(stage: Stage, device: Player):
    board = scenes.open_scene(stage, "settings")
    board.game = "monster_lands"
    stage.apply(Push(board))
    stage.attune()
    stage.apply(Push(scenes.open_scene(stage, "settings")))
    stage.attune()
    stage.apply(Pop())
    stage.attune()

    assert ["monster_lands.ogg"] == device.pieces


def test_a_game_without_a_piece_has_that_of_the_table(
    stage: Stage, device: Player, night_market: None
):
    stage.apply(Push(scenes.open_scene(stage, "board", match=match_of(GAME))))
    stage.attune()

    assert ["table.ogg"] == device.pieces


def test_one_key_turns_it_off_and_on_again(stage: Stage, device: Player):
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    stage.attune()
    stage.draw()

    stage.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"))
    stage.attune()

    assert stage.settings.music_off
    assert ("stop", None) == device.heard[-1]
    stage.draw()
    stage.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"))
    stage.attune()
    assert ["table.ogg", "table.ogg"] == device.pieces


def test_it_has_a_volume_of_its_own_and_is_muted_with_everything(stage: Stage, device: Player):
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    stage.attune()

    stage.change_settings(music=20)
    assert ("set_volume", 0.2) == device.heard[-1]
    stage.change_settings(effects=0)
    assert ("set_volume", 0.2) == device.heard[-1]
    stage.change_settings(mute=True)
    assert ("stop", None) == device.heard[-1]


def test_without_a_device_or_a_file_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, device: Player
):
    silent = Music(Sound(silent=True))
    monkeypatch.setattr(Sound, "ready", False)
    silent.set(50, off=False)
    silent.play("table")
    monkeypatch.setattr(Sound, "ready", True)
    monkeypatch.setattr("game.app.window.music._piece", lambda name: None)
    silent.play("table")

    assert [] == device.heard
