"""A seat learns nothing that it may not know, from its view or from the events it hears of."""

import random

from attrs import evolve
from immutables import Map

from game.engine.codec import codec
from game.engine.events import Marked, Moved, Rolled, Shuffled
from game.engine.secrecy import SECRET, event_for, is_hidden, view
from tests.contract.playing import (
    at,
    games_of,
    hidden_pieces,
    moments_of,
    peeked,
    seats_of,
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
                if not is_hidden(game.audience(zone), seat):
                    assert held == seen.zone(zone)


def test_a_view_does_not_change_when_hidden_pieces_are_permuted(entry, game):
    for number, session in enumerate(moments_of(entry)):
        for seat in seats_of(session):
            other = permuted(game, session.table, seat, random.Random(number))
            assert view(game, session.table, seat) == view(game, other, seat)


def permuted(game, table, seat, chance):
    """The table with hidden pieces of the same back in each other's places."""
    spots = {}
    for zone in sorted(table.zones):
        if is_hidden(game.audience(zone), seat):
            for index, piece in enumerate(table.zone(zone)):
                spots.setdefault(game.back(piece), []).append((zone, index, piece))
    zones = {zone: list(held) for zone, held in table.zones.items()}
    for same in spots.values():
        pieces = [piece for *_, piece in same]
        chance.shuffle(pieces)
        for (zone, index, _), piece in zip(same, pieces, strict=True):
            zones[zone][index] = piece
    places = {piece: zone for zone, held in zones.items() for piece in held}
    return evolve(
        table, zones=Map({zone: tuple(held) for zone, held in zones.items()}), places=Map(places)
    )


def test_events_as_a_seat_hears_of_them_hold_no_hidden_piece(entry, game):
    writer = codec(game)
    for played in games_of(entry):
        before = game.opening(played.setup)
        for commit in played.session.commits:
            for seat in seats_of(played.session):
                secrets = never_seen(game, before, commit, seat)
                for event in commit.events:
                    heard = event_for(game, commit.table, event, seat)
                    told = set() if heard is None else words_in(writer.to_json(heard))
                    assert set() == secrets & told, (played.setup, commit.number, seat, event)
            before = commit.table


def never_seen(game, before, commit, seat):
    """The pieces that lie hidden from a seat all through a commit, and that it has not peeked at.

    A story may name a card just before the move that shows it, so the whole commit counts.
    """
    secrets = hidden_pieces(game, before, seat) - peeked(before, seat) - peeked(commit.table, seat)
    for event in commit.events:
        if isinstance(event, Moved) and not is_hidden(game.audience(event.target), seat):
            secrets -= set(event.pieces)
        if isinstance(event, Marked) and event.key[:2] == (SECRET, seat):
            secrets -= words_in(event.value)
    return secrets


def test_what_was_revealed_bars_the_way_back(entry, game):
    """A commit is undone freely if, and only if, nobody learnt anything by it."""
    for played in games_of(entry):
        seats, before = seats_of(played.session), played.session.commits[0]
        for commit in played.session.commits[1:]:
            known = {seat: learnt(game, commit, seat) for seat in seats}
            barred = at(played.session, commit.number).why_not_undo() is not None
            assert any(known.values()) == barred, (played.setup, commit.number)
            for seat in seats:
                shown = shown_to(game, commit.table, seat) - shown_to(game, before.table, seat)
                assert shown <= known[seat], (played.setup, commit.number, seat)
            before = commit


def shown_to(game, table, seat):
    """The pieces that a seat's view of a table names."""
    return {piece for piece in view(game, table, seat).places if not piece.startswith("?")}


def learnt(game, commit, seat):
    """Pieces that came to lie open to a seat in a commit, dice that fell, and what it peeked at."""
    found = set()
    for event in commit.events:
        match event:
            case Moved(pieces, origin, target):
                if is_hidden(game.audience(origin), seat) > is_hidden(game.audience(target), seat):
                    found.update(pieces)
            case Rolled(dice):
                found.update(dice)
            case Shuffled(zone, order) if not is_hidden(game.audience(zone), seat):
                found.update(order)
            case Marked(key, value) if key[:2] == (SECRET, seat) and value is not None:
                found.update(words_in(value))
    return found
