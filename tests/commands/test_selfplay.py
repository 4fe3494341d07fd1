"""`selfplay`: one line a game and a summary, every table checked unless --fast."""

import pytest

from game.engine.invariants import Broken
from game.engine.journal import read
from tests.toy import GAME

LINE = "game seed players bots scores winners decisions events seconds".split()
SUMMARY = "summary games decisions events seconds decisions_per_s events_per_s".split()


def test_every_game_is_a_json_line_and_the_summary_comes_last(command):
    said = command("selfplay", "toy", "--players", 3, "--games", 2, "--seed", 5, "--json")

    *games, summary = said.json
    assert (0, "") == (said.code, said.err)
    assert [LINE, LINE] == [list(game) for game in games]
    assert SUMMARY == list(summary)
    assert [("toy", 5, 3), ("toy", 6, 3)] == [
        (game["game"], game["seed"], game["players"]) for game in games
    ]
    assert (True, 2) == (summary["summary"], summary["games"])
    assert summary["decisions"] == sum(game["decisions"] for game in games)
    assert summary["events"] == sum(game["events"] for game in games)


def test_winners_have_the_best_score(command):
    *games, _ = command("selfplay", "toy", "--games", 5, "--json").json

    for game in games:
        best = max(game["scores"])
        assert game["winners"] == [
            seat for seat, score in enumerate(game["scores"]) if score == best
        ]


def played(command, *words):
    """The games of a series without their times."""
    *games, _ = command("selfplay", "toy", "--games", 4, "--json", *words).json
    return [{key: value for key, value in game.items() if key != "seconds"} for game in games]


def test_fast_games_are_the_same_games(command):
    assert played(command, "--players", 4) == played(command, "--players", 4, "--fast")


def test_game_number_i_of_a_series_is_the_game_of_seed_s_plus_i(command):
    assert played(command)[2:] == played(command, "--seed", 2)[:2]


def test_bots_cycle_over_the_seats(command):
    game, _ = command("selfplay", "toy", "--players", 3, "--bots", "random,random", "--json").json

    assert ["random", "random", "random"] == game["bots"]


def test_options_are_settled_by_name(command):
    assert played(command, "--option", "rich=true") != played(command, "--option", "rich=no")
    assert played(command) == played(command, "--option", "rich=false")


@pytest.mark.parametrize("fast", [(), ("--fast",)])
def test_journals_are_written_and_open_again(command, tmp_path, fast):
    folder = tmp_path / "journals"

    *games, _ = command(
        "selfplay", "toy", "--games", 2, "--seed", 7, "--journals", folder, "--json", *fast
    ).json

    assert ["toy-2-7.journal", "toy-2-8.journal"] == sorted(path.name for path in folder.iterdir())
    result = read(folder / "toy-2-7.journal", GAME).session.table.result
    assert games[0]["scores"] == list(result.scores)


def test_without_json_it_speaks_to_people(command):
    said = command("selfplay", "toy", "--games", 2)

    assert said.out.startswith("seed 0: scores ")
    assert "2 games, " in said.out.splitlines()[-1]


def test_a_broken_table_is_named_with_its_seed(command, monkeypatch):
    def broken(game, table, pieces):
        raise Broken("rope.1 is lost")

    monkeypatch.setattr("game.commands.series.check", broken)

    said = command("selfplay", "toy", "--seed", 3)

    assert 1 == said.code
    assert "four-crowns: toy, seed 3, after commit 0: rope.1 is lost\n" == said.err
    assert 0 == command("selfplay", "toy", "--seed", 3, "--fast").code


def test_a_game_without_end_is_given_up(command, monkeypatch):
    monkeypatch.setattr("game.commands.series.MOST_DECISIONS", 3)

    for fast in ([], ["--fast"]):
        said = command("selfplay", "toy", *fast)
        assert (1, True) == (said.code, "not over after 3 decisions" in said.err)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "There is no game “chess”"),
        (("toy", "--players", 9), "9 players were asked for"),
        (("toy", "--seed", -1), "The seed -1 is not"),
        (("toy", "--bots", "random,oracle"), "There is no player “oracle”"),
        (("toy", "--option", "poor=1"), "There is no option “poor”"),
        (("toy", "--option", "rich=maybe"), "cannot be “maybe”"),
    ],
)
def test_a_wrong_set_up_is_one_clear_line(command, words, message):
    said = command("selfplay", *words)

    assert (1, "") == (said.code, said.out)
    assert message in said.err
    assert 1 == len(said.err.splitlines())


@pytest.mark.parametrize(
    "words", [("--games", 0), ("--players", "two"), ("--option", "rich"), ("--unknown",)]
)
def test_a_wrong_command_line_is_a_usage_error(command, words):
    said = command("selfplay", "toy", *words)

    assert 2 == said.code
    assert said.err.startswith("usage:")


def test_the_bar_is_drawn_on_a_terminal_only(command, monkeypatch):
    assert "" == command("selfplay", "toy").err

    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    said = command("selfplay", "toy", "--games", 3, "--json")

    assert "1/3" in said.err
    assert 4 == len(said.json)
