"""An end has a reason; a table may win or lose together; a rival has a score but no seat."""

import random

import pytest

from game.engine import Session, Setup
from game.engine.codec import codec
from tests.contract.playing import pick
from tests.toy import GAME

TOGETHER = (("fair", True), ("fox", True), ("together", True))


def played(seed, *options, players=3):
    session, chance = Session.begin(GAME, Setup("toy", players, seed, options)), random.Random(seed)
    while session.decision is not None:
        session.choose(pick(session.decision, chance))
    return session


def test_the_end_has_a_reason_with_what_it_speaks_of():
    result = played(1).table.result

    assert ("toy-end", (("number", 4),)) == (result.reason, result.about)
    assert (False, ()) == (result.together, result.rivals)


@pytest.mark.parametrize("seed", range(12))
def test_a_table_that_plays_together_wins_with_all_seats_or_with_none(seed):
    result = played(seed, *TOGETHER).table.result

    assert result.together
    won = sum(result.scores) > 3 * result.rivals[0]
    assert ((0, 1, 2) if won else ()) == result.winners
    assert ("toy-end-won" if won else "toy-end-lost") == result.reason


def test_both_ways_to_end_together_happen():
    reasons = {played(seed, *TOGETHER).table.result.reason for seed in range(12)}

    assert {"toy-end-won", "toy-end-lost"} == reasons


def test_a_rival_is_an_owner_with_a_score_and_without_a_seat():
    session = played(3, ("fair", True), ("fox", True))

    (fox,) = GAME.rivals(session.setup)

    assert ("fox", "toy-fox") == (fox.owner, fox.name)
    assert session.table.result.rivals == (fox.score(session.table),)
    assert 3 == len(session.table.result.scores)
    assert () == GAME.rivals(Setup("toy", 3, 1))


def test_a_result_is_written_down_whole():
    table, reader = played(2, *TOGETHER).table, codec(GAME)

    assert table == reader.table(reader.table_to_json(table))
