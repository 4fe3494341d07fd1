"""Ways to play a game: with each number of players, every two choices that go together meet."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from game.engine import Game, Setup, SetupError

#: After so many set-ups that bring nothing new, what has not met does not go together.
PATIENCE = 2_000

#: A number of players and two choices, as settled in one set-up.
Meeting = frozenset[tuple[str, object]]


@cache
def ways_of(game: Game) -> tuple[Setup, ...]:
    """Few set-ups in which all that go together meet: a number of players and two choices."""
    found: list[Setup] = []
    met: set[Meeting] = set()
    idle = 0
    chance = random.Random(game.id)
    while idle < PATIENCE:
        setup = _any_setup(game, chance)
        fresh = set(_meetings(setup)) - met if _is_playable(game, setup) else set()
        idle = 0 if fresh else idle + 1
        if fresh:
            found.append(setup)
            met |= fresh
    return tuple(found)


def _any_setup(game: Game, chance: random.Random) -> Setup:
    least, most = game.seats
    options = tuple((choice.name, chance.choice(choice.values)) for choice in game.choices)
    return Setup(game.id, chance.randint(least, most), 0, options)


def _is_playable(game: Game, setup: Setup) -> bool:
    try:
        game.checked(setup)
    except SetupError:
        return False
    return True


def _meetings(setup: Setup) -> Iterator[Meeting]:
    players = ("players", setup.players)
    size = min(2, len(setup.options))
    return (frozenset((players, *some)) for some in combinations(setup.options, size))
