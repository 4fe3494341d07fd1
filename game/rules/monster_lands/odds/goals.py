"""The best chance to stop on a good total: dice one by one, rerolls, a way to stop any time.

A `Hand` is what an expedition still has in hand; a goal says which totals are good. The chance is
that of the best player, found by going through every state once (dynamic programming). Venoms
need no state of their own: they may always wait, so they only make more totals good.
The searches themselves are in `searches.py`.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules.monster_lands.odds.hands import Counts, Goal, Hand, Rerolls, is_good
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
    if not any(hand.rolled):
        # Only the distance counts: hands that stand equally far share one answer.
        goal = goal[hand.base :] or goal[-1:]
        hand = Hand(0, hand.unrolled, hand.bonus, hand.rolled, hand.rerolls)
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
    return Hand(hand.base + ahead, hand.unrolled, rest, hand.rolled, hand.rerolls)


def _merged(hand: Hand) -> Hand:
    """The same hand without what it cannot use, colours that behave alike made one."""
    rerolls = _usable(hand)
    names: list[tuple[int, tuple[bool, ...]]] = []
    unrolled: list[int] = []
    rolled: list[Counts] = []
    for colour, more in enumerate(hand.bonus):
        if not hand.unrolled[colour] and not hand.rolled[colour]:
            continue
        name = (more, tuple(colour in colours for colours, _ in rerolls))
        if name not in names:
            names.append(name)
            unrolled.append(0)
            rolled.append(())
        at = names.index(name)
        unrolled[at] += hand.unrolled[colour]
        rolled[at] += hand.rolled[colour]
    sources = tuple(
        (tuple(at for at, (_, members) in enumerate(names) if members[number]), count)
        for number, (_, count) in enumerate(rerolls)
    )
    bonus = tuple(more for more, _ in names)
    return Hand(hand.base, tuple(unrolled), bonus, tuple(rolled), sources)


def _usable(hand: Hand) -> Rerolls:
    """Sources that can reroll a die of this hand, narrowest first, alike ones made one."""
    dice = [count + len(faces) for count, faces in zip(hand.unrolled, hand.rolled, strict=True)]
    counts: dict[Counts, int] = {}
    for colours, count in hand.rerolls:
        useful = tuple(sorted(colour for colour in colours if dice[colour]))
        if useful and count:
            counts[useful] = counts.get(useful, 0) + count
    return tuple(sorted(counts.items(), key=lambda each: (len(each[0]), each[0])))
