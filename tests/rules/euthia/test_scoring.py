"""The score sheet, ties, the Hunt and its end (chapter 15)."""

from __future__ import annotations

import pytest

from game.engine import Session
from game.rules.euthia import zones
from game.rules.euthia.scenarios import hunt_awards
from game.rules.euthia.scoring import breakdown, column_points, grade_of, total, verdict, wealth
from game.rules.euthia.steps.exchanging import CashIn, Exchange
from game.rules.euthia.steps.rounds import RoundIsOver
from game.rules.euthia.steps.turn_end import DiscardCard, TrimHand
from tests.rules.euthia.laid import GAME_AT_REST, Scene


def line(scene: Scene, source: str, seat: int = 0) -> int:
    """The points of one line of the sheet."""
    return next(each.points for each in breakdown(scene.laid(), seat) if each.source == source)


def test_w_38_the_score_table() -> None:
    given = {"hero": 9, "interaction": 14, "trade": 1, "killed": 0, "quests": 6, "elites": 2}

    points = [column_points(column, count) for column, count in given.items()]

    assert [5, 9, 2, 0, 9, 5] == points
    assert [0, 5, 0] == [
        column_points(*each) for each in (("hero", 3), ("trade", 3), ("interaction", 6))
    ]


@pytest.mark.parametrize(("gold", "points"), [(24, 4), (25, 5)])
def test_w_39_five_gold_are_one_reputation(gold: int, points: int) -> None:
    scene = Scene().put(zones.GONE, "tile.maeldur_fire_staff").hero(gold=gold)

    assert points == line(scene, "wealth")


def test_w_60_ruling_51_final_gold() -> None:
    scene = (
        Scene()
        .hero(gold=7)
        .kit(
            0,
            "item.short_sword",
            "item.healing_potion",
            greaves="item.leather_greaves",
            h5="tile.maeldur_fireball",
        )
    )
    scene.gems("item.leather_greaves", "emerald").put(zones.reserve(0), "tile.maeldur_ember_step")

    assert (20, 4) == (wealth(scene.laid(), 0), line(scene, "wealth"))


def test_ruling_51_a_slot_for_an_essence_is_worth_two_gold() -> None:
    scene = Scene().unlock(0, "slot.h7")

    assert 2 == wealth(scene.laid(), 0)


def test_w_21_raw_resources_at_the_end() -> None:
    diamond = Scene().kit(0, "resource.raw_diamond")
    sapphire = Scene().kit(0, "resource.raw_sapphire")

    assert (2, 3) == (wealth(diamond.laid(), 0), line(diamond, "resources"))
    assert (4, 0) == (wealth(sapphire.laid(), 0), line(sapphire, "resources"))


def test_ruling_54_gaar_trophies_and_cards_count_nothing() -> None:
    scene = Scene().put(zones.bags(0), "monster.dragonfly.1").put(zones.hand(0), "gold.healing.1")

    assert 0 == wealth(scene.laid(), 0)


def test_w_40_two_deaths_cost_four_and_the_killer_scores_five() -> None:
    scene = Scene(2).hero(0, deaths=2).hero(1, kills=2)

    assert -4 == line(scene, "deaths")
    assert 5 == line(scene, "killed", 1)


def test_w_41_cards_in_hand_break_a_tie() -> None:
    scene = Scene(2).put(zones.GONE, "tile.maeldur_fire_staff").hero(0, reputation=9)
    scene.hero(1, reputation=9).put(zones.hand(1), "gold.healing.1")
    scene.put(zones.hand(0), "silver.curse.1", "silver.venom.1", "silver.venom.2")

    found = verdict(scene.laid())

    assert ((1,), "hand") == (found.winners, found.decided_by)


def test_ruling_53_a_full_tie_is_shared() -> None:
    found = verdict(Scene(2).hero(0, reputation=9).hero(1, reputation=9).laid())

    assert ((0, 1), "shared") == (found.winners, found.decided_by)


