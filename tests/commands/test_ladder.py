"""`ladder`: who wins how often, with an interval; seats change from game to game."""

import pytest

from game.bots.strength import Share, matches, rungs
from game.engine import Setup

RUNG = "game players player against games won share least most equal seconds".split()


def test_a_rung_is_a_json_line(command):
    said = command(
        "ladder", "toy", "--players", 2, "--games", 4, "--bots", "random,random", "--json"
    )

    (line,) = said.json
    assert (0, "") == (said.code, said.err)
    assert RUNG == list(line)
    assert ("toy", 2, 4, 0.5) == (line["game"], line["players"], line["games"], line["equal"])
    assert 0 <= line["least"] <= line["share"] <= line["most"] <= 1


def test_without_json_a_rung_is_a_row(command):
    said = command("ladder", "toy", "--players", 2, "--games", 2, "--bots", "random,random")

    assert "random over random" in said.out


@pytest.mark.parametrize(
    ("words", "why"), [(("--bots", "random"), "two players"), ((), "two players")]
)
def test_a_ladder_needs_two_players(command, words, why):
    said = command("ladder", "toy", *words)

    assert 1 == said.code
    assert why in said.err


def test_an_unknown_player_is_refused(command):
    said = command("ladder", "toy", "--bots", "random,oracle", "--games", 1)

    assert 1 == said.code
    assert "oracle" in said.err


def test_seats_and_seeds_change_from_game_to_game():
    games = matches(Setup("toy", 3, 10), "one", "other", 4)

    assert [1, 2, 0, 1] == [game.seat for game in games]
    assert [10, 11, 12, 13] == [game.setup.seed for game in games]


def test_a_count_in_pieces_goes_around_the_seats_as_a_whole_one_does():
    whole = matches(Setup("toy", 3, 10), "one", "other", 4)
    pieces = [matches(Setup("toy", 3, seed), "one", "other", 1)[0] for seed in range(10, 14)]

    assert whole == pieces


def test_the_interval_is_wilsons():
    least, most = Share(8, 10).interval

    assert (0.490, 0.943) == (round(least, 3), round(most, 3))
    assert (0.0, 1.0) == (Share(0, 5).interval[0], round(Share(5, 5).interval[1], 9))


def test_each_player_meets_the_one_below():
    assert [("b", "a"), ("c", "b")] == rungs(("a", "b", "c"))
