"""Players without hands: what their rules of thumb answer to plain situations."""

from __future__ import annotations

import pytest

from game.engine import Option, Situation
from game.engine.minds import Judge
from game.rules.euthia import GAME, zones
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.plans import Planned
from game.rules.euthia.players.prospects import prospect
from game.rules.euthia.players.thumbs import judge
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.challenging import Challenge
from game.rules.euthia.steps.chapel import BuyPotion
from game.rules.euthia.steps.common import Done
from game.rules.euthia.steps.growing import LearnForNothing
from game.rules.euthia.steps.rolling import SpendGaar
from tests.rules.euthia.laid import Scene
from tests.rules.euthia.test_trading import at_shop
from tests.rules.euthia.test_walking import FIRE

LEARNED = "tile.keleia_evasion"
#: i_other_5 has an Air Elemental on its space a.
AIR = (1, 1)


def worths(scene: Scene) -> dict[type[Option], float]:
    """What the rules of thumb think of each kind of option, at best."""
    worth = judging(scene)
    found: dict[type[Option], float] = {}
    for each in scene.options:
        found[type(each)] = max(worth(each), found.get(type(each), -99.0))
    return found


def judging(scene: Scene) -> Judge:
    """The rules of thumb for what is asked."""
    decision = scene.game.decision
    assert decision is not None
    found = judge(Situation(GAME, decision, scene.table).view, decision)
    assert found is not None
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


def test_abilities_that_cost_nothing_do_not_go_to_and_fro_for_ever() -> None:
    scene = at_shop(heroes=("keleia", "dral")).mark(zones.ROUND, 8).hero(gold=2)
    scene.put(zones.reserve(0), "tile.keleia_dodge").put(zones.hero_slot(0, "h3"), LEARNED)
    scene.turn().do(Act, action="trade")
    changes = 0

    while worths(scene).get(LearnForNothing, -1.0) > 0 and changes < 5:
        scene.choose(max(scene.offered(LearnForNothing), key=judging(scene)))
        changes += 1

    assert 0 == changes


def test_who_has_ended_its_turn_near_a_goal_has_better_prospects() -> None:
    """Only the last to move is looked into; the tile map ends beside the Chapel."""

    def prospects(location: tuple[int, int], rounds: int = 3) -> float:
        scene = Scene(2, heroes=("dral", "maeldur")).map({AIR: "i_other_5"}).at(0, location)
        scene.mark(zones.ROUND, rounds).mark(zones.ACTIVE, 1)
        assert 0.0 == prospect(scene.laid(), 1)
        return prospect(scene.laid(), 0)

    assert prospects(AIR) > prospects((0, 0))
    assert 0.0 == prospects(AIR, rounds=10)
