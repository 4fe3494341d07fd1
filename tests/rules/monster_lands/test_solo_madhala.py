"""Chapter 12: Madhala's turn (rulings 81 to 84 and 87, TV-45)."""

from __future__ import annotations

import pytest

from game.engine import Session, Setup
from game.engine.events import Rolled
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.prices import die_discount
from game.rules.monster_lands.steps.madhala import MadhalaTurn, open_spot
from game.rules.monster_lands.steps.recover import Recover
from tests.rules.monster_lands.laid import Laid

TRAPS = ("trap.plus_4.1", "trap.plus_4.2", "trap.plus_6.1", "trap.plus_6.2", "trap.plus_8.1")
MERCENARIES = ("member.fandor", "member.dalina", "member.saruna")
GEAR = ("gear.krakhen.1", "gear.noxx.1", "gear.mortis.1")


def citadel(**options: bool | int | str) -> Laid:
    """Her table with full offers, a region and both missions."""
    game = Laid(1, **options).put(zones.TRAPS, *TRAPS, "trap.force_die_3.1")
    game.put(zones.TAVERN, *MERCENARIES).put(zones.BAZAAR, *GEAR)
    game.put(zones.land("a"), "region.kale").put(zones.trails("a"), "list.1")
    game.put(zones.mission("left"), "mission.tournament")
    return game.put(zones.mission("right"), "mission.road_patrol").clan(0, "member.purkas")


def test_tv_45_red_4_yellow_1_persuasion_at_the_lodge_and_the_first_row_goes() -> None:
    game = citadel().first(zones.TRAP_SUPPLY, "trap.magic_die_3.1", "trap.force_plus_3.1")

    game.play(MadhalaTurn(), rolls=(4, 1, 5))

    (die,) = game.zone(zones.slot("hunter", 1))
    assert ("persuasion", 5) == (die.partition(".")[0], game.table.face(die))
    assert ("trap.magic_die_3.1", "trap.force_plus_3.1", *TRAPS[2:4]) == game.zone(zones.TRAPS)[:4]
    assert TRAPS[:2] == game.zone(zones.TRAP_DISCARD)


@pytest.mark.parametrize(("red", "at"), [(1, 0), (4, 0), (2, 2), (3, 4)])
def test_red_names_the_row_of_two_traps(red: int, at: int) -> None:
    game = citadel()
    gone = tuple(game.zones[zones.TRAPS][at : at + 2])

    game.play(MadhalaTurn(), rolls=(red, 1, 3))

    assert gone == game.zone(zones.TRAP_DISCARD)
    assert 6 == len(game.zone(zones.TRAPS))


def test_tv_45_red_2_yellow_5_the_middle_equipment() -> None:
    game = citadel().first(zones.GEAR_DECK, "gear.tergeo.2")

    game.play(MadhalaTurn(), rolls=(2, 5, 1))

    assert (GEAR[0], "gear.tergeo.2", GEAR[2]) == game.zone(zones.BAZAAR)
    # Equipment never comes back (ruling 28).
    assert "gear.noxx.1" in game.zone(zones.GONE)


def test_an_empty_equipment_deck_leaves_a_gap() -> None:
    game = citadel()
    game.put(zones.GONE, *game.zones[zones.GEAR_DECK].copy()).play(MadhalaTurn(), rolls=(1, 5, 1))

    assert GEAR[1:] == game.zone(zones.BAZAAR)


def test_a_mercenary_of_the_tavern_is_replaced_and_novices_never() -> None:
    game = citadel().first(zones.MERCENARY_DECK, "member.karunna")

    game.play(MadhalaTurn(), rolls=(3, 3, 2))

    assert (*MERCENARIES[:2], "member.karunna") == game.zone(zones.TAVERN)
    assert ("member.saruna",) == game.zone(zones.MERCENARY_DISCARD)
    assert 8 == len(game.zone(zones.NOVICES))


def test_the_armoury_only_gets_a_die() -> None:
    game = citadel().play(MadhalaTurn(), rolls=(1, 4, 6))

    assert 6 == game.table.face(game.zone(zones.slot("armoury", 1))[0])
    assert "ml-madhala-removes" not in game.keys


def test_the_alchemist_gets_magic_on_the_highest_free_slot() -> None:
    game = citadel().put(zones.slot("alchemist", 1), "magic.9").play(MadhalaTurn(), rolls=(1, 2))

    (die,) = game.zone(zones.slot("alchemist", 2))
    assert ("magic", None) == (die.partition(".")[0], game.table.face(die))


def test_the_mine_gets_force_on_the_best_free_slot() -> None:
    game = citadel().play(MadhalaTurn(), rolls=(1, 6))
    assert 2 == len(game.zone(zones.slot("mine", 1)))

    game = citadel().put(zones.slot("mine", 1), "force.1", "force.2")
    game.play(MadhalaTurn(), rolls=(1, 6))
    assert 1 == len(game.zone(zones.slot("mine", 3)))


def test_tv_45_red_5_yellow_3_expedition_3() -> None:
    game = citadel().play(MadhalaTurn(), rolls=(5, 3))

    assert ("madhala.1",) == game.zone(zones.envoy("a.3"))
    assert 5 == len(game.zone(zones.MADHALA_HOME))
    assert {"red": 5, "yellow": 3, "expedition": "a.3"} == game.story("ml-madhala-sets-out")


