"""The Tavern on screen."""

from __future__ import annotations

import pytest

from game.app.boards.monster_lands.offers import OnShow, costs_of
from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.scenes.board import BoardScene
from game.app.table.spot import Spot
from game.app.widgets import Button
from game.engine import Option
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.steps.free import UseLoot
from game.rules.monster_lands.steps.hunter import ChooseTraps, PickTrap
from game.rules.monster_lands.steps.tavern import AtTheTavern, Drinks, Hire
from game.rules.monster_lands.steps.visit import PayWith
from tests.app.hands import Brain, Mouse, match_of
from tests.app.watching import opened
from tests.rules.monster_lands.citadel_tables import Citadel


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "New faces: a round of drinks (2 gold)"),
        ("fr", "Nouveaux visages : une tournée (2 or)"),
    ],
)
def test_new_faces_are_a_button_with_its_price(lang: str, expected: str) -> None:
    match = match_of(GAME)
    brain = Brain(match)
    while not any(isinstance(each, Drinks) for each in match.session.decision.options):
        match.session.choose(brain.number())
    stage = stage_of((1280, 720), lang, hand_over=False)
    scene = opened(stage, match)
    before = match.session.table.zone(zones.TAVERN)
    mouse = Mouse(stage)
    mouse.settle()

    buttons = [each for each in scene.root.walk() if isinstance(each, Button)]
    mouse.use(next(each for each in buttons if each.text == expected))

    assert before != match.session.table.zone(zones.TAVERN)


def test_prices_on_show_are_those_to_be_paid_after_new_faces() -> None:
    """The die lies in the Tavern already, and still takes off what it took off before."""
    match = match_of(GAME)
    brain = Brain(match)
    while not (isinstance(match.session.decision.step, AtTheTavern) and _can_renew(match)):
        match.session.choose(brain.number())
    match.session.choose(next(each for each in match.session.decision.options if _is_renewal(each)))
    scene = opened(stage_of((1280, 720), "en", hand_over=False), match)

    shown = {each.piece: costs_of(each.sight, each.piece) for each in _cards(scene)}
    hires = [each for each, _ in match.session.offers if isinstance(each, Hire) and not each.card]
    assert hires
    assert {each.member: each.cost for each in hires} == {
        piece: costs[1] for piece, costs in shown.items() if costs is not None
    }


def test_who_is_hired_for_free_costs_nothing_on_show() -> None:
    table = Citadel(3).put(zones.loot(0), "loot.free_recruit").has(0, glory=9, gold=0)
    table.pool(0, persuasion=(2,)).turn(0).choose(UseLoot("loot.free_recruit"))
    assert table.session is not None
    match = Match(GAME, table.session, default_seats(["Ada", "Bo", "Cy"]))
    scene = opened(stage_of((1280, 720), "en", hand_over=False), match)

    costs = [costs_of(each.sight, each.piece) for each in _cards(scene)]

    assert {0} == {each[1] for each in costs if each is not None}


def _can_renew(match: Match) -> bool:
    """Whether drinks can be had with a die that takes something off."""
    decision = match.session.decision
    return decision.step.discount > 0 and any(map(_is_renewal, decision.options))


def _is_renewal(option: Option) -> bool:
    return isinstance(option, Drinks)


def _cards(scene: BoardScene) -> list[OnShow]:
    return [each for each in scene.root.walk() if isinstance(each, OnShow)]


def test_goods_are_on_show_while_the_die_that_pays_for_them_is_asked_for() -> None:
    match = match_of(GAME)
    session = match.session
    brain = Brain(match)
    while not (isinstance(step := session.decision.step, PayWith) and step.building == "hunter"):
        options = list(session.decision.options)
        visit = Visit("hunter")
        session.choose(options.index(visit) if visit in options else brain.number())

    scene = opened(stage_of((1280, 720), hand_over=False), match)

    shown = {each.thing for each in scene.root.walk() if isinstance(each, Spot)}
    assert set(session.table.zone(zones.TRAPS)) <= shown


def test_a_full_basket_stays_on_show() -> None:
    match = match_of(GAME)
    session = match.session
    brain = Brain(match)
    while not _has_a_full_basket(match):
        options = list(session.decision.options)
        wanted = next((n for n, each in enumerate(options) if _fills_a_basket(each)), None)
        session.choose(brain.number() if wanted is None else wanted)

    scene = opened(stage_of((1280, 720), hand_over=False), match)

    shown = {each.thing for each in scene.root.walk() if isinstance(each, Spot) and each.taken}
    assert set(session.decision.step.picked) <= shown


def _fills_a_basket(option: Option) -> bool:
    return option == Visit("hunter") or isinstance(option, PickTrap)


def _has_a_full_basket(match: Match) -> bool:
    """Something is in it, and nothing else can be paid for."""
    decision = match.session.decision
    basket = isinstance(decision.step, ChooseTraps) and decision.step.picked
    return bool(basket) and not any(isinstance(each, PickTrap) for each in decision.options)
