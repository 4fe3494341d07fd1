"""Random games over all player counts, levels, options and scenarios, with the invariants on."""

from __future__ import annotations

from itertools import product

import pytest

from game.bots import RandomPlayer
from game.engine import Session, Setup, Situation
from game.engine.invariants import check
from game.rules.monster_lands import GAME

LEVELS = ("tutorial", "normal", "heroic", "legendary")
#: Forty portions of fifty games each: 2,000 in all.
PORTIONS = 40
GAMES = 50


def every_way_to_play() -> list[Setup]:
    """All player counts with all levels and options, and every solo scenario on every level."""
    ways = []
    for players, level, favour, more, ambush in product(
        (2, 3, 4), LEVELS, (False, True), (False, True), (False, True)
    ):
        options = (
            ("level", level),
            ("queens_favour", favour),
            ("more_monsters", more),
            ("ambush", ambush),
        )
        ways.append(Setup("monster_lands", players, 0, options))
    for scenario, level, more in product(range(1, 11), LEVELS, (False, True)):
        options = (("level", level), ("scenario", scenario), ("more_monsters", more))
        setup = Setup("monster_lands", 1, 0, options)
        if GAME.why_not_setup(setup) is None:
            ways.append(setup)
    return ways


WAYS = every_way_to_play()


def play(setup: Setup) -> Session:
    """A random game to its end; every table in between keeps the invariants."""
    session = Session.begin(GAME, setup)
    pieces = frozenset(session.table.places)
    players = [RandomPlayer(f"{setup.seed}/{seat}") for seat in range(setup.players)]
    while session.decision is not None:
        decision = session.decision
        situation = Situation(GAME, decision, session.table)
        session.choose(players[decision.seat].choose(situation))
        check(GAME, session.table, pieces)
    return session


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_end_with_nothing_broken(portion):
    for number in range(portion * GAMES, (portion + 1) * GAMES):
        way = WAYS[number % len(WAYS)]
        session = play(Setup(way.game, way.players, number, way.options))

        result = session.table.result
        assert result is not None
        assert len(result.scores) == way.players
