"""The arguments that set up a game, shared by the commands that play one."""

from __future__ import annotations

import argparse

from game.engine import Game, Setup
from game.engine.game import OptionValue

_SPOKEN = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add GAME, --players and --option."""
    parser.add_argument("game", metavar="GAME", help="the id of a game (see the command list)")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats are taken")
    parser.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="K=V",
        help="settle a choice of the game; may be given several times",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --lang."""
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="language of sentences")


def natural(given: str) -> int:
    """A whole number of one or more."""
    number = int(given)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{given} is not one or more")
    return number


def setup_of(args: argparse.Namespace, game: Game, seed: int) -> Setup:
    """The set-up that was asked for, if the game can be played like this."""
    options = {name: _value(game, name, given) for name, given in args.option}
    players = usual_players(game) if args.players is None else args.players
    return game.checked(Setup(game.id, players, seed, tuple(options.items())))


def usual_players(game: Game) -> int:
    """Two, where the game allows it."""
    least, most = game.seats
    return min(max(2, least), most)


def _pair(given: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{given!r} is not of the form name=value")
    return name, value


def _value(game: Game, name: str, given: str) -> OptionValue:
    """The legal value that these letters mean; the letters themselves if there is none."""
    for choice in game.choices:
        for value in choice.values if choice.name == name else ():
            if isinstance(value, bool):
                if _SPOKEN.get(given.lower()) is value:
                    return value
            elif str(value) == given:
                return value
        if choice.name == name and given.isdecimal() and choice.takes(int(given)):
            return int(given)
    return given
