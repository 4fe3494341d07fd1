"""Chapters 7 (steps 6 to 9), 10, 11 and 12: markers, zones, links, formations."""

from __future__ import annotations

import pytest

from game.engine.effects import Use
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.carrying import ChainBonuses, ClaimLink, CoverZone
from game.rules.valeria.steps.common import EndTurn
from game.rules.valeria.steps.cycling import CycleChampion, CyclePlan
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.recruiting import RecruitChampion
from game.rules.valeria.steps.reserving import BuyBonus, ReservePlan
from game.rules.valeria.views import all_links, links_at
from tests.rules.valeria.laid import Scene

ORC_GNOLL = "teeth_in_the_tall_grass"
CLASH = "force_the_red_ford"  # gargoyle, gnoll


def carried(scene, plan=ORC_GNOLL, **changes):
    """A player on side A of the first map who has just carried out a plan of two dice."""
    first = "orc" if plan == ORC_GNOLL else "gargoyle"
    settled = {"gold": 6, "magic": 0, "dice": (f"{first} 2", "gnoll 3"), **changes}
    scene.map(0, "1", "a").warden(**settled).column(plan).play(CarryOut(0))
    return scene.carry_out(plan, f"{first}.1", "gnoll.1")


def uncover(scene, space, row, column):
    """Steps 6 and 7."""
    scene.choose(TakeMarker(zones.space(0, space)))
    return scene.do(CoverZone, zone=zones.cell(0, row, column))


def test_vector_15_and_ruling_24_a_type_zone_scores_if_the_type_matches():
    scene = uncover(carried(Scene(2), CLASH), "troop_4", 0, 2)
    assert [{"seat": 0, "zone": "clash", "points": 2}] == scene.told("val-zone-covered")

    scene = uncover(carried(Scene(2)), "troop_4", 0, 2)
    assert 0 == scene.told("val-zone-covered")[0]["points"]


def test_vector_16_a_champion_link_brings_one_for_nothing():
    scene = carried(Scene(2).row("endgame", "regicide"), gold=1, cells=((0, 1),))
    uncover(scene, "track_14", 0, 2)
    assert "Recruit" == scene.asks
    scene.choose(RecruitChampion("champion.regicide.1", 0))

    assert (0, ("champion.regicide.1",)) == (scene.seen().gold, scene.seen().champions)
    assert ("h.0.1",) == scene.seen().map.claimed


@pytest.mark.parametrize(("influence", "points"), [(15, 2), (14, 0)])
def test_vector_28_and_ruling_22_the_strength_zone_tests_the_total(influence, points):
    scene = Scene(2).map(0, "1", "a")
    scene.warden(
        gold=6,
        magic=0,
        influence=influence,
        dice=("orc 6", "gargoyle 6", "orc 5"),
        open=("track_14",),
    )
    scene.column("rout_the_knights_of_halden").play(CarryOut(0))
    scene.carry_out("rout_the_knights_of_halden", "orc.1", "orc.2", "gargoyle.1")
    scene.choose(TakeMarker(zones.space(0, "troop_4")))
    offered = {each.skirmish: each.points for each in scene.offered(CoverZone)}

    assert points == offered["strength"]
    # Two orc symbols, whatever dice were used.
    assert 2 == offered["orc"]


def test_vector_23_the_gem_marker_opens_the_storage_and_brings_a_gem():
    scene = carried(Scene(2), gems=1)
    scene.choose(TakeMarker(zones.space(0, "gem_storage")))

    assert (3, 2) == (scene.seen().limits.gems, len(scene.seen().gems))


def test_from_step_6_on_reactions_are_immediate():
    scene = carried(Scene(2), gold=1, champions=("shaman",))
    scene.choose(TakeMarker(zones.space(0, "gem_storage")))

    assert [("gem", 1), ("gold", 1)] == scene.gains()
    assert "Skirmish" == scene.asks


def test_vector_43_and_ruling_27_the_centre_completes_four_links():
    cells = ((0, 1), (1, 0), (1, 2), (2, 1))
    scene = carried(Scene(2), champions=("soul_eater", "slasher"), cells=cells, open=("track_14",))
    uncover(scene, "champions_6", 1, 1)
    assert "ChainBonuses" == scene.asks
    links = {each.link: each.gift for each in scene.offered(ClaimLink)}
    assert {"h.1.0": "gold", "h.1.1": "die", "v.0.1": "magic", "v.1.1": "gem"} == links
    scene.do(ClaimLink, gift="magic").do(ClaimLink, gift="gem").do(ClaimLink, gift="gold")

    sources = [each["source"] for each in scene.told("val-gained")]
    assert 4 == sources.count("champion.soul_eater.1") == sources.count("champion.slasher.1")
    assert 4 == len(scene.seen().map.claimed)


@pytest.mark.parametrize(
    ("cells", "met"),
    [(((0, 2), (1, 1), (2, 0)), True), (((0, 2), (1, 1), (2, 1)), False)],
)
def test_vector_45_and_ruling_18_formations_turn_and_move(cells, met):
    scene = Scene(2).warden(cells=cells).play()
    asked = box().awards["dagger"].requires

    assert met == (asked.why_not(scene.table, Use(0, "", "claimed")) is None)


def test_ruling_18_a_formation_may_lie_anywhere():
    crescent = box().awards["crescent"].requires
    low = Scene(2).warden(cells=((2, 0), (2, 1), (2, 2), (1, 0), (1, 2))).play()
    side = Scene(2).warden(cells=((0, 1), (1, 1), (2, 1), (0, 2), (2, 2))).play()

    assert (5, 5) == crescent.progress(low.table, 0) == crescent.progress(side.table, 0)
    assert (4, 5) == crescent.progress(
        Scene(2).warden(cells=((2, 0), (2, 1), (2, 2), (1, 0))).play().table, 0
    )


