"""Sealed decisions: several seats answer without knowing of each other, and all opens at once."""

import json

import pytest

from game.engine import Session, Setup
from game.engine.codec import codec
from game.engine.events import Chosen
from game.engine.options import Unknown
from game.engine.secrecy import view
from tests.engine.small import recorder
from tests.toy import GAME
from tests.toy.fair import Bid, BidCoins, Bids, FairTrade
from tests.toy.steps import Throw


@pytest.fixture
def session():
    return Session.begin(GAME, Setup("toy", 3, 7, (("fair", True),)))


def coins(session):
    return [session.table.count(f"trader.{seat}", "coins") for seat in range(3)]


def test_the_seats_are_asked_one_after_the_other(session):
    asked = []
    for bid in (1, 0, 2):
        asked.append(session.decision.seat)
        session.choose(BidCoins(bid))

    assert [0, 1, 2] == asked
    assert isinstance(session.decision.step, FairTrade)


def test_nothing_happens_before_the_last_answer_and_then_everything(session):
    session.choose(BidCoins(1))
    session.choose(BidCoins(0))
    before = coins(session)
    session.choose(BidCoins(2))

    assert [3, 3, 3] == before
    assert [2, 3, 1] == coins(session)


def test_the_answers_count_together(session):
    for bid in (1, 0, 2):
        session.choose(BidCoins(bid))

    order = [step.seat for step in reversed(session.table.agenda) if isinstance(step, FairTrade)]
    assert [2, 0, 1] == order


def test_nobody_learns_what_was_answered_nor_how_many_have(session):
    fresh = [view(GAME, session.table, seat) for seat in range(3)]
    session.choose(BidCoins(2))
    session.choose(BidCoins(1))

    assert fresh == [view(GAME, session.table, seat) for seat in range(3)]


def test_the_others_hear_that_something_was_chosen_and_not_what(session):
    session.choose(BidCoins(2))

    heard = [event for event in session.heard(1, 1) if event is not None]

    assert Chosen(0, Unknown()) == heard[0]
    assert "BidCoins" not in json.dumps([codec(GAME).to_json(event) for event in heard])


def test_sealed_answers_are_kept_with_the_game(session):
    session.choose(BidCoins(2))
    reader = codec(GAME)

    again = reader.table(reader.table_to_json(session.table))

    assert session.table == again
    assert (BidCoins(2),) == again.agenda[-1].answers


def test_an_answer_that_would_be_heard_is_a_mistake():
    play = recorder(view(GAME, GAME.opening(Setup("toy", 2, 1)), 0))

    with pytest.raises(TypeError, match="sealed"):
        Bids((Bid(0), Bid(1))).resolve(play, Throw())


def test_taking_a_secret_choice_of_another_back_needs_its_consent(session):
    session.choose(BidCoins(2))

    refused = session.why_not_undo(1)

    assert ("undo-secret", (("seat", 0),)) == (refused.key, refused.args)
    assert session.why_not_undo(0) is None
    session.undo(force=True)
    assert 0 == session.cursor
