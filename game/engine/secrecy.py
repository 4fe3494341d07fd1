"""Who may know what: a seat's view of a table, and of what happens on it.

Who sees a piece is a matter of the zone it lies in, of its place there and of the piece itself;
the game says so. Besides, a seat sees what it has peeked at, and facts for one seat alone are
marks under a key made by `secret`. A hidden piece has one name, made of its back and of where it
lies, in views and in events alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from functools import lru_cache
from typing import Any, cast

from attrs import evolve

from game.engine.events import Chosen, Entered, Event, Marked, Moved, Rolled, Shuffled, Told, Turned
from game.engine.folds import FOLDS
from game.engine.game import Audience, Each, Game
from game.engine.options import Unknown
from game.engine.peeks import PEEKED, peeks_of, seen_by
from game.engine.table import Draft, Fact, Key, Piece, Reading, Seat, Table, Zone

SECRET = "secret"
#: Sees what everybody may see, and nothing else.
NO_SEAT: Seat = -1


def secret(seat: Seat, *about: str | int) -> Key:
    """The key of a mark that only this seat may read."""
    return (SECRET, seat, *about)


def is_secret(key: Key) -> bool:
    """Whether a mark is for one seat alone."""
    return isinstance(key, tuple) and key[0] == SECRET


def is_hidden(audience: Audience, seat: Seat) -> bool:
    """Whether a seat may not see what this audience sees."""
    return audience is not None and seat not in audience


def audiences(game: Game, zone: Zone, pieces: Sequence[Piece]) -> list[Audience]:
    """Who sees each of the pieces of a zone, in their order."""
    seen = game.audience(zone)
    if not isinstance(seen, Each):
        return [seen] * len(pieces)
    return [seen.sees(index, len(pieces), piece) for index, piece in enumerate(pieces)]


def mask(game: Game, zone: Zone, index: int, piece: Piece) -> Piece:
    """The name of a hidden piece: its back and where it lies, nothing more."""
    return f"?{game.back(piece)}.{zone}.{index}"


@lru_cache(maxsize=1_000)
def _backs(game: Game, zone: Zone, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The names of all pieces of a zone, where all are hidden; piles seldom change."""
    return tuple([mask(game, zone, index, each) for index, each in enumerate(pieces)])


def forget_backs() -> None:
    """Other cards were served, which may look different from behind."""
    _backs.cache_clear()


def shown(
    game: Game, zone: Zone, pieces: tuple[Piece, ...], seat: Seat, peeked: frozenset[Piece]
) -> tuple[Piece, ...]:
    """The pieces of a zone by the names that a seat may know."""
    audience = game.audience(zone)
    if not isinstance(audience, Each):
        if not is_hidden(audience, seat):
            return pieces
        if not peeked or peeked.isdisjoint(pieces):
            return _backs(game, zone, pieces)
    seen = audiences(game, zone, pieces)
    return tuple(
        [
            mask(game, zone, index, piece)
            if is_hidden(seen[index], seat) and piece not in peeked
            else piece
            for index, piece in enumerate(pieces)
        ]
    )


def hidden_pieces(game: Game, table: Reading, seat: Seat) -> set[Piece]:
    """All that lies where a seat may not look, and that it has not peeked at."""
    peeked = seen_by(table.marks.get(PEEKED), seat)
    return {
        piece
        for zone, pieces in table.zones.items()
        for piece, name in zip(pieces, shown(game, zone, pieces, seat, peeked), strict=True)
        if name != piece
    }


def has_secrets(game: Game, table: Reading, seat: Seat) -> bool:
    """Whether something on the table is known to this seat and not to everybody."""
    return (
        any(is_secret(key) and key[1] == seat for key in table.marks)
        or any(step.masked(NO_SEAT) != step.masked(seat) for step in table.agenda)
        or hidden_pieces(game, table, NO_SEAT) != hidden_pieces(game, table, seat)
    )


def view(game: Game, table: Table, seat: Seat) -> Table:
    """The table as a seat may see it: hidden pieces are backs, others' secrets are gone."""
    return _covered(game, Draft.on(table), table, seat).freeze()


def quick_view(game: Game, draft: Draft, seat: Seat) -> Draft:
    """The same of a quick draft, on plain dicts as well."""
    return _covered(game, draft.fork(), draft, seat)


