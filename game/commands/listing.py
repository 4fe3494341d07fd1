"""`list`: the games, how many can play, and what can be settled before."""

from __future__ import annotations

import argparse
from typing import Any

from game.commands.output import columns, json_line
from game.commands.words import Wording
from game.engine import Game
from game.rules import games


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("list", help="the games on the shelf", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON list")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the games."""
    entries = [_entry(game) for game in games().values()]
    if args.json:
        json_line(entries)
    elif entries:
        columns([("id", "name", "players", "options"), *map(_row, entries)])
    else:
        print("No game is on the shelf yet.")
    return 0


def _entry(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": Wording("en", game).title(),
        "players": list(game.seats),
        "modes": list(game.modes),
        "options": {
            choice.name: {
                "values": list(choice.values),
                "default": choice.default,
                **({"from": choice.also[0], "to": choice.also[-1]} if choice.also else {}),
            }
            for choice in game.choices
        },
    }


def _row(entry: dict[str, Any]) -> tuple[str, ...]:
    least, most = entry["players"]
    options = "; ".join(
        f"{name}={'|'.join(map(str, option['values']))}"
        for name, option in entry["options"].items()
    )
    return entry["id"], entry["name"], f"{least}-{most}", options
