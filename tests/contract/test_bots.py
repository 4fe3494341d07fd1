"""Players without hands: whoever plays, no question is ever asked twice on the same table."""

import pytest
from attrs import evolve

from game.bots import levels, make_player, player_names
from game.engine import Situation
from game.engine.quick import Quick
from tests.bots.hasty import HASTY
from tests.contract.playing import MOST_DECISIONS


@pytest.fixture(autouse=True)
def _hasty(monkeypatch):
    """Whoever thinks ahead does so for a moment only: the rules are tested, not the strength."""
    monkeypatch.setattr(levels, "MASTER", HASTY)


def test_nobody_is_asked_the_same_question_on_the_same_table_twice(entry, game):
    for name in player_names(game):
        # Whoever thinks ahead takes its time, and walks in the same circles as the others: the
        # way to play with the fewest players shows them.
        fewest = min(entry.setups, key=lambda setup: setup.players)
        setups = (fewest,) if name == "master" else entry.setups
        for number, chosen in enumerate(setups):
            setup = evolve(chosen, seed=100 + number)
            seats = range(setup.players)
            players = [make_player(name, seat, setup.seed, game) for seat in seats]
            quick = Quick(game.opening(setup), setup.seed)
            quick.begin()
            asked = set()
            while (decision := quick.decision) is not None:
                moment = decision.step, quick.table.table()
                assert moment not in asked, (name, setup, decision)
                assert len(asked) < MOST_DECISIONS, f"{setup} does not end"
                asked.add(moment)
                situation = Situation(game, decision, quick.table)
                quick.choose(players[decision.seat].choose(situation))
