"""Chapter 6: what is done in the shrines, and what it costs."""

from __future__ import annotations

import pytest

from game.rules.valeria import zones
from game.rules.valeria.prices import champion_parts
from game.rules.valeria.steps.common import EndTurn, Pass
from game.rules.valeria.steps.cycling import CycleChampion, CyclePlan
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.recruiting import RecruitChampion
from game.rules.valeria.steps.reserving import ReservePlan
from game.rules.valeria.steps.shrines import ClaimAward, GainMagic, MagicShrine, TakeGem
from tests.rules.valeria.laid import Scene


def at_shrine(scene, shrine, die):
    """A player who enters a shrine, with a choice of dice there and elsewhere."""
    scene.shrine(shrine, die, "goblin 3").shrine(
        "magic" if shrine != "magic" else "gold", "gnoll 3"
    )
    return scene.turn().visit(shrine, die)


def test_vector_04_the_price_of_a_champion():
    scene = Scene(2).warden(gold=6, champions=("assassin", "brute")).row("permanent", "warrior")
    at_shrine(scene, "champions", "orc 5")
    card = "champion.warrior.1"
    assert [("base", 3), ("surcharge", 2), ("discount", -1)] == champion_parts(
        scene.table, 0, card, "shrine", 1
    )
    scene.choose(RecruitChampion(card, 4))

    assert 2 == scene.seen().gold
    assert 3 == len(scene.seen().champions_of("permanent"))


@pytest.mark.parametrize(("die", "gold"), [("orc 1", 11), ("orc 3", 9), ("orc 6", 6)])
def test_vector_05_the_gold_shrine_pays_the_discount(die, gold):
    scene = at_shrine(Scene(2).warden(gold=6), "gold", die)

    assert gold == scene.seen().gold


def test_vector_06_and_ruling_8_surplus_discount_is_lost():
    scene = Scene(2).warden(gold=3).column("waylay_the_tithe_wagons", "snare_at_willow_ford")
    at_shrine(scene, "plans", "orc 2")
    scene.choose(ReservePlan("plan.snare_at_willow_ford", zones.slot(0, "left"), 0))
    # The other 2 pay nothing of the slot's bonus.
    assert {"cost": 1} == {"cost": scene.options[0].cost}
    scene.choose(Pass())

    assert 3 == scene.seen().gold
    assert "plan.snare_at_willow_ford" == scene.seen().slot("left")


def test_vector_23_a_full_gem_storage_takes_none():
    scene = at_shrine(Scene(2).warden(gems=1), "gems", "orc 4")

    assert "" == scene.asks
    assert 1 == len(scene.seen().gems)
    # Alone on the question, the refusal says why.
    assert {"orc.1"} == set(scene.seen().dice)


def test_a_gem_may_be_taken_or_left():
    scene = at_shrine(Scene(2), "gems", "orc 4")
    scene.choose(TakeGem())
    assert 1 == len(scene.seen().gems)

    scene = at_shrine(Scene(2), "gems", "orc 4")
    scene.choose(Pass())
    assert 0 == len(scene.seen().gems)


def test_vector_30_magic_or_an_award_never_both():
    scene = Scene(2).warden(gold=12, magic=3).award("war_chest")
    at_shrine(scene, "magic", "orc 4")
    scene.choose(GainMagic(2))
    assert (5, 0) == (scene.seen().magic, scene.seen().awards)
    assert "" == scene.asks

    scene = Scene(2).warden(gold=12, magic=3).award("war_chest")
    at_shrine(scene, "magic", "orc 4")
    scene.choose(ClaimAward("award.war_chest", 7), TakeMarker(zones.space(0, "troop_4")))
    assert (3, 1, 7) == (scene.seen().magic, scene.seen().awards, scene.seen().score)
    assert "" == scene.asks


@pytest.mark.parametrize(("players", "points"), [(3, [7, 5, 3]), (5, [7, 5, 3, 3, 3])])
def test_vector_44_circles_pay_7_5_and_3(players, points):
    scene = Scene(players).award("war_chest")
    for seat in range(players):
        scene.warden(seat, gold=12)
    scene.play(*[MagicShrine(seat) for seat in range(players)])
    for seat in range(players):
        scene.do(ClaimAward, award="award.war_chest")
        scene.choose(TakeMarker(zones.space(seat, "troop_4")))

    assert points == [scene.seen(seat).score for seat in range(players)]


def test_ruling_38_one_marker_a_player_and_card():
    scene = Scene(2).warden(gold=12, open=()).award("war_chest")
    scene.put(zones.circle("centre", 1), "marker.0.1")
    at_shrine(scene, "magic", "orc 4")

    assert "val-why-claimed" == scene.why_not(ClaimAward("award.war_chest", 5))


def test_ruling_39_the_die_just_taken_counts():
    scene = Scene(2).warden(dice=("orc 1", "gnoll 1", "goblin 1"), open=("troop_4",))
    scene.award("motley_horde")
    at_shrine(scene, "magic", "skeleton 4")

    assert scene.why_not(ClaimAward("award.motley_horde", 7)) is None


def test_ruling_40_awards_check_now_and_never_again():
    scene = Scene(2).warden(gold=12).award("war_chest")
    at_shrine(scene, "magic", "orc 4")
    scene.choose(ClaimAward("award.war_chest", 7), TakeMarker(zones.space(0, "troop_4")))
    scene.count(zones.warden(0), gold=0)

    assert 7 == scene.seen().score


