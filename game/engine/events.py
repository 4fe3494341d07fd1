"""The few things that can happen on a table, as facts with their whole outcome.

Folding events over the opening gives the table, without rules and without chance. General events
move pieces and lose meaning, so `Told` carries the meaning and stands before what it explains.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from game.engine.options import Option
from game.engine.steps import Step
from game.engine.table import Fact, Key, Piece, Seat, Zone
from game.engine.text import Arg


@frozen
class Chosen:
    """A seat decided; everything up to the next decision follows from it."""

    seat: Seat
    option: Option


@frozen
class Moved:
    """Pieces went from one zone to another; `at` is their place there, None for the end."""

    pieces: tuple[Piece, ...]
    origin: Zone
    target: Zone
    at: int | None = None


@frozen
class Turned:
    """A piece shows another face, or none."""

    piece: Piece
    face: int | str | None


@frozen
class Rolled:
    """Dice fell; each shows its face."""

    dice: tuple[Piece, ...]
    faces: tuple[int, ...]


@frozen
class Shuffled:
    """A zone has a new order."""

    zone: Zone
    order: tuple[Piece, ...]


@frozen
class Adjusted:
    """A counter went up or down."""

    owner: str
    name: str
    by: int


@frozen
class Marked:
    """A fact was noted, or rubbed out with None."""

    key: Key
    value: Fact | None


@frozen
class Entered:
    """Steps went on the agenda, the first of them to be done first.

    `under` says how many steps they wait for that the same rule put there before.
    """

    steps: tuple[Step, ...]
    under: int = 0


@frozen
class Left:
    """The step on top of the agenda was taken off to be done."""


@frozen
class Told:
    """What the following events mean, as a text key with arguments; changes nothing.

    `seats` limits who hears of it; None is everybody.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    seats: tuple[Seat, ...] | None = None


@frozen
class Ended:
    """The game is over: who has how much, who won, and why it ended, as a text key."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str = ""
    about: tuple[tuple[str, Arg], ...] = ()
    rivals: tuple[int, ...] = ()
    together: bool = False


Event: TypeAlias = (
    Chosen | Moved | Turned | Rolled | Shuffled | Adjusted | Marked | Entered | Left | Told | Ended
)
