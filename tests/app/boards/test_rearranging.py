"""Several changes of Equipment put together on the board of Euthia, by mouse and by keys."""

from __future__ import annotations

import pytest

from game.app.boards.euthia.samples import samples
from game.app.doors.shot import stage_of
from game.app.scenes import posed
from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems
from game.app.table.spot import Spot
from game.app.window.scene import Reset
from game.app.window.stage import Stage
from game.engine import Option
from game.rules.euthia import zones
from game.rules.euthia.steps.rearranging import ChangeKit, KeepKit, Rearranging
from game.rules.euthia.views import Hero
from tests.app.hands import Hands, Keys, Mouse

PLATE, LEATHER, RING = "item.plate_helmet.1", "item.leather_helmet.1", "item.copper_ring.1"
HELMET = zones.worn(0, "helmet")


def opened(lang: str = "en") -> Stage:
    stage = stage_of((1280, 720), lang)
    stage.apply(Reset(posed.laid(stage, samples()["euthia-kit"]())))
    stage.step(1 / 60)
    stage.draw(force=True)
    return stage


def scene_of(stage: Stage) -> BoardScene:
    assert isinstance(stage.top, BoardScene)
    return stage.top


def draft_of(stage: Stage) -> Rearranging:
    decision = scene_of(stage).match.session.decision
    assert decision is not None
    assert isinstance(decision.step, Rearranging)
    return decision.step


def spot(stage: Stage, thing: str) -> Spot:
    found = [each for each in stage.top.root.walk() if isinstance(each, Spot)]
    return next(each for each in found if thing in each.things)


def press(hands: Hands, stage: Stage, kind: type[Option]) -> None:
    decision = scene_of(stage).match.session.decision
    assert decision is not None
    number = next(at for at, each in enumerate(decision.options) if isinstance(each, kind))
    hands.button(f"option:{number}")


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_things_are_put_on_and_off_in_any_order_and_changed_at_once(kind: type[Hands]) -> None:
    stage = opened()
    hands = kind(stage)
    for thing in (PLATE, RING):
        hands.use(spot(stage, thing))
        hands.settle()
    assert (True, True) == (spot(stage, PLATE).taken, spot(stage, RING).taken)
    assert {HELMET: PLATE, zones.worn(0, "ring_1"): ""} == draft_of(stage).changes

    hands.use(spot(stage, RING))  # the Ring stays after all
    hands.settle()
    press(hands, stage, ChangeKit)
    hands.settle()

    hero = Hero(scene_of(stage).match.session.table, 0)
    assert ((PLATE,), 11) == (hero.table.zone(HELMET), hero.max_health)
    assert LEATHER in hero.in_bags


def test_a_draft_is_shown_on_the_shelf_and_can_be_left() -> None:
    stage = opened()
    hands = Mouse(stage)
    hands.use(spot(stage, PLATE))
    hands.settle()
    stage.draw(force=True)
    assert [] == problems(stage)

    press(hands, stage, KeepKit)
    hands.settle()

    hero = Hero(scene_of(stage).match.session.table, 0)
    assert (LEATHER,) == hero.table.zone(HELMET)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_draft_that_is_too_much_says_so(lang: str) -> None:
    stage = opened(lang=lang)
    hands = Mouse(stage)
    for thing in (PLATE, RING):
        hands.use(spot(stage, thing))
        hands.settle()
    stage.draw(force=True)

    assert [] == problems(stage)
