"""Players without hands: what their rules of thumb answer to plain situations."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Option, Situation
from game.rules.euthia import GAME, zones
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.plans import Planned
from game.rules.euthia.players.thumbs import judge
from game.rules.euthia.steps.challenging import Challenge
from game.rules.euthia.steps.chapel import BuyPotion
from game.rules.euthia.steps.common import Done
from game.rules.euthia.steps.rolling import SpendGaar
from tests.rules.euthia.laid import Scene
from tests.rules.euthia.test_walking import FIRE

#: i_other_5 has an Air Elemental on its space a.
AIR = (1, 1)


def worths(scene: Scene) -> dict[type[Option], float]:
    """What the rules of thumb think of each kind of option, at best."""
    decision = scene.game.decision
    assert decision is not None
    situation = Situation(GAME, decision, scene.table)
    worth: Any = judge(situation.view, decision)
    found: dict[type[Option], float] = {}
    for each in decision.options:
        found[type(each)] = max(worth(each), found.get(type(each), -99.0))
    return found


@pytest.mark.parametrize(
    ("rolls", "wanted"),
    [((6, 6), Done), ((1, 1), SpendGaar), ((4, 4), SpendGaar)],
)
def test_a_gaar_is_given_for_a_roll_only_where_it_brings_more(
    rolls: tuple[int, int], wanted: type[Option]
) -> None:
    scene = Scene(heroes=("dral",)).map({AIR: "i_other_5"}).at(0, AIR).hero(gaar=4)
    scene.turn(rolls=rolls).do(Challenge)

    found = worths(scene)

    assert wanted is max(found, key=lambda kind: found[kind])


def test_who_is_nearly_dead_does_not_challenge_an_elemental() -> None:
    healthy = Scene(heroes=("dral",)).map({AIR: "i_other_5"}).at(0, AIR).turn()
    dying = Scene(heroes=("dral",)).map({AIR: "i_other_5"}).at(0, AIR).hero(health=1).turn()

    assert worths(healthy)[Challenge] > 0
    assert worths(dying)[Challenge] < worths(healthy)[Challenge]


def test_to_fall_costs_less_who_has_little_to_lose() -> None:
    fresh = Outlook(Scene().hero(health=6, gaar=5).mark(zones.ROUND, 3).laid(), 0)
    spent = Outlook(Scene().hero(health=1, gaar=0).mark(zones.ROUND, 3).laid(), 0)

    assert 0 < spent.death < fresh.death


def test_a_potion_that_no_bag_can_hold_is_not_bought() -> None:
    empty = Scene().hero(gold=3, health=3).turn()
    wares = [
        f"resource.{name}.1" for name in ("iron_ore", "copper_ore", "silver_ore", "gold_nugget")
    ]
    full = Scene().hero(gold=3, health=3).put(zones.bags(0), *wares).turn()

    assert worths(empty)[BuyPotion] > 0 > worths(full)[BuyPotion]


def test_fire_on_the_way_is_reckoned_with_before_the_way_is_paid_for() -> None:
    scene = Scene(heroes=("dral",)).map({FIRE: "i_other_2"}).hero(health=2)
    plans = Planned(scene.laid(), 0).plans
    hot = sorted(plans.fires)
    assert hot
    cold = zones.centre(0, 0)

    assert 0 == plans.burnt((cold, cold))
    assert 0 == plans.burnt((cold, hot[0]))
    assert plans.burnt((hot[0], cold)) > 2
