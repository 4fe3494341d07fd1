"""The best chance to stop on a good total, for a hand and for everything it may do, in one search.

For every floor there is a sheet: the best chance for every way in which the dice may lie. Each
sheet needs those below it alone, so every state is worked out once, whatever was asked. The chances
of the last pile stand side by side in a row, and rows are worked on whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

from game.rules.monster_lands.odds.floors import Floor, House, Lying, house
from game.rules.monster_lands.odds.goals import is_rising
from game.rules.monster_lands.odds.hands import Counts, Goal, Hand, is_good
from game.rules.monster_lands.odds.piles import Die, Pile
from game.rules.monster_lands.odds.spreads import SIDES
from game.rules.monster_lands.odds.ways import size_of

Row: TypeAlias = Sequence[float]


def cells(hand: Hand, steep: bool) -> int:
    """About how many chances a search works out, known before it begins."""
    count = 1
    for each in hand.rerolls:
        count *= each.count + 1
    for colour in range(len(hand.bonus)):
        count *= size_of(hand, colour, steep)
    return count


class Search:
    """One hand and one goal."""

    def __init__(self, hand: Hand, goal: Goal) -> None:
        self._house: House = house(hand, is_rising(goal))
        #: How many chances were worked out.
        self.worked_out = 0
        base = hand.base - self._house.worth
        self._sheets: dict[Counts, Sheet] = {}
        for left, floor in self._house.floors.items():
            sheet = self._sheets[left] = Sheet(floor, self._sheets, base, goal)
            self.worked_out += sheet.size
            for spent in self._house.spent[left]:
                del self._sheets[spent]
        self._left = self._house.top.left

    @property
    def chance(self) -> float:
        """The best chance from here."""
        return self._expected(self._left, self._house.spreads(self._left))

    def after_roll(self, colour: int) -> float:
        """The chance after rolling one more die of a colour."""
        at = self._house.order.index(colour)
        spreads = self._house.spreads(self._left)
        spreads[at] = _rolled(self._house.top.piles[at], spreads[at])
        return self._expected(self._left, spreads)

    def after_reroll(self, colour: int, die: Die) -> float:
        """The chance after rerolling a die."""
        return self._expected(*self._house.rerolled(colour, die))

    def after_all(self) -> float:
        """The chance after all dice fell at once, when only rerolls are left."""
        spreads = [
            _all_rolled(pile, spread)
            for pile, spread in zip(
                self._house.top.piles, self._house.spreads(self._left), strict=True
            )
        ]
        return self._expected(self._left, spreads)

    def _expected(self, left: Counts, spreads: Sequence[Lying]) -> float:
        """The chance on a floor where the dice lie with these chances."""
        sheet = self._sheets[left]
        total = 0.0
        for nodes in product(*spreads):
            share = 1.0
            for spread, node in zip(spreads, nodes, strict=True):
                share *= spread[node]
            total += share * sheet.chance(nodes)
        return total


def _rolled(pile: Pile, spread: Lying) -> Lying:
    """Where the dice lie after one more has fallen."""
    after: Lying = {}
    for node, chance in spread.items():
        number = pile.rolls[node]
        assert number is not None, "no die is left to roll"
        for face in pile.falls[number]:
            after[face] = after.get(face, 0.0) + chance / SIDES
    return after


def _all_rolled(pile: Pile, spread: Lying) -> Lying:
    while all(pile.rolls[node] is not None for node in spread):
        spread = _rolled(pile, spread)
    return spread


class Sheet:
    """The chances on one floor."""

    def __init__(self, floor: Floor, below: dict[Counts, Sheet], base: int, goal: Goal) -> None:
        self._floor = floor
        self._below = {each.left: below[each.left] for each in floor.below}
        self._base, self._goal = base, goal
        self._outer, self._inner = floor.piles[:-1], floor.piles[-1]
        self._marks: dict[int, Row] = {}
        self._thrown: dict[tuple[int, int, int], Row] = {}
        self._lifted = {
            left: _lifted(sheet._falls, floor.last_falls[left])
            for left, sheet in self._below.items()
        }
        #: By the nodes of the outer piles: the chances of the inner one.
        self._rows: list[Row] = []
        #: The same with a die in the air over the inner one.
        self._falls: list[Row] = []
        for nodes in product(*(range(len(pile.nodes)) for pile in self._outer)):
            self._work_out(nodes)
        # Nothing below is needed any more, and it is large.
        self._below, self._lifted = {}, {}

    @property
    def size(self) -> int:
        """How many chances it holds."""
        return len(self._rows) * len(self._inner.nodes)

    def chance(self, nodes: Sequence[int]) -> float:
        """The chance where these are the nodes."""
        return self._rows[self._floor.place(nodes[:-1])][nodes[-1]]

    def _work_out(self, nodes: tuple[int, ...]) -> None:
        """The row of these nodes: the best of stopping, of every roll and of every reroll."""
        ways = [self._mark(nodes), *self._outer_ways(nodes)]
        for floor in self._floor.below:
            there = floor.place(self._floor.moved(floor.left, nodes))
            ways.append(self._lifted[floor.left][there])
        row = list(map(max, *ways)) if len(ways) > 1 else [*ways[0]]
        thrown = []
        for under, (a, b, c, d, e, f) in zip(self._inner.under, self._inner.falls, strict=True):
            chance = (row[a] + row[b] + row[c] + row[d] + row[e] + row[f]) / SIDES
            thrown.append(chance)
            if under is not None and chance > row[under]:
                row[under] = chance
        self._rows.append(row)
        self._falls.append(thrown)

    def _mark(self, nodes: Sequence[int]) -> Row:
        """1 for every total that is good."""
        base = self._base + sum(
            [pile.worth[node] for pile, node in zip(self._outer, nodes, strict=True)]
        )
        found = self._marks.get(base)
        if found is None:
            found = [float(is_good(self._goal, base + more)) for more in self._inner.worth]
            self._marks[base] = found
        return found

    def _outer_ways(self, nodes: tuple[int, ...]) -> list[Row]:
        found = []
        for at, (pile, node) in enumerate(zip(self._outer, nodes, strict=True)):
            rolled = pile.rolls[node]
            if rolled is not None:
                found.append(self._thrown_row(at, rolled, nodes))
            for left, number in set(self._floor.leads[at][node].values()):
                others = self._floor.moved(left, nodes)
                row = self._below[left]._thrown_row(at, number, others)
                inner = self._floor.maps[left][-1]
                found.append(row if isinstance(inner, range) else [row[each] for each in inner])
        return found

    def _thrown_row(self, at: int, number: int, nodes: Sequence[int]) -> Row:
        """The chances with a die in the air over an outer pile, wherever its own node is."""
        stride = self._floor.strides[at]
        rest = self._floor.place(nodes) - nodes[at] * stride
        found = self._thrown.get((at, number, rest))
        if found is None:
            rows = [self._rows[rest + node * stride] for node in self._outer[at].falls[number]]
            found = [
                (a + b + c + d + e + f) / SIDES for a, b, c, d, e, f in zip(*rows, strict=True)
            ]
            self._thrown[at, number, rest] = found
        return found


def _lifted(falls: Sequence[Row], choices: Sequence[Sequence[int]]) -> list[Row]:
    """Row by row the best of several falls for each node, worked out column by column."""
    columns = [*zip(*falls, strict=True)]
    never = (0.0,) * len(falls)
    best = [map(max, never, never, *(columns[each] for each in numbers)) for numbers in choices]
    return [*zip(*best, strict=True)]
