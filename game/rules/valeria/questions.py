"""What the rules ask of champions and open spaces that stand somewhere: each answer is a number.

Who asks gives the number without any of them; `effects/` has the kinds that change it.
"""

from __future__ import annotations

from attrs import frozen

from game.engine.effects import Question


@frozen
class Strength(Question):
    """The raw strength of a plan of this type."""

    type: str


@frozen
class Price(Question):
    """What is to be paid for a champion, a plan of the column, or the bonus of a slot."""

    of: str


@frozen
class Limit(Question):
    """How many champions, gems or dice a board holds, and how far its tracks go."""

    of: str


@frozen
class Opens(Question):
    """Whether a reserve slot is open: 0 if not."""

    slot: str


@frozen
class Wild(Question):
    """Whether the troop of the board is wild: 0 if not."""
