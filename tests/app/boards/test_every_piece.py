"""Every piece of every game is drawn by its board with icons that are there."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest
from attrs import evolve

from game.app.boards import screen_of
from game.app.boards.monster_lands.faces import mission_icon
from game.app.doors.shot import stage_of
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.scenes.board import BoardScene
from game.engine.game import Game
from game.rules import games
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box
from tests.app.hands import match_of
from tests.app.icons import ICONS


def draw_the_box(game: Game) -> None:
    """Draw all pieces, wherever they lie, as large as cards on a table."""
    stage = stage_of((1280, 720))
    scene = BoardScene(stage, match_of(game, game.seats[1]))
    scene.rebuild()
    table = scene.match.session.table
    sight = evolve(scene.sight, view=table)
    canvas = Canvas(pygame.Surface((200, 280)), stage.look)
    for piece in table.places:
        screen_of(game.id).board().sprite(
            sight, canvas, Box(0, 0, 170, 240), piece, table.face(piece)
        )


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_piece_is_drawn_with_icons_that_are_there(game: Game, asked: set[str]) -> None:
    draw_the_box(game)

    assert set() == asked - ICONS


def test_no_two_cards_of_monster_lands_are_drawn_alike(asked: set[str]) -> None:
    draw_the_box(GAME)

    content = box()
    assert {
        "ml.member": len(content.members),
        "ml.monster": len(content.monsters),
        "ml.equipment": len(content.equipment),
        "ml.region": len(content.regions),
        "ml.trap": len(content.traps),
        "ml.loot": len(content.loot),
    }.items() <= Counter(name.rpartition(".")[0] for name in asked).items()


def test_either_side_of_a_mission_of_monster_lands_has_its_icon() -> None:
    wanted = {mission_icon(f"mission.{kind}", side) for kind in box().missions for side in "ab"}

    assert set() == wanted - ICONS
    assert 2 * len(box().missions) == len(wanted)


def test_a_mission_on_its_way_to_the_contracts_shows_that_side(asked: set[str]) -> None:
    stage = stage_of((1280, 720))
    scene = BoardScene(stage, match_of(GAME))
    scene.rebuild()
    (tile,) = scene.sight.view.zone(zones.mission(zones.CONTRACT))
    asked.clear()

    scene.sight.picture(tile, None, Box(0, 0, 260, 100))

    assert {mission_icon(tile, "b")} == asked
