"""What a hand may do, whatever its goal: floors of ways to lie, and rerolls that lead down.

A floor is what is left of every source of rerolls. A roll stays on its floor, a reroll leads to one
below. The colours stand in an order of their own, that with the most ways to lie last.

Towards a height everything is rolled before the first reroll, and then only the lowest of dice that
are alike is rerolled: such a house is `steep`, and much smaller.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from game.rules.monster_lands.odds.hands import Counts, Hand, chosen
from game.rules.monster_lands.odds.piles import (
    Die,
    Met,
    Pile,
    Way,
    lifted,
    rerolled_pile,
    summed_pile,
)
from game.rules.monster_lands.odds.ways import (
    able,
    remembered,
    size_of,
    still,
    way_of,
    with_die,
)

#: Where a die that is taken up leads: a floor, and a fall there.
Lead: TypeAlias = tuple[Counts, int]
#: The nodes of a pile where dice may lie, and how often they do.
Lying: TypeAlias = dict[int, float]


class Floor:
    """The piles while so much is left, and where each of their dice leads when it is rerolled."""

    def __init__(self, house: House, left: Counts) -> None:
        self.left = left
        self.piles = house.piles(left)
        self.strides = _strides([len(pile.nodes) for pile in self.piles[:-1]])
        #: By pile and node: where each die leads.
        self.leads = [house.leads(at, pile, left) for at, pile in enumerate(self.piles)]
        self.below = tuple(
            house.floor(left)
            for left in sorted(
                {lead[0] for pile in self.leads for each in pile for lead in each.values()}
            )
        )
        #: By floor below and pile: the nodes there, by those here.
        self.maps = {
            floor.left: [
                _map(mine, other, floor.left)
                for mine, other in zip(self.piles, floor.piles, strict=True)
            ]
            for floor in self.below
        }
        #: By floor below: for each node of the last pile, the falls that its dice lead to.
        self.last_falls = {
            floor.left: [
                [number for left, number in each.values() if left == floor.left]
                for each in self.leads[-1]
            ]
            for floor in self.below
        }

    def place(self, nodes: Sequence[int]) -> int:
        """Where these nodes of all piles but the last stand in a row."""
        return sum([node * stride for node, stride in zip(nodes, self.strides, strict=True)])

    def moved(self, left: Counts, nodes: Sequence[int]) -> list[int]:
        """The same nodes on a floor below."""
        return [way[node] for way, node in zip(self.maps[left], nodes, strict=False)]


def _map(mine: Pile, other: Pile, left: Counts) -> Sequence[int]:
    if mine is other:
        return range(len(mine.nodes))
    # A node that has no place there cannot be met on the way down.
    return [other.number.get(remembered(way, left), 0) for way in mine.nodes]


def _strides(sizes: Sequence[int]) -> tuple[int, ...]:
    found: list[int] = []
    stride = 1
    for each in reversed(sizes):
        found.insert(0, stride)
        stride *= each
    return tuple(found)


class House:
    """All floors of a hand."""

    def __init__(self, hand: Hand, steep: bool) -> None:
        self._hand, self._steep = hand, steep
        colours = range(len(hand.bonus))
        self._ways = [way_of(hand, colour) for colour in colours]
        #: What the dice that lie in piles count.
        self.worth = sum(
            max(0, die.face + hand.bonus[colour])
            for colour in colours
            for die in self._ways[colour]
        )
        #: The colours in the order of the piles.
        self.order = sorted(colours, key=lambda colour: size_of(hand, colour, steep))
        #: Each floor after those below it.
        self.floors: dict[Counts, Floor] = {}
        self._piles: dict[Counts, tuple[Pile, ...]] = {}
        self.top = self.floor(tuple(each.count for each in hand.rerolls))
        #: By floor: those that no later one leads to; what the hand reaches at once is kept.
        self.spent = self._spent()

    def _spent(self) -> dict[Counts, list[Counts]]:
        last = {below.left: floor for floor in self.floors.values() for below in floor.below}
        found: dict[Counts, list[Counts]] = {left: [] for left in self.floors}
        for left, floor in last.items():
            if floor is not self.top:
                found[floor.left].append(left)
        return found

    def spreads(self, left: Counts) -> list[Lying]:
        """Where the dice of the hand lie on a floor, before anything else is decided there."""
        return [self._fallen(colour, left, self._ways[colour]) for colour in self.order]

    def rerolled(self, colour: int, die: Die) -> tuple[Counts, list[Lying]]:
        """The floor that a reroll of a die leads to, and where the dice may lie there."""
        leading = self._rerolled(colour, die.by, self.top.left)
        assert leading is not None, "nothing rerolls this die"
        left, by = leading
        others = lifted(self._ways[colour], die)
        return left, [
            self._fallen(each, left, others, by)
            if each == colour
            else self._fallen(each, left, self._ways[each])
            for each in self.order
        ]

    def _fallen(self, colour: int, left: Counts, way: Way, by: Counts | None = None) -> Lying:
        """The nodes of a way to lie, with a die more that these have met if one was taken up.

        Where all is rolled before it matters, the dice that are still to roll have fallen too.
        """
        ways = {remembered(way, left): 1.0}
        if by is not None:
            ways = with_die(ways, by)
        if self._steep and able(self._hand, colour):
            for _ in range(self._hand.unrolled[colour]):
                ways = with_die(ways, ())
        number = self.piles(left)[self.order.index(colour)].number
        return {number[way]: chance for way, chance in ways.items()}

    def floor(self, left: Counts) -> Floor:
        """The floor where so much is left."""
        found = self.floors.get(left)
        if found is None:
            found = Floor(self, left)
            self.floors[left] = found
        return found

    def piles(self, left: Counts) -> tuple[Pile, ...]:
        """The piles of a floor, in order."""
        found = self._piles.get(left)
        if found is None:
            found = self._piles[left] = tuple(self._pile(colour, left) for colour in self.order)
        return found

    def _pile(self, colour: int, left: Counts) -> Pile:
        hand, lying = self._hand, len(self._ways[colour])
        if not able(hand, colour):
            return summed_pile(hand.unrolled[colour], hand.bonus[colour])
        dice = hand.unrolled[colour] + lying
        least = dice if self._steep else lying
        return rerolled_pile(dice, least, hand.bonus[colour], self._met(colour, left))

    def _met(self, colour: int, left: Counts) -> tuple[Met, ...]:
        """The sources that have met dice and would still reroll others."""
        found = []
        for number, each in enumerate(self._hand.rerolls):
            if colour in each.colours and not each.again and left[number]:
                before = sum(number in die.by for die in self._hand.touched)
                count = before + each.count - left[number]
                if count:
                    found.append(Met(number, count, len(each.colours) == 1))
        return tuple(found)

    def leads(self, at: int, pile: Pile, left: Counts) -> list[dict[Die, Lead]]:
        """For each node of a pile where its dice lead when they are taken up."""
        colour = self.order[at]
        after: dict[Counts, tuple[Counts, Counts] | None] = {}
        found: list[dict[Die, Lead]] = []
        for way in pile.nodes:
            leads = {}
            for die in self._worth_rerolling(way):
                if die.by not in after:
                    after[die.by] = self._rerolled(colour, die.by, left)
                leading = after[die.by]
                if leading is not None:
                    rest, by = leading
                    over = remembered(lifted(way, die), rest)
                    leads[die] = rest, self.piles(rest)[at].fall[over, by]
            found.append(leads)
        return found

    def _worth_rerolling(self, way: Way) -> Iterable[Die]:
        if not self._steep:
            return set(way)
        # The last one of each kind is the lowest, and replaces those before.
        return {die.by: die for die in reversed(way)}.values()

    def _rerolled(self, colour: int, by: Counts, left: Counts) -> tuple[Counts, Counts] | None:
        """What is left after a die was rerolled, and what has met it then; None if nothing can."""
        rerolls = self._hand.rerolls
        source = chosen(rerolls, left, able(self._hand, colour, by))
        if source is None:
            return None
        rest = (*left[:source], left[source] - 1, *left[source + 1 :])
        met = by if rerolls[source].again else tuple(sorted((*by, source)))
        return rest, still(met, rest)


#: A question asks for several goals of one hand, and of what loot would make of it.
@lru_cache(maxsize=8)
def house(hand: Hand, steep: bool) -> House:
    """The floors of a hand, built once for all its goals."""
    return House(hand, steep)
