"""The command line as a whole: help, the window, and the other commands."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import game.rules
from game import __version__
from game.commands import main
from game.engine import SetupError
from game.library.places import user_data_dir
from game.library.problems import ContentError, Problem
from game.rules import GAMES
from tests.toy import GAME

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "words", [(), ("list",), ("selfplay",), ("host",), ("replay",), ("check",)]
)
def test_every_command_has_help(command, words):
    said = command(*words, "--help")

    assert 0 == said.code
    assert said.out.startswith(f"usage: {' '.join(['four-crowns', *words])}")


def test_the_release_is_told(command):
    said = command("--version")

    assert (0, f"four-crowns {__version__}\n") == (said.code, said.out)


def test_everything_of_the_user_can_be_kept_in_another_folder(command, monkeypatch, tmp_path):
    monkeypatch.setattr("game.app.run", lambda: 0)

    assert 0 == command("--data-dir", tmp_path / "elsewhere").code
    assert tmp_path / "elsewhere" / "data" == user_data_dir()


def test_an_unknown_command_is_a_usage_error(command):
    assert 2 == command("dance").code
    assert 2 == command("bench").code


def test_no_command_opens_the_app(command, monkeypatch):
    monkeypatch.setattr("game.app.run", lambda: 7)

    assert 7 == command().code


def test_without_a_screen_it_says_so_in_one_line(command, monkeypatch):
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    monkeypatch.setenv("LC_ALL", "C")

    said = command()

    assert (1, "") == (said.code, said.out)
    assert said.err.startswith("No window can be opened: ")
    assert 1 == len(said.err.splitlines())


def test_check_finds_nothing_wrong_with_the_toy(command, monkeypatch):
    said = command("check")

    assert 0 == said.code
    assert f"All sound: the app and {', '.join(GAMES)}, toy." == said.out.strip()


def test_check_prints_every_problem_and_exits_with_one(command, monkeypatch):
    problems = [Problem("a.yaml", 3, "rope.price", "a whole number was expected")]
    monkeypatch.setattr("game.commands.checking.check_all", lambda games: problems)

    said = command("check")

    assert 1 == said.code
    assert "a.yaml:3: rope.price: a whole number was expected" == said.out.splitlines()[0]


def test_check_goes_on_when_a_game_cannot_be_imported(command, monkeypatch):
    def failing(package):
        raise ContentError([Problem("b.yaml", 1, "", "this is not YAML")])

    monkeypatch.setattr("game.commands.checking.sources_of", failing)
    monkeypatch.setattr("game.commands.checking.check_all", lambda games: [])

    assert "b.yaml:1: this is not YAML" in command("check").out


def test_content_that_is_broken_is_told_line_by_line(command, monkeypatch):
    def failing(name):
        raise ContentError([Problem("b.yaml", 1, "", "this is not YAML")])

    monkeypatch.setattr("game.commands.host.game_of", failing)

    assert (1, "four-crowns: b.yaml:1: this is not YAML\n") == (
        command("host", "toy").code,
        command("host", "toy").err,
    )


def test_bench_measures_every_figure_of_a_game(command, monkeypatch):
    monkeypatch.setattr("game.commands.measures.PACE_SECONDS", 0.01)
    monkeypatch.setattr("game.commands.measures.LONG", 40)
    monkeypatch.setattr("game.commands.timing.LEAST_SECONDS", 0.0005)

    (figures,) = command("bench", "engine", "--game", "toy", "--json").json
    (toy,) = figures
    printed = command("bench", "engine", "--game", "toy").out

    assert ("toy", 4) == (toy["game"], toy["players"])
    assert all(value > 0 for name, value in toy.items() if name != "game")
    assert {
        *(
            "choices_per_s",
            "answers_per_s",
            "events_per_s",
            "fold_us",
            "fold_dict_us",
            "options_us",
            "fork_us",
        ),
        *("undo_us", "journal_open_ms", "journal_2000_open_ms", "state_kb"),
        *("content_source_ms", "content_cache_ms"),
    } <= toy.keys()
    assert len(toy) == len(printed.splitlines())


def test_bench_measures_how_fast_bots_think_and_move(command, monkeypatch):
    for name, few in (("SEATS", 2), ("TURNS", 2), ("WORLDS", 1), ("LEVELS", ("novice", "adept"))):
        monkeypatch.setattr(f"game.commands.thinking.{name}", few)

    (figures,) = command("bench", "bots", "--game", "monster_lands", "--seed", "3", "--json").json
    (found,) = figures

    assert ("monster_lands", 2, 3) == (found["game"], found["players"], found["seed"])
    assert found["playouts_per_s"] > 0
    for level in ("novice", "adept"):
        assert found[f"{level}_moves"] > 0
        assert found[f"{level}_ms"] <= found[f"{level}_worst_ms"]
        assert found[f"{level}_most_ms"] <= found[f"{level}_worst_ms"]


def test_bench_of_bots_says_that_a_game_has_none(command):
    said = command("bench", "bots", "--game", "toy")

    assert 1 == said.code
    assert 1 == len(said.err.splitlines())


def test_bench_of_an_unknown_game_is_one_clear_line(command):
    assert "There is no game" in command("bench", "engine", "--game", "chess").err


def test_commands_of_the_app_are_handed_on_with_their_words(monkeypatch):
    heard = []
    module = type("Shot", (), {"main": staticmethod(lambda words: heard.append(words) or 5)})
    monkeypatch.setattr("game.commands.shot._doors_of_app", lambda: {"shot", "bench"})
    monkeypatch.setattr("game.commands.shot.import_module", lambda name: module)

    assert 5 == main(["shot", "menu", "--out", "a.png", "--help"])
    assert 5 == main(["bench", "app", "--json"])
    assert [["menu", "--out", "a.png", "--help"], ["--json"]] == heard


def test_python_m_game_is_the_command_line():
    done = subprocess.run(
        [sys.executable, "-m", "game", "list", "--json"],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        check=True,
    )

    assert b'"id":"toy"' in done.stdout


def test_a_game_is_found_by_its_id():
    assert GAME is game.rules.game_of("toy")
    assert GAME is game.rules.games()["toy"]
    with pytest.raises(SetupError):
        game.rules.game_of("chess")


def test_the_program_proves_itself(command, monkeypatch):
    monkeypatch.setattr("game.app.doors.proving.main", lambda: 3)

    assert 3 == command("--self-test").code
