"""Figures about the balance of Monster Lands.

    python -m tools.balance.monster_lands --games 300 --players 4 --bots adept
    python -m tools.balance.monster_lands --players 4 --bots adept-mine,adept,adept,adept
    python -m tools.balance.monster_lands --players 1 --set scenario=3 --only ranks,points

Bots are named seat by seat, a short list starts over; they change seats from game to game.
``adept-mine`` is an adept that never visits the Mine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from game.engine import Setup
from game.engine.game import OptionValue
from game.rules import game_of
from tools.balance.records import Record, play
from tools.balance.reports import EVERYTHING, SOLO

GAME = "monster_lands"


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and print the tables that are asked for."""
    args = _parser().parse_args(argv)
    reports = EVERYTHING | (SOLO if args.players == 1 else {})
    wanted = args.only.split(",") if args.only else list(reports)
    start = perf_counter()
    records = series(args)
    taken = perf_counter() - start
    print(f"{len(records)} games of {args.players} in {taken:.0f} s, bots {args.bots} {args.set}")
    for name in wanted:
        print(f"\n== {name}: {(reports[name].__doc__ or '').strip()}")
        print("\n".join(reports[name](records)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.balance.monster_lands", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--only", default="", help="reports, separated by commas")
    return parser


def series(args: argparse.Namespace) -> list[Record]:
    """All the games; in each, the bots sit one seat further."""
    game = game_of(GAME)
    names = args.bots.split(",")
    options = tuple(_option(each) for each in args.set)
    records = []
    for number in range(args.games):
        bots = [names[(seat + number) % len(names)] for seat in range(args.players)]
        setup = game.checked(Setup(GAME, args.players, args.seed + number, options))
        records.append(play(game, setup, bots))
    return records


def _option(given: str) -> tuple[str, OptionValue]:
    name, _, value = given.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


if __name__ == "__main__":
    sys.exit(main())
