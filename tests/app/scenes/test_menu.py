"""The menu: what it costs to open, what its pennants lead to, and how it rests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.doors.shot import stage_of
from game.app.scenes.lesson import LessonScene
from game.app.scenes.menu import REST_AFTER, Menu
from game.app.scenes.pennants import Pennant
from game.app.scenes.setup import SetupScene
from game.app.scenes.shelf import GameBox, Shelf
from game.app.widgets.intents import Hover
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.guide.lessons.learning import keep_done
from game.rules import GAMES
from tests.app.hands import Mouse

FIRST_FRAME = """
import sys
from game.app.doors.opening import opened
opened()
print([name for name in sys.modules if name.startswith(("game.rules.", "game.app.table"))])
"""


def pennants(stage: Stage) -> dict[str, Pennant]:
    return {each.cover.game: each for each in stage.top.root.walk() if isinstance(each, Pennant)}


def test_its_first_frame_loads_neither_a_game_nor_the_table(home: Path) -> None:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "PYTHONPATH": os.getcwd(),
        "FOUR_CROWNS_HOME": str(home),
    }
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME], env=environment, capture_output=True, text=True
    )

    assert "[]" == done.stdout.splitlines()[-1], done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_pennant_of_a_game_has_its_name_and_leads_to_its_set_up(
    game: str, stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    shown(Menu(stage))
    name = pennants(stage)[game].cover.name

    Mouse(stage).button(f"pennant:{game}")

    assert name
    assert "⟦" not in name
    assert isinstance(stage.top, SetupScene)
    assert game == stage.top.game


def test_keys_begin_with_its_first_entry_not_with_a_pennant(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    menu = shown(Menu(stage))

    assert "first" == menu.focus.items[0].name
    assert isinstance(menu.focus.items[-1], Pennant)


def test_it_is_drawn_no_more_a_few_seconds_after_the_player_left() -> None:
    stage = stage_of((1280, 720), animation="normal")
    stage.apply(Push(Menu(stage)))
    stage.draw()

    moved = 0
    for _ in range(round((REST_AFTER + 1) * 60)):
        stage.step(1 / 60)
        moved += stage.dirty
        stage.draw()
    rested = stage.ticking
    stage.tell(Hover((5, 5)))

    assert 0 < moved <= REST_AFTER * 30
    assert not rested
    assert stage.ticking


def test_who_has_never_played_is_led_into_the_first_lesson(
    stage: Stage, shown: Callable[[Scene], Scene]
) -> None:
    menu = shown(Menu(stage))

    Mouse(stage).button("first")

    assert isinstance(stage.top, LessonScene)
    keep_done("", stage.top.runner.course.game.id, stage.top.runner.course.name)
    stage.apply(stage.top.back())
    assert stage.top is menu
    assert menu.root.find("first") is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_boxes_beside_each_other_on_the_shelf_are_laid_out_alike(lang: str) -> None:
    stage = stage_of((1280, 720), lang)
    stage.apply(Push(Shelf(stage)))
    stage.draw(force=True)
    boxes = [each for each in stage.top.root.walk() if isinstance(each, GameBox)]

    assert len(GAMES) <= len(boxes)
    rows = {each.rect.y for each in boxes}
    assert len(rows) == len({(each.title.rect.y, each.about.rect.y) for each in boxes})
