"""Whose it is: where a piece came from to where it lies."""

from __future__ import annotations

from game.app.table.belonging import came_from
from game.engine.game import Setup
from game.engine.session import Session
from tests.engine.small import choose
from tests.toy import GAME
from tests.toy.steps import Buy
from tests.toy.zones import DECK, OFFER, hand


def bought() -> tuple[Session, str]:
    """A trader has bought something, which is in the hand now."""
    session = Session.begin(GAME, Setup("toy", 2, 7))
    choose(session, Buy)
    return session, session.table.zone(hand(0))[-1]


def test_a_piece_came_from_where_it_lay_before() -> None:
    session, card = bought()

    assert OFFER == came_from(session, card)


def test_what_nobody_moved_came_from_nowhere() -> None:
    session, _ = bought()
    lying = session.table.zone(DECK)[-1]

    assert came_from(session, lying) is None


def test_what_is_taken_back_never_came() -> None:
    session, card = bought()
    session.undo(force=True)

    assert hand(0) != session.table.places[card]
    assert came_from(session, card) in (None, DECK)
