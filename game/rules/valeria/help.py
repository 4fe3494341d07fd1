"""Numbers before decisions: what dice can reach, by pure arithmetic on a handful of them.

Plans have at most four symbols and boards at most five dice, so every way is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from attrs import frozen

SIDES = 7
MOST_PIPS = 6

#: A die: its troop and its strength.
Die = tuple[str, int]


@frozen
class Means:
    """What a player may spend on a plan, and what limits its strength."""

    magic: int
    gems: int
    #: The troop whose dice match any symbol; empty if none is.
    wild: str
    #: Strength that champions and the board add.
    bonus: int
    influence: int


@frozen
class Reach:
    """What the dice of a player make of a plan."""

    #: For each symbol, whether a die answers it without a gem.
    filled: tuple[bool, ...]
    #: Gems that must be spent to make dice wild; more than there are if the plan is out of reach.
    gems: int
    #: Symbols that nothing fills, gems included.
    missing: int
    #: Total strength without Magic, and with all that can be spent.
    least: int
    most: int

    @property
    def is_possible(self) -> bool:
        """Whether the plan can be carried out with these dice."""
        return self.missing == 0


@lru_cache(4096)
def reach(symbols: tuple[str, ...], dice: tuple[Die, ...], means: Means) -> Reach:
    """The most that these dice can do for a plan of these symbols."""
    filled = _filled(symbols, dice, means.wild)
    lacking = len(symbols) - sum(filled)
    spare = max(len(dice) - sum(filled), 0)
    by_gem = min(lacking, means.gems, spare)
    missing = lacking - by_gem
    if missing:
        return Reach(filled, lacking, missing, 0, 0)
    least = most = 0
    for chosen in permutations(dice, len(symbols)):
        wilds = _wilds(symbols, chosen, means.wild)
        if wilds > means.gems:
            continue
        values = [pips for _, pips in chosen]
        if wilds == lacking:
            least = max(least, sum(values))
        most = max(most, _raised(values, means.gems - wilds, means.magic))
    cap = means.influence
    return Reach(filled, lacking, 0, min(least + means.bonus, cap), min(most + means.bonus, cap))


def _matches(symbol: str, die: Die, wild: str) -> bool:
    return die[0] in (symbol, wild)


def _wilds(symbols: Sequence[str], chosen: Sequence[Die], wild: str) -> int:
    """How many of these dice answer their symbol only for a gem."""
    pairs = zip(symbols, chosen, strict=True)
    return sum(not _matches(symbol, die, wild) for symbol, die in pairs)


def _filled(symbols: tuple[str, ...], dice: tuple[Die, ...], wild: str) -> tuple[bool, ...]:
    """The symbols that dice answer without a gem: as many as can be, own dice before wild ones."""
    left = list(dice)
    found = [False] * len(symbols)
    for wanted_wild in (False, True):
        for place, symbol in enumerate(symbols):
            if found[place]:
                continue
            for die in left:
                if die[0] == (wild if wanted_wild else symbol):
                    found[place] = True
                    left.remove(die)
                    break
    return tuple(found)


def _raised(values: Sequence[int], flips: int, magic: int) -> int:
    """The highest sum after so many flips and single steps up."""
    best = sorted(values)
    for place in range(min(flips, len(best))):
        # The lowest dice gain most by a flip; one of 4 or more would lose.
        best[place] = max(best[place], SIDES - best[place])
    room = sum(MOST_PIPS - value for value in best)
    return sum(best) + min(magic, room)


@lru_cache(4096)
def helped(symbols: tuple[str, ...], dice: tuple[Die, ...], means: Means, die: Die) -> bool:
    """Whether one more die fills a symbol of a plan that nothing fills yet."""
    before = _filled(symbols, dice, means.wild)
    return sum(_filled(symbols, (*dice, die), means.wild)) > sum(before)


def best_discount(discounts: Sequence[int]) -> int:
    """The most that a die of a shrine takes off a price; 0 where none lies."""
    return max(discounts, default=0)