@pytest.mark.parametrize(("yellow", "place"), [(5, "left"), (6, "right")])
def test_missions_are_taken_from_the_left(yellow: int, place: str) -> None:
    game = citadel().play(MadhalaTurn(), rolls=(6, yellow))
    assert ("madhala.1",) == game.zone(zones.envoy(f"{place}.1"))

    game = citadel().send("member.purkas", f"{place}.1").play(MadhalaTurn(), rolls=(6, yellow))
    assert ("madhala.1",) == game.zone(zones.envoy(f"{place}.2"))


def test_ruling_82_an_unavailable_place_is_rolled_again() -> None:
    game = citadel().put(zones.PANIC, "panic.hunter").send("member.purkas", "a.1")

    # The Lodge in panic, expedition 1 taken, then the Mine.
    game.play(MadhalaTurn(), rolls=(3, 1, 5, 1, 2, 6))

    assert 2 == len(game.zone(zones.slot("mine", 1)))
    assert ["ml-madhala-rolls-again"] * 2 + ["ml-madhala-visits"] == game.keys
    assert {"red", "yellow", "building"} == set(game.story("ml-madhala-visits"))


def test_a_full_building_is_unavailable() -> None:
    game = citadel().put(zones.slot("bazaar", 1), "force.1").put(zones.slot("bazaar", 2), "force.2")
    game.play()

    # With two players and alone, the third slot is closed.
    assert open_spot(game.table, 1, 5) is None
    assert zones.slot("tavern", 1) == open_spot(game.table, 1, 3)


def test_scenario_4_closes_the_armoury_for_her_too() -> None:
    game = citadel(scenario=4).play()

    assert open_spot(game.table, 2, 4) is None


def test_ruling_83_with_all_tokens_out_no_expedition_is_available() -> None:
    game = citadel()
    game.put(zones.GONE, *game.zones[zones.MADHALA_HOME].copy()).play()

    assert [None] * 6 == [open_spot(game.table, 5, yellow) for yellow in range(1, 7)]


def test_ruling_82_with_no_place_at_all_she_skips() -> None:
    panic = [f"panic.{name}" for name in zones.BUILDINGS]
    game = citadel().put(zones.PANIC, *panic)
    game.put(zones.GONE, *game.zones[zones.MADHALA_HOME].copy()).play(MadhalaTurn())

    assert ["ml-madhala-skips"] == game.keys


def test_a_mission_tile_that_is_gone_and_a_region_out_of_play_are_unavailable() -> None:
    game = citadel().put(zones.GONE, "mission.tournament").put(zones.GONE, "region.kale").play()

    assert [None] * 5 == [open_spot(game.table, 6, yellow) for yellow in (1, 2, 3, 4, 5)]
    assert "right.1" == open_spot(game.table, 6, 6)


def test_ruling_84_her_persuasion_dice_take_part_in_the_chain() -> None:
    game = citadel().put(zones.pool(0), "persuasion.9").face("persuasion.9", 3)

    game.play(MadhalaTurn(), rolls=(1, 4, 5))

    # 3 is lower than her 5: both count.
    assert 8 == die_discount(game.table, "armoury", "persuasion.9")


def test_scenario_9_sends_her_to_missions_more_often() -> None:
    game = citadel(scenario=9).play()

    spots = [open_spot(game.table, 5, yellow) for yellow in range(1, 7)]
    assert ["a.1", "a.2", "left.1", "left.1", "right.1", "right.1"] == spots


def test_ruling_87_scenario_8_she_lays_two_tokens_on_a_region_expedition() -> None:
    game = citadel(scenario=8)
    assert 24 == len(game.zones[zones.AMBUSH_PILE])
    tokens = tuple(game.zones[zones.AMBUSH_PILE][:2])

    game.play(MadhalaTurn(), rolls=(5, 2))

    assert tokens == game.zone(zones.face_down("a.2", zones.MADHALA_SEAT))
    assert zones.audience(zones.face_down("a.2", zones.MADHALA_SEAT)) == frozenset()


def test_scenario_8_none_on_a_mission() -> None:
    game = citadel(scenario=8).play(MadhalaTurn(), rolls=(5, 5))

    assert 24 == len(game.zone(zones.AMBUSH_PILE))


def test_scenario_8_her_tokens_return_to_her_pile() -> None:
    game = citadel(scenario=8).put(zones.envoy("a.2"), "madhala.1")
    hers = tuple(game.zones[zones.AMBUSH_PILE][:2])
    game.put(zones.face_down("a.2", zones.MADHALA_SEAT), hers[0])
    game.put(zones.ambushes("a.2"), hers[1])
    game.send("member.purkas", "a.1").put(zones.face_up("a.1"), "trap.plus_4.1")

    game.play(Recover())

    assert 24 == len(game.zone(zones.AMBUSH_PILE))
    assert 6 == len(game.zone(zones.MADHALA_HOME))
    assert ("trap.plus_4.1",) == game.zone(zones.TRAP_DISCARD)


def test_every_roll_of_hers_is_an_event() -> None:
    game = citadel().put(zones.PANIC, "panic.hunter")

    game.play(MadhalaTurn(), rolls=(3, 1, 2, 6))

    rolled = [each for each in game.events if isinstance(each, Rolled)]
    assert [(3, 1), (2, 6)] == [each.faces for each in rolled]


def test_madhala_is_a_rival_without_points_of_whoever_plays_alone() -> None:
    (madhala,) = GAME.rivals(Setup(GAME.id, 1, 3))
    table = Session.begin(GAME, Setup(GAME.id, 1, 3)).table

    assert ("madhala", "ml-madhala", None) == (madhala.owner, madhala.name, madhala.score(table))
    assert () == GAME.rivals(Setup(GAME.id, 2, 3))
