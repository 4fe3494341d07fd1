"""Villagers' Rescue: captives, the way home, the end (chapter 19, ruling 101)."""

from __future__ import annotations

import pytest

from game.engine import Setup
from game.rules.euthia import GAME, zones
from game.rules.euthia.content import box
from game.rules.euthia.meta import settings_of
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.villagers import delivered, escorted, villagers_on
from game.rules.euthia.scoring import grade_of, total, verdict
from game.rules.euthia.steps.dying import Dying
from game.rules.euthia.steps.ending import FinalScoring
from game.rules.euthia.steps.entering import Enter
from game.rules.euthia.steps.fight_end import LeaveTrophy
from game.rules.euthia.steps.rescuing import Deliver, TakeAlong, TakeFriend
from game.rules.euthia.steps.settling import Drop, LeaveVillager, Settle
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.steps.wearing import Wear
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene, space

RESCUE = {"scenario": "villagers_rescue"}
CHAPEL = zones.centre(0, 0)
#: A free space, and the anchor of the tiles in these scenes.
FREE, ANCHOR = space((0, 0)), (1, -2)


def revealed(*tiles: str, **options: object) -> Scene:
    """The Hero steps out of the Chapel and lays these tiles."""
    scene = Scene(**{**RESCUE, **options}).stack(*tiles).play(Enter(0, FREE))
    while scene.asks == "ChooseSlot":
        scene.choose(scene.options[0])
    return scene


def held(scene: Scene) -> dict[str, tuple[str, str]]:
    """Each captive with the tile and the space that hold it."""
    spots = scene.land.chart.spots.values()
    return {
        villager: (spot.tile, spot.letter)
        for spot in spots
        for villager in villagers_on(scene.table, spot.zone)
    }


def test_the_scenario_is_offered_with_nine_rounds_and_elites_by_choice() -> None:
    setup = Setup("euthia", 2, 1, (("scenario", "villagers_rescue"), ("mode", "cooperative")))

    assert 9 == settings_of(setup).scenario.rounds
    assert {} == GAME.closed(setup)
    assert not settings_of(setup).elites


@pytest.mark.parametrize(("players", "count"), [(1, 5), (2, 6), (3, 9), (4, 12)])
def test_the_supply_is_five_alone_and_three_for_each_player(players: int, count: int) -> None:
    scene = Scene(players, **RESCUE)

    assert (count, 1) == (len(scene.zones[places.HIDDEN]), len(scene.zones[places.LOST]))
    assert (7, 4) == (len(scene.zones[zones.deck("events")]), len(scene.zones[places.CHARACTERS]))


def test_a_captive_is_placed_on_the_strongest_space_of_a_new_tile() -> None:
    scene = revealed("ii_fixed_2", "iii_fixed_2", "iv_other_1")

    assert {
        "villager.oda": ("ii_fixed_2", "c"),
        "villager.bertran": ("iii_fixed_2", "a"),
        "villager.ysolt": ("iv_other_1", "b"),
    } == held(scene)
    assert ["II", "III", "IV"] == [each["chapter"] for each in scene.told("eut-captive")]


def test_ties_go_to_the_first_space() -> None:
    assert {"villager.oda": ("iii_other_5", "a")} == held(revealed("iii_other_5"))


def test_special_tiles_and_chapter_one_hold_nobody() -> None:
    assert {} == held(revealed("i_fixed_1", "ii_fixed_1", "iii_enc_mercenary"))


def test_an_empty_supply_holds_nobody() -> None:
    scene = Scene(**RESCUE).stack("ii_fixed_2")
    for villager in list(scene.zones[places.HIDDEN]):
        scene.villager(villager.partition(".")[2], places.brought_home(0))

    scene.play(Enter(0, FREE)).choose(scene.options[0])

    assert {} == held(scene)


def won(*things: str, chapter: str = "III", follows: tuple[str, ...] = ()) -> Bouts:
    """A fight for a space with a captive is won; these things are in the Bags already."""
    scene = Bouts("dral", **RESCUE).kit(0, *things).count(zones.FIGHT, damage=99)
    for name in follows:
        scene.villager(name, zones.bags(0))
    scene.villager("oda", scene.held(1), chapter).fight("dragonfly")
    scene.until("ClaimTrophy").do(LeaveTrophy)
    return scene


