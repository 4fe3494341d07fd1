"""Chapter 11: points, tie-breaks and the end (rulings 74, 76, 77, TV-31, TV-40, TV-41, TV-42)."""

from __future__ import annotations

import pytest

from game.engine import Draft, Play
from game.engine.chance import Chance
from game.rules.monster_lands import zones
from game.rules.monster_lands.deeds import lose_glory
from game.rules.monster_lands.scoring import (
    affinity_points,
    breakdown,
    score_line,
    scores,
    total,
    verdict,
)
from game.rules.monster_lands.steps.ending import EndCheck, Score, is_last_round
from game.rules.monster_lands.steps.free import SellTrophy
from game.rules.monster_lands.steps.windows import Done, FinalWindow
from tests.rules.monster_lands.laid import Laid


def test_tv_41_the_affinity_table() -> None:
    assert [0, 1, 1, 3, 5, 7, 10, 10] == [affinity_points(icons) for icons in range(8)]


def example() -> Laid:
    """Glory 30, reputation 16, trophies 4; Air 3, Fire 1, Water 1, Jungle 1."""
    people = ("poissen", "saruna", "karunna", "timbulu", "novicius.1")
    game = Laid().clan(0, *(f"member.{each}" for each in people), glory=30)
    game.put(zones.regions(0), "region.kale", "region.rynia")
    return game.put(zones.trophies(0), "monster.gator", "monster.trons").play()


def test_tv_40_the_scoring_example() -> None:
    game = example()

    assert (
        score_line("glory", 30, 30),
        score_line("reputation", 16, 16),
        score_line("trophies", 4, 4),
        score_line("fire", 1, 1),
        score_line("water", 1, 1),
        score_line("air", 3, 3),
        score_line("jungle", 1, 1),
    ) == breakdown(game.table, 0)
    assert 56 == total(game.table, 0)
    assert (56, 0) == scores(game.table)


def test_regions_count_managed_or_not_and_novices_have_no_affinity() -> None:
    game = Laid().clan(0, "member.novicius.1").put(zones.regions(0), "region.kale")

    lines = {line.source: line for line in breakdown(game.play().table, 0)}

    assert (1, 1) == (lines["jungle"].count, lines["jungle"].points)
    assert {0} == {lines[each].count for each in ("fire", "water", "air")}


def test_tv_31_the_loot_trophy_is_worth_3_points_while_it_is_kept() -> None:
    game = Laid().clan(0, "member.purkas").put(zones.loot(0), "loot.trophy_3", "loot.gold_12")

    assert score_line("trophies", 3, 3) == breakdown(game.play().table, 0)[2]


def test_each_line_names_its_text() -> None:
    keys = [line.text.key for line in breakdown(example().table, 0)]

    assert ["ml-line-glory", "ml-line-reputation", "ml-line-trophies"] == keys[:3]
    assert ["ml-line-affinity"] * 4 == keys[3:]


def test_more_points_win() -> None:
    game = Laid().clan(0, "member.purkas", glory=9).clan(1, "member.tortock", glory=10).play()

    found = verdict(game.table)
    assert ((1,), "points", (1, 0)) == (found.winners, found.decided_by, found.order)


def test_equal_points_go_to_the_reputation_of_the_leader() -> None:
    # Both have 12 points: 8 + 3 + 1 and 10 + 0 + 1 + 1.
    game = Laid().clan(0, "member.purkas", glory=11).clan(1, "member.taroa", glory=8).play()

    found = verdict(game.table)
    assert (12, 12) == scores(game.table)
    assert ((1,), "leader") == (found.winners, found.decided_by)


def test_ruling_76_then_to_trophy_points_not_to_trophy_cards() -> None:
    # One trophy of 3 beats two trophies of 1.
    game = Laid().clan(0, "member.purkas", glory=9).clan(1, "member.tortock", glory=10)
    game.put(zones.trophies(0), "monster.trons")
    game.put(zones.trophies(1), "monster.gator", "monster.krinx").play()

    found = verdict(game.table)
    assert (13, 13) == scores(game.table)
    assert ((0,), "trophies") == (found.winners, found.decided_by)


def test_then_to_gold() -> None:
    game = Laid().clan(0, "member.purkas", glory=9, gold=2)
    game.clan(1, "member.tortock", glory=9, gold=3).play()

    assert ((1,), "gold") == (verdict(game.table).winners, verdict(game.table).decided_by)


def test_ruling_77_equal_in_everything_is_a_shared_victory() -> None:
    game = Laid(3).clan(0, "member.purkas", glory=9, gold=2)
    game.clan(1, "member.tortock", glory=9, gold=2).clan(2, "member.nuduru", glory=8)

    game.play(Score())

    assert game.table.result is not None
    assert ((0, 1), (10, 10, 9)) == (game.table.result.winners, game.table.result.scores)
    assert {"seats_won": (0, 1)} == game.story("ml-victory-shared")


