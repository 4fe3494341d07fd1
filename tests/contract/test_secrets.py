"""A seat learns nothing that it may not know, from its view or from the events it hears of."""

import random

from game.engine.chance import Chance
from game.engine.codec import codec
from game.engine.events import Marked, Rolled, Shuffled
from game.engine.invariants import check
from game.engine.redeal import redeal
from game.engine.secrecy import (
    NO_SEAT,
    SECRET,
    audiences,
    events_for,
    hidden_pieces,
    is_hidden,
    view,
)
from tests.contract.playing import (
    UNCOVERING,
    at,
    box_of,
    games_of,
    moments_of,
    never_seen,
    peeked,
    played_on,
    seats_of,
    tables_of_events,
    words_in,
    written,
)


def test_a_view_holds_no_hidden_piece(entry, game):
    for session in moments_of(entry):
        table = session.table
        for seat in seats_of(session):
            secrets = hidden_pieces(game, table, seat) - peeked(table, seat)
            seen = words_in(written(game, view(game, table, seat)))
            assert set() == secrets & seen, (session.setup, session.cursor, seat)


def test_a_view_keeps_every_zone_and_what_is_open_in_it(entry, game):
    for session in moments_of(entry):
        table = session.table
        for seat in seats_of(session):
            seen = view(game, table, seat)
            assert {zone: len(held) for zone, held in table.zones.items()} == {
                zone: len(held) for zone, held in seen.zones.items()
            }
            for zone, held in table.zones.items():
                for place, audience in enumerate(audiences(game, zone, held)):
                    if not is_hidden(audience, seat):
                        assert held[place] == seen.zone(zone)[place]


def test_a_redealt_table_looks_the_same_to_the_seat_and_breaks_nothing(entry, game):
    for number, session in enumerate(moments_of(entry)):
        table = session.table
        for seat in (*seats_of(session), NO_SEAT):
            other = redeal(game, table, seat, Chance(number, seat + 1))

            assert view(game, table, seat) == view(game, other, seat)
            check(game, other, box_of(session))


def test_an_imagined_game_can_be_played_to_its_end(entry, game):
    for number, session in enumerate(moments_of(entry)):
        if not session.is_over:
            seat = number % (session.setup.players + 1) - 1
            played_on(session.imagined(seat, seed=number), random.Random(number))


def test_a_redealt_table_is_another_one(entry, game):
    for number, session in enumerate(moments_of(entry)):
        table = session.table
        worlds = [redeal(game, table, NO_SEAT, Chance(number, deal)) for deal in range(3)]

        if len(hidden_pieces(game, table, NO_SEAT)) > 5:
            assert any(world != table for world in worlds)


def test_events_as_a_seat_hears_of_them_hold_no_hidden_piece(entry, game):
    writer = codec(game)
    for played in games_of(entry):
        before = game.opening(played.setup)
        for commit in played.session.commits:
            whole = [words_in(writer.to_json(event)) for event in commit.events]
            for seat in seats_of(played.session):
                secrets = never_seen(game, before, commit, seat)
                known = events_for(game, before, commit.events, seat)
                for event, heard, words in zip(commit.events, known, whole, strict=True):
                    if heard is event:
                        told = words
                    else:
                        told = set() if heard is None else words_in(writer.to_json(heard))
                    assert set() == secrets & told, (played.setup, commit.number, seat, event)
            before = commit.table


def test_nothing_offered_or_refused_names_what_the_chooser_may_not_know(entry, game):
    for session in moments_of(entry):
        if session.is_over:
            continue
        seat = session.decision.seat
        secrets = hidden_pieces(game, session.table, seat) - peeked(session.table, seat)
        for option, refusal in session.offers:
            named = words_in(codec(game).to_json(option)) | said_by(refusal)
            assert set() == secrets & named, (session.setup, session.cursor, option)
        seen = view(game, session.table, seat)
        for thing in (*seen.places, *seen.zones):
            assert set() == secrets & said_by(session.why_not(seat, thing))


def said_by(refusal):
    """Every word that a refusal speaks of."""
    return set() if refusal is None else words_in(refusal.args)


def test_why_not_says_nothing_of_a_hidden_piece_but_that_it_is_hidden(entry, game):
    for session in moments_of(entry):
        if session.is_over:
            continue
        seat = session.decision.seat
        hidden = hidden_pieces(game, session.table, seat)
        assert {"why-not-hidden"} >= {session.why_not(seat, each).key for each in hidden}


def test_what_was_revealed_bars_the_way_back(entry, game):
    """A commit is undone freely if, and only if, nobody learnt anything by it, lookers-on included.

    Somebody alone at the table knew its own traps before they were shown; who looks on did not.
    """
    for played in games_of(entry):
        seats, before = (*seats_of(played.session), NO_SEAT), played.session.commits[0]
        for commit in played.session.commits[1:]:
            known = any(learnt(game, before.table, commit, seat) for seat in seats)
            session = at(played.session, commit.number)
            barred = session.why_not_undo(commit.chosen.seat) is not None
            assert known == barred, (played.setup, commit.number)
            if commit.chosen.option.secret:
                assert session.why_not_undo() is not None
            before = commit


def learnt(game, before, commit, seat):
    """Pieces that came to lie open to a seat in a commit, dice that fell, and what it was told."""
    found, seen = set(), set(before.places) - hidden_pieces(game, before, seat)
    for event, table in tables_of_events(before, commit.events):
        now = seen
        if isinstance(event, UNCOVERING):
            now = set(table.places) - hidden_pieces(game, table, seat)
            found |= now - seen
            seen = now
        match event:
            case Rolled(dice):
                found.update(dice)
            case Shuffled(order=order):
                found |= now.intersection(order)
            case Marked(key, value) if key[:2] == (SECRET, seat) and value is not None:
                found |= words_in(value)
    return found
