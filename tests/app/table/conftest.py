"""The Night Market on a square larger than its place on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from attrs import evolve

from game.app import boards
from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.app.window.scene import Push
from tests.app.hands import Mouse, match_of
from tests.app.plane_board import MarketSquare
from tests.app.toy_board import SCREEN
from tests.toy import GAME


@pytest.fixture
def square() -> Iterator[MarketSquare]:
    """The board of the Night Market, for this test."""
    board = MarketSquare()
    boards.register(GAME.id, evolve(SCREEN, board=lambda: board))
    yield board
    boards.register(GAME.id, None)


@pytest.fixture
def opened(square: MarketSquare) -> Callable[..., BoardScene]:
    """Opens a board of three people in a window of some kind; the first of them looks."""

    def open_board(size: tuple[int, int] = (1280, 720), **how: object) -> BoardScene:
        stage = stage_of(size, **{"hand_over": False, **how})  # type: ignore[arg-type]
        scene = BoardScene(stage, match_of(GAME))
        stage.apply(Push(scene))
        Mouse(stage).settle()
        stage.draw()
        return scene

    return open_board
