"""How each kind of event changes a draft. A fold applies and decides nothing.

`FOLDS` names every kind; a test holds it against `events.Event`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.engine.events import (
    Adjusted,
    Chosen,
    Ended,
    Entered,
    Event,
    Left,
    Marked,
    Moved,
    Rolled,
    Shuffled,
    Told,
    Turned,
)
from game.engine.steps import Step
from game.engine.table import Draft, Piece, Result, Table, TableError, Zone

#: More steps than any rule has waiting: steps that push steps without end, or a forged file.
MOST_AGENDA = 2_000


def shift(
    draft: Draft, pieces: tuple[Piece, ...], origin: Zone, target: Zone, at: int | None
) -> None:
    """Take the pieces out of their zone and put them into another."""
    zones: Any = draft.zones
    before = zones.get(origin, ())
    if not pieces:
        raise TableError("a move needs a piece")
    if before == pieces:
        del zones[origin]
    elif before[: len(pieces)] == pieces:
        zones[origin] = before[len(pieces) :]
    elif len(pieces) == 1:
        try:
            spot = before.index(pieces[0])
        except ValueError:
            raise TableError(f"{pieces[0]} is not in {origin}") from None
        zones[origin] = before[:spot] + before[spot + 1 :]
    else:
        going = set(pieces)
        rest = tuple([piece for piece in before if piece not in going])
        if len(rest) + len(pieces) != len(before):
            raise TableError(f"{', '.join(pieces)} are not all in {origin}, once each")
        zones[origin] = rest
        if not rest:
            del zones[origin]
    there = zones.get(target, ())
    zones[target] = there + pieces if at is None else there[:at] + pieces + there[at:]
    places: Any = draft.places
    for piece in pieces:
        places[piece] = target


def slid_under(agenda: tuple[Step, ...], steps: tuple[Step, ...], under: int) -> tuple[Step, ...]:
    """The agenda with these steps in the order of their doing, below so many that come first."""
    at = len(agenda) - under
    return agenda[:at] + steps[::-1] + agenda[at:]


def moved(draft: Draft, event: Moved) -> None:
    """Pieces change places."""
    shift(draft, event.pieces, event.origin, event.target, event.at)


def turned(draft: Draft, event: Turned) -> None:
    """Show another face, or none."""
    faces: Any = draft.faces
    if event.piece not in draft.places:
        raise TableError(f"{event.piece} lies nowhere")
    if event.face is not None:
        faces[event.piece] = event.face
    elif event.piece in faces:
        del faces[event.piece]


def rolled(draft: Draft, event: Rolled) -> None:
    """Let each die show what it fell on."""
    faces: Any = draft.faces
    if not event.dice or len(event.dice) != len(event.faces):
        raise TableError("a roll needs dice, and one face a die")
    for die, face in zip(event.dice, event.faces, strict=True):
        if die not in draft.places:
            raise TableError(f"{die} lies nowhere")
        faces[die] = face


def shuffled(draft: Draft, event: Shuffled) -> None:
    """Give a zone its new order."""
    zones: Any = draft.zones
    if not event.order or sorted(zones.get(event.zone, ())) != sorted(event.order):
        raise TableError(f"{event.zone} holds other pieces than its new order")
    zones[event.zone] = event.order


def adjusted(draft: Draft, event: Adjusted) -> None:
    """Count up or down."""
    counters: Any = draft.counters
    key = (event.owner, event.name)
    total = counters.get(key, 0) + event.by
    if total:
        counters[key] = total
    elif key in counters:
        del counters[key]


def marked(draft: Draft, event: Marked) -> None:
    """Note a fact or rub it out."""
    marks: Any = draft.marks
    if event.value is not None:
        marks[event.key] = event.value
    elif event.key in marks:
        del marks[event.key]


def entered(draft: Draft, event: Entered) -> None:
    """Stack the steps so that the first is on top of the others, under those it waits for."""
    agenda, under = draft.agenda, event.under
    if not under:
        agenda += event.steps[::-1]
    elif 0 < under <= len(agenda):
        agenda = slid_under(agenda, event.steps, under)
    else:
        raise TableError("steps wait for more than the agenda holds")
    draft.agenda = agenda
    if len(agenda) > MOST_AGENDA:
        raise TableError("the agenda is too long")


def left(draft: Draft, event: Left) -> None:
    """Take the top step off."""
    if not draft.agenda:
        raise TableError("a step left an empty agenda")
    draft.agenda = draft.agenda[:-1]


def ended(draft: Draft, event: Ended) -> None:
    """Write the result down; nothing is left to do."""
    draft.result = Result(
        event.scores, event.winners, event.reason, event.about, event.rivals, event.together
    )
    draft.agenda = ()


def unchanged(draft: Draft, event: Chosen | Told) -> None:
    """Leave the table as it is: these events only carry meaning."""


FOLDS: dict[type[Any], Callable[[Draft, Any], None]] = {
    Chosen: unchanged,
    Moved: moved,
    Turned: turned,
    Rolled: rolled,
    Shuffled: shuffled,
    Adjusted: adjusted,
    Marked: marked,
    Entered: entered,
    Left: left,
    Told: unchanged,
    Ended: ended,
}


def fold(table: Table, events: Iterable[Event]) -> Table:
    """The table after these events."""
    draft = Draft.on(table)
    for event in events:
        FOLDS[type(event)](draft, event)
    return draft.freeze()
