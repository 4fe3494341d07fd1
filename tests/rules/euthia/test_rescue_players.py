"""Players without hands in Villagers' Rescue: they free, fetch and walk home."""

from __future__ import annotations

from typing import Any

from game.engine import Option, Situation
from game.rules.euthia import GAME, zones
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.promises import amounts
from game.rules.euthia.players.thumbs import judge
from game.rules.euthia.rescue import places
from game.rules.euthia.steps.moving import Walk
from game.rules.euthia.steps.rescuing import Deliver, TakeAlong, TakeFriend
from game.rules.euthia.steps.settling import LeaveVillager, Settle
from tests.rules.euthia.laid import Scene, space
from tests.rules.euthia.test_rescue import FREE, RESCUE

#: A tame land around the Chapel, with a Monster of Level 2 in the east.
TILES = {(1, -2): "ii_other_3", (2, -1): "i_fixed_1", (1, 1): "i_fixed_2"}
HELD = space((2, -2))


def best(scene: Scene) -> Option:
    """What the rules of thumb take."""
    decision = scene.game.decision
    assert decision is not None
    situation = Situation(GAME, decision, scene.table)
    worth: Any = judge(situation.view, decision)
    return max(decision.options, key=worth)


def test_who_is_followed_brings_them_home_in_the_chapel() -> None:
    scene = Scene(**RESCUE).map(TILES).villager("oda", zones.bags(0), "IV").turn()

    assert isinstance(best(scene), Deliver)


def test_who_waits_here_is_taken_along() -> None:
    scene = Scene(**RESCUE).map(TILES).villager("oda", FREE).at(0, FREE).turn()

    assert isinstance(best(scene), TakeAlong)


def test_who_is_followed_walks_towards_the_chapel() -> None:
    scene = Scene(**RESCUE).map(TILES).villager("oda", zones.bags(0), "IV")
    scene.at(0, space((1, 0))).hero(movement=1).turn()

    taken = best(scene)

    assert isinstance(taken, Walk)
    assert zones.centre(0, 0) == taken.space


def test_a_captive_makes_a_fight_worth_more_as_long_as_there_is_time() -> None:
    plain = Scene(**RESCUE).map(TILES).kit(0, h1="item.greatsword").laid()
    captive = Scene(**RESCUE).map(TILES).kit(0, h1="item.greatsword").villager("oda", HELD, "IV")
    late = Scene(**RESCUE).map(TILES).kit(0, h1="item.greatsword").villager("oda", HELD, "IV")

    alone = Outlook(plain, 0).fight(HELD)

    assert alone < Outlook(captive.laid(), 0).fight(HELD)
    assert 0 < Outlook(late.mark(zones.ROUND, 9).laid(), 0).fight(HELD) - alone


def test_a_villain_is_reckoned_with_instead_of_the_monster() -> None:
    plain = Scene(**RESCUE).map(TILES).kit(0, h1="item.greatsword").hero(health=9)
    ambush = Scene(**RESCUE).map(TILES).kit(0, h1="item.greatsword").hero(health=9)
    ambush.put(places.villain_at(HELD), "foe.saboteur")

    usual, reckoned = Outlook(plain.laid(), 0), Outlook(ambush.laid(), 0)

    assert usual.fight(HELD) != reckoned.fight(HELD)
    assert usual.chance("foe.saboteur") == reckoned.chance("foe.saboteur")


def test_a_villager_is_the_last_to_be_left_behind() -> None:
    scene = Scene(**RESCUE).kit(0, "item.mace", "item.spear").villager("oda", zones.bags(0))
    scene.put(zones.found(0), scene.piece("item.hunting_bow")).mark(zones.ACTIVE, 0)
    scene.play(Settle(0))

    assert "DropSomething" == scene.asks
    assert not isinstance(best(scene), LeaveVillager)


def test_the_scout_is_the_first_friend() -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0)).villager("mabel", places.brought_home(0))
    scene.turn().do(Deliver)

    assert TakeFriend("item.lys_the_scout.1") == best(scene)


def test_those_who_follow_are_a_promise() -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0), "III").villager("mabel", zones.bags(0))

    assert 5 == amounts(scene.laid(), 0)["villagers"]
    assert 0 == amounts(Scene().laid(), 0)["villagers"]
