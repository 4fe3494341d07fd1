"""Changes of dice while a plan is put together: a Magic for one step, a gem for a flip (C2)."""

from __future__ import annotations

from game.engine import Piece, Reading
from game.rules.valeria.steps.camp_parts import DOWN, FLIP, UP

#: Opposite faces of a die add up to this; faces go from 1 up to one less.
OPPOSITE = 7
_UNDOES = {UP: DOWN, DOWN: UP}


def face_after(table: Reading, die: Piece, changes: tuple[str, ...]) -> int:
    """What a die shows after its changes."""
    face = table.pips(die)
    for change in changes:
        if change[1:] == die:
            face = _changed(face, change[0])
    return face


def _changed(face: int, sign: str) -> int:
    if sign == FLIP:
        return OPPOSITE - face
    return face + 1 if sign == UP else face - 1


def with_change(changes: tuple[str, ...], sign: str, die: Piece) -> tuple[str, ...]:
    """One change more, kept beside the others of its die, so that equal drafts are equal."""
    return tuple(sorted((*changes, sign + die), key=lambda change: change[1:]))


def without_last(changes: tuple[str, ...], die: Piece) -> tuple[str, ...]:
    """The changes without the last one of a die."""
    at = max(number for number, change in enumerate(changes) if change[1:] == die)
    return changes[:at] + changes[at + 1 :]


def last_sign(changes: tuple[str, ...], die: Piece) -> str:
    """The sign of the last change of a die; empty if there is none."""
    return next((change[0] for change in reversed(changes) if change[1:] == die), "")


def magic_spent(changes: tuple[str, ...]) -> int:
    """A Magic a step."""
    return sum([change[0] != FLIP for change in changes])


def flips(changes: tuple[str, ...]) -> int:
    """A gem a flip."""
    return sum([change[0] == FLIP for change in changes])


def may_step(face: int, sign: str, last: str) -> bool:
    """Whether a die can take a step: between 1 and 6, and not just to undo the one before."""
    return 1 <= _changed(face, sign) < OPPOSITE and _UNDOES.get(sign) != last


def are_lawful(table: Reading, dice: tuple[Piece, ...], changes: tuple[str, ...]) -> bool:
    """Whether these changes can be made one by one, in this order."""
    made: tuple[str, ...] = ()
    for change in changes:
        sign, die = change[:1], change[1:]
        if sign not in (UP, DOWN, FLIP) or die not in dice:
            return False
        face = face_after(table, die, made)
        if sign != FLIP and not may_step(face, sign, last_sign(made, die)):
            return False
        made = (*made, change)
    return changes == tuple(sorted(changes, key=lambda change: change[1:]))
