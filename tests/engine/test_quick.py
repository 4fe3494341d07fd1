"""The quick game for bots is the same game."""

import random

import pytest

from game.engine.quick import Quick
from tests.engine.small import SETUP, toy
from tests.toy import GAME


def quick(seed=7):
    game = Quick(GAME.opening(SETUP), seed)
    game.begin()
    return game


@pytest.mark.parametrize("seed", range(5))
def test_same_seed_and_choices_same_game(seed):
    session, fast, chooser = toy(seed), quick(seed), random.Random(seed)

    while session.decision:
        assert session.decision == fast.decision
        index = chooser.randrange(len(session.decision.options))
        session.choose(index)
        fast.choose(index)
        assert session.table == fast.table.table()

    assert fast.decision is None
    assert sum(len(commit.events) for commit in session.commits) == fast.events


def test_a_quick_game_may_start_in_the_middle_of_a_session():
    session = toy()
    for _ in range(5):
        session.choose(0)

    fast = Quick(session.table, session.setup.seed, session.cursor)
    fast.begin()
    while session.decision:
        session.choose(0)
        fast.choose(0)

    assert session.table == fast.table.table()


def test_a_fork_goes_its_own_way_with_the_same_dice():
    game = quick()
    fork = game.fork()
    before = game.table.table()

    fork.choose(0)

    assert before == game.table.table()
    game.choose(0)
    assert fork.table.table() == game.table.table()
    assert fork.decision == game.decision


def test_nothing_can_be_chosen_after_the_end():
    game = quick()
    while game.decision:
        game.choose(0)

    with pytest.raises(ValueError, match="over"):
        game.choose(0)
