"""Chapter 6.3: reserving plans, the bonuses of the slots, and the column that closes."""

from __future__ import annotations

import pytest

from game.rules.valeria import zones
from game.rules.valeria.steps.common import Pass
from game.rules.valeria.steps.cycling import CycleChampion, CyclePlan
from game.rules.valeria.steps.dice import ChooseDie
from game.rules.valeria.steps.recruiting import RecruitChampion
from game.rules.valeria.steps.reserving import BuyBonus, Reserve, ReservePlan
from game.rules.valeria.steps.shrines import GoldShrine
from game.rules.valeria.views import Column
from tests.rules.valeria.laid import Scene

COLUMN = (
    "waylay_the_tithe_wagons",
    "snare_at_willow_ford",
    "cut_the_courier_line",
    "teeth_in_the_tall_grass",
    "sink_the_ferry_of_osk",
)


def reserving(scene, discount=5):
    """In the Battle Plan Shrine with a die of this discount."""
    return scene.column(*COLUMN).play(Reserve(0, discount))


def into(slot, scene, plan=COLUMN[0]):
    """Reserve a plan there."""
    return scene.do(ReservePlan, plan=f"plan.{plan}", slot=zones.slot(0, slot))


def test_vector_26_the_left_slot_sells_an_influence():
    scene = into("left", reserving(Scene(2).warden(gold=3, magic=0)))
    scene.do(BuyBonus, cost=1)

    assert (2, 11) == (scene.seen().gold, scene.seen().influence)


def test_vector_26_the_middle_slot_sells_a_die():
    scene = (
        Scene(2)
        .warden(gold=3, magic=0, open=("reserve_middle",))
        .shrine("gems", "orc 2", "gnoll 5")
    )
    into("middle", reserving(scene)).do(BuyBonus, cost=2)
    assert [] == scene.offered(Pass)
    scene.take("gnoll 5")

    assert 1 == scene.seen().gold
    assert ("gnoll.1",) == scene.seen().dice
    # Ruling 68: no shrine action, no discount.
    assert 0 == len(scene.seen().gems)


def test_vector_26_the_right_slot_asks_for_the_base_cost_only():
    scene = Scene(2).warden(
        gold=5, magic=0, champions=("assassin", "brute"), open=("reserve_right",)
    )
    scene.row("permanent", "warrior")
    into("right", reserving(scene)).choose(RecruitChampion("champion.warrior.1", 3))

    assert 2 == scene.seen().gold
    assert 3 == len(scene.seen().champions)


@pytest.mark.parametrize(("slot", "cost"), [("left", 0), ("middle", 1)])
def test_vector_27_the_miner_lowers_bonuses(slot, cost):
    scene = Scene(2).warden(gold=3, magic=0, champions=("miner",), open=("reserve_middle",))
    scene.shrine("gems", "orc 2", "gnoll 5")
    into(slot, reserving(scene)).do(BuyBonus, cost=cost)

    assert 3 - cost == scene.seen().gold


def test_vector_27_and_13_4_miner_and_death_knight_at_the_right_slot():
    scene = Scene(2).warden(gold=5, magic=0, champions=("miner",), open=("reserve_right",))
    scene.row("immediate", "thief")
    into("right", reserving(scene))
    assert RecruitChampion("champion.thief.1", 0) in scene.options

    scene = Scene(2).warden(
        gold=5, magic=0, champions=("miner", "death_knight"), open=("reserve_right",)
    )
    scene.row("endgame", "witch")
    into("right", reserving(scene))
    assert RecruitChampion("champion.witch.1", 2) in scene.options


def test_ruling_5_champions_may_be_cycled_while_the_right_slot_is_used():
    scene = Scene(2).warden(gold=5, magic=1, open=("reserve_right",))
    into("right", reserving(scene))
    scene.choose(scene.offered(CycleChampion)[0])

    assert 0 == scene.seen().magic
    assert scene.offered(RecruitChampion)


def test_ruling_9_the_gap_closes_when_the_whole_effect_is_finished():
    scene = Scene(2).warden(gold=3, magic=0)
    into("left", reserving(scene), COLUMN[1])
    assert Column(scene.table).at(2) is None
    scene.choose(Pass())
    column = Column(scene.table)

    assert [COLUMN[0], *COLUMN[2:]] == [card[5:] for card in column.plans[:4]]
    assert column.at(5) is not None


def test_ruling_9_cycling_closes_the_gap_as_well():
    scene = Scene(2).warden(gold=3, magic=1, open=("reserve_right",)).row("immediate", "sentinel")
    into("right", reserving(scene), COLUMN[1])
    scene.do(RecruitChampion, card="champion.sentinel.1")
    assert Column(scene.table).at(2) is None
    scene.do(CyclePlan, card=f"plan.{COLUMN[0]}")

    assert [1, 2, 3, 4, 5] == [
        Column(scene.table).price(card) for card in Column(scene.table).plans
    ]


