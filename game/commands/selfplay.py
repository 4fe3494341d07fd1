"""`selfplay`: let bots play whole games, and check every table on the way."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from game.commands.output import Progress, json_line
from game.commands.series import Outcome, play_fast, play_kept, players_for, seated, set_apart
from game.commands.setups import add_setup, natural, setup_of
from game.engine import Game, Setup
from game.engine.disk import writing
from game.rules import game_of


def add(commands: Any) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("selfplay", help="let bots play", description=__doc__)
    add_setup(parser)
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAME,...",
        help="who plays, seat by seat; a short list starts over (default: random)",
    )
    parser.add_argument("--games", type=natural, default=1, metavar="K", help="how many games")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="seed of the first game; the next has S+1"
    )
    parser.add_argument(
        "--journals", type=Path, metavar="DIR", help="write the journal of each game there"
    )
    parser.add_argument(
        "--fast", action="store_true", help="do not check the tables, play on plain dicts"
    )
    parser.add_argument("--json", action="store_true", help="one JSON line a game, then a summary")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print how they went."""
    game = game_of(args.game)
    first = setup_of(args, game, args.seed)
    bots = seated(first.players, args.bots.split(","))
    game.opening(first)  # loads the content, which is no game's time
    if args.journals is not None:
        with writing(args.journals):
            args.journals.mkdir(parents=True, exist_ok=True)
    progress = Progress(args.games)
    total = Total()
    for number in range(args.games):
        progress.show(number, f"{total.rate(total.decisions):.0f} decisions/s")
        setup = game.checked(evolve(first, seed=first.seed + number))
        outcome = _play(args, game, setup, bots)
        total = total.plus(outcome)
        progress.clear()
        if total.games == 1:
            set_apart()
        (_print_json if args.json else _print_row)(setup, bots, outcome)
    _print_summary(args, total)
    return 0


@frozen
class Total:
    """All games so far."""

    games: int = 0
    decisions: int = 0
    events: int = 0
    seconds: float = 0.0

    def plus(self, outcome: Outcome) -> Total:
        """With one more game."""
        return Total(
            self.games + 1,
            self.decisions + outcome.decisions,
            self.events + outcome.events,
            self.seconds + outcome.seconds,
        )

    def rate(self, count: int) -> float:
        """So many a second."""
        return count / self.seconds if self.seconds else 0.0


def _play(args: argparse.Namespace, game: Game, setup: Setup, bots: tuple[str, ...]) -> Outcome:
    players = players_for(game, setup, bots)
    if args.fast and args.journals is None:
        return play_fast(game, setup, players)
    journal = None
    if args.journals is not None:
        journal = args.journals / f"{game.id}-{setup.players}-{setup.seed}.journal"
    return play_kept(game, setup, players, journal, checked=not args.fast)


def _print_json(setup: Setup, bots: tuple[str, ...], outcome: Outcome) -> None:
    json_line(
        {
            "game": setup.game,
            "seed": setup.seed,
            "players": setup.players,
            "bots": list(bots),
            "scores": list(outcome.result.scores),
            "winners": list(outcome.result.winners),
            "decisions": outcome.decisions,
            "events": outcome.events,
            "seconds": round(outcome.seconds, 6),
        }
    )


def _print_row(setup: Setup, bots: tuple[str, ...], outcome: Outcome) -> None:
    scores = " ".join(
        f"{score}{'*' if seat in outcome.result.winners else ''}"
        for seat, score in enumerate(outcome.result.scores)
    )
    print(
        f"seed {setup.seed}: scores {scores} (* wins), {outcome.decisions} decisions, "
        f"{outcome.events} events, {outcome.seconds:.3f} s"
    )


def _print_summary(args: argparse.Namespace, total: Total) -> None:
    decisions, events = total.rate(total.decisions), total.rate(total.events)
    if args.json:
        json_line(
            {
                "summary": True,
                "games": total.games,
                "decisions": total.decisions,
                "events": total.events,
                "seconds": round(total.seconds, 6),
                "decisions_per_s": round(decisions, 1),
                "events_per_s": round(events, 1),
            }
        )
        return
    print(
        f"{total.games} games, {total.decisions} decisions and {total.events} events in "
        f"{total.seconds:.2f} s: {decisions:.0f} decisions/s, {events:.0f} events/s"
    )
