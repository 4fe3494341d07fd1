"""What the searches speak of: a hand of dice and rerolls, a goal, and faces kept as a number.

Faces that may still be rerolled are a number of six digits in base 16: how many dice show a 1 is
the last digit, a 6 the first. Such a number is cheap to keep as part of a state.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from attrs import frozen

from game.rules.monster_lands.odds.spreads import SIDES

#: For each total from 0 whether it is good; totals beyond the end are as the last one.
Goal: TypeAlias = tuple[bool, ...]
Counts: TypeAlias = tuple[int, ...]

FACES = range(1, SIDES + 1)
_DIGIT = 4
_MASK = (1 << _DIGIT) - 1


@frozen
class Source:
    """Something that rerolls dice of these colours (by number), and how often."""

    colours: Counts
    count: int
    #: Whether one die may be rerolled again and again (ruling 57).
    again: bool = True


class Touched(NamedTuple):
    """A rolled die that some sources may not reroll any more."""

    colour: int
    face: int
    #: The numbers of those sources.
    by: Counts


Rerolls: TypeAlias = tuple[Source, ...]


@frozen
class Hand:
    """Dice and rerolls in hand, by colour: Force, Magic, Persuasion."""

    #: The total so far, rolled dice included.
    base: int
    unrolled: Counts
    bonus: Counts
    #: Faces of the dice already rolled.
    rolled: tuple[Counts, ...] = ((), (), ())
    rerolls: Rerolls = ()
    #: Further dice already rolled.
    touched: tuple[Touched, ...] = ()


def chosen(rerolls: Rerolls, left: Counts, able: Iterable[int]) -> int | None:
    """Which of the sources able to reroll a die does so, as in play: the least useful elsewhere."""
    ready = [number for number in able if left[number]]
    if not ready:
        return None
    return min(ready, key=lambda at: (len(rerolls[at].colours), rerolls[at].again, -left[at]))


def is_good(goal: Goal, total: int) -> bool:
    """Whether a total is good."""
    return goal[total] if total < len(goal) else goal[-1]


def shift(face: int) -> int:
    """Where the digit of a face begins."""
    return _DIGIT * (face - 1)


@lru_cache(maxsize=100_000)
def grown(faces: int, face: int, most: int) -> int:
    """One more die shows this face; more of a kind than can be rerolled need not be known."""
    at = shift(face)
    return faces + (1 << at) if (faces >> at) & _MASK < most else faces


@lru_cache(maxsize=100_000)
def capped(faces: int, most: int) -> int:
    """At most so many of each face."""
    return sum(min((faces >> shift(face)) & _MASK, most) << shift(face) for face in FACES)


@lru_cache(maxsize=100_000)
def lowest(faces: int, most: int) -> int:
    """The lowest dice only, so many of them."""
    kept = 0
    for face in FACES:
        count = min((faces >> shift(face)) & _MASK, most)
        kept += count << shift(face)
        most -= count
    return kept


@cache
def shown(faces: int) -> Counts:
    """The different faces, from the lowest."""
    return tuple(face for face in FACES if (faces >> shift(face)) & _MASK)


@cache
def headroom(faces: int) -> int:
    """How much higher these dice could be."""
    return sum((SIDES - face) * ((faces >> shift(face)) & _MASK) for face in FACES)


@cache
def legroom(faces: int) -> int:
    """How much lower these dice could be."""
    return sum((face - 1) * ((faces >> shift(face)) & _MASK) for face in FACES)


@lru_cache(maxsize=100_000)
def highest(faces: int, most: int) -> int:
    """The highest dice only, so many of them."""
    kept = 0
    for face in reversed(FACES):
        count = min((faces >> shift(face)) & _MASK, most)
        kept += count << shift(face)
        most -= count
    return kept
