"""Whose it is: who brought a piece to where it lies."""

from __future__ import annotations

from game.app.table.belonging import brought_by
from game.engine.game import Setup
from game.engine.session import Session
from tests.engine.small import choose
from tests.toy import GAME
from tests.toy.steps import Buy
from tests.toy.zones import hand


def bought() -> tuple[Session, str]:
    """A trader has bought something, which is in the hand now."""
    session = Session.begin(GAME, Setup("toy", 2, 7))
    choose(session, Buy)
    return session, session.table.zone(hand(0))[-1]


def test_a_piece_was_brought_by_who_decided_what_moved_it_last() -> None:
    session, card = bought()

    assert 0 == brought_by(session, card)


def test_what_nobody_moved_was_brought_by_nobody() -> None:
    session, _ = bought()
    lying = session.table.zone("deck")[-1]

    assert brought_by(session, lying) is None


def test_what_is_taken_back_was_never_brought() -> None:
    session, card = bought()
    session.undo(force=True)

    assert brought_by(session, card) is None
