"""12.1: what each scenario measures and the ranks it gives (rulings 90, 91, 92, TV-46)."""

from __future__ import annotations

import pytest
from attrs import evolve

from game.engine import Option, Setup
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.meta import why_not_setup
from game.rules.monster_lands.ranks import Measure, is_passed, measure, rank, rank_for
from game.rules.monster_lands.scoring import scores
from game.rules.monster_lands.steps.contract import Decline, Fulfil
from game.rules.monster_lands.steps.ending import EndCheck, Score
from game.rules.monster_lands.steps.free import UseLoot
from game.rules.monster_lands.steps.preparation import AskFavour
from game.rules.monster_lands.steps.reset import NewFirstPlayer
from game.rules.monster_lands.steps.rounds import Round
from tests.rules.monster_lands.laid import Laid
from tests.rules.monster_lands.positions import mission, party

NOTHING = Measure(points=0, gold=0, missions=0, affinities=(0, 0, 0, 0), goal=False)


@pytest.mark.parametrize(
    ("scenario", "recruit", "veteran", "hero"),
    [
        (1, 35, 45, 60),
        (3, 22, 30, 40),
        (4, 30, 42, 56),
        (6, 35, 50, 65),
        (8, 30, 42, 56),
        (10, 35, 45, 60),
    ],
)
def test_tv_46_ranks_by_points(scenario: int, recruit: int, veteran: int, hero: int) -> None:
    ranks = [
        rank_for(scenario, evolve(NOTHING, points=points))
        for points in (recruit - 1, recruit, veteran - 1, veteran, hero - 1, hero)
    ]

    assert ["cannon_fodder", "recruit", "recruit", "veteran", "veteran", "hero"] == ranks


@pytest.mark.parametrize(
    ("gold", "expected"),
    [(14, "cannon_fodder"), (15, "recruit"), (34, "recruit"), (35, "veteran"), (55, "hero")],
)
def test_scenario_2_is_about_gold(gold: int, expected: str) -> None:
    assert expected == rank_for(2, evolve(NOTHING, gold=gold, points=90))


@pytest.mark.parametrize(
    ("goal", "points", "expected"),
    [
        (False, 80, "cannon_fodder"),
        (True, 0, "recruit"),
        (True, 34, "recruit"),
        (True, 35, "veteran"),
        (True, 50, "hero"),
    ],
)
def test_scenario_5_asks_for_the_goal_first(goal: bool, points: int, expected: str) -> None:
    assert expected == rank_for(5, evolve(NOTHING, goal=goal, points=points))


@pytest.mark.parametrize(
    ("affinities", "expected"),
    [
        ((2, 2, 1, 1), "veteran"),
        ((2, 1, 1, 1), "recruit"),
        ((5, 1, 1, 1), "recruit"),
        ((2, 2, 2, 1), "veteran"),
        ((2, 2, 2, 2), "hero"),
        ((1, 1, 1, 1), "cannon_fodder"),
        ((4, 4, 4, 0), "cannon_fodder"),
    ],
)
def test_tv_46_scenario_7_counts_mercenaries_of_each_affinity(
    affinities: tuple[int, ...], expected: str
) -> None:
    assert expected == rank_for(7, evolve(NOTHING, affinities=affinities))


@pytest.mark.parametrize(
    ("missions", "points", "expected"),
    [
        (8, 54, "veteran"),
        (8, 55, "hero"),
        (5, 70, "recruit"),
        (4, 29, "cannon_fodder"),
        (3, 70, "cannon_fodder"),
        (6, 40, "veteran"),
    ],
)
def test_tv_46_scenario_9_needs_missions_and_points(
    missions: int, points: int, expected: str
) -> None:
    assert expected == rank_for(9, evolve(NOTHING, missions=missions, points=points))


def test_only_recruits_and_better_have_won() -> None:
    won = [is_passed(each) for each in ("cannon_fodder", "recruit", "veteran", "hero")]

    assert [False, True, True, True] == won


def stocked() -> Laid:
    people = ("purkas", "korgo", "taron", "frunks", "timbulu")
    game = Laid(1, scenario=5).clan(0, *(f"member.{each}" for each in people))
    game.count(zones.clan(0), defence=5, potion=3, venom=3)
    game.put(zones.traps(0), *(f"trap.force_die_1.{n}" for n in (1, 2, 3, 4)), "trap.plus_4.1")
    game.put(zones.worn("member.purkas"), "gear.krakhen.1", "gear.noxx.1")
    return game.put(zones.worn("member.korgo"), "gear.kedavra.1")


def test_ruling_91_scenario_5_the_goal_with_initial_members() -> None:
    assert measure(stocked().play().table).goal
    assert "recruit" == rank(stocked().play().table)


