"""Which answer of a battle is the golden one: the only one, or one that no other is better than."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine import Option
from game.rules.monster_lands.odds import Chances
from game.rules.monster_lands.steps.rolling import SpendLoot
from game.rules.monster_lands.steps.strike import PourVenom
from game.rules.monster_lands.steps.wounds import BlockWithToken, DrinkPotion

#: What is gone afterwards: chosen before others only if they are worse.
_SPENDING = (PourVenom, SpendLoot, BlockWithToken, DrinkPotion)
#: The chances that stand on a button: what is wished for, and what is feared.
_WISHED, _FEARED = ("capture", "kill", "conquer", "succeed", "lead"), ("dead",)
_SAME = 1e-9


def golden(options: Sequence[Option], after: Mapping[int, Chances]) -> int | None:
    """The number of the option that deserves gold; None where it is a matter of taste."""
    ways = [number for number, option in enumerate(options) if not option.back]
    if len(ways) == 1:
        return ways[0]
    if not all(after.get(number) for number in ways):
        return None
    ways.sort(key=lambda number: isinstance(options[number], _SPENDING))
    for number in ways:
        if all(_is_as_good(after[number], after[other]) for other in ways):
            return number
    return None


def _is_as_good(one: Chances, other: Chances) -> bool:
    """Whether nothing that is wished for is likelier with the other, nor what is feared rarer."""
    wished = all(one.get(name, 0) >= other.get(name, 0) - _SAME for name in _WISHED)
    return wished and all(one.get(name, 0) <= other.get(name, 0) + _SAME for name in _FEARED)
