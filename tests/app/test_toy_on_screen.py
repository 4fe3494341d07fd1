"""A game that brings its two faces and nothing else is shown everywhere: from menu to results."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app import boards
from game.app.boards import plain
from game.app.boards.covers import covers, name_of
from game.app.scenes.board import BoardScene
from game.app.scenes.menu import Menu
from game.app.scenes.results import Results
from game.app.scenes.setup import SetupScene
from game.app.scenes.shelf import GameBox, Shelf
from game.app.studio.checker import problems
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.rules import GAMES
from tests.app.hands import Brain, Mouse
from tests.app.toy_board import SCREEN, NightMarket
from tests.toy import GAME


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    boards.register(GAME.id, SCREEN)
    yield
    boards.register(GAME.id, None)


def press(stage: Stage, name: str) -> None:
    """Click the control of this name; what it leads to is drawn without a fault."""
    Mouse(stage).button(name)
    stage.draw()
    assert [] == problems(stage)


def test_it_is_played_from_the_menu_to_its_results(stage: Stage) -> None:
    stage.apply(Push(Menu(stage)))
    stage.draw()

    press(stage, "new")
    assert isinstance(stage.top, Shelf)
    box = stage.top.root.find(GAME.id)
    assert isinstance(box, GameBox)
    assert SCREEN.skin is box.skin
    assert box.about.text.startswith("Buy, throw the die")

    press(stage, GAME.id)
    assert isinstance(stage.top, SetupScene)
    assert SCREEN.skin is stage.top.look.theme.skin

    press(stage, "start")
    board = stage.top
    assert isinstance(board, BoardScene)
    assert isinstance(board.board, NightMarket)

    hands, brain = Mouse(stage), Brain(board.match)
    hands.settle()
    while board.match.session.decision is not None:
        hands.choose(brain.number())
        hands.settle()
    stage.draw()

    assert isinstance(stage.top, Results)
    assert SCREEN.skin is stage.top.look.theme.skin
    assert [] == problems(stage)


def test_a_game_whose_screen_nobody_registered_is_plain() -> None:
    boards.register(GAME.id, None)

    screen = boards.screen_of(GAME.id)

    assert isinstance(screen.board(), plain.PlainBoard)
    assert ("app.dice", {}) == (screen.skin.emblem, dict(screen.samples()))


def test_every_game_of_the_shelf_has_a_screen() -> None:
    for game in GAMES:
        assert isinstance(boards.screen_of(game), boards.Screen)
        assert boards.screen_of(game).skin.dice


def test_four_pennants_hang_and_no_two_are_alike() -> None:
    hung = covers("en")

    assert 4 == len({cover.name for cover in hung})
    assert 4 == len({cover.skin.emblem for cover in hung})


def test_a_game_from_elsewhere_is_called_by_its_own_texts() -> None:
    assert "Night Market" == name_of(GAME.id, "en")
    assert "nobody_knows" == name_of("nobody_knows", "en")
