"""A number on the board says where it comes from, when it is clicked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.boards.monster_lands.combat.samples import Scenery, match_of
from game.app.scenes.board import BoardScene
from game.app.widgets.sums import SumCard
from game.app.widgets.text import Label
from game.app.window.scene import Scene
from game.app.window.stage import Stage
from game.rules import games
from game.rules.monster_lands.laying import Party
from tests.app.hands import Mouse
from tests.app.hands import match_of as fresh

GAME = games()["monster_lands"]


@pytest.fixture
def board(stage: Stage, shown: Callable[[Scene], Scene]) -> BoardScene:
    match = fresh(GAME, players=2, bots=(1,), random_pairs=True)
    scene = BoardScene(stage, match)
    shown(scene)
    Mouse(stage).settle()
    return scene


def listed(board: BoardScene, name: str) -> tuple[list[tuple[str, str]], str]:
    """The parts of a number, and what they come to."""
    (found,) = board.sight.sums(name)
    return [(each.label, each.amount) for each in found.parts], found.total


def test_the_score_of_any_game_lists_its_lines(board: BoardScene) -> None:
    parts, total = listed(board, "score/0")

    assert ("Glory", "+5") == parts[0]
    assert str(GAME.scoring.scores(board.match.session.table)[0]) == total


def test_excess_is_glory_without_reputation(board: BoardScene) -> None:
    assert ([("Glory", "5"), ("Reputation", "\u22121")], "4") == listed(board, "excess/0")


def test_wages_name_who_is_paid(board: BoardScene) -> None:
    parts, total = listed(board, "clan.0/gold")

    assert (1, "1") == (len(parts), total)


def test_dice_name_who_brings_them(board: BoardScene) -> None:
    die = board.match.session.table.zone("clan.0.pool")[0]

    parts, total = listed(board, die)

    assert (3, "4") == (len(parts), total)  # leader, mercenary, glory


def test_a_click_on_the_score_shows_its_parts_at_once(board: BoardScene, stage: Stage) -> None:
    number = board.root.find("score/0")
    assert number is not None

    Mouse(stage).use(number)

    assert isinstance(board.focus.tip, SumCard)
    texts = [each.text for each in board.focus.tip.walk() if isinstance(each, Label)]
    assert "Score now" in texts


def test_a_total_in_battle_names_dice_and_cards(stage: Stage) -> None:
    scenery = Scenery(
        "a",
        {1: Party("taroa", 0, force=2, traps=("plus_4",))},
        monster="snailer",
        region="kale",
        rolls=(1, 1, 1, 1, 1, 5),
        choices=("RollOne",),
    )
    scene = BoardScene(stage, match_of(scenery, person=0))
    scene.ensure()
    gauge = scene.root.find("combat:gauge")

    assert gauge is not None
    assert gauge.tip is not None
    card = gauge.tip()
    assert isinstance(card, SumCard)
    words = [getattr(each, "text", "") for each in card.walk()]
    assert any("Force showing" in each for each in words)
    assert any("Taroa: +1 for each Force die." in each for each in words)
