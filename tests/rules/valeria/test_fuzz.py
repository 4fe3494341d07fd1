"""Random games of Valeria on dicts: whatever happens, the invariants of chapter 17 hold."""

from __future__ import annotations

import pytest

from game.bots import make_player
from game.engine import Setup, Situation
from game.engine.quick import Quick
from game.rules.valeria import GAME, zones
from game.rules.valeria.views import Warden
from tests.portions import VALERIA_GAMES

MOST_DECISIONS = 20_000


def setups(count):
    """Every number of players and every option in turn."""
    for seed in range(count):
        options = [
            ("champion_limit_unlock_order", ("any", "ascending")[seed // 5 % 2]),
            ("cycle_window_before_move", bool(seed // 10 % 2)),
        ]
        yield Setup("valeria", 1 + seed % 5, seed, tuple(options))


def play(setup):
    """A random game to its end, checked after every decision."""
    quick = Quick(GAME.opening(setup), setup.seed)
    players = [make_player("random", seat, setup.seed, GAME) for seat in range(setup.players)]
    quick.begin()
    influence = [0] * setup.players
    for _ in range(MOST_DECISIONS):
        decision = quick.decision
        if decision is None:
            return quick.table
        quick.choose(players[decision.seat].choose(Situation(GAME, decision, quick.table)))
        assert [] == list(GAME.broken(quick.table)), setup
        now = [Warden(quick.table, seat).influence for seat in range(setup.players)]
        assert all(before <= after for before, after in zip(influence, now, strict=True)), setup
        influence = now
    raise AssertionError(f"{setup} does not end")


@pytest.mark.parametrize("count", VALERIA_GAMES)
def test_random_games_end_with_nothing_broken_and_influence_never_falls(count):
    for setup in setups(count):
        table = play(setup)
        turns = {table.count(zones.warden(seat), zones.TURNS) for seat in range(setup.players)}
        assert 1 == len(turns), setup
