"""`ladder`: how strong the players of a game are, each against others of the level below."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from game.bots import player_names
from game.bots.strength import Match, Share, matches, played, rungs
from game.commands.output import Progress, columns, json_line
from game.commands.series import set_apart
from game.commands.setups import add_setup, natural, setup_of
from game.commands.words import Trouble
from game.engine import Game, text
from game.rules import game_of


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("ladder", help="how strong the bots are", description=__doc__)
    add_setup(parser)
    parser.add_argument("--games", type=natural, default=40, metavar="K", help="games a rung")
    parser.add_argument("--jobs", type=natural, default=1, metavar="J", help="games at a time")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    parser.add_argument(
        "--bots",
        metavar="NAME,...",
        help="who stands on the ladder, the weakest first (default: every player of the game)",
    )
    parser.add_argument("--json", action="store_true", help="one JSON line a rung")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play every rung and print how often the upper player won."""
    game = game_of(args.game)
    first = setup_of(args, game, args.seed)
    if first.players < 2:
        raise Trouble(text("ladder-alone"))
    names = args.bots.split(",") if args.bots else player_names(game)
    if len(names) < 2:
        raise Trouble(text("ladder-short", known=player_names(game)))
    set_apart()
    rows: list[Sequence[object]] = [("", "games", "won", "least", "most", "equal")]
    for name, others in rungs(names):
        begun = perf_counter()
        share = _climbed(game, matches(first, name, others, args.games), args.jobs)
        seconds = perf_counter() - begun
        if args.json:
            json_line(_line(game.id, first.players, name, others, share, seconds))
        else:
            least, most = share.interval
            cells = (share.share, least, most, 1 / first.players)
            rows.append((f"{name} over {others}", share.games, *(f"{each:.1%}" for each in cells)))
    if not args.json:
        columns(rows)
    return 0


def _climbed(game: Game, games: list[Match], jobs: int) -> Share:
    """Play the games of a rung."""
    progress, won = Progress(len(games)), 0.0
    with _results(game, games, jobs) as results:
        for number, result in enumerate(results, 1):
            won += result
            progress.show(number, f"{games[0].name} over {games[0].others}: {won / number:.0%}")
    progress.clear()
    return Share(won, len(games))


@contextmanager
def _results(game: Game, games: list[Match], jobs: int) -> Iterator[Iterator[float]]:
    """What comes of each game, here or in so many processes."""
    if jobs == 1:
        yield (played(game, each) for each in games)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield pool.imap(played_here, games)


def played_here(match: Match) -> float:
    """The same in another process, which finds the game by its id."""
    return played(game_of(match.setup.game), match)


def _line(
    game: str, players: int, name: str, others: str, share: Share, seconds: float
) -> dict[str, Any]:
    least, most = share.interval
    return {
        "game": game,
        "players": players,
        "player": name,
        "against": others,
        "games": share.games,
        "won": round(share.won, 2),
        "share": round(share.share, 4),
        "least": round(least, 4),
        "most": round(most, 4),
        "equal": round(1 / players, 4),
        "seconds": round(seconds, 1),
    }
