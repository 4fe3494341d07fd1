"""Amounts that are counted when they matter: "a coin for each card in your hand"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from attrs import frozen

from game.engine.effects.kinds import Use
from game.engine.table import Reading


@frozen
class Meter:
    """Something that can be counted: its word in content, and how it is counted."""

    word: str
    count: Callable[[Reading, Use], int]


#: As much as the occasion was about.
AMOUNT = Meter("amount", lambda table, use: use.amount)


@frozen
class Amount:
    """So many for each of what a meter counts."""

    per: Meter
    base: int = 0
    times: int = 1
    #: How many together count once, and whether a rest counts as well.
    each: int = 1
    rounded_up: bool = False
    most: int | None = None

    def of(self, table: Reading, use: Use) -> int:
        """Count it now."""
        counted = self.per.count(table, use)
        groups = -(-counted // self.each) if self.rounded_up else counted // self.each
        total = self.base + self.times * groups
        return total if self.most is None else min(total, self.most)


#: What content may write where a number is wanted.
Number: TypeAlias = int | Amount


def number(value: Number, table: Reading, use: Use) -> int:
    """A plain number as it is, an amount as it counts now."""
    return value if isinstance(value, int) else value.of(table, use)
