"""What the fight asks of the cards that lie on top of discard piles (rulings 30, 34 and 63)."""

from __future__ import annotations

from attrs import frozen

from game.engine.effects import Question


@frozen
class Blow(Question):
    """How many hit points a blow takes."""


@frozen
class MonsterDice(Question):
    """How many dice are rolled against the fighters of a player."""


@frozen
class KillingBlow(Question):
    """Whether a killing blow of somebody else counts as one's own."""
