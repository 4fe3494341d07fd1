"""Exact distributions of dice: a spread holds the chance of each total, from 0 upwards."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TypeAlias

SIDES = 6
#: The chance of each total: index 0 is a total of 0.
Spread: TypeAlias = tuple[float, ...]

NOTHING: Spread = (1.0,)


@lru_cache(maxsize=4_000)
def dice_spread(dice: tuple[tuple[int, int], ...]) -> Spread:
    """The sum of groups of dice, each a number of dice and what every one of them counts more."""
    total = NOTHING
    for count, bonus in dice:
        for _ in range(count):
            total = _with_die(total, bonus)
    return total


def _with_die(spread: Spread, bonus: int) -> Spread:
    values = [max(0, face + bonus) for face in range(1, SIDES + 1)]
    found = [0.0] * (len(spread) + max(values))
    for total, chance in enumerate(spread):
        for value in values:
            found[total + value] += chance / SIDES
    return tuple(found)


def shifted(spread: Spread, by: int) -> Spread:
    """The same spread, every total higher."""
    return (0.0,) * by + spread


@lru_cache(maxsize=1_000)
def hits_spread(dice: int, hit_from: int, again: bool = False, sure: int = 0) -> Spread:
    """The hits of attack dice; `again` rolls misses once more, `sure` hits come on top."""
    miss = (hit_from - 1) / SIDES
    hit = 1 - (miss * miss if again else miss)
    chances = tuple(
        comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)
    )
    return shifted(chances, sure)


def mean(spread: Spread) -> float:
    """The average total."""
    return sum(total * chance for total, chance in enumerate(spread))


def at_least(spread: Spread, least: int) -> float:
    """The chance of a total of at least so much."""
    return sum(spread[max(0, least) :])
