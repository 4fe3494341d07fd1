"""What is left behind: the journal, the facts and the picture of a game that was left."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.doors.shot import stage_of
from game.app.keep import saves
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.table.keeping import PICTURE
from game.app.window.scene import Push
from game.engine.game import Setup
from tests.app.hands import Brain, Mouse, match_of
from tests.toy import GAME


def test_a_game_that_was_left_goes_on_at_the_same_decision() -> None:
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Ben"]))
    stage = stage_of((1280, 720))
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))
    hands, brain = Mouse(stage), Brain(match)
    for _ in range(5):
        hands.choose(brain.number())
    asked = match.session.decision

    stage.apply(scene.leave())

    save = saves.newest()
    assert save is not None
    assert 5 == save.facts["commits"]
    again = saves.resume(save)
    assert asked == again.session.decision
    assert save.picture.is_file()


def test_a_game_that_was_killed_has_a_picture_of_its_last_round() -> None:
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Ben"]))
    stage = stage_of((1280, 720))
    stage.apply(Push(BoardScene(stage, match)))
    hands, brain = Mouse(stage), Brain(match)

    hands.choose(brain.number())

    save = saves.newest()
    assert save is not None
    assert save.picture.is_file()


def test_the_picture_is_small_and_shows_nobodys_secrets(home: Path) -> None:
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Ben"]))
    stage = stage_of((1280, 720))
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))
    scene.taken(0)

    stage.apply(scene.leave())

    save = saves.newest()
    assert save is not None
    picture = pygame.image.load(save.picture)
    assert picture.get_width() <= PICTURE[0]
    assert picture.get_height() <= PICTURE[1]


def test_a_full_disk_refuses_the_choice_and_changes_nothing() -> None:
    match = match_of(GAME, bots=(1, 2))

    class FullDisk:
        def keep(self, commit: object) -> None:
            raise OSError(28, "No space left on device")

        def keep_cursor(self, cursor: int, forced: bool) -> None:
            raise OSError(28, "No space left on device")

    match.session.keeper = FullDisk()
    stage = stage_of((1280, 720))
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))

    stage.apply(scene.choose(0))

    assert isinstance(stage.top, Dialog)
    assert "No space left" in stage.top.body
    assert 0 == match.session.cursor