def test_ruling_43_without_a_deck_plans_still_slide_down():
    scene = Scene(2).warden(gold=3, magic=0).column(*COLUMN)
    scene.put(zones.GONE, *scene.zones[zones.PLAN_DECK])
    scene.play(Reserve(0, 5))
    into("left", scene).choose(Pass())
    column = Column(scene.table)

    assert list(COLUMN[1:]) == [card[5:] for card in column.plans]
    assert [1, 2, 3, 4] == [column.price(card) for card in column.plans]


def test_ruling_33_a_bonus_that_would_do_nothing_is_not_offered():
    stuck = into("left", reserving(Scene(2).warden(gold=3, magic=0, influence=13)))
    assert "" == stuck.asks

    scene = Scene(2).warden(gold=3, magic=0, open=("reserve_middle",))
    assert "" == into("middle", reserving(scene)).asks

    scene = Scene(2).warden(
        gold=9, magic=0, champions=("assassin", "brute", "warrior"), open=("reserve_right",)
    )
    assert "" == into("right", reserving(scene)).asks


def test_ruling_33_at_influence_20_the_left_bonus_is_worth_2_points():
    scene = Scene(2).warden(gold=3, magic=0, influence=20, open=("track_14",))
    into("left", reserving(scene)).do(BuyBonus, cost=1)

    assert (20, 2) == (scene.seen().influence, scene.seen().score)


def test_ruling_34_the_sentinel_opens_the_slot_bonus():
    scene = Scene(2).warden(gold=4, magic=0, open=("reserve_right", "reserve_middle"))
    scene.row("immediate", "sentinel").shrine("gold", "orc 1", "orc 2")
    into("right", reserving(scene)).do(RecruitChampion, card="champion.sentinel.1")
    assert "ReserveFree" == scene.asks
    assert {0} == {each.cost for each in scene.offered(ReservePlan)}
    into("middle", scene, COLUMN[3]).do(BuyBonus, cost=2).take("orc 2")

    assert [COLUMN[3], COLUMN[0]] == [card[5:] for card in scene.seen().reserved]
    assert 1 == scene.seen().gold


def test_without_an_open_slot_nothing_can_be_reserved():
    scene = reserving(Scene(2).warden(gold=9, magic=1, reserved={"left": "the_lantern_trap"}))

    assert [] == scene.offered(ReservePlan)
    option = next(each for each, _ in scene.game.offers if isinstance(each, ReservePlan))
    assert "val-why-no-slot" == scene.why_not(option)


def test_a_plan_that_is_too_dear_says_by_how_much():
    scene = reserving(Scene(2).warden(gold=1, magic=1), discount=0)
    option = ReservePlan(f"plan.{COLUMN[4]}", zones.slot(0, "left"), 5)

    assert {"cost": 5, "gold": 1, "short": 4} == scene.refusal(option)


def test_13_4_tactician_and_a_die_of_strength_2():
    scene = reserving(Scene(2).warden(gold=0, magic=0, champions=("tactician",)), discount=4)

    assert ReservePlan(f"plan.{COLUMN[4]}", zones.slot(0, "left"), 0) in scene.options


def test_13_4_the_scouts_gold_may_pay_the_slot_bonus():
    scene = reserving(Scene(2).warden(gold=0, magic=0, champions=("scout",)))
    into("left", scene).do(BuyBonus, cost=1)

    assert (0, 1, 11) == (scene.seen().gold, scene.seen().magic, scene.seen().influence)


def test_ruling_42_a_die_effect_without_a_die_does_nothing():
    scene = Scene(2).warden(gold=4, magic=0, open=("reserve_right",)).row("immediate", "mercenary")
    into("right", reserving(scene)).do(RecruitChampion, card="champion.mercenary.1")

    assert "" == scene.asks
    assert "val-effect-lost" in scene.keys


def test_ruling_48_effects_take_dice_of_the_adversarys_shrine():
    scene = Scene(1).warden(gold=4, magic=0, open=("reserve_middle",))
    scene.shrine("gems", "orc 2", "gnoll 5")
    into("middle", reserving(scene)).do(BuyBonus)

    assert {"orc.1", "gnoll.1"} == {each.die for each in scene.offered(ChooseDie)}


def test_13_4_peddler_and_the_gold_shrine():
    assert 7 == Scene(2).warden(gold=0, champions=("peddler",)).play(GoldShrine(0, 5)).seen().gold
    assert 0 == Scene(2).warden(gold=0, champions=("peddler",)).play(GoldShrine(0, 0)).seen().gold