def test_who_wins_the_space_is_followed_and_a_bag_is_filled() -> None:
    scene = won()
    scene.until("")

    assert "villager.oda" in scene.seen().in_bags
    assert [{"seat": 0, "thing": "villager.oda"}] == scene.told("eut-freed")
    assert () == villagers_on(scene.table, scene.seen().location)


def test_without_a_free_bag_the_villager_may_wait_on_the_space() -> None:
    scene = won("item.mace", "item.spear", "item.hunting_bow").until("DropSomething")

    scene.do(LeaveVillager, villager="villager.oda")
    while scene.asks == "DropSomething":
        scene.choose(scene.offered(Drop)[-1])

    assert ("villager.oda",) == villagers_on(scene.table, scene.seen().location)
    assert () == escorted(scene.table, 0)


def test_or_something_else_makes_room_for_it() -> None:
    scene = won("item.mace", "item.spear", "item.hunting_bow").until("DropSomething")

    while scene.asks == "DropSomething":
        scene.choose(scene.offered(Drop)[0])

    assert ("villager.oda",) == escorted(scene.table, 0)


def test_a_villager_who_waits_is_taken_along_by_anybody_with_a_bag() -> None:
    scene = Scene(2, **RESCUE).villager("oda", FREE).at(1, FREE).turn(1)

    scene.do(TakeAlong)

    assert ("villager.oda",) == scene.seen(1).in_bags
    assert [] == scene.offered(TakeAlong)


def test_taking_along_needs_a_free_bag() -> None:
    scene = Scene(**RESCUE).kit(0, "item.mace", "item.spear", "item.hunting_bow")
    scene.villager("oda", FREE).at(0, FREE).turn()

    assert "eut-why-no-bag-villager" == scene.why_not(TakeAlong)


def test_a_fall_outside_combat_leaves_them_where_the_hero_died() -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0)).villager("mabel", zones.bags(0))

    scene.at(0, FREE).hero(health=0).play(Dying(0))

    assert ("villager.oda", "villager.mabel") == villagers_on(scene.table, FREE)
    assert (CHAPEL, ()) == (scene.seen().location, scene.seen().in_bags)


def test_a_fall_in_combat_makes_them_captives_of_that_space() -> None:
    scene = Bouts("dral", **RESCUE).villager("oda", zones.bags(0), "IV").hero(health=1)
    there = scene.held(1)

    scene.fight("dragonfly", "combat_36").until("")

    assert ("villager.oda",) == villagers_on(scene.table, there)
    assert "IV" == scene.table.faces["villager.oda"]
    assert scene.land.is_held(there)


def test_ruling_101_a_bag_covered_by_a_grey_sack_leaves_its_villager_on_the_space() -> None:
    scene = Scene(**RESCUE).at(0, FREE).unlock(0, "worn.cuirass")
    for name in ("oda", "mabel", "ysolt"):
        scene.villager(name, zones.bags(0))
    scene.put(zones.found(0), scene.piece("item.leather_cuirass")).turn()

    scene.do(Wear, thing="item.leather_cuirass")
    assert (2, "DropSomething") == (scene.seen().bag_room, scene.asks)
    scene.do(LeaveVillager, villager="villager.mabel")

    assert ("villager.mabel",) == villagers_on(scene.table, FREE)
    assert ("villager.oda", "villager.ysolt") == escorted(scene.table, 0)


def test_a_villager_is_neither_sold_nor_given_away_nor_made_ready() -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0), "IV").play(Settle(0))

    assert ("villager.oda",) == scene.seen().in_bags
    assert 0 == total(scene.table, 0)


@pytest.mark.parametrize(("chapter", "fame"), [("II", 2), ("III", 3), ("IV", 4)])
def test_a_delivery_in_the_chapel_pays_by_the_chapter(chapter: str, fame: int) -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0), chapter).turn()

    scene.do(Deliver, amount=fame)

    assert (fame, ()) == (scene.seen().reputation, scene.seen().in_bags)
    assert 1 == delivered(scene.table, 0)


def test_there_is_no_delivery_but_in_the_centre_of_the_chapel() -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0)).at(0, FREE).turn()

    assert [] == scene.offered(Deliver)


