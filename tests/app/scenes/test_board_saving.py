"""What is left behind: the journal, the facts and the picture of a game that was left."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.doors.evening import table_of
from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.keep import saves
from game.app.keep.seats import NOBODY, default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import Dialog
from game.app.table import snapshot
from game.app.table.keeping import PAUSE, PICTURE
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.game import Setup
from game.rules import GAMES
from tests.app.hands import Brain, Mouse, match_of
from tests.toy import GAME


def rested(stage: Stage) -> int:
    """Let time pass until nothing happens any more; the frames of it."""
    frames = 0
    while stage.ticking:
        stage.step(1 / 60)
        frames += 1
    return frames


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))


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
    stage = stage_of((1280, 720), hand_over=False)
    stage.apply(Push(BoardScene(stage, match)))
    hands, brain = Mouse(stage), Brain(match)

    hands.choose(brain.number())
    rested(stage)

    save = saves.newest()
    assert save is not None
    assert save.picture.is_file()


def test_a_picture_is_made_a_little_in_each_frame_and_begun_anew_after_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Made at once it would make the very frame long in which a person is asked."""
    monkeypatch.setattr(snapshot, "A_WHILE", 0.0)
    match = saves.begin(GAME, Setup("toy", 2, 5), default_seats(["Ada", "Ben"]))
    stage = stage_of((1280, 720), hand_over=False)
    scene = BoardScene(stage, match)
    stage.apply(Push(scene))
    hands, brain = Mouse(stage), Brain(match)
    hands.choose(brain.number())
    whole = rested(stage)
    assert match.save is not None
    assert match.save.picture.is_file()
    assert not scene.ticking
    assert whole > PAUSE + PICTURE[1] // snapshot.ROWS

    match.save.picture.unlink()
    scene._album._pictured = None
    for _ in range(whole - 2):
        stage.step(1 / 60)
    scene.rebuild()

    assert whole == rested(stage)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_made_bit_by_bit_is_the_one_drawn_at_once(game: str) -> None:
    stage, board, _ = table_of(game, 7)
    size = stage.size
    canvas = Canvas(pygame.Surface(size), board.look)
    for part in board._build(NOBODY).alone(board.look):
        part(canvas)

    made = board._portrait(size).finish()

    assert size == made.get_size()
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(made, "RGB")


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
