"""Small questions to a table of Valeria: what a die is, what a plan has come to."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading
from game.rules.valeria import zones
from game.rules.valeria.content import box


@cache
def troop_of(die: Piece) -> str:
    """The troop of a die."""
    return die.partition(".")[0]


def discount_of(table: Reading, die: Piece) -> int:
    """What a die takes off a price."""
    return box().discounts[table.pips(die) - 1]


def points_for(strength: int) -> int:
    """What a plan of this total strength scores (chapter 3.4)."""
    worth = box().strength_points
    return worth[min(strength, len(worth) - 1)]


def is_last_round(table: Reading) -> bool:
    """Whether somebody has completed the last plan."""
    return zones.LAST in table.marks


def camp_step(table: Reading) -> int:
    """Which of the nine steps of carrying out a plan is being done; 0 if none is."""
    number = table.marks.get(zones.CAMP_STEP, 0)
    assert isinstance(number, int)
    return number


def total_strength(table: Reading) -> int:
    """The total strength of the plan that is being carried out, once it has been counted."""
    total = table.marks.get(zones.STRENGTH, 0)
    assert isinstance(total, int)
    return total
