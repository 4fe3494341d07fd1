"""What has been chosen already, in a chain of choices of which nothing has happened yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import fields

from game.engine.events import Adjusted, Chosen, Moved, Rolled, Told, Turned
from game.engine.session import Session
from game.engine.steps import Step
from game.engine.table import Table

#: After one of these something has happened, and the chain is over.
_HAPPENED = (Adjusted, Moved, Rolled, Told, Turned)
#: Longer than any chain of choices.
_LONGEST = 16


def chosen(session: Session, seen: Table, viewer: int) -> frozenset[str]:
    """Pieces and places that the viewer's open question is about."""
    decision = session.decision
    if decision is None or decision.seat != viewer:
        return frozenset()
    held = frozenset(_held(decision.step))
    pieces = frozenset(each for each in held if each in seen.places)
    return pieces | frozenset(_places(session, viewer, held))


def _held(step: Step) -> Iterator[str]:
    """Steps are made of ids, so a question shows what it holds."""
    made: Any = type(step)
    for each in fields(made):
        value = getattr(step, each.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                yield part


def _places(session: Session, viewer: int, held: frozenset[str]) -> Iterator[str]:
    """What was clicked to come here, as long as the question still has to do with it."""
    last = session.cursor
    for number in range(last, max(last - _LONGEST, 0), -1):
        first, *rest = session.commits[number].events
        if not isinstance(first, Chosen) or first.seat != viewer:
            return
        if any(isinstance(event, _HAPPENED) for event in rest):
            return
        for thing in first.option.touches():
            if _is_about(thing, held) or (number == last and not first.option.back):
                yield thing


def _is_about(thing: str, held: frozenset[str]) -> bool:
    """Whether the name of a place is made with something that is held."""
    return any(each and f".{each}." in f".{thing}." for each in held)
