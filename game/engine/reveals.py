"""What a commit let somebody know that could not be known before: the barriers of undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from game.engine.events import Event, Marked, Moved, Rolled, Shuffled
from game.engine.folds import FOLDS
from game.engine.game import NOBODY, Audience, Each, Game
from game.engine.peeks import PEEKED, peeks_of
from game.engine.secrecy import audiences, is_secret, moved_on
from game.engine.table import Draft, Fact, Piece, Reading, Seat, Table, Zone


@frozen
class Revealed:
    """Something that was hidden or not yet decided came to be known by these seats."""

    things: tuple[Piece, ...]
    to: Audience
    rolled: bool = False


def revealed(game: Game, before: Table, events: Sequence[Event]) -> tuple[Revealed, ...]:
    """All that a commit revealed, in order; empty if it may be undone freely."""
    found: list[Revealed] = []
    past = _Past(before, events)
    audience = game.audience
    for number, event in enumerate(events):
        # Most events show nothing new, which is seen at once.
        if type(event) is Moved:
            if audience(event.origin) is None and type(audience(event.target)) is not Each:
                continue
        elif type(event) is Marked:
            if event.key != PEEKED and not is_secret(event.key):
                continue
        elif type(event) is not Rolled and type(event) is not Shuffled:
            continue
        past.number = number
        found += _reveals(game, past, event)
    return tuple(found)


class _Past:
    """The table just before an event; folded only where somebody needs to look at it."""

    def __init__(self, before: Table, events: Sequence[Event]) -> None:
        #: The event that is looked at.
        self.number = 0
        self._events = events
        self._before = before
        self._draft: Draft | None = None
        self._folded = 0

    def table(self) -> Draft:
        """The table after all events before this one."""
        if self._draft is None:
            self._draft = Draft.on(self._before)
        for event in self._events[self._folded : self.number]:
            FOLDS[type(event)](self._draft, event)
        self._folded = self.number
        return self._draft


def _reveals(game: Game, past: _Past, event: Event) -> list[Revealed]:
    match event:
        case Moved(origin=origin, target=target):
            return _by_move(game, past, event, game.audience(origin), game.audience(target))
        case Rolled(dice):
            return [Revealed(dice, None, rolled=True)]
        case Shuffled(zone, order):
            return _by_shuffle(game, zone, order)
        case Marked(key, value) if key == PEEKED:
            return _by_peek(past.table().marks.get(PEEKED), value)
        case Marked(key, value) if is_secret(key) and value is not None:
            return [Revealed(_words(value), frozenset((int(key[1]),)))]
    return []


def _by_move(
    game: Game, past: _Past, event: Moved, before: Audience | Each, after: Audience | Each
) -> list[Revealed]:
    """Moved pieces that more can see now; in a pile also those that lay below them."""
    if isinstance(before, Each) or isinstance(after, Each):
        table = past.table()
        was = _seen(game, table, event.origin, event.target)
        return _differences(was, _seen(game, moved_on(table, event), event.origin, event.target))
    if before is None or (after is not None and after <= before):
        return []
    return [Revealed(event.pieces, None if after is None else after - before)]


def _seen(game: Game, table: Reading, *zones: Zone) -> dict[Piece, Audience]:
    return {
        piece: audience
        for zone in zones
        for piece, audience in zip(
            table.zone(zone), audiences(game, zone, table.zone(zone)), strict=True
        )
    }


def _differences(
    before: Mapping[Piece, Audience], after: Mapping[Piece, Audience]
) -> list[Revealed]:
    """Who sees what now that did not before, pieces of the same new audience together."""
    found: dict[Audience, list[Piece]] = {}
    for piece, now in after.items():
        was = before[piece]
        if was is not None and (now is None or not now <= was):
            found.setdefault(None if now is None else now - was, []).append(piece)
    return [Revealed(tuple(pieces), to) for to, pieces in found.items()]


def _by_shuffle(game: Game, zone: Zone, order: tuple[Piece, ...]) -> list[Revealed]:
    shown: dict[Audience, list[Piece]] = {}
    for piece, audience in zip(order, audiences(game, zone, order), strict=True):
        if audience != NOBODY:
            shown.setdefault(audience, []).append(piece)
    return [Revealed(tuple(pieces), to) for to, pieces in shown.items()]


def _by_peek(before: Fact | None, after: Fact | None) -> list[Revealed]:
    known = frozenset(peeks_of(before))
    found: dict[Seat, list[Piece]] = {}
    for seat, piece in peeks_of(after):
        if (seat, piece) not in known:
            found.setdefault(seat, []).append(piece)
    return [Revealed(tuple(pieces), frozenset((seat,))) for seat, pieces in found.items()]


def _words(value: Fact) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return tuple(word for each in value for word in _words(each))
    return (value,) if isinstance(value, str) else ()