@pytest.mark.parametrize(
    ("zone", "piece"),
    [
        (zones.TRAP_DISCARD, "trap.plus_4.1"),
        (zones.GONE, "gear.kedavra.1"),
        (zones.GONE, "member.taron"),
    ],
)
def test_scenario_5_the_goal_fails_when_one_thing_is_missing(zone: str, piece: str) -> None:
    game = stocked().put(zone, piece)
    if piece == "member.taron":
        game.put(zones.TOKENS, "token.taron")

    assert not measure(game.play().table).goal


def test_scenario_5_a_store_that_is_not_full_misses_the_goal() -> None:
    assert not measure(stocked().count(zones.clan(0), venom=2).play().table).goal


def test_ruling_91_scenario_7_counts_leader_and_initial_mercenary() -> None:
    people = ("purkas", "korgo", "taron", "frunks", "timbulu", "novicius.1")
    game = Laid(1, scenario=7).clan(0, *(f"member.{each}" for each in people)).play()

    assert (2, 1, 1, 1) == measure(game.table).affinities
    assert "recruit" == rank(game.table)


@pytest.mark.parametrize(("faces", "done"), [((6, 5), 1), ((1, 1), 0)])
def test_scenario_9_counts_a_competitive_mission_that_was_won(
    faces: tuple[int, int], done: int
) -> None:
    sent = {1: party("korgo", force=2)}
    scene = mission("road_patrol", players=1, scenario=9, expeditions=sent, rolls=faces)

    assert done == measure(scene.table).missions


@pytest.mark.parametrize(("answer", "done"), [(Fulfil("mission.road_patrol"), 1), (Decline(), 0)])
def test_scenario_9_counts_a_contract_that_was_fulfilled(answer: Option, done: int) -> None:
    """Shields for the Wall: two Defence tokens."""
    scene = mission(
        "road_patrol",
        contract=True,
        players=1,
        scenario=9,
        expeditions={1: party("korgo", force=1)},
        clans={0: {"defence": 2}},
    )

    assert done == measure(scene.choose(answer).table).missions


def test_scenario_9_six_missions_and_40_points_make_a_veteran() -> None:
    game = Laid(1, scenario=9).clan(0, "member.purkas", glory=40, missions=6).play()

    assert "veteran" == rank(game.table)


@pytest.mark.parametrize(("glory", "reason"), [(44, "ml-end-passed"), (3, "ml-end-failed")])
def test_a_solo_game_says_whether_its_scenario_is_passed(glory: int, reason: str) -> None:
    game = Laid(1).clan(0, "member.purkas", glory=glory).mark(zones.ROUND, 6).play(EndCheck())

    assert game.table.result is not None
    assert (reason, (("number", 6),)) == (game.table.result.reason, game.table.result.about)


def test_a_solo_game_ends_with_a_rank() -> None:
    game = Laid(1).clan(0, "member.purkas", glory=44).mark(zones.ROUND, 6).play(EndCheck())

    assert game.table.result is not None
    assert ((45,), (0,)) == (game.table.result.scores, game.table.result.winners)
    assert {"scenario": 1, "rank": "veteran"} == game.story("ml-solo-rank")


def test_cannon_fodder_wins_nothing() -> None:
    game = Laid(1).clan(0, "member.purkas", glory=33).play(Score())

    assert game.table.result is not None
    assert ((34,), ()) == (game.table.result.scores, game.table.result.winners)


def test_ruling_92_scenario_2_measures_gold_after_the_last_window() -> None:
    game = Laid(1, scenario=2).clan(0, "member.purkas", gold=3).mark(zones.ROUND, 6)
    game.put(zones.loot(0), "loot.gold_12").play(EndCheck())

    assert "cannon_fodder" == rank(game.table)
    game.choose(UseLoot("loot.gold_12"))
    assert game.table.result is not None
    assert ((15,), (0,)) == (game.table.result.scores, game.table.result.winners)
    assert (15,) == scores(game.table)


def test_ruling_90_the_queens_favour_may_be_chosen_in_solo() -> None:
    alone = Setup("monster_lands", 1, 1, (("queens_favour", True),))

    assert "queens_favour" not in GAME.closed(alone)
    assert "ambush" in GAME.closed(alone)


def test_ruling_90_alone_the_player_holds_the_marker_and_the_queen_gives_from_round_2() -> None:
    game = Laid(1, queens_favour=True).clan(0, "member.purkas", glory=5).mark(zones.ROUND, 1)
    game.play(NewFirstPlayer(), Round(2))

    assert AskFavour(0) == game.step
    assert "ml-marker-turned" in game.keys


def test_scenario_10_is_not_for_the_tutorial_level() -> None:
    asked = (("level", "tutorial"), ("scenario", 10))

    assert why_not_setup(Setup("monster_lands", 1, 1, asked)) is not None
    assert why_not_setup(Setup("monster_lands", 1, 1, asked[:1])) is None
