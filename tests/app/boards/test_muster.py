"""An expedition of Monster Lands put together on the board, with clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from attrs import evolve

from game.app.boards.monster_lands import figuring
from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.studio.checker import problems
from game.app.table.spot import Spot
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine import Option
from game.engine.session import Session
from game.guide.workers import Thought
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import Send, Turn
from game.rules.monster_lands.steps.muster import Muster
from game.rules.monster_lands.steps.parts import AddGoods, LeaveGoods, SetOut
from tests.app.hands import NAMES, Keys, Mouse
from tests.rules.monster_lands.test_muster import FIRST, KORGO, PURKAS, SECOND, muster


def session() -> Session:
    """A clan with traps, tokens and bottles, about to compose an expedition of one Force die."""
    table = muster(force=3, magic=2).pool(1, force=2).turn(0).choose(Send("a.4"))
    assert table.session is not None
    return table.session


@pytest.fixture
def stage() -> Stage:
    return opened(stage_of((1280, 720)))


def opened(stage: Stage) -> Stage:
    seats = default_seats(list(NAMES[:3]))
    people = (seats[0], *[evolve(seat, player="adept") for seat in seats[1:]])
    stage.apply(Push(BoardScene(stage, Match(GAME, session(), people))))
    stage.draw()
    return stage


def scene_of(stage: Stage) -> BoardScene:
    assert isinstance(stage.top, BoardScene)
    return stage.top


def step_of(stage: Stage) -> Muster:
    decision = scene_of(stage).match.session.decision
    assert decision is not None
    assert isinstance(decision.step, Muster)
    return decision.step


def click(stage: Stage, *things: str) -> None:
    for thing in things:
        Mouse(stage).use(spot(stage, thing))


def spot(stage: Stage, thing: str) -> Spot:
    return next(
        each for each in stage.top.root.walk() if isinstance(each, Spot) and thing in each.things
    )


def press(stage: Stage, option: Option) -> None:
    decision = scene_of(stage).match.session.decision
    assert decision is not None
    mouse = Mouse(stage)
    mouse.settle()
    mouse.button(f"option:{decision.options.index(option)}")


@pytest.mark.parametrize("turned", [False, True])
def test_a_party_is_clicked_together_in_any_order(stage: Stage, turned: bool) -> None:
    things = ("magic.1", KORGO, FIRST, "force.2")
    click(stage, *(reversed(things) if turned else things))
    press(stage, AddGoods(zones.DEFENCE))
    press(stage, AddGoods(zones.POTION))

    step = step_of(stage)
    assert ({"force.1", "force.2", "magic.1"}, KORGO) == (set(step.dice), step.member)
    assert ((FIRST,), 1, 1, 0) == (step.traps, step.defence, step.potion, step.venom)
    for thing in things:
        assert (True, True) == (spot(stage, thing).taken, spot(stage, thing).enabled), thing
    press(stage, SetOut(step.dice, KORGO, (FIRST,), 1, 1))

    table = scene_of(stage).match.session.table
    assert (FIRST,) == table.zone(zones.face_down("a.4", 0))
    assert ("token.korgo",) == table.zone(zones.envoy("a.4"))


def test_clicks_take_back_what_clicks_chose(stage: Stage) -> None:
    before = step_of(stage)
    things = ("magic.1", KORGO, FIRST, SECOND)

    click(stage, *things, FIRST, KORGO, SECOND, "magic.1")
    press(stage, AddGoods(zones.VENOM))
    press(stage, LeaveGoods(zones.VENOM))

    assert before == step_of(stage)
    assert [False] * 4 == [spot(stage, thing).taken for thing in things]


def test_a_click_on_somebody_else_changes_the_leader(stage: Stage) -> None:
    click(stage, KORGO, PURKAS)

    assert PURKAS == step_of(stage).member


def test_a_required_die_is_ticked_and_says_why_it_stays(stage: Stage) -> None:
    die = spot(stage, "force.1")

    assert (True, False) == (die.taken, die.enabled)
    assert "Force" in scene_of(stage).sight.why_not("force.1")


def test_buttons_stand_in_the_prompt_and_the_refused_among_them_are_dead(stage: Stage) -> None:
    scene = scene_of(stage)
    names = [str(each.name) for each in stage.top.root.walk()]
    assert f"refused:{scene.speech.say(SetOut((), '').label())}" in names

    click(stage, KORGO)

    decision = scene.match.session.decision
    assert decision is not None
    for option in (SetOut(("force.1",), KORGO), AddGoods(zones.DEFENCE), Back()):
        assert stage.top.root.find(f"option:{decision.options.index(option)}") is not None


def test_the_way_out_and_what_decides_stand_after_the_parts(stage: Stage) -> None:
    click(stage, KORGO)
    press(stage, AddGoods(zones.POTION))

    decision = scene_of(stage).match.session.decision
    assert decision is not None
    names = [each.name for each in stage.top.root.walk() if each.name.startswith("option:")]
    kinds = [type(decision.options[int(name.partition(":")[2])]) for name in names]
    assert [AddGoods, AddGoods, LeaveGoods, Back, SetOut] == kinds


def test_the_forecast_tells_the_odds_of_the_party_and_of_a_bottle_more(stage: Stage) -> None:
    click(stage, KORGO)
    press(stage, AddGoods(zones.POTION))

    hints = scene_of(stage).board.hints(scene_of(stage).sight)

    # The attack, the party as it is with its potion, and with a venom more.
    assert [False, True, False] == [line.startswith("Korgo") for line in hints]
    assert not any(line.startswith("With a potion") for line in hints)


class SlowWorker:
    """A worker that thinks when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Thought[Any]] = []

    def ask(self, function: Callable[[Any], Any], argument: object) -> Thought[Any]:
        self.asked.append(Thought(function, argument))
        return self.asked[-1]

    def give_up(self, thought: Thought[Any]) -> None:
        thought.given_up = True

    def think(self) -> None:
        function, argument = self.asked[-1].work
        self.asked[-1].end(function(argument))


