"""What the searches speak of: a hand of dice and rerolls, and a goal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from attrs import frozen

from game.rules.monster_lands.odds.spreads import SIDES

#: For each total from 0 whether it is good; totals beyond the end are as the last one.
Goal: TypeAlias = tuple[bool, ...]
Counts: TypeAlias = tuple[int, ...]

FACES = range(1, SIDES + 1)


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