def test_an_award_that_is_not_met_says_how_far_it_is():
    scene = Scene(2).warden(gold=9).award("war_chest")
    at_shrine(scene, "magic", "orc 4")
    claim = ClaimAward("award.war_chest", 7)

    assert "val-why-award" == scene.why_not(claim)
    assert {"have": 9, "need": 12} == scene.refusal(claim)


def test_vector_57_and_ruling_36_the_gem_marker_taken_for_an_award():
    scene = Scene(2).warden(gold=12, magic=3, champions=("oracle",)).award("war_chest")
    at_shrine(scene, "magic", "orc 4")
    scene.choose(ClaimAward("award.war_chest", 7), TakeMarker(zones.space(0, "gem_storage")))
    warden = scene.seen()

    assert (3, 1, 4, 7) == (warden.limits.gems, len(warden.gems), warden.magic, warden.score)


def test_ruling_36_the_gem_is_lost_if_the_shrine_is_empty():
    scene = Scene(2).warden(gold=12).warden(1, gems=1).award("war_chest")
    scene.put(zones.GONE, *scene.zones[zones.GEM_SUPPLY])
    at_shrine(scene, "magic", "orc 4")
    scene.choose(ClaimAward("award.war_chest", 7), TakeMarker(zones.space(0, "gem_storage")))

    assert 0 == len(scene.seen().gems)
    assert "val-gem-lost" in scene.keys


def test_ruling_56_doing_nothing_is_legal():
    scene = at_shrine(Scene(2).warden(gold=9, magic=0), "champions", "orc 1")
    scene.choose(EndTurn())

    assert "" == scene.asks
    assert (9, ("orc.1",)) == (scene.seen().gold, scene.seen().dice)


def test_vector_61_and_ruling_69_no_price_falls_below_nothing():
    scene = Scene(2).warden(gold=4, champions=("death_knight", "peddler")).row("immediate", "shade")
    at_shrine(scene, "champions", "orc 2")
    scene.choose(RecruitChampion("champion.shade.1", 0))

    assert 4 == scene.seen().gold
    assert [("magic", 4)] == scene.gains()


def test_ruling_6_no_cycling_when_the_deck_is_empty():
    scene = Scene(2).warden(magic=3)
    scene.put(zones.GONE, *scene.zones[zones.PLAN_DECK])
    at_shrine(scene, "plans", "orc 6")

    assert [] == scene.offered(CyclePlan)
    card = scene.zone("column.1")[0]
    assert "val-why-deck-empty" == scene.why_not(CyclePlan(card))


def test_cycling_goes_on_after_the_recruit_until_the_turn_ends():
    scene = Scene(2).warden(gold=9, magic=2).row("immediate", "shade", "thief", "steward")
    at_shrine(scene, "champions", "orc 1")
    scene.do(CycleChampion, card="champion.thief.1")
    assert "champion.thief.1" == scene.zone(zones.champion_deck("immediate"))[-1]
    scene.do(RecruitChampion, card="champion.shade.1")
    assert [] == scene.offered(RecruitChampion)
    assert scene.offered(CycleChampion)
    scene.end()

    assert "" == scene.asks


def test_without_magic_the_turn_ends_by_itself():
    scene = Scene(2).warden(gold=9, magic=0).row("immediate", "thief")
    at_shrine(scene, "champions", "orc 1")
    scene.do(RecruitChampion, card="champion.thief.1")

    assert "" == scene.asks


def test_vector_54_and_ruling_32_at_the_champion_limit_cycling_is_still_possible():
    scene = Scene(2).warden(gold=9, magic=2, champions=("assassin", "brute", "warrior"))
    at_shrine(scene, "champions", "orc 1")

    assert [] == scene.offered(RecruitChampion)
    assert scene.offered(CycleChampion)
    cost = next(each for each, _ in scene.game.offers if isinstance(each, RecruitChampion))
    assert "val-why-champion-limit" == scene.why_not(cost)


def test_vector_54_and_ruling_31_the_marker_10_first_makes_the_limit_10():
    warden = Scene(2).warden(open=("champions_10",)).play().seen()

    assert 10 == warden.limits.champions


def test_ruling_31_a_table_may_want_six_first():
    scene = Scene(2, champion_limit_unlock_order="ascending").warden(gold=12).award("war_chest")
    at_shrine(scene, "magic", "orc 4")
    scene.choose(ClaimAward("award.war_chest", 7))

    assert "val-why-order" == scene.why_not(TakeMarker(zones.space(0, "champions_10")))
    assert scene.why_not(TakeMarker(zones.space(0, "champions_6"))) is None


def test_ruling_59_an_instant_may_join_although_its_effect_is_lost():
    scene = Scene(2).warden(gold=9, magic=13, gems=1).row("immediate", "warlock")
    at_shrine(scene, "champions", "orc 1")
    scene.do(RecruitChampion, card="champion.warlock.1")

    assert ("champion.warlock.1",) == scene.seen().champions
    assert (13, 1) == (scene.seen().magic, len(scene.seen().gems))
    assert {"val-gem-lost", "val-surplus-lost"} <= set(scene.keys)