def test_lesson_5_a_finished_sheet() -> None:
    scene = Scene().hero(gold=23, reputation=12, deaths=1)
    for number in range(7):
        scene.token(0, zones.HERO_TOKEN, (0, 0)).token(0, zones.INTERACTION, (1, 0))
        if number < 2:
            scene.token(0, zones.TRADE_TOKEN, (0, 1))
    quests = [f"quest.emissary_{number}" for number in range(1, 5)]
    scene.put(zones.quests_kept(0), *quests)

    assert 12 + 4 + 5 + 2 + 5 + 5 - 2 == total(scene.laid(), 0) == 31


def test_the_hunt_alone_pays_each_ledger_from_its_threshold_on() -> None:
    scene = Scene().hero(ledger_1=4, ledger_2=2)

    assert [(0, zones.LEDGER_1, 3)] == hunt_awards(scene.laid())


def test_the_hunt_pays_the_highest_ledger_and_all_who_tie() -> None:
    scene = Scene(3).hero(0, ledger_1=2).hero(1, ledger_1=2, ledger_2=1).hero(2, ledger_1=1)

    paid = hunt_awards(scene.laid())

    assert [(0, zones.LEDGER_1, 3), (1, zones.LEDGER_1, 3), (1, zones.LEDGER_2, 5)] == paid


@pytest.mark.parametrize(
    ("points", "grade", "won"), [(45, 0, True), (44, 1, True), (25, 2, True), (24, 3, False)]
)
def test_solo_grades_of_the_hunt(points: int, grade: int, won: bool) -> None:
    assert (f"the_hunt.{grade}", won) == grade_of(Scene().laid(), points)


def test_after_the_last_round_the_game_is_scored() -> None:
    scene = Scene().hero(reputation=45)
    table = scene.laid(RoundIsOver(8))
    game = Session.begin(GAME_AT_REST, scene.setup, table)

    assert game.table.result is not None
    assert ((0,), "eut-end-won") == (game.table.result.winners, game.table.result.reason)


def test_w_32_w_54_ruling_88_four_silver_cards_make_a_gold_card_or_a_coin() -> None:
    silver = ("silver.curse.1", "silver.curse.2", "silver.venom.1", "silver.venom.2")
    scene = Scene().put(zones.hand(0), *silver).turn().do(Exchange)
    assert 1 == len(scene.seen().cards_of(zones.GOLD_CARD))
    assert 1 == len(scene.zone(zones.GOLD_RESERVE))

    coin = Scene().put(zones.hand(0), *silver, "gold.healing.1").turn()
    coin.do(CashIn, cards=silver).do(CashIn, cards=("gold.healing.1",))
    assert (2, ()) == (coin.seen().gold, coin.seen().hand)
    assert () == coin.zone(zones.GOLD_RESERVE)


def test_cards_are_no_money_in_a_competitive_game() -> None:
    scene = Scene(2).put(zones.hand(0), "gold.healing.1").turn()

    assert [] == scene.offered(CashIn)


def test_w_33_the_hand_limit_of_five() -> None:
    silver = [f"silver.{kind}.{n}" for kind in ("curse", "venom") for n in (1, 2, 3)]
    scene = Scene(2).put(zones.hand(0), *silver, "gold.healing.1").play(TrimHand(0))

    plain = scene.do(DiscardCard).do(DiscardCard)
    assert (5, "") == (len(plain.seen().hand), plain.asks)
    other = Scene(2).put(zones.hand(0), *silver, "gold.healing.1").play(TrimHand(0)).do(Exchange)
    assert (4, "") == (len(other.seen().hand), other.asks)


def test_the_hunt_side_by_side_asks_for_entries_of_everybody_and_fame_on_average() -> None:
    def won(fame: int, entries: int) -> bool:
        scene = Scene(2, mode="cooperative").hero(0, reputation=fame, ledger_1=3)
        return bool(
            verdict(scene.hero(1, reputation=12, ledger_1=entries - 1, ledger_2=1).laid()).winners
        )

    assert [True, False, False] == [won(18, 3), won(17, 3), won(18, 2)]
