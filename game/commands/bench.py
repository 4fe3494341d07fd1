"""`bench`: how fast things are on this machine, in the processor's time."""

from __future__ import annotations

import argparse
from typing import Any

from game.commands.measures import measure
from game.commands.output import columns, json_line
from game.commands.shot import add_of_app
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


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("bench", help="measure speed", description=__doc__)
    subjects = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    engine = subjects.add_parser("engine", help="the engine, game by game")
    engine.add_argument("--game", metavar="GAME", help="only this one")
    engine.add_argument("--json", action="store_true", help="one JSON list")
    engine.set_defaults(run=run)
    add_of_app(subjects, "app", "the screen", module="bench")


def run(args: argparse.Namespace) -> int:
    """Measure the games and print the figures."""
    wanted = games().values() if args.game is None else (game_of(args.game),)
    figures = [measure(game) for game in wanted]
    if args.json:
        json_line(figures)
        return 0
    for game in figures:
        print(game["game"])
        columns([("", _shown(game[name]), about) for name, about in ABOUT.items()])
    return 0


def _shown(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:,}"
