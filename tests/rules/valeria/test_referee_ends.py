"""A referee reads the rules against the program: the end, points, the Adversary."""

from __future__ import annotations

import pytest

from game.rules.valeria import zones
from game.rules.valeria.scoring import breakdown, endgame_points, verdict
from game.rules.valeria.steps.adversary import AdversaryMoves
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.camp_parts import (
    CarryOutPlan,
    ChoosePlan,
    CommitDie,
)
from game.rules.valeria.steps.carrying import (
    CoverZone,
)
from game.rules.valeria.steps.dice import ChooseDie
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.moving import MoveTo, MoveWarden
from game.rules.valeria.steps.recruiting import Recruit, RecruitChampion
from game.rules.valeria.steps.shrines import GoldShrine
from game.rules.valeria.views import Adversary, Column
from tests.rules.valeria.dealt import Case


def end_after_seventh_plan_of(turn_from_first):
    """A five-player game in which somebody completes the seventh plan; who has turns after it."""
    case = Case(players=5)
    first = case.seat
    seat = (first + turn_from_first) % 5
    case.seat = seat
    plan = case.plan("force_the_red_ford", zones.slot(seat, "left"))
    case.complete(6)
    case.marks[zones.ACTIVE] = seat
    case.put(zones.warden(seat), zones.shrine("gold"))
    case.has(seat, influence=10)
    case.dice(gargoyle=4, gnoll=4)
    game = case.play(CarryOut(seat))
    game.do(ChoosePlan, plan=plan)
    for die in game.warden.dice:
        game.do(CommitDie, die=die)
    game.do(CarryOutPlan)
    game.do(TakeMarker)
    game.do(CoverZone)
    game.go_on()
    turns = [each["seat"] for each in game.told("val-turn")]
    return first, turns, game


@pytest.mark.parametrize("place", [0, 2, 4])
def test_vector_55_the_round_is_finished_and_no_more(place):
    first, turns, game = end_after_seventh_plan_of(place)

    assert game.session.is_over
    assert [(first + step) % 5 for step in range(place + 1, 5)] == turns
    assert 7 == len(game.warden.completed)


def test_vector_56_influence_breaks_a_tie_and_nothing_else_does():
    case = Case()
    for seat, influence in ((0, 12), (1, 11)):
        case.has(seat, influence=influence, gold=seat * 13)
        case.counters[zones.warden(seat), zones.FROM_PLANS] = 40
    game = case.play()
    found = verdict(game.table)
    assert ((0,), "influence") == (found.winners, found.decided_by)

    case.has(1, influence=12)
    assert (0, 1) == verdict(case.play().table).winners


def test_vector_58_the_adversary_meets_you_where_it_takes_a_plan():
    case = Case(players=1)
    case.put(zones.warden(0), zones.shrine("plans"))
    case.put(zones.ADVERSARY_PIECE, zones.shrine("gold"))
    plan = case.plan("melee_at_ravenmoor", zones.column(5))
    before = Adversary(case.play(MoveWarden(0)).table).score
    game = case.play(AdversaryMoves(), MoveWarden(0))

    assert before + 14 == Adversary(game.table).score
    assert (plan,) == Adversary(game.table).plans
    assert Column(game.table).at(5) is not None


def test_vector_59_after_your_seventh_plan_the_adversary_moves_once_more():
    case = Case(players=1)
    plan = case.plan("force_the_red_ford", zones.slot(0, "left"))
    case.complete(6)
    case.put(zones.ADVERSARY_PIECE, zones.shrine("gold"))
    case.has(influence=10)
    case.dice(gargoyle=4, gnoll=4)
    game = case.play(CarryOut(0))

    game.do(ChoosePlan, plan=plan)
    for die in game.warden.dice:
        game.do(CommitDie, die=die)
    game.do(CarryOutPlan)
    game.do(TakeMarker)
    game.do(CoverZone)
    while game.session.decision is not None:
        game.session.choose(len(game.session.decision.options) - 1)

    assert 1 == len(Adversary(game.table).plans)
    assert 1 == len(game.told("val-adversary-moved"))


def test_the_adversarys_seventh_plan_ends_the_game_before_another_turn():
    case = Case(players=1)
    case.put(zones.ADVERSARY_PIECE, zones.shrine("gold"))
    for _ in range(6):
        case.put(case.zones[zones.PLAN_DECK][-1], zones.ADVERSARY_PLANS)
    case.put(zones.warden(0), zones.shrine("gems"))
    game = case.play(GoldShrine(0, 3))

    assert game.session.is_over
    assert () == game.table.result.winners
    assert [] == game.told("val-turn")


def test_ruling_48_the_adversary_blocks_the_move_and_not_the_dice():
    case = Case(players=1)
    merc = case.show("mercenary")
    game = case.play()
    assert "val-why-adversary" == game.why_not(MoveTo(zones.shrine("gems")))

    game = case.play(Recruit(0, "free", source="link.champion"))
    game.do(RecruitChampion, card=merc)

    theirs = case.zones[zones.shrine_dice("gems")]
    assert set(theirs) <= {each.die for each in game.offered(ChooseDie)}


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("healer", 10),
        ("skullcrusher", 7),
        ("hoarder", 7),
        ("strategist", 10),
        ("witch", 10),
        ("taskmaster", 8),
        ("hellbeast", 4),
        ("recruit", 2),
        ("seer", 2),
    ],
)
def test_vector_37_end_game_champions_stop_at_ten(kind, points):
    case = Case()
    case.open(
        "track_14", "gem_storage", "champions_6", "troop_4", "reserve_middle", "reserve_right"
    )
    case.has(influence=17, gold=13, magic=12)
    case.gem(3)
    case.dice(orc=(1, 2), gnoll=(1, 2))
    for slot in ("left", "middle", "right"):
        case.put(case.zones[zones.PLAN_DECK][-1], zones.slot(case.seat, slot))
    case.champion("priest")
    case.champion("satyr")
    case.champion("thief")
    card = case.champion(kind)
    game = case.play()

    assert points == endgame_points(game.table, case.seat, card)
    assert 4 == next(
        each.points for each in breakdown(game.table, case.seat) if each.source == "dice"
    )


def test_ruling_45_the_hoarder_rounds_up_and_nothing_is_nothing():
    for gold, points in ((0, 0), (1, 1), (2, 1), (3, 2), (13, 7)):
        case = Case()
        case.has(gold=gold)
        card = case.champion("hoarder")
        assert points == endgame_points(case.play().table, case.seat, card)