def _covered(game: Game, seen: Draft, table: Reading, seat: Seat) -> Draft:
    """Cover on the copy of a table what a seat may not see of it."""
    zones, places = _written(seen.zones), _written(seen.places)
    faces, marks = _written(seen.faces), _written(seen.marks)
    peeked = seen_by(table.marks.get(PEEKED), seat)
    for zone, pieces in table.zones.items():
        names = shown(game, zone, pieces, seat, peeked)
        if names is pieces:
            continue
        zones[zone] = names
        for piece, name in zip(pieces, names, strict=True):
            if name != piece:
                del places[piece]
                places[name] = zone
                faces.pop(piece, None)
    for key in table.marks:
        if is_secret(key) and key[1] != seat:
            del marks[key]
    if PEEKED in table.marks:
        own = _own_peeks(table.marks[PEEKED], seat)
        if own is None:
            del marks[PEEKED]
        else:
            marks[PEEKED] = own
    seen.agenda = tuple([step.masked(seat) for step in table.agenda])
    return seen


def _written(mapping: Mapping[Any, Any]) -> MutableMapping[Any, Any]:
    """The map of a draft, which only folds and views write on."""
    return cast("MutableMapping[Any, Any]", mapping)


def _own_peeks(fact: Fact | None, seat: Seat) -> Fact | None:
    return tuple([peek for peek in peeks_of(fact) if peek[0] == seat]) or None


def told_to(events: Iterable[Event], seat: Seat) -> list[Told]:
    """What a seat hears of the story."""
    told = (event for event in events if isinstance(event, Told))
    return [event for event in told if event.seats is None or seat in event.seats]


def events_for(
    game: Game, before: Table, events: Iterable[Event], seat: Seat
) -> list[Event | None]:
    """Events as a seat may know them, None for those that are not for it at all.

    `before` is the table on which the first of them happened.
    """
    draft = Draft.on(before)
    heard: list[Event | None] = []
    for event in events:
        known = _known_before(game, draft, event, seat)
        FOLDS[type(event)](draft, event)
        heard.append(_known_after(game, draft, known, seat))
    return heard


def _known_before(game: Game, table: Reading, event: Event, seat: Seat) -> Event | None:
    """An event as far as the table before it tells what a seat may know."""
    match event:
        case Moved(pieces, origin):
            there = table.zone(origin)
            peeked = seen_by(table.marks.get(PEEKED), seat)
            names = dict(zip(there, shown(game, origin, there, seat, peeked), strict=True))
            arriving = _arriving(game, table, event, seat)
            return evolve(
                event,
                pieces=tuple([piece if piece in arriving else names[piece] for piece in pieces]),
            )
        case Marked(key) if is_secret(key) and key[1] != seat:
            return None
        case Marked(key, value) if key == PEEKED:
            own = _own_peeks(value, seat)
            return None if own == _own_peeks(table.marks.get(key), seat) else Marked(key, own)
        case Chosen(chooser, option) if option.secret and chooser != seat:
            return Chosen(chooser, Unknown())
        case Entered(steps):
            return evolve(event, steps=tuple([step.masked(seat) for step in steps]))
        case Told(seats=seats) if seats is not None and seat not in seats:
            return None
    return event


def _arriving(game: Game, table: Reading, event: Moved, seat: Seat) -> set[Piece]:
    """The moved pieces that a seat sees where they arrive."""
    after = moved_on(table, event).zone(event.target)
    return set(event.pieces).intersection(shown(game, event.target, after, seat, frozenset()))


def moved_on(table: Reading, event: Moved) -> Reading:
    """The two zones of a move as they are after it, and nothing else."""
    zones = {zone: table.zone(zone) for zone in (event.origin, event.target)}
    after = Draft((zones, {}, {}, {}, {}), (), None)
    FOLDS[Moved](after, event)
    return after


def _known_after(game: Game, table: Reading, event: Event | None, seat: Seat) -> Event | None:
    """An event as far as the table after it tells what a seat may know."""
    match event:
        case Shuffled(zone, order):
            return Shuffled(zone, shown(game, zone, order, seat, frozenset()))
        case Turned(piece) if _lies_hidden(game, table, piece, seat):
            return None
        case Rolled(dice, faces):
            fell = zip(dice, faces, strict=True)
            seen = [each for each in fell if not _lies_hidden(game, table, each[0], seat)]
            return Rolled(*zip(*seen, strict=True)) if seen else None
    return event


def _lies_hidden(game: Game, table: Reading, piece: Piece, seat: Seat) -> bool:
    zone = table.place(piece)
    held = table.zone(zone)
    peeked = seen_by(table.marks.get(PEEKED), seat)
    return shown(game, zone, held, seat, peeked)[held.index(piece)] != piece
