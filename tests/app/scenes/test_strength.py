"""How strong the bots are: a page that the set-up and the rulebook open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app import scenes
from game.app.scenes.setup import SetupScene
from game.app.scenes.strength import StrengthScene, strength_of
from game.app.studio.checker import problems
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.bots.strength import Share
from game.rules import GAMES, games
from tests.app.hands import Mouse
from tests.toy import GAME as TOY


@pytest.mark.parametrize("name", GAMES)
def test_every_level_says_how_often_it_won_and_how_sure_that_is(name: str, stage: Stage) -> None:
    game = games()[name]
    found = strength_of(game)
    if found is None:
        pytest.skip("nobody has counted")
    scene = StrengthScene(stage, game)
    stage.apply(Push(scene))
    stage.draw()

    said = " ".join(getattr(each, "words", "") or "" for each in scene.root.walk())
    shown = " ".join(each.text for each in stage.shown)
    rung = found.rungs[0]
    least, most = Share(rung.won * rung.games / 100, rung.games).interval
    assert f"of {rung.games} games" in said + shown
    assert f"{round(100 * least)} to {round(100 * most)} %" in said + shown
    assert [] == problems(stage)


def test_the_set_up_opens_it(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    shown(SetupScene(stage, next(iter(games().values()))))

    Mouse(stage).button("strength")

    assert isinstance(stage.top, StrengthScene)


def test_the_rulebook_opens_it(stage: Stage, shown: Callable[[Scene], Scene]) -> None:
    shown(scenes.open_scene(stage, "rulebook", game=next(iter(games().values()))))

    Mouse(stage).button("strength")

    assert isinstance(stage.top, StrengthScene)


def test_who_has_no_mind_has_no_strength() -> None:
    assert strength_of(TOY) is None
