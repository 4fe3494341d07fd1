"""`bench`: how fast things are on this machine, in the processor's time."""

from __future__ import annotations

import argparse
from typing import Any

from game.commands.measures import Figures, measure
from game.commands.output import columns, json_line
from game.commands.shot import add_of_app
from game.commands.thinking import LEVELS, measure_bots
from game.engine import Game
from game.rules import game_of, games

ABOUT = {
    "players": "seats at the table measured",
    "decisions": "decisions in the game measured",
    "events": "events in the game measured",
    "choices_per_s": "choices a second, on a bot's dicts",
    "answers_per_s": "the same with questions that answer themselves",
    "events_per_s": "events a second, on a bot's dicts",
    "session_choices_per_s": "choices a second, in a session",
    "session_events_per_s": "events a second, in a session",
    "fold_us": "us to fold an event in a session",
    "fold_dict_us": "us to fold an event on dicts",
    "options_us": "us to list the options of a decision",
    "fork_us": "us to fork a table, ready to be written on",
    "fork_dict_us": "us to fork a bot's dicts",
    "undo_us": "us to undo a decision",
    "keep_us": "us to play a decision and have it on disk, waiting not counted",
    "journal_open_ms": "ms to open the journal of a whole game",
    "journal_2000_open_ms": "ms to open a journal of 2,000 commits",
    "state_kb": "KB a retained state",
    "content_source_ms": "ms to load the content from its sources",
    "content_cache_ms": "ms to load the content from the cache",
}

ABOUT_BOTS = {
    "players": "seats at the table measured",
    "playouts_per_s": "worlds a second, from the middle of a game to the end of a round",
    "playouts_whole_per_s": "the same, as far as a master thinks",
    "rounds_ahead": "rounds that a master thinks ahead",
} | {
    f"{level}_{name}": f"{words}, {level}"
    for level in LEVELS
    for name, words in (
        ("moves", "moves in a game"),
        ("ms", "ms a move"),
        ("most_ms", "ms that 99 of 100 moves take at most"),
        ("worst_ms", "ms of the longest move"),
    )
}


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("bench", help="measure speed", description=__doc__)
    subjects = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    engine = subjects.add_parser("engine", help="the engine, game by game")
    engine.add_argument("--game", metavar="GAME", help="only this one")
    engine.add_argument("--json", action="store_true", help="one JSON list")
    engine.set_defaults(run=run)
    bots = subjects.add_parser("bots", help="the players without hands, game by game")
    bots.add_argument("--game", metavar="GAME", help="only this one")
    bots.add_argument("--seed", type=int, default=0, metavar="SEED", help="of the game measured")
    bots.add_argument("--json", action="store_true", help="one JSON list")
    bots.set_defaults(run=run_bots)
    add_of_app(subjects, "app", "the screen", module="bench")


def run(args: argparse.Namespace) -> int:
    """Measure the games and print the figures."""
    return _print([measure(game) for game in _wanted(args)], ABOUT, args.json)


def run_bots(args: argparse.Namespace) -> int:
    """Measure the players without hands and print the figures."""
    return _print([measure_bots(game, args.seed) for game in _wanted(args)], ABOUT_BOTS, args.json)


def _wanted(args: argparse.Namespace) -> list[Game]:
    return list(games().values()) if args.game is None else [game_of(args.game)]


def _print(figures: list[Figures], about: dict[str, str], as_json: bool) -> int:
    if as_json:
        json_line(figures)
        return 0
    for game in figures:
        print(game["game"])
        columns([("", _shown(game[name]), words) for name, words in about.items()])
    return 0


def _shown(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:,}"
