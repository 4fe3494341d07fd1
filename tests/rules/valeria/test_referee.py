"""A referee reads the rules against the program: Camp, where most rules meet."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from game.rules.valeria import zones
from game.rules.valeria.matching import gems_missing
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.camp_parts import (
    CarryOutPlan,
    ChoosePlan,
    CommitDie,
    FlipDie,
    MakeWild,
    RaiseDie,
)
from game.rules.valeria.steps.carrying import (
    ClaimLink,
    CleanUp,
    CoverZone,
    Skirmish,
)
from game.rules.valeria.steps.common import Pass
from game.rules.valeria.steps.cycling import CycleChampion, CyclePlan
from game.rules.valeria.steps.markers import TakeMarker, UncoverSpace
from game.rules.valeria.steps.moving import MoveTo
from game.rules.valeria.steps.recruiting import RecruitChampion
from game.rules.valeria.steps.reserving import BuyBonus, ReservePlan
from game.rules.valeria.views import Column
from tests.rules.valeria.dealt import Case

TROOPS = ("goblin", "orc", "skeleton")


def by_brute_force(symbols, dice, wild, gems):
    """Whether some dice fill the symbols, one each, with so many gems as wilds."""
    for chosen in permutations(dice, len(symbols)):
        strangers = sum(
            die not in (symbol, wild) for die, symbol in zip(chosen, symbols, strict=True)
        )
        if strangers <= gems:
            return True
    return False


def test_a_plan_is_feasible_exactly_when_some_dice_fill_it():
    hands = [
        hand
        for count in range(1, 5)
        for hand in combinations_with_replacement((*TROOPS, "gnoll"), count)
    ]
    plans = [plan for count in (2, 3) for plan in combinations_with_replacement(TROOPS, count)]

    for plan in plans:
        for hand in hands:
            for wild in ("", "orc", "gnoll"):
                needed = gems_missing(plan, (), 0, hand, wild)
                for gems in range(3):
                    assert by_brute_force(plan, hand, wild, gems) == (
                        needed is not None and needed <= gems
                    ), (plan, hand, wild, gems)


def test_the_example_of_the_players_rulebook_comes_out():
    case = Case()
    case.has(gold=4, magic=0, influence=14)
    case.gem()
    case.open("track_14")
    (marker,) = on_map(case)
    case.put(marker, case.cell(0, 1))
    case.champion("shaman")
    case.champion("peddler")
    case.dice(orc=(6, 5), gargoyle=6)
    card = case.plan("stand_upon_gallows_rise", zones.column(1))
    regicide = case.show("regicide")
    game = case.play(CarryOut(case.seat))

    game.do(ChoosePlan, plan=card)
    orcs = [die for die in game.warden.dice if die.startswith("orc")]
    for die in game.warden.dice:
        game.do(CommitDie, die=die)
    game.do(MakeWild, die=orcs[0])
    game.do(CarryOutPlan)
    assert (0, 6) == (len(game.warden.gems), game.warden.gold)
    game.do(TakeMarker, space=zones.space(case.seat, "troop_4"))
    game.do(CoverZone, zone=case.cell(0, 2))
    game.do(RecruitChampion, card=regicide)

    assert [{"raw": 17, "limit": 14, "total": 14}] == [
        {name: each[name] for name in ("raw", "limit", "total")}
        for each in game.told("val-strength")
    ]
    assert (11, 6, 4) == (game.warden.score, game.warden.gold, game.warden.limits.dice)
    assert regicide in game.warden.champions
    assert [] == list(game.warden.dice)


def test_a_slasher_from_the_first_link_pays_for_the_second_only():
    """Ruling 13."""
    case = Case()
    case.has(gold=0, influence=10)
    case.open("champions_10", "track_14", "troop_4")
    for marker, cell in zip(on_map(case), ((0, 1), (1, 2), (2, 2)), strict=True):
        case.put(marker, case.cell(*cell))
    plan = case.plan("force_the_red_ford", zones.carried(case.seat))
    case.put(case.zones[zones.space(case.seat, "troop_5")][0], zones.in_hand(case.seat))
    slasher = case.show("slasher")
    game = case.play(Skirmish(case.seat), CleanUp(case.seat))

    game.do(CoverZone, zone=case.cell(0, 2))
    assert ["champion", "magic"] == sorted(each.gift for each in game.offered(ClaimLink))
    game.do(ClaimLink, gift="champion")
    game.do(RecruitChampion, card=slasher)

    gold = [each for each in game.told("val-gained") if each["item"] == "gold"]
    assert [("champion.slasher.1", 2)] == [(each["source"], each["amount"]) for each in gold]
    assert plan in game.warden.completed


def on_map(case):
    return [
        piece
        for name, pieces in case.zones.items()
        if f"warden.{case.seat}.cell." in name
        for piece in pieces
    ]


def test_ruling_60_a_sentinel_in_step_8_may_use_the_slot_of_the_plan_just_carried_out():
    case = Case()
    case.open("track_14")
    (marker,) = on_map(case)
    case.put(marker, case.cell(0, 1))
    case.has(gold=3, influence=10)
    case.dice(gargoyle=4, gnoll=4)
    plan = case.plan("force_the_red_ford", zones.slot(case.seat, "left"))
    sentinel = case.show("sentinel")
    game = case.play(CarryOut(case.seat))

    game.do(ChoosePlan, plan=plan)
    for die in game.warden.dice:
        game.do(CommitDie, die=die)
    game.do(CarryOutPlan)
    game.do(TakeMarker, space=zones.space(case.seat, "troop_4"))
    game.do(CoverZone, zone=case.cell(0, 2))
    game.do(RecruitChampion, card=sentinel)
    game.do(ReservePlan, plan=Column(game.table).plans[0])
    game.do(BuyBonus)

    assert (11, 2) == (game.warden.influence, game.warden.gold)
    assert 1 == len(game.warden.reserved)


def test_ruling_20_a_die_that_stays_keeps_its_new_face():
    case = Case()
    case.has(magic=2, influence=13)
    case.gem()
    case.dice(gargoyle=4, gnoll=4, orc=1)
    plan = case.plan("force_the_red_ford", zones.slot(case.seat, "left"))
    game = case.play(CarryOut(case.seat))
    (orc,) = [die for die in game.warden.dice if die.startswith("orc")]

    game.do(ChoosePlan, plan=plan)
    game.do(FlipDie, die=orc)
    assert not [each for each in game.offered(RaiseDie) if each.die == orc]
    for die in game.warden.dice:
        if die != orc:
            game.do(RaiseDie, die=die)
            game.do(CommitDie, die=die)
    game.do(CarryOutPlan)

    assert 6 == game.table.pips(orc)
    assert (0, 0) == (game.warden.magic, len(game.warden.gems))
    assert [10] == [each["total"] for each in game.told("val-strength")]


def test_ruling_11_gems_pay_in_step_5_and_cannot_be_spent_in_step_2():
    case = Case()
    case.has(magic=0, influence=13)
    case.gem()
    case.champion("oracle")
    case.champion("dark_illusionist")
    case.dice(gargoyle=2, gnoll=4)
    plan = case.plan("force_the_red_ford", zones.slot(case.seat, "left"))
    game = case.play(CarryOut(case.seat))

    game.do(ChoosePlan, plan=plan)
    game.do(FlipDie, die=game.warden.dice[0])
    assert not game.offered(RaiseDie)
    for die in game.warden.dice:
        game.do(CommitDie, die=die)
    game.do(CarryOutPlan)

    assert 2 == game.warden.magic
    keys = [
        event.key
        for commit in game.session.commits
        for event in commit.events
        if hasattr(event, "key") and event.key in ("val-plan-points", "val-gained")
    ]
    assert ["val-plan-points", "val-gained", "val-gained"] == keys


def test_ruling_58_a_plan_comes_within_reach_by_cycling_the_cheaper_card():
    """Vector 48: only the card below it may go."""
    case = Case()
    case.has(gold=1, magic=1)
    case.dice(gargoyle=4, gnoll=4)
    wanted = case.plan("force_the_red_ford", zones.column(2))
    for price, kind in ((1, "waylay_the_tithe_wagons"), (3, "hold_the_ashen_crossroads"),
                        (4, "melee_at_ravenmoor"), (5, "topple_the_beacon_tower")):  # fmt: skip
        case.plan(kind, zones.column(price))
    game = case.play(CarryOut(case.seat))
    below = Column(game.table).at(1)
    assert [below] == [each.card for each in game.offered(CyclePlan)]
    game.do(CyclePlan, card=below)

    assert [(wanted, 1)] == [
        (each.plan, each.cost) for each in game.offered(ChoosePlan) if each.plan == wanted
    ]


@pytest.mark.parametrize(
    ("magic", "deck", "legal"), [(1, True, True), (0, True, False), (1, False, False)]
)
def test_ruling_58_without_magic_or_deck_the_camp_stays_closed(magic, deck, legal):
    case = Case()
    case.put(zones.warden(case.seat), zones.shrine("gold"))
    case.has(gold=1, magic=magic)
    case.dice(gargoyle=4, gnoll=4)
    case.plan("force_the_red_ford", zones.column(2))
    for price, kind in ((1, "waylay_the_tithe_wagons"), (3, "hold_the_ashen_crossroads"),
                        (4, "melee_at_ravenmoor"), (5, "topple_the_beacon_tower")):  # fmt: skip
        case.plan(kind, zones.column(price))
    if not deck:
        for card in list(case.zones[zones.PLAN_DECK]):
            case.put(card, zones.GONE)
    game = case.play()

    camp = MoveTo(zones.camp(case.seat))
    assert (None if legal else "val-why-camp") == game.why_not(camp)


def test_ruling_36_no_gem_in_the_shrine_no_gem_from_the_space():
    case = Case()
    for gem in list(case.zones[zones.GEM_SUPPLY]):
        case.put(gem, zones.GONE)
    case.champion("shaman")
    case.has(gold=0)
    case.plan("force_the_red_ford", zones.carried(case.seat))
    game = case.play(UncoverSpace(case.seat), Skirmish(case.seat), CleanUp(case.seat))

    game.do(TakeMarker, space=zones.space(case.seat, "gem_storage"))

    assert (0, 0, 3) == (len(game.warden.gems), game.warden.gold, game.warden.limits.gems)


def test_ruling_25_the_cap_lifted_in_step_6_already_helps_in_step_8():
    """Vector 51."""
    for space, gold in (("track_14", 15), ("troop_5", 13)):
        case = Case()
        case.open("troop_4")
        (marker,) = on_map(case)
        case.put(marker, case.cell(0, 0))
        case.has(gold=12)
        case.plan("force_the_red_ford", zones.carried(case.seat))
        game = case.play(UncoverSpace(case.seat), Skirmish(case.seat), CleanUp(case.seat))

        game.do(TakeMarker, space=zones.space(case.seat, space))
        game.do(CoverZone, zone=case.cell(0, 1))

        assert gold == game.warden.gold


def test_ruling_31_ten_before_six_unless_the_table_wants_them_in_order():
    for order, key in (("any", None), ("ascending", "val-why-order")):
        case = Case(champion_limit_unlock_order=order)
        case.plan("force_the_red_ford", zones.carried(case.seat))
        game = case.play(UncoverSpace(case.seat), Skirmish(case.seat), CleanUp(case.seat))
        ten = TakeMarker(zones.space(case.seat, "champions_10"))

        assert key == game.why_not(ten)
        if key is None:
            game.do(TakeMarker, space=ten.space)
            assert 10 == game.warden.limits.champions


def test_a_declined_champion_of_a_link_costs_nothing_and_counts_as_claimed():
    """Rulings 17 and 28."""
    case = Case()
    case.champion("soul_eater")
    case.has(magic=0, gold=0)
    case.plan("force_the_red_ford", zones.carried(case.seat))
    case.open("troop_4")
    (marker,) = on_map(case)
    case.put(marker, case.cell(0, 1))
    case.put(case.zones[zones.space(case.seat, "troop_5")][0], zones.in_hand(case.seat))
    game = case.play(Skirmish(case.seat), CleanUp(case.seat))

    game.do(CoverZone, zone=case.cell(0, 2))
    assert 1 == game.warden.magic
    assert game.offered(CycleChampion)
    game.do(Pass)

    assert ("h.0.1",) == game.warden.map.claimed
    assert 1 == len(game.warden.champions)
