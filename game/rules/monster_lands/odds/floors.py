"""What a hand may do, whatever its goal: floors of ways to lie, and rerolls that lead down.

A floor is what is left of every source of rerolls. A roll stays on its floor, a reroll leads to one
below. The colours stand in an order of their own, that with the most ways to lie last.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from game.rules.monster_lands.odds.hands import Counts, Hand, chosen
from game.rules.monster_lands.odds.piles import (
    Die,
    Met,
    Pile,
    Way,
    laid,
    lifted,
    rerolled_pile,
    size,
    summed_pile,
)

#: Where a die that is taken up leads: a floor, and a fall there.
Lead: TypeAlias = tuple[Counts, int]


def way_of(hand: Hand, colour: int) -> Way:
    """How the dice of a colour lie, if anything rerolls them."""
    if not _able(hand, colour):
        return ()
    met = [Die(each.face, each.by) for each in hand.touched if each.colour == colour]
    return laid(*map(Die, hand.rolled[colour]), *met)


def size_of(hand: Hand, colour: int) -> int:
    """In how many ways the dice of a colour may lie."""
    lying = len(way_of(hand, colour))
    return size(hand.unrolled[colour] + lying, lying, bool(_able(hand, colour)))


def _able(hand: Hand, colour: int, by: Counts = ()) -> list[int]:
    """The sources that may reroll a die of a colour which these have met."""
    return [
        number
        for number, each in enumerate(hand.rerolls)
        if each.count and colour in each.colours and number not in by
    ]


def _remembered(way: Way, left: Counts) -> Way:
    """The same dice, without the meetings of sources that are spent."""
    if not any(die.by for die in way):
        return way
    return laid(*(Die(die.face, _still(die.by, left)) for die in way))


def _still(by: Counts, left: Counts) -> Counts:
    return tuple([number for number in by if left[number]])


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
    return [other.number.get(_remembered(way, left), 0) for way in mine.nodes]


def _strides(sizes: Sequence[int]) -> tuple[int, ...]:
    found: list[int] = []
    stride = 1
    for each in reversed(sizes):
        found.insert(0, stride)
        stride *= each
    return tuple(found)


class House:
    """All floors of a hand."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        colours = range(len(hand.bonus))
        self._ways = [way_of(hand, colour) for colour in colours]
        #: The colours in the order of the piles.
        self.order = sorted(colours, key=lambda colour: size_of(hand, colour))
        #: Each floor after those below it.
        self.floors: dict[Counts, Floor] = {}
        self._piles: dict[Counts, tuple[Pile, ...]] = {}
        self.top = self.floor(tuple(each.count for each in hand.rerolls))
        #: The nodes where the hand stands.
        self.at = tuple(
            pile.number[self._ways[colour]]
            for pile, colour in zip(self.top.piles, self.order, strict=True)
        )
        #: By floor: those that no later one leads to; what the hand reaches at once is kept.
        self.spent = self._spent()

    def _spent(self) -> dict[Counts, list[Counts]]:
        last = {below.left: floor for floor in self.floors.values() for below in floor.below}
        found: dict[Counts, list[Counts]] = {left: [] for left in self.floors}
        for left, floor in last.items():
            if floor is not self.top:
                found[floor.left].append(left)
        return found

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
        if not _able(hand, colour):
            return summed_pile(hand.unrolled[colour], hand.bonus[colour])
        dice = hand.unrolled[colour] + lying
        return rerolled_pile(dice, lying, hand.bonus[colour], self._met(colour, left))

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
            for die in set(way):
                if die.by not in after:
                    after[die.by] = self._rerolled(colour, die.by, left)
                leading = after[die.by]
                if leading is not None:
                    rest, by = leading
                    over = _remembered(lifted(way, die), rest)
                    leads[die] = rest, self.piles(rest)[at].fall[over, by]
            found.append(leads)
        return found

    def _rerolled(self, colour: int, by: Counts, left: Counts) -> tuple[Counts, Counts] | None:
        """What is left after a die was rerolled, and what has met it then; None if nothing can."""
        rerolls = self._hand.rerolls
        source = chosen(rerolls, left, _able(self._hand, colour, by))
        if source is None:
            return None
        rest = (*left[:source], left[source] - 1, *left[source + 1 :])
        met = by if rerolls[source].again else tuple(sorted((*by, source)))
        return rest, _still(met, rest)


#: A question asks for several goals of one hand, and of what loot would make of it.
@lru_cache(maxsize=8)
def house(hand: Hand) -> House:
    """The floors of a hand, built once for all its goals."""
    return House(hand)