def test_odds_that_take_long_are_told_once_they_are_there(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prompt says that they are worked out, and is built again with the answer."""
    slow = SlowWorker()
    monkeypatch.setattr(figuring, "AT_ONCE", -1)
    monkeypatch.setattr(figuring, "worker", lambda kind: slow)
    click(stage, KORGO)
    scene = scene_of(stage)
    assert ("Working out the odds …",) == scene.board.hints(scene.sight)
    assert scene.ticking

    slow.think()
    stage.step(0.02)

    assert "Korgo: " in " ".join(scene.board.hints(scene.sight))
    stage.draw(force=True)
    assert not any("Working out" in each.text for each in stage.shown)
    # Of what was asked on the way here nobody wants to know any more.
    assert all(each.given_up for each in slow.asked[:-1])


def test_the_way_back_leads_to_the_turn(stage: Stage) -> None:
    click(stage, KORGO, FIRST)

    press(stage, Back())

    decision = scene_of(stage).match.session.decision
    assert decision is not None
    assert Turn(0) == decision.step


@pytest.mark.parametrize("policy", ["ask", "strict"])
def test_a_party_with_traps_is_called_back_by_its_owner_without_a_question(policy: str) -> None:
    stage = opened(stage_of((1280, 720), undo=policy))
    cursor = scene_of(stage).match.session.cursor
    click(stage, KORGO, FIRST)
    press(stage, SetOut(("force.1",), KORGO, (FIRST,)))

    Keys(stage).press(pygame.K_z)

    assert cursor == scene_of(stage).match.session.cursor
    assert Muster(0, "a.4", ("force.1",)) == step_of(stage)


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_nothing_is_cut_while_a_party_is_put_together(
    size: tuple[int, int], text_size: int
) -> None:
    stage = opened(stage_of(size, "fr", text_size))
    assert [] == problems(stage)

    click(stage, KORGO, FIRST, SECOND, "magic.1")

    assert [] == problems(stage)
