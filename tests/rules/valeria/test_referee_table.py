"""A referee reads the rules against the program: shrines, prices, refills, Awards."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.valeria import zones
from game.rules.valeria.steps.common import EndTurn
from game.rules.valeria.steps.cycling import AfterCamp, CycleChampion, CyclePlan
from game.rules.valeria.steps.dice import ChooseDie, MakeRoom, ReturnDie
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.moving import CountDice, MoveTo, MoveWarden
from game.rules.valeria.steps.recruiting import Recruit, RecruitChampion
from game.rules.valeria.steps.reserving import BuyBonus, Reserve, ReserveFree, ReservePlan
from game.rules.valeria.steps.shrines import ClaimAward, GoldShrine, MagicShrine
from game.rules.valeria.views import Column, dice_on_shrines
from tests.rules.valeria.dealt import Case


def test_a_sentinel_hired_by_the_right_slot_sees_the_cards_that_are_left():
    """Ruling 9: the gap is closed when the whole reserving is finished."""
    case = Case()
    case.open("reserve_right")
    case.has(gold=6)
    sentinel = case.show("sentinel")
    before = [case.zones[zones.column(price)][0] for price in zones.PRICES]
    game = case.play(Reserve(case.seat, 5))

    game.do(ReservePlan, plan=before[2], slot=zones.slot(case.seat, "right"))
    game.do(RecruitChampion, card=sentinel)

    assert isinstance(game.step, ReserveFree)
    assert [*before[:2], *before[3:]] == Column(game.table).plans
    assert {before[3]: 4, before[4]: 5} == {
        each: Column(game.table).price(each) for each in before[3:]
    }


@pytest.mark.parametrize(
    ("champions", "kind", "cost"),
    [
        ((), "thief", 1),
        (("miner",), "thief", 0),
        (("miner",), "assassin", 2),
        (("death_knight", "miner"), "firebrand", 2),
        (("death_knight",), "thief", 0),
    ],
)
def test_the_right_slot_takes_every_discount_and_no_surcharge(champions, kind, cost):
    """Ruling 69, vector 27: base only, though champions of that kind are owned."""
    case = Case()
    case.open("champions_6", "reserve_right")
    for each in champions:
        case.champion(each)
    case.champion("warrior")
    case.champion("shade")
    card = case.show(kind)
    case.has(gold=9)
    game = case.play(Recruit(case.seat, "base", source="slot.right"))

    assert [cost] == [each.cost for each in game.offered(RecruitChampion) if each.card == card]


def test_influence_partly_over_pays_points_and_only_the_steps_moved():
    """Vector 39: Priest and Satyr count the steps that the marker moved."""
    case = Case()
    case.open("track_14", "champions_6")
    case.has(influence=19, gold=0, magic=0)
    for each in ("priest", "satyr", "peddler"):
        case.champion(each)
    guard = case.show("elite_guard")
    game = case.play(Recruit(case.seat, "free", source="link.champion"))

    game.do(RecruitChampion, card=guard)

    warden = game.warden
    assert (20, 2, 1, 3) == (warden.influence, warden.score, warden.magic, warden.gold)


def test_nothing_reacts_to_influence_that_did_not_move():
    case = Case()
    case.open("track_14")
    case.has(influence=20, gold=0, magic=0)
    case.champion("priest")
    case.champion("satyr")
    guard = case.show("elite_guard")
    game = case.play(Recruit(case.seat, "free", source="link.champion"))

    game.do(RecruitChampion, card=guard)

    assert (4, 0, 0) == (game.warden.score, game.warden.magic, game.warden.gold)


def test_ruling_33_the_left_bonus_at_thirteen_is_not_for_sale_and_at_twenty_it_is():
    for influence, opened, expected in ((13, (), "val-why-track-full"), (20, ("track_14",), None)):
        case = Case()
        case.open(*opened)
        case.has(influence=influence, gold=6)
        plan = case.zones[zones.column(1)][0]
        game = case.play(Reserve(case.seat, 5))
        left = zones.slot(case.seat, "left")

        game.do(ReservePlan, plan=plan, slot=left)

        if expected is None:
            game.do(BuyBonus)
            assert (20, 2, 5) == (game.warden.influence, game.warden.score, game.warden.gold)
        else:
            assert not game.offered(BuyBonus)
            assert 6 == game.warden.gold


def test_ruling_63_the_action_and_the_discount_stay_when_the_die_goes_to_the_bag():
    case = Case()
    case.has(gold=0)
    case.dice(orc=(1, 2, 3))
    low = case.zones[zones.shrine_dice("gold")][0]
    case.faces[low] = 1
    game = case.play()

    game.do(MoveTo, place=zones.shrine("gold"))
    game.do(ChooseDie, die=low)
    assert isinstance(game.step, MakeRoom)
    game.do(ReturnDie, die=low)

    assert 5 == game.warden.gold
    assert low in game.table.zone(zones.BAG)


def test_ruling_15_a_short_bag_fills_the_first_shrines():
    """Vector 47."""
    case = Case(players=5)
    for name in zones.SHRINES:
        for die in list(case.zones[zones.shrine_dice(name)]):
            case.put(die, zones.BAG)
            case.faces.pop(die, None)
    for seat in range(5):
        for space in ("troop_4", "troop_5"):
            marker = case.zones[zones.space(seat, space)][0]
            free = [cell for cell in zones.CELLS if not case.zones.get(zones.cell(seat, *cell))]
            case.put(marker, zones.cell(seat, *free[0]))
            case.put(case.zones[zones.PLAN_DECK][-1], zones.plans(seat))
        for _ in range(5):
            case.put(case.zones[zones.BAG][0], zones.dice(seat), 3)
    for _ in range(3):
        case.put(case.zones[zones.BAG][0], zones.shrine_dice("plans"), 3)
    assert 17 == len(case.zones[zones.BAG])
    game = case.play(CountDice(case.seat), MoveWarden(case.seat))

    found = Counter(game.table.places[die] for die in dice_on_shrines(game.table))
    assert {zones.shrine_dice(name): 5 for name in zones.SHRINES[:4]} == dict(found)


def test_ruling_16_champions_come_back_in_the_order_in_which_they_left():
    case = Case()
    shown = [case.zones[zones.row("permanent", number)][0] for number in (1, 2, 3)]
    for name in zones.SHRINES:
        for die in list(case.zones[zones.shrine_dice(name)]):
            case.put(die, zones.BAG)
            case.faces.pop(die, None)
    game = case.play(CountDice(case.seat), MoveWarden(case.seat))

    assert tuple(shown) == game.table.zone(zones.champion_deck("permanent"))[-3:]


def test_ruling_65_nowhere_to_go_is_a_refill_too():
    """Vector 42."""
    case = Case()
    case.put(zones.warden(case.seat), zones.shrine("gold"))
    for name in zones.SHRINES:
        for die in list(case.zones[zones.shrine_dice(name)]):
            if name != "gold":
                case.put(die, zones.BAG)
                case.faces.pop(die, None)
    game = case.play(CountDice(case.seat), MoveWarden(case.seat))

    assert 1 == len(game.told("val-refill-nowhere"))
    assert 10 == len(dice_on_shrines(game.table))


def test_vector_57_an_award_with_the_gem_marker_pays_the_oracle():
    case = Case()
    case.has(gold=12, magic=0)
    case.champion("oracle")
    case.swap("award.war_chest", zones.award("centre"))
    game = case.play(MagicShrine(case.seat))

    game.do(ClaimAward, award="award.war_chest")
    game.do(TakeMarker, space=zones.space(case.seat, "gem_storage"))

    warden = game.warden
    assert (7, 1, 1, 3) == (warden.score, len(warden.gems), warden.magic, warden.limits.gems)
    assert 12 == warden.gold


def test_vector_30_an_award_is_not_magic_as_well_and_one_is_claimed_once():
    case = Case()
    case.has(gold=12, magic=0)
    case.swap("award.war_chest", zones.award("centre"))
    game = case.play(MagicShrine(case.seat), MagicShrine(case.seat))

    game.do(ClaimAward, award="award.war_chest")
    game.do(TakeMarker, space=zones.space(case.seat, "troop_4"))

    assert 0 == game.warden.magic
    assert ["val-why-claimed"] == [
        why.key
        for option, why in game.session.offers
        if isinstance(option, ClaimAward) and option.award == "award.war_chest"
    ]


def test_vector_44_the_fourth_and_fifth_share_the_right_circle():
    case = Case(players=5)
    case.swap("award.war_chest", zones.award("centre"))
    for seat in range(5):
        case.has(seat, gold=12)
    game = case.play(*(MagicShrine(seat) for seat in range(5)))
    for _ in range(5):
        game.do(ClaimAward, award="award.war_chest")
        game.do(TakeMarker)
    points = [each["points"] for each in game.told("val-award-claimed")]

    assert [7, 5, 3, 3, 3] == points


def test_the_shrine_of_gold_pays_the_peddler_once_and_never_for_nothing():
    for discount, gold in ((5, 7), (0, 0)):
        case = Case()
        case.has(gold=0)
        case.champion("peddler")
        game = case.play(GoldShrine(case.seat, discount), MagicShrine(case.seat))

        assert gold == game.warden.gold


def test_ruling_57_no_cycling_before_the_move_unless_the_table_wants_it():
    for early in (False, True):
        case = Case(cycle_window_before_move=early)
        case.put(zones.warden(case.seat), zones.shrine("champions"))
        game = case.play()

        assert early == bool(game.offered(CycleChampion))


def test_cycling_ends_with_the_last_card_of_a_deck():
    """Ruling 6."""
    case = Case()
    for card in list(case.zones[zones.PLAN_DECK]):
        case.put(card, zones.GONE)
    game = case.play(AfterCamp(case.seat))

    assert not game.offered(CyclePlan) if game.session.decision else True
    assert 5 == len(Column(game.table).plans)


def test_the_end_of_a_turn_is_always_asked_where_cards_can_be_cycled():
    case = Case()
    case.has(magic=3)
    game = case.play(Recruit(case.seat, "shrine", 5))

    game.do(RecruitChampion, card=case.zones[zones.row("permanent", 1)][0])

    assert game.offered(EndTurn)
    assert not game.offered(RecruitChampion)


@pytest.mark.parametrize(
    ("owned", "shrine", "slot"),
    [(("warrior", "scout"), 4, 3), (("warrior", "death_knight"), 2, 1)],
)
def test_the_prices_of_the_players_rulebook_come_out(owned, shrine, slot):
    """A third Ongoing champion with a die of Strength 5; vector 4."""
    case = Case()
    case.has(gold=9)
    for each in owned:
        case.champion(each)
    card = case.show("assassin")

    for way, discount, cost in (("shrine", 1, shrine), ("base", 0, slot)):
        game = case.play(Recruit(case.seat, way, discount))
        assert [cost] == [each.cost for each in game.offered(RecruitChampion) if each.card == card]


def test_the_two_answers_of_the_players_rulebook_come_out():
    case = Case()
    case.has(gold=0, influence=10)
    case.champion("satyr")
    case.champion("peddler")
    guard = case.show("elite_guard")
    game = case.play(Recruit(case.seat, "free", source="link.champion"))

    game.do(RecruitChampion, card=guard)

    assert (12, 4) == (game.warden.influence, game.warden.gold)