def test_the_tie_break_that_decided_against_the_closest_rival_is_named() -> None:
    game = Laid(3).clan(0, "member.purkas", glory=9, gold=5).clan(1, "member.tortock", glory=9)
    game.clan(2, "member.nuduru", glory=3)

    game.play(Score())

    assert {"seat": 0, "reason": "gold"} == game.story("ml-victory-tie-break")


def test_the_score_is_told_line_by_line() -> None:
    game = Laid().clan(0, "member.purkas", glory=9).clan(1, "member.tortock", glory=10)

    game.play(Score())

    assert [*["ml-score-line"] * 7, "ml-score-total"] * 2 + ["ml-victory"] == game.keys
    assert {"seat": 0, "points": 10} == game.story("ml-score-total")


@pytest.mark.parametrize(
    ("players", "options", "number", "glory", "ends"),
    [
        (2, {}, 3, 30, True),
        (2, {}, 3, 31, True),
        (2, {}, 3, 29, False),
        (2, {}, 6, 0, True),
        (4, {}, 5, 29, False),
        (1, {}, 3, 30, False),
        (1, {}, 5, 45, False),
        (1, {}, 6, 0, True),
        (1, {"scenario": 3}, 2, 0, False),
        (1, {"scenario": 3}, 3, 0, True),
    ],
)
def test_tv_42_when_the_game_ends(
    players: int, options: dict[str, int], number: int, glory: int, ends: bool
) -> None:
    game = Laid(players, **options).mark(zones.ROUND, number)
    game.clan(0, "member.purkas", glory=glory).play()

    assert ends is is_last_round(game.table)


def test_ruling_74_glory_counts_at_the_check_only() -> None:
    # It was 31 during the round, and a lost mission cost 2.
    game = Laid().mark(zones.ROUND, 3).clan(0, "member.purkas", glory=29).play(EndCheck())

    assert (None, None) == (game.table.result, game.step)


def test_ruling_73_glory_has_no_cap() -> None:
    game = Laid().clan(0, "member.purkas", glory=45).clan(1, "member.tortock").play(EndCheck())

    assert game.table.result is not None
    assert (46, 1) == game.table.result.scores


@pytest.mark.parametrize(
    ("number", "glory", "reason", "about"),
    [
        (6, 45, "ml-end-rounds", (("number", 6),)),
        (3, 30, "ml-end-glory", (("number", 3), ("glory", 30))),
    ],
)
def test_the_end_says_whether_rounds_or_glory_brought_it(
    number: int, glory: int, reason: str, about: tuple[tuple[str, int], ...]
) -> None:
    game = Laid().mark(zones.ROUND, number).clan(0, "member.purkas", glory=glory)
    game.clan(1, "member.tortock").play(EndCheck())

    assert game.table.result is not None
    assert (reason, about) == (game.table.result.reason, game.table.result.about)


def test_ruling_73_glory_never_falls_below_0() -> None:
    game = Laid().clan(0, "member.purkas", glory=1).play()
    play = Play(Draft.on(game.table), Chance(1, 0))

    lose_glory(play, 0, 3)

    assert 0 == play.table.count(zones.clan(0), "glory")


def test_a_last_window_opens_in_turn_order_before_the_scoring() -> None:
    game = Laid().mark(zones.ROUND, 6).mark(zones.FIRST, 1)
    game.clan(0, "member.purkas").clan(1, "member.tortock", gold=1)
    game.put(zones.trophies(0), "monster.gator").put(zones.trophies(1), "monster.trons")

    game.play(EndCheck())

    assert FinalWindow(1) == game.step
    assert [SellTrophy("monster.trons"), Done()] == game.options
    game.choose(SellTrophy("monster.trons"))
    assert (FinalWindow(0), 16) == (game.step, game.seen(1).gold)
    game.choose(Done())
    assert game.table.result is not None
    # A trophy sold is no point any more.
    assert ((2, 1), (0,)) == (game.table.result.scores, game.table.result.winners)


def test_refused_in_the_last_window_everything_but_trophies_and_loot() -> None:
    game = Laid().mark(zones.ROUND, 6).clan(0, "member.purkas", potion=1)
    game.face("token.purkas", "wounded").put(zones.trophies(0), "monster.gator")
    game.put(zones.loot(0), "loot.gold_12", "loot.kill_plus_6").play(FinalWindow(0))

    assert 3 == len(game.options)
    for thing, key in (
        ("token.purkas", "ml-why-end"),
        ("building.mine", "ml-why-end"),
        ("loot.kill_plus_6", "ml-why-loot-outside"),
    ):
        assert key == game.why_not(thing)