@pytest.mark.parametrize(("before", "friend"), [(0, False), (1, True), (2, False), (3, True)])
def test_the_second_and_the_fourth_delivery_make_a_friend(before: int, friend: bool) -> None:
    scene = Scene(4, **RESCUE).villager("lina", zones.bags(0))
    for name in ("oda", "mabel", "tomas")[:before]:
        scene.villager(name, places.brought_home(0))

    scene.turn().do(Deliver)

    assert friend == (scene.asks == "ChooseFriend")
    if friend:
        scene.do(TakeFriend, card="item.lys_the_scout")
        assert ("item.lys_the_scout.1",) == scene.zone(zones.friends(0))
        assert 3 == len(scene.zone(places.CHARACTERS))


def test_without_a_character_card_left_the_delivery_makes_no_friend() -> None:
    scene = Scene(**RESCUE).villager("oda", zones.bags(0)).villager("mabel", places.brought_home(0))
    scene.put(zones.GONE, *list(scene.zones[places.CHARACTERS]))

    scene.turn().do(Deliver)

    assert "TakeTurn" == scene.asks


def with_friend(name: str, **options: object) -> Scene:
    scene = Scene(**{**RESCUE, **options})
    return scene.put(zones.friends(0), f"item.{name}.1")


def test_mira_heals_three_and_tires() -> None:
    scene = with_friend("mira_the_healer").hero(health=1).turn()

    scene.do(UseBlock, thing="item.mira_the_healer")

    assert 4 == scene.seen().health
    assert "eut-why-spent" == scene.why_not(UseBlock, thing="item.mira_the_healer")


def test_lys_gives_two_movement_outside_fights() -> None:
    scene = with_friend("lys_the_scout").turn().do(UseBlock, thing="item.lys_the_scout")

    assert 2 == scene.seen().movement


def test_a_friend_fills_no_bag_and_scores_nothing() -> None:
    scene = with_friend("old_teren").turn()

    assert (3, ()) == (scene.seen().free_bags, scene.seen().in_bags)
    assert total(Scene(**RESCUE).turn().table, 0) == total(scene.table, 0)


def scored(players: int = 2, home: int = 0, follows: int = 0, mode: str = "competitive") -> Scene:
    """The end of a game with so many Villagers at home and on the road, all the first player's."""
    options = {"mode": mode} if players > 1 else {}
    scene = Scene(players, **RESCUE, **options)
    names = iter(box().villagers)
    for _ in range(home):
        scene.villager(next(names), places.brought_home(0))
    for _ in range(follows):
        scene.villager(next(names), zones.bags(0))
    for seat in range(players):
        scene.hero(seat, reputation=20, gold=0)
    return scene.play(FinalScoring())


def test_each_villager_still_on_the_road_costs_one() -> None:
    scene = scored(home=3, follows=2)

    assert (18, 20) == (scene.seen(0).reputation, scene.seen(1).reputation)
    assert 2 == scene.told("eut-abandoned")[0]["count"]


@pytest.mark.parametrize(
    ("players", "home", "fame"), [(1, 1, 15), (1, 2, 20), (2, 2, 15), (2, 3, 20), (4, 4, 15)]
)
def test_fewer_than_players_and_one_at_home_cost_everybody_five(
    players: int, home: int, fame: int
) -> None:
    scene = scored(players, home)

    assert [fame] * players == [scene.seen(seat).reputation for seat in range(players)]


def test_reputation_does_not_fall_below_nothing() -> None:
    scene = Scene(**RESCUE).hero(reputation=2).villager("oda", zones.bags(0)).play(FinalScoring())

    assert 0 == scene.seen().reputation


@pytest.mark.parametrize(("players", "home", "won"), [(2, 4, False), (2, 5, True), (3, 7, True)])
def test_side_by_side_two_for_each_player_and_one_more_are_needed(
    players: int, home: int, won: bool
) -> None:
    scene = scored(players, home, mode="cooperative")

    assert (tuple(range(players)) if won else ()) == verdict(scene.table).winners
    result = scene.table.result
    assert result is not None
    assert ("eut-end-together-won" if won else "eut-end-together-lost") == result.reason


@pytest.mark.parametrize(
    ("fame", "home", "grade"), [(50, 4, 0), (50, 3, 1), (49, 4, 1), (35, 2, 2), (34, 5, 2)]
)
def test_solo_grades_ask_for_fame_and_villagers(fame: int, home: int, grade: int) -> None:
    scene = Scene(**RESCUE)
    for name in list(box().villagers)[:home]:
        scene.villager(name, places.brought_home(0))

    assert (f"villagers_rescue.{grade}", grade < 2) == grade_of(scene.laid(), fame)
