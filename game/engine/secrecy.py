"""Who may know what: a seat's view of a table and of events, and what a commit revealed.

Secrets are a matter of zones: the game says who sees the pieces of each zone. Facts for one seat
alone (a card it peeked at) are marks under a key made by `secret`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import evolve, frozen

from game.engine.events import Chosen, Entered, Event, Marked, Moved, Rolled, Shuffled, Told, Turned
from game.engine.game import NOBODY, Audience, Game
from game.engine.steps import Unknown
from game.engine.table import Fact, Key, Piece, Seat, Table, Zone

SECRET = "secret"


def secret(seat: Seat, *about: str | int) -> Key:
    """The key of a mark that only this seat may read."""
    return (SECRET, seat, *about)


def _is_secret(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] == SECRET


def is_hidden(audience: Audience, seat: Seat) -> bool:
    """Whether a seat may not see what this audience sees."""
    return audience is not None and seat not in audience


def mask(game: Game, zone: Zone, index: int, piece: Piece) -> Piece:
    """The name of a hidden piece in a view: its back and where it lies, nothing more."""
    return f"?{game.back(piece)}.{zone}.{index}"


def view(game: Game, table: Table, seat: Seat) -> Table:
    """The table as a seat may see it: hidden pieces are backs, others' secrets are gone."""
    zones = table.zones.mutate()
    places = table.places.mutate()
    faces = table.faces.mutate()
    marks = table.marks.mutate()
    for zone, pieces in table.zones.items():
        if is_hidden(game.audience(zone), seat):
            backs = tuple(mask(game, zone, i, piece) for i, piece in enumerate(pieces))
            zones[zone] = backs
            for piece, back in zip(pieces, backs, strict=True):
                del places[piece]
                places[back] = zone
                faces.pop(piece, None)
    for key in table.marks:
        if _is_secret(key) and key[1] != seat:
            del marks[key]
    agenda = tuple(step.masked(seat) for step in table.agenda)
    return Table(
        zones.finish(),
        places.finish(),
        faces.finish(),
        table.counters,
        marks.finish(),
        agenda,
        table.result,
    )


@frozen
class Revealed:
    """Something that was hidden or not yet decided came to be known by these seats."""

    things: tuple[Piece, ...]
    to: Audience
    rolled: bool = False


def reveals(game: Game, event: Event) -> Revealed | None:
    """What an event lets somebody know that could not be known before."""
    kind = type(event)
    if kind is Moved:
        moved: Any = event
        after = game.audience(moved.target)
        before = game.audience(moved.origin)
        if before is None or (after is not None and after <= before):
            return None
        return Revealed(moved.pieces, None if after is None else after - before)
    if kind is Rolled:
        rolled: Any = event
        return Revealed(rolled.dice, None, rolled=True)
    if kind is Shuffled:
        shuffled: Any = event
        seen_by = game.audience(shuffled.zone)
        return None if seen_by == NOBODY else Revealed(shuffled.order, seen_by)
    if kind is Marked:
        marked: Any = event
        key = marked.key
        if _is_secret(key) and marked.value is not None:
            return Revealed(_words(marked.value), frozenset((int(key[1]),)))
    return None


def revealed(game: Game, events: Iterable[Event]) -> tuple[Revealed, ...]:
    """All that a commit revealed, in order; empty if it may be undone freely."""
    found = (reveals(game, event) for event in events)
    return tuple(each for each in found if each is not None)


def event_for(game: Game, table: Table, event: Event, seat: Seat) -> Event | None:
    """An event as a seat may know it; None if it is not for this seat at all.

    `table` is the table after the event's commit; it tells where a turned piece lies.
    """
    match event:
        case Moved(pieces, origin, target):
            if is_hidden(game.audience(origin), seat) and is_hidden(game.audience(target), seat):
                return evolve(event, pieces=_backs(game, origin, pieces))
        case Shuffled(zone, order):
            if is_hidden(game.audience(zone), seat):
                return evolve(event, order=_backs(game, zone, order))
        case Turned(piece) if _lies_hidden(game, table, piece, seat):
            return None
        case Rolled(dice, faces):
            fell = zip(dice, faces, strict=True)
            seen = [each for each in fell if not _lies_hidden(game, table, each[0], seat)]
            return Rolled(*zip(*seen, strict=True)) if seen else None
        case Marked(key) if _is_secret(key) and key[1] != seat:
            return None
        case Chosen(chooser, option) if option.secret and chooser != seat:
            return Chosen(chooser, Unknown())
        case Entered(steps):
            return Entered(tuple(step.masked(seat) for step in steps))
        case Told(seats=seats) if seats is not None and seat not in seats:
            return None
    return event


def _lies_hidden(game: Game, table: Table, piece: Piece, seat: Seat) -> bool:
    return is_hidden(game.audience(table.place(piece)), seat)


def _backs(game: Game, zone: Zone, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(mask(game, zone, index, piece) for index, piece in enumerate(pieces))


def _words(value: Fact) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return tuple(word for each in value for word in _words(each))
    return (value,) if isinstance(value, str) else ()
