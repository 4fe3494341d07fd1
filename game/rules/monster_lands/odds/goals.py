"""Which totals are good: from a height on, in a window, with venoms in hand.

Venoms need no state of their own: they may always wait, so they only make more totals good.
"""

from __future__ import annotations

from game.rules.monster_lands.odds.hands import Goal, is_good


def reach(least: int) -> Goal:
    """Every total from this one on is good."""
    return (*(False,) * max(0, least), True)


def window(least: int, below: int) -> Goal:
    """Totals from one up to, and without, another are good."""
    if least >= below:
        return (False,)
    return (*(False,) * max(0, least), *(True,) * (below - max(0, least)), False)


def either(one: Goal, other: Goal) -> Goal:
    """Good for one or the other."""
    length = max(len(one), len(other))
    return tuple(is_good(one, total) or is_good(other, total) for total in range(length))


def with_venoms(goal: Goal, venoms: int, bonus: int) -> Goal:
    """Totals from which some of the venoms lead to a good one."""
    tries = [used * bonus for used in range(venoms + 1)]
    return tuple(any(is_good(goal, total + more) for more in tries) for total in range(len(goal)))


def is_rising(goal: Goal) -> bool:
    """Whether every total above a good one is good too: then all dice will be rolled."""
    return list(goal) == sorted(goal)


def trimmed(goal: Goal) -> Goal:
    """The same goal without the end that is as its last total anyway."""
    length = len(goal)
    while length > 1 and goal[length - 2] == goal[-1]:
        length -= 1
    return goal[:length]
