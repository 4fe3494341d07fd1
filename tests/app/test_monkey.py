"""Whatever a player does, at whatever moment, the app goes on and the game stays sound."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from game.app import scenes
from game.app.doors.shot import stage_of
from game.app.keep import saves
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.window.scene import Reset
from game.app.window.stage import Stage
from game.engine.game import Game, Setup
from game.engine.invariants import check
from game.rules import GAMES, game_of
from tests.app.hands import NAMES
from tests.app.monkey import Monkey
from tests.portions import MONKEYS, PRANKS


@pytest.mark.parametrize("seed", MONKEYS)
@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_a_monkey_cannot_close_the_app(
    night_market: None, home: Path, name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whatever it writes stays here.
    monkeypatch.chdir(home)
    monkeypatch.setattr("game.app.scenes.saves.usual_places", lambda: [home])
    game = game_of(name)
    stage = stage_of((1280, 720))
    monkey = Monkey(stage, seed)
    sit_down(stage, game, seed)
    for number in range(PRANKS):
        try:
            monkey.prank()
        except Exception as trouble:
            raise AssertionError(f"prank {number}: {monkey.did}") from trouble
        assert_sound(stage, game)
        if not stage.running:  # it found the way out
            stage.running = True
            sit_down(stage, game, number)


def sit_down(stage: Stage, game: Game, seed: int) -> None:
    """Begin a game of people and bots."""
    seats = list(default_seats(list(NAMES[: game.seats[1]])))
    seats[1] = evolve(seats[1], player="random")
    match = saves.begin(game, Setup(game.id, len(seats), seed), seats)
    board = scenes.open_scene(stage, "board", match=match)
    stage.apply(Reset(scenes.open_scene(stage, "menu"), (board,)))


def assert_sound(stage: Stage, game: Game) -> None:
    """Every table that is still open keeps the invariants of its game."""
    for scene in stage.scenes:
        if isinstance(scene, BoardScene):
            session = scene.match.session
            check(game, session.table, frozenset(session.commits[0].table.places))
