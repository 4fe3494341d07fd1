"""A composed decision: parts in any order, nothing written before it is made."""

import pytest

from game.engine import Refusal, Session, Setup
from game.engine.codec import codec
from game.engine.events import Chosen
from game.engine.journal import Journal, read
from game.engine.quick import Quick
from tests.engine.small import choose, option
from tests.toy import GAME
from tests.toy.fair import BidCoins, Bundle, PutIn, Sell, SellBundle, TakeOut
from tests.toy.steps import Back


@pytest.fixture
def session():
    """The first trader of the fair puts a bundle together."""
    begun = Session.begin(GAME, Setup("toy", 2, 7, (("fair", True),)))
    return choose(begun, BidCoins, BidCoins, SellBundle)


def hand(session):
    return session.table.zone(f"hand.{session.decision.seat}")


def test_parts_are_taken_in_any_order_and_change_nothing(session):
    table, commits = session.table, len(session.commits)
    one, other = hand(session)

    assert session.choose(PutIn(other)) is None
    assert session.choose(PutIn(one)) is None

    assert (other, one) == session.decision.step.cards
    assert (table, commits) == (session.table, len(session.commits))


def test_a_part_can_be_taken_out_again(session):
    one, other = hand(session)

    session.choose(PutIn(one))
    session.choose(PutIn(other))
    session.choose(TakeOut(one))

    assert (other,) == session.decision.step.cards
    assert PutIn(one) in session.decision.options


def test_the_decision_is_one_commit_that_holds_everything(session):
    one, other = hand(session)
    number = session.cursor

    session.choose(PutIn(one))
    session.choose(PutIn(other))
    session.choose(Sell((one, other)))

    assert number + 1 == session.cursor
    assert Chosen(0, Sell((one, other))) == session.commits[-1].chosen
    assert (one, other) == session.table.zone("pile.0")


def test_a_decision_is_never_made_for_the_player(session):
    """Not even where nothing but going on is left."""
    for card in hand(session):
        session.choose(PutIn(card))

    assert Sell(session.decision.step.cards) in session.decision.options
    assert session.is_drafting


def test_what_is_not_enough_yet_is_refused_with_its_reason(session):
    refused = dict(session.offers)

    assert Refusal("toy-bundle-empty") == refused[Sell(())]
    assert Sell(()) not in session.decision.options


def test_the_preview_follows_the_draft(session):
    session.choose(PutIn(hand(session)[0]))

    (line,) = session.decision.step.preview(session.table)

    assert ("toy-bundle-coins", 1) == (line.key, dict(line.args)["coins"])


def test_a_warning_speaks_against_a_draft_and_forbids_nothing(session):
    one, other = hand(session)
    session.choose(PutIn(one))
    (line,) = session.decision.step.warnings(session.table)

    assert "toy-bundle-poor" == line.key
    assert Sell((one,)) in session.decision.options
    session.choose(PutIn(other))
    assert () == session.decision.step.warnings(session.table)


def test_a_whole_decision_may_be_given_at_once(session):
    one, other = hand(session)

    session.choose(Sell((other, one)))

    assert (other, one) == session.table.zone("pile.0")


@pytest.mark.parametrize("cards", [(), ("crown.0",), ("rope.0", "rope.0"), ("nothing",)])
def test_a_decision_that_no_draft_leads_to_is_refused(session, cards):
    cards = tuple(card for card in cards if card not in hand(session)) or (hand(session)[0],) * 2

    with pytest.raises(ValueError, match="not offered"):
        session.choose(Sell(cards))


def test_undo_takes_parts_back_before_decisions(session):
    number = session.cursor
    session.choose(PutIn(hand(session)[0]))

    assert session.why_not_undo() is None
    session.undo()

    assert (number, ()) == (session.cursor, session.decision.step.cards)


def test_a_way_back_decides_nothing_of_the_draft(session):
    session.choose(PutIn(hand(session)[0]))
    session.choose(Back())

    assert not session.is_drafting
    assert option(session, SellBundle)


def test_a_draft_is_dropped_when_the_session_goes_elsewhere(session):
    session.choose(PutIn(hand(session)[0]))

    session.jump(session.cursor - 1)

    assert not session.is_drafting
    assert not isinstance(session.decision.step, Bundle)


def test_nothing_of_a_draft_is_in_the_journal(session, tmp_path):
    path = tmp_path / "fair.jsonl"
    journal = Journal.create(path, session)
    before = path.read_bytes()

    session.choose(PutIn(hand(session)[0]))
    assert before == path.read_bytes()
    session.choose(Sell((hand(session)[0],)))
    journal.close()

    again = read(path, GAME).session
    assert session.table == again.table
    assert session.commits[-1].events == again.commits[-1].events


def test_a_quick_game_composes_as_well(session):
    quick = Quick(session.table, session.setup.seed, session.cursor)
    quick.begin()
    part = quick.decision.options.index(PutIn(hand(session)[0]))

    quick.choose(part)

    assert (session.cursor, session.table) == (quick.commit, quick.table.table())
    assert (hand(session)[0],) == quick.decision.step.cards


def test_a_draft_can_be_written_down(session):
    session.choose(PutIn(hand(session)[0]))
    reader = codec(GAME)

    assert session.decision.step == reader.step(reader.to_json(session.decision.step))
