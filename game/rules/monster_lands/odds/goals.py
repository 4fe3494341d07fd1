"""The best chance to stop on a good total: dice one by one, rerolls, a way to stop any time.

A `Hand` is what an expedition still has in hand; a goal says which totals are good. The chance is
that of the best player, found by going through every state once (dynamic programming). Venoms
need no state of their own: they may always wait, so they only make more totals good.
The searches themselves are in `searches.py`.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve

from game.rules.monster_lands.odds.hands import (
    Counts,
    Goal,
    Hand,
    Rerolls,
    Source,
    Touched,
    is_good,
)
from game.rules.monster_lands.odds.searches import Aiming, OneByOne, Rising
from game.rules.monster_lands.odds.spreads import at_least, dice_spread


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


def best_chance(hand: Hand, goal: Goal) -> float:
    """The chance of the best player to stop on a good total."""
    if is_good(goal, hand.base):
        return 1.0
    if True not in goal:
        return 0.0
    if _is_rising(goal):
        hand = _levelled(hand)
        if is_good(goal, hand.base):
            return 1.0
    if not any(hand.rolled) and not hand.touched:
        # Only the distance counts: hands that stand equally far share one answer.
        goal = goal[hand.base :] or goal[-1:]
        hand = evolve(hand, base=0)
    return _best_chance(_merged(hand), goal) if True in goal else 0.0


@lru_cache(maxsize=20_000)
def _best_chance(hand: Hand, goal: Goal) -> float:
    rising = _is_rising(goal)
    if not hand.rerolls and rising:
        dice = tuple(zip(hand.unrolled, hand.bonus, strict=True))
        return at_least(dice_spread(dice), goal.index(True) - hand.base)
    if not hand.rerolls:
        return OneByOne(hand.bonus, goal).chance(hand.base, hand.unrolled)
    search = Rising(hand, goal) if rising else Aiming(hand, goal)
    return search.from_hand(hand)


def _is_rising(goal: Goal) -> bool:
    """Whether every total above a good one is good too: then all dice will be rolled."""
    return goal.index(True) == len(goal) - goal.count(True)


def _levelled(hand: Hand) -> Hand:
    """The same hand with the bonus of dice that will be rolled anyway put into the base."""
    sure = [max(0, more) for more in hand.bonus]
    ahead = sum(count * more for count, more in zip(hand.unrolled, sure, strict=True))
    rest = tuple(more - part for more, part in zip(hand.bonus, sure, strict=True))
    return evolve(hand, base=hand.base + ahead, bonus=rest)


def _merged(hand: Hand) -> Hand:
    """The same hand without what it cannot use, colours that behave alike made one."""
    rerolls, numbers = _usable(hand)
    present = _dice_of(hand)
    names: list[tuple[int, tuple[bool, ...]]] = []
    homes: list[int] = []
    for colour, more in enumerate(hand.bonus):
        name = (more, tuple(colour in each.colours for each in rerolls))
        if present[colour] and name not in names:
            names.append(name)
        homes.append(names.index(name) if present[colour] else -1)
    unrolled = [0] * len(names)
    rolled: list[Counts] = [()] * len(names)
    for colour, home in enumerate(homes):
        if home >= 0:
            unrolled[home] += hand.unrolled[colour]
            rolled[home] += hand.rolled[colour]
    touched: list[Touched] = []
    for each in hand.touched:
        by = tuple(sorted({numbers[number] for number in each.by} - {-1}))
        if by:
            touched.append(Touched(homes[each.colour], each.face, by))
        else:
            rolled[homes[each.colour]] += (each.face,)
    return Hand(
        hand.base,
        tuple(unrolled),
        tuple(more for more, _ in names),
        tuple(rolled),
        tuple(
            evolve(each, colours=tuple(at for at, name in enumerate(names) if name[1][number]))
            for number, each in enumerate(rerolls)
        ),
        tuple(sorted(touched)),
    )


def _dice_of(hand: Hand) -> list[int]:
    """How many dice of each colour there are, rolled or not."""
    dice = [count + len(faces) for count, faces in zip(hand.unrolled, hand.rolled, strict=True)]
    for each in hand.touched:
        dice[each.colour] += 1
    return dice


def _usable(hand: Hand) -> tuple[Rerolls, list[int]]:
    """Sources that can reroll a die of this hand, alike ones made one; and the new numbers of all.

    A source that is of no use has the number -1. Those that may not meet a die again are never
    alike, unless a single reroll is left that has met no die at all.
    """
    present = _dice_of(hand)
    met = {number for each in hand.touched for number in each.by}
    found: dict[tuple[Counts, int], Source] = {}
    names: list[tuple[Counts, int] | None] = []
    for number, each in enumerate(hand.rerolls):
        useful = tuple(sorted(colour for colour in each.colours if present[colour]))
        if not useful or not each.count:
            names.append(None)
            continue
        again = each.again or (each.count == 1 and number not in met)
        name = (useful, -1 if again else number)
        before = found[name].count if name in found else 0
        found[name] = Source(useful, before + each.count, again)
        names.append(name)
    order = sorted(found, key=lambda name: (len(name[0]), found[name].again, name))
    return (
        tuple(found[name] for name in order),
        [-1 if name is None else order.index(name) for name in names],
    )
