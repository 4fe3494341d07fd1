"""Random games of Euthia on dicts: whatever happens, the invariants hold and the game ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots import make_player
from game.engine import Reading, Setup, Situation
from game.engine.quick import Quick
from game.rules.euthia import GAME, zones
from game.rules.euthia.meta import COMPETITIVE, COOPERATIVE, MAP_LIMITS, SCENARIOS, settings_of
from game.rules.euthia.views import Hero, round_number
from tests.portions import EUTHIA_GAMES

MOST_DECISIONS = 20_000


def setups(count: int) -> Iterator[Setup]:
    """Every number of players, mode, edge of the map and difficulty in turn."""
    for seed in range(count):
        players, turn = 1 + seed % 4, seed // 4
        options = [
            ("scenario", SCENARIOS[(turn + seed) % len(SCENARIOS)]),
            ("map_limit", MAP_LIMITS[turn % len(MAP_LIMITS)]),
            ("elites", bool(turn // 4 % 2) and not turn % 2),
            ("heroic", bool(turn // 2 % 2)),
        ]
        if players > 1:
            options.append(("mode", (COMPETITIVE, COOPERATIVE)[(turn + seed) % 2]))
        yield Setup("euthia", players, seed, tuple(options))


def play(setup: Setup) -> Reading:
    """A random game to its end, checked after every decision."""
    quick = Quick(GAME.opening(setup), setup.seed)
    players = [make_player("random", seat, setup.seed, GAME) for seat in range(setup.players)]
    quick.begin()
    for _ in range(MOST_DECISIONS):
        decision = quick.decision
        if decision is None:
            return quick.table
        quick.choose(players[decision.seat].choose(Situation(GAME, decision, quick.table)))
        assert [] == list(GAME.broken(quick.table)), setup
    raise AssertionError(f"{setup} does not end")


@pytest.mark.parametrize("count", EUTHIA_GAMES)
def test_random_games_end_after_their_last_round_with_nothing_left_in_the_air(count: int) -> None:
    for setup in setups(count):
        table = play(setup)

        scenario = settings_of(setup).scenario
        assert (scenario.finale or scenario.rounds) == round_number(table), setup
        for seat in range(setup.players):
            assert () == table.zone(zones.found(seat)), setup
            assert 0 <= Hero(table, seat).free_bags, setup
            assert len(Hero(table, seat).hand) <= 5, setup