def test_vector_49_and_ruling_60_a_freed_slot_takes_the_sentinels_plan():
    scene = Scene(2).row("immediate", "sentinel").map(0, "1", "a")
    scene.warden(
        gold=1,
        magic=0,
        dice=("orc 2", "gnoll 3"),
        cells=((0, 1),),
        open=("track_14",),
        reserved={"left": ORC_GNOLL},
    )
    scene.play(CarryOut(0)).carry_out(ORC_GNOLL, "orc.1", "gnoll.1")
    uncover(scene, "troop_4", 0, 2).do(RecruitChampion, card="champion.sentinel.1")
    scene.choose(scene.offered(ReservePlan)[0]).do(BuyBonus, cost=1)

    assert (0, 11) == (scene.seen().gold, scene.seen().influence)
    assert scene.seen().slot("left") is not None


def test_vector_50_and_ruling_61_soul_eater_pays_before_the_choice():
    scene = carried(Scene(2), champions=("soul_eater",), cells=((0, 1),), open=("track_14",))
    uncover(scene, "troop_4", 0, 2)
    assert ("Recruit", 1) == (scene.asks, scene.seen().magic)
    scene.choose(scene.offered(CycleChampion)[0])

    assert 0 == scene.seen().magic
    assert "Recruit" == scene.asks


@pytest.mark.parametrize(("space", "gold"), [("track_14", 15), ("troop_4", 13)])
def test_vector_51_and_ruling_25_the_cap_lifted_in_time(space, gold):
    scene = carried(Scene(2), gold=13, cells=((0, 0),), open=("troop_5",))
    uncover(scene, space, 0, 1)

    assert 12 + 3 - (15 - gold) == scene.seen().gold == gold


def test_vector_54_and_ruling_17_a_lost_link_still_pays_soul_eater_and_slasher():
    scene = carried(
        Scene(2),
        gold=1,
        champions=("soul_eater", "slasher", "brute"),
        cells=((0, 1),),
        open=("track_14",),
    )
    uncover(scene, "troop_4", 0, 2)

    assert [("magic", 1), ("gold", 2)] == scene.gains()
    assert "val-effect-lost" in scene.keys
    assert ("h.0.1",) == scene.seen().map.claimed


def test_13_4_a_slasher_of_the_first_link_pays_for_the_second_only():
    scene = carried(
        Scene(2).row("permanent", "slasher"), gold=1, cells=((0, 1), (1, 2)), open=("track_14",)
    )
    uncover(scene, "troop_4", 0, 2)
    scene.do(ClaimLink, gift="champion").do(RecruitChampion, card="champion.slasher.1")

    assert [("gold", 2)] == [gain for gain in scene.gains() if gain[0] == "gold"]
    assert 2 == len(scene.seen().map.claimed)


def test_ruling_26_a_die_gained_by_a_link_normally_fits():
    scene = Scene(2).map(0, "1", "a")
    scene.warden(
        gold=6, magic=0, dice=("orc 2", "gnoll 3", "orc 1"), cells=((1, 1),), open=("track_14",)
    )
    scene.shrine("gold", "orc 4", "goblin 5").column(ORC_GNOLL).play(CarryOut(0)).carry_out(
        ORC_GNOLL, "orc.1", "gnoll.1"
    )
    uncover(scene, "strength_bonus", 1, 2).take("goblin 5")

    assert ("orc.2", "goblin.1") == scene.seen().dice


def test_ruling_25_a_strength_bonus_uncovered_now_does_not_count_yet():
    scene = carried(Scene(2))
    before = scene.told("val-strength")[0]["raw"]
    scene.choose(TakeMarker(zones.space(0, "strength_bonus")))

    assert before == 5
    assert 2 == scene.seen().score


def test_ruling_54_twelve_links_between_orthogonal_neighbours():
    assert 12 == len(all_links())
    assert {(0, 0), (0, 2), (1, 1)} == {end for _, end in links_at((0, 1))}
    assert 4 == len(links_at((1, 1)))


def test_a_zone_that_holds_a_marker_is_not_covered_again():
    scene = carried(Scene(2), cells=((0, 0), (0, 1)))
    scene.choose(TakeMarker(zones.space(0, "champions_6")))

    assert 7 == len(scene.offered(CoverZone))


def test_after_step_9_plans_may_be_cycled_before_the_turn_ends():
    scene = uncover(carried(Scene(2), magic=1), "troop_4", 0, 0)
    assert "AfterCamp" == scene.asks
    scene.choose(scene.offered(CyclePlan)[0])
    assert "" == scene.asks

    scene = uncover(carried(Scene(2), magic=1), "troop_4", 0, 0).choose(EndTurn())
    assert 1 == scene.seen().magic


def test_ruling_47_the_seventh_plan_ends_the_game_only_in_step_9():
    done = list(box().plans)[20:26]
    cells = ((0, 1), (1, 0), (1, 2), (2, 1), (2, 0), (2, 2))
    scene = carried(Scene(2), plans=done, cells=cells, open=("track_14",))
    scene.choose(TakeMarker(zones.space(0, "champions_6")))
    assert zones.LAST not in scene.table.marks
    scene.do(CoverZone, zone=zones.cell(0, 1, 1))
    assert zones.LAST not in scene.table.marks
    while isinstance(scene.step, ChainBonuses):
        scene.choose(scene.options[0])
        while scene.asks in ("TakeAnyDie", "Recruit"):
            scene.end()

    assert 0 == scene.table.marks[zones.LAST]
    assert 4 == len(scene.seen().map.claimed)
