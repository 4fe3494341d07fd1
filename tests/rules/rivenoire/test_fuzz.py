"""Random games of Rivenoire on dicts: whatever happens, the invariants of the game hold."""

from __future__ import annotations

import pytest

from game.bots import make_player
from game.engine import Setup, Situation
from game.engine.quick import Quick
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import box
from tests.portions import RIVENOIRE_GAMES

MOST_DECISIONS = 5_000


def setups(count):
    """Every number of players and every option in turn."""
    for seed in range(count):
        yield Setup("rivenoire", 2 + seed % 3, seed, (("top_of_hand", bool(seed // 3 % 2)),))


def play(setup):
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


@pytest.mark.parametrize("count", RIVENOIRE_GAMES)
def test_random_games_end_with_nothing_broken_and_six_monsters_gone(count):
    for setup in setups(count):
        table = play(setup)
        assert box().numbers.rounds == len(table.zone(zones.MONSTERS_GONE)), setup
        assert () == table.zone(zones.LINE), setup
        assert () == table.zone(zones.MONSTER), setup
