"""Random games of Rivenoire on dicts: whatever happens, the invariants hold and the game ends."""

from __future__ import annotations

import pytest

from game.bots import make_player
from game.engine import Setup, Situation
from game.engine.invariants import problems
from game.engine.quick import Quick
from game.rules.rivenoire import GAME, zones
from tests.portions import RIVENOIRE_GAMES

MOST_DECISIONS = 5_000


def setups(count):
    """Every number of players and every option in turn."""
    for seed in range(count):
        yield Setup("rivenoire", 2 + seed % 3, seed, (("top_of_hand", bool(seed // 3 % 2)),))


@pytest.mark.parametrize("count", RIVENOIRE_GAMES)
def test_random_games_end_and_break_nothing(count):
    for setup in setups(count):
        opening = GAME.opening(setup)
        box = frozenset(opening.places)
        bots = [make_player("random", seat, setup.seed, GAME) for seat in range(setup.players)]
        game = Quick(opening, setup.seed)
        game.begin()
        decisions = 0
        while (decision := game.decision) is not None:
            game.choose(bots[decision.seat].choose(Situation(GAME, decision, game.table)))
            decisions += 1
            assert [] == list(problems(GAME, game.table, box)), (setup, decisions)
            assert decisions < MOST_DECISIONS, setup
        assert 6 == len(game.table.zone(zones.MONSTERS_GONE))
        assert game.table.result is not None
