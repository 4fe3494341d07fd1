"""Who sees a piece depends on its place, on the piece, and on who has looked at it."""

import pytest

from game.engine import Session, Setup, lay
from game.engine.codec import CodecError, codec
from game.engine.events import Marked, Moved
from game.engine.peeks import PEEKED
from game.engine.reveals import Revealed, revealed
from game.engine.secrecy import NO_SEAT, events_for, has_secrets, hidden_pieces, view
from tests.engine.small import choose, recorder
from tests.toy import GAME
from tests.toy.fair import AskTeller, BidCoins

RED, BLUE = 0, 1
PILE = lay({"pile.0": ["rope.0", "map.0", "moth.0"], "hand.0": ["crown.0"], "deck": ["rope.1"]})


def after(table, *events):
    play = recorder(table)
    for event in events:
        play.record(event)
    return play.table.freeze()


def test_of_a_pile_the_top_is_open_and_the_rest_its_owners():
    assert ("?card.pile.0.0", "?card.pile.0.1", "moth.0") == view(GAME, PILE, BLUE).zone("pile.0")
    assert ("rope.0", "map.0", "moth.0") == view(GAME, PILE, RED).zone("pile.0")
    assert {"rope.0", "map.0", "crown.0", "rope.1"} == hidden_pieces(GAME, PILE, BLUE)


def test_what_goes_onto_the_pile_is_named_as_far_as_it_is_seen():
    move = Moved(("crown.0",), "hand.0", "pile.0", 0)

    (below,) = events_for(GAME, PILE, [move], BLUE)
    (on_top,) = events_for(GAME, PILE, [Moved(("crown.0",), "hand.0", "pile.0")], BLUE)

    assert ("?card.hand.0.0",) == below.pieces
    assert ("crown.0",) == on_top.pieces


def test_taking_the_top_away_reveals_what_lay_below():
    taken = Moved(("moth.0",), "pile.0", "offer")

    assert (Revealed(("map.0",), None),) == revealed(GAME, PILE, [taken])


def test_covering_the_top_reveals_only_the_cover():
    covered = Moved(("crown.0",), "hand.0", "pile.0")

    assert (Revealed(("crown.0",), None),) == revealed(GAME, PILE, [covered])


@pytest.fixture
def session():
    begun = Session.begin(GAME, Setup("toy", 2, 7, (("fair", True),)))
    return choose(begun, BidCoins, BidCoins, AskTeller)


def test_what_a_seat_peeked_at_it_sees_and_nobody_else(session):
    top = session.table.zone("deck")[0]

    assert top == view(GAME, session.table, RED).zone("deck")[0]
    assert "?card.deck.0" == view(GAME, session.table, BLUE).zone("deck")[0]
    assert top not in repr(view(GAME, session.table, BLUE))


def test_a_peek_is_a_reveal_to_one_seat(session):
    top = session.table.zone("deck")[0]

    assert (Revealed((top,), frozenset({RED})),) == session.commits[-1].revealed
    assert () == dict(session.why_not_undo(RED).args)["things"]


def test_the_others_hear_nothing_of_what_was_peeked_at(session):
    top = session.table.zone("deck")[0]

    assert top not in repr(session.heard(session.cursor, BLUE))
    assert top in repr(session.heard(session.cursor, RED))


def test_a_piece_that_moves_or_is_shuffled_is_hidden_again():
    seen = after(PILE, Marked(PEEKED, ((BLUE, "rope.1"), (BLUE, "rope.0"))))
    moved, mixed = recorder(seen), recorder(seen)

    moved.move("rope.1", to="hidden.0")
    mixed.shuffle("pile.0")

    assert ((BLUE, "rope.0"),) == moved.table.marks[PEEKED]
    assert ((BLUE, "rope.1"),) == mixed.table.marks[PEEKED]


def test_forgetting_reveals_nothing():
    seen = after(PILE, Marked(PEEKED, ((BLUE, "rope.1"), (BLUE, "rope.0"))))

    assert () == revealed(GAME, seen, [Marked(PEEKED, ((BLUE, "rope.0"),))])
    assert [Marked(PEEKED, None)] == events_for(GAME, seen, [Marked(PEEKED, None)], BLUE)
    assert [None] == events_for(GAME, seen, [Marked(PEEKED, None)], RED)


def test_a_seat_has_secrets_while_it_knows_what_not_everybody_does():
    bare = lay({"deck": ["rope.0"], "offer": ["map.0"]})

    assert not has_secrets(GAME, bare, RED)
    assert has_secrets(GAME, PILE, RED)
    assert not has_secrets(GAME, PILE, BLUE)
    assert has_secrets(GAME, after(bare, Marked(PEEKED, ((BLUE, "rope.0"),))), BLUE)
    assert {"rope.0"} == hidden_pieces(GAME, bare, NO_SEAT)


@pytest.mark.parametrize("mark", [3, "x", [3], [[0]], [["rope.0", 0]], [[0, "rope.0", 1]]])
def test_a_mark_from_a_file_that_holds_no_peeks_is_refused(mark):
    plain = codec(GAME).table_to_json(PILE) | {"marks": [[PEEKED, mark]]}

    with pytest.raises(CodecError, match="peek"):
        codec(GAME).table(plain)


def test_peeks_come_back_from_a_file():
    looked = after(PILE, Marked(PEEKED, ((BLUE, "rope.0"),)))

    assert looked == codec(GAME).table(codec(GAME).table_to_json(looked))
