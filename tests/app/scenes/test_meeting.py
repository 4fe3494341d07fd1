"""A rival of the rules' own is introduced to who meets it for the first time, and only then."""

from __future__ import annotations

import pytest
from attrs import evolve

from game.app.keep import saves
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.scenes.meeting import Meeting
from game.app.studio.checker import problems
from game.app.widgets.intents import Act
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.game import Setup
from game.rules import GAMES, games

ALONE = [name for name in GAMES if games()[name].rivals(Setup(name, 1, 3))]


def alone(name: str) -> Match:
    seat = evolve(default_seats(["Ada"])[0], person="a1")
    return saves.begin(games()[name], Setup(name, 1, 3), [seat])


def opened(stage: Stage, name: str) -> BoardScene:
    board = BoardScene(stage, alone(name))
    stage.apply(Push(board))
    for _ in range(20):
        stage.step(0.2)
        if stage.top is not board:
            break
    return board


@pytest.mark.parametrize("name", ALONE)
def test_the_rival_is_introduced_once(name: str, stage: Stage) -> None:
    board = opened(stage, name)
    assert isinstance(stage.top, Meeting)
    stage.draw(force=True)
    assert [] == problems(stage)

    stage.tell(Act("return"))
    assert stage.top is board
    board.let_go()
    again = opened(stage, name)

    assert stage.top is again
    again.let_go()
