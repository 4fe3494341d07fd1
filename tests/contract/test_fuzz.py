"""Random games over all ways to play, with everything checked after every decision."""

import random

import pytest
from attrs import evolve

from game.engine import Session
from game.engine.invariants import check
from tests.contract.games import ENTRIES
from tests.contract.playing import MOST_DECISIONS, box_of, pick
from tests.contract.ways import ways_of
from tests.portions import FUZZ, FUZZ_PARTS


@pytest.mark.parametrize("portion", FUZZ)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_random_games_of_every_kind_end_with_nothing_broken(entry, portion):
    time, part = divmod(portion, FUZZ_PARTS)
    for number, way in list(enumerate(ways_of(entry.game)))[part::FUZZ_PARTS]:
        play(entry.game, evolve(way, seed=10_000 * time + number))


def play(game, setup):
    """A random game to its end; every table in between keeps the invariants."""
    session, chance = Session.begin(game, setup), random.Random(setup.seed)
    box = box_of(session)
    while session.decision is not None:
        assert session.cursor < MOST_DECISIONS, f"{setup} does not end"
        session.choose(pick(session.decision, chance))
        check(game, session.table, box)
