"""A series of games on the command line, and the tables of figures made of it.

Players are names of bots, in a circle; they change seats from game to game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time
from typing import TypeVar

from game.engine import Game, Setup
from game.engine.game import OptionValue
from game.rules import game_of
from tools.balance.listening import Record

R = TypeVar("R", bound=Record)
Lines = Iterator[str]
Report = Callable[[Sequence[R]], Lines]
Play = Callable[[Game, Setup, Sequence[str]], R]


def run(
    game: str,
    play: Play[R],
    reports: Mapping[str, Report[R]],
    alone: Mapping[str, Report[R]],
    argv: Sequence[str] | None = None,
) -> int:
    """Play the games and print the tables that are asked for; ``alone`` are those of solo games."""
    args = _parser(game).parse_args(argv)
    known = {**reports, **(alone if args.players == 1 else {})}
    wanted = args.only.split(",") if args.only else list(known)
    start = process_time()
    records = list(_series(game, play, args))
    taken = process_time() - start
    print(f"{len(records)} games of {args.players} in {taken:.0f} s, bots {args.bots} {args.set}")
    for name in wanted:
        print(f"\n== {name}: {(known[name].__doc__ or '').strip()}")
        print("\n".join(known[name](records)))
    return 0


def _parser(game: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"tools.balance.{game}", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--only", default="", help="reports, separated by commas")
    return parser


def _series(name: str, play: Play[R], args: argparse.Namespace) -> Iterator[R]:
    """All the games; in each, the bots sit one seat further."""
    game = game_of(name)
    names = args.bots.split(",")
    options = tuple(_option(each) for each in args.set)
    for number in range(args.games):
        bots = [names[(seat + number) % len(names)] for seat in range(args.players)]
        setup = game.checked(Setup(name, args.players, args.seed + number, options))
        yield play(game, setup, bots)


def _option(given: str) -> tuple[str, OptionValue]:
    name, _, value = given.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value
