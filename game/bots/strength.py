"""How strong players are: one against others of the level below, seat by seat, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

from attrs import frozen

from game.bots.registry import make_player
from game.engine import Game, Setup, Situation
from game.engine.quick import Quick

#: Standard errors on both sides of a share: 95 of 100 such intervals hold the true one.
SIGMAS = 1.96


class EndlessError(Exception):
    """A game of bots that does not end."""


@frozen
class Match:
    """One game of a ladder: who is tried, against whom, at which seat."""

    setup: Setup
    name: str
    others: str
    seat: int


def matches(first: Setup, name: str, others: str, games: int) -> list[Match]:
    """So many games, each with a seed of its own and one seat further on.

    The seat follows from the seed, so that a count in pieces, however small, goes around as well.
    """
    return [
        Match(
            Setup(first.game, first.players, first.seed + number, first.options),
            name,
            others,
            (first.seed + number) % first.players,
        )
        for number in range(games)
    ]


def played(game: Game, match: Match, most: int = 100_000) -> float:
    """Play a game: 1 if it was won, a part of it if it was shared, 0 if it was lost."""
    setup = match.setup
    names = [match.others] * setup.players
    names[match.seat] = match.name
    players = [make_player(name, seat, setup.seed, game) for seat, name in enumerate(names)]
    quick = Quick(game.opening(setup), setup.seed)
    quick.begin()
    while (decision := quick.decision) is not None:
        if quick.commit > most:
            raise EndlessError(f"{setup} does not end")
        quick.choose(players[decision.seat].choose(Situation(game, decision, quick.table)))
    result = quick.table.result
    assert result is not None
    return 1 / len(result.winners) if match.seat in result.winners else 0.0


@frozen
class Share:
    """How many games of how many were won, and where the true share lies (Wilson)."""

    won: float
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the most that the true share may be."""
        share, square = self.share, SIGMAS**2 / self.games
        middle = (share + square / 2) / (1 + square)
        width = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
        return max(0.0, middle - width), min(1.0, middle + width)


def rungs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Each player with the one below it."""
    return [(upper, lower) for lower, upper in pairwise(names)]
