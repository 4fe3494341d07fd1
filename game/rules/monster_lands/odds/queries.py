"""What is asked of the dice: the chance of the best player, from here or after one move.

A query is plain numbers and knows no rule, so it can be answered anywhere: here at once, or by
somebody beside the window. Queries of one hand and one goal are answered by one search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

from attrs import evolve, frozen

from game.rules.monster_lands.odds.forms import Form, formed, levelled, worth
from game.rules.monster_lands.odds.goals import is_rising, trimmed
from game.rules.monster_lands.odds.hands import Goal, Hand, Touched, chosen, is_good
from game.rules.monster_lands.odds.piles import Die
from game.rules.monster_lands.odds.searches import Search, cells
from game.rules.monster_lands.odds.spreads import at_least, dice_spread

#: Roll a die of this colour (by number), reroll this die, roll all dice at once; None: the best.
Move: TypeAlias = int | Touched | Literal["all"] | None
#: A larger search is not begun: the hand then does without some of its rerolls.
MOST_CELLS = 1_300_000


@frozen
class Query:
    """A hand, the totals that are good, and what is done first."""

    hand: Hand
    goal: Goal
    move: Move = None


#: Who answers a query.
Answering: TypeAlias = Callable[[Query], float]


def best_chance(hand: Hand, goal: Goal) -> float:
    """The chance of the best player to stop on a good total."""
    return answer(Query(hand, goal))


def answer(query: Query) -> float:
    """The chance that a query asks for; where it has no exact answer, at least so much."""
    known = _known(query)
    if known is not None:
        return known
    query, form = _simplest(query)
    move = query.move
    spared = _affordable(form.hand, is_rising(query.goal), _needed(form, move))
    return _found(spared, query.goal, _move(form, move))


def answers(queries: Iterable[Query]) -> dict[Query, float]:
    """The answers to many queries; those of one goal come together, and with them their search."""
    ordered = sorted(queries, key=lambda each: (hash(each.hand), hash(each.goal)))
    return {each: answer(each) for each in ordered}


def effort(query: Query) -> int:
    """About how many chances must be worked out for the exact answer."""
    if _known(query) is not None:
        return 0
    simple, form = _simplest(query)
    return cells(form.hand, is_rising(simple.goal))


def is_bound(query: Query) -> bool:
    """Whether the answer is only the least that can be reached."""
    return effort(query) > MOST_CELLS


def _known(query: Query) -> float | None:
    """What needs no search."""
    hand, goal = query.hand, query.goal
    if True not in goal:
        return 0.0
    if query.move is None and is_good(goal, hand.base):
        return 1.0
    if isinstance(query.move, Touched) or not is_rising(goal):
        return None
    return 1.0 if is_good(goal, levelled(hand).base) else None


def _simplest(query: Query) -> tuple[Query, Form]:
    """The same in the simplest form, so that what is equally far from its goal is asked once."""
    hand, goal, move = query.hand, query.goal, query.move
    if is_rising(goal):
        hand = levelled(hand)
        # All dice will be rolled, so that it does not matter which is first.
        move = move if isinstance(move, Touched) else None
    form = formed(hand)
    ahead = form.hand.base - worth(form.hand)
    return (
        Query(hand, trimmed(goal[ahead:] or goal[-1:]), move),
        evolve(form, hand=evolve(form.hand, base=form.hand.base - ahead)),
    )


def _move(form: Form, move: Move) -> Move:
    """A move by the numbers of the form."""
    match move:
        case Touched(colour, face, by):
            return Touched(form.colours[colour], face, form.by(by))
        case int():
            return form.colours[move]
    return move


def _needed(form: Form, move: Move) -> int | None:
    """The source that a reroll uses."""
    if not isinstance(move, Touched):
        return None
    rerolls = form.hand.rerolls
    colour, by = form.colours[move.colour], form.by(move.by)
    able = [at for at, each in enumerate(rerolls) if colour in each.colours and at not in by]
    return chosen(rerolls, tuple(each.count for each in rerolls), able)


def _affordable(hand: Hand, steep: bool, needed: int | None) -> Hand:
    """A hand whose search is not too large: rerolls are left unused, which anybody may do."""
    if cells(hand, steep) <= MOST_CELLS:
        return hand
    # What is not exact should at least be there soon.
    while cells(hand, steep) > MOST_CELLS // 3:
        counts = [each.count - (at == needed) for at, each in enumerate(hand.rerolls)]
        if not any(counts):
            break
        most = counts.index(max(counts))
        fewer = evolve(hand.rerolls[most], count=hand.rerolls[most].count - 1)
        hand = evolve(hand, rerolls=(*hand.rerolls[:most], fewer, *hand.rerolls[most + 1 :]))
    return hand


@lru_cache(maxsize=20_000)
def _found(hand: Hand, goal: Goal, move: Move) -> float:
    if True not in goal:
        return 0.0
    if not hand.rerolls and move is None and is_rising(goal):
        dice = tuple(zip(hand.unrolled, hand.bonus, strict=True))
        return at_least(dice_spread(dice), goal.index(True) - hand.base)
    if not hand.bonus:
        return float(is_good(goal, hand.base))
    search = _searched(hand, goal)
    match move:
        case Touched(colour, face, by):
            return search.after_reroll(colour, Die(face, by))
        case int():
            return search.after_roll(move)
        case "all":
            return search.after_all()
    return search.chance


#: As many as the goals of one question and of what may follow.
@lru_cache(maxsize=8)
def _searched(hand: Hand, goal: Goal) -> Search:
    return Search(hand, goal)
