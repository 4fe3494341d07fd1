"""How well Euthia's Monsters are played: the same Heroes against Monsters of each level of player.

    python -m tools.learning.monsters --players 2 --games 40

Every seat plays its Hero as an adept. Whatever a seat is asked as the player of a Monster is
answered by a player of the level that is tried, so that only the Monsters differ.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

from game.bots import make_player
from game.bots.strength import Share
from game.engine import Setup, Situation
from game.engine.quick import Quick
from game.rules import game_of
from game.rules.euthia import zones
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout, is_fighting

GAME, HEROES = "euthia", "adept"


class Fights(NamedTuple):
    """The fights of a game: how many there were, how many a Hero won, and all Reputation."""

    fought: int
    won: int
    reputation: int


def played(level: str, players: int, seed: int) -> Fights:
    """Play The Hunt: its ledger knows every Monster that fell."""
    game = game_of(GAME)
    setup = game.checked(Setup(GAME, players, seed, ()))
    heroes = [make_player(HEROES, seat, seed, game) for seat in range(players)]
    monsters = [make_player(level, seat, seed, game) for seat in range(players)]
    quick = Quick(game.opening(setup), seed)
    quick.begin()
    while (decision := quick.decision) is not None:
        table, seat = quick.table, decision.seat
        rages = is_fighting(table) and Bout(table).player == seat != Bout(table).hero
        player = (monsters if rages else heroes)[seat]
        quick.choose(player.choose(Situation(game, decision, table)))
    found = [Hero(quick.table, seat) for seat in range(players)]
    won = sum([each.has(counter) for each in found for counter in zones.LEDGER])
    lost = sum([each.has(zones.KILLS) for each in found])
    return Fights(won + lost, won, sum([each.reputation for each in found]))


def main(argv: Sequence[str] | None = None) -> int:
    """A line for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="random,novice,adept,master")
    args = parser.parse_args(argv)
    for level in args.bots.split(","):
        seeds = range(args.seed, args.seed + args.games)
        games = [played(level, args.players, seed) for seed in seeds]
        fought, won, reputation = (sum(column) for column in zip(*games, strict=True))
        share = Share(won, fought)
        least, most = (100 * each for each in share.interval)
        print(
            f"{level}: {args.games} games, {fought} fights, Heroes won {100 * share.share:.1f} % "
            f"({least:.0f} to {most:.0f}), Reputation {reputation / args.games / args.players:.1f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
