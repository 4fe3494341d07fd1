"""Dice of one kind as a small graph: every way for them to lie, and what a falling die leads to.

A node is a way to lie, order aside; dice that are still to roll lie nowhere. Nodes with more dice
come first, so that whoever goes through them in order knows what a further die leads to. A fall is
a die in the air over those that lie: six nodes, one for each face.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import NamedTuple, TypeAlias

from attrs import frozen

from game.rules.monster_lands.odds.hands import FACES, Counts
from game.rules.monster_lands.odds.spreads import SIDES


class Die(NamedTuple):
    """A face, and the sources that may not reroll it any more."""

    face: int
    by: Counts = ()


class Met(NamedTuple):
    """A source that has rerolled dice which it may not meet again."""

    source: int
    dice: int
    #: Whether all of them lie in this pile, or some of them perhaps elsewhere.
    here: bool


Way: TypeAlias = tuple[Die, ...]
Six: TypeAlias = tuple[int, int, int, int, int, int]


@frozen(eq=False)
class Pile:
    """The ways of some dice to lie; nodes and falls are known by their numbers."""

    nodes: tuple[Way, ...]
    #: What the dice of a node count together.
    worth: Counts
    number: dict[Way, int]
    #: The six nodes of each fall; those over more dice come first.
    falls: tuple[Six, ...]
    #: The fall of a die over those that lie.
    fall: dict[tuple[Way, Counts], int]
    #: The fall of a die that was not rolled before, by node; None where none is left.
    rolls: tuple[int | None, ...]
    #: The node over which a fall is such a roll; None if it is a reroll alone.
    under: tuple[int | None, ...]


def size(dice: int, rolled: int, rerolled: bool) -> int:
    """How many nodes a pile has while no die was met by a source."""
    left = range(dice - rolled + 1)
    if not rerolled:
        return sum((SIDES - 1) * fallen + 1 for fallen in left)
    return sum(comb(rolled + fallen + SIDES - 1, SIDES - 1) for fallen in left)


def laid(*dice: Die) -> Way:
    """The way in which these dice lie."""
    return tuple(sorted(dice))


def lifted(way: Way, die: Die) -> Way:
    """The others, once a die was taken up."""
    at = way.index(die)
    return (*way[:at], *way[at + 1 :])


@lru_cache(maxsize=128)
def rerolled_pile(dice: int, rolled: int, bonus: int, met: tuple[Met, ...]) -> Pile:
    """Dice that something rerolls: every face matters, and what has met the die."""
    nodes: list[Way] = []
    for fallen in range(dice, rolled - 1, -1):
        ways = {tuple(map(Die, faces)) for faces in combinations_with_replacement(FACES, fallen)}
        for each in met:
            ways = {more for way in ways for more in _marked(way, each)}
        nodes += sorted(ways)
    number = {way: at for at, way in enumerate(nodes)}
    air = {(lifted(way, die), die.by): None for way in nodes for die in way}
    fall = {over: at for at, over in enumerate(air)}
    rolls = [fall.get((way, ())) if len(way) < dice else None for way in nodes]
    return _pile(
        nodes,
        [sum(max(0, die.face + bonus) for die in way) for way in nodes],
        [_six(number, way, by) for way, by in air],
        fall,
        rolls,
    )


def _marked(way: Way, met: Met) -> list[Way]:
    """The same faces with every choice of the dice that a source has met."""
    counts = [met.dice] if met.here else range(met.dice + 1)
    return [
        laid(
            *(
                Die(die.face, (*die.by, met.source)) if at in chosen else die
                for at, die in enumerate(way)
            )
        )
        for count in counts
        for chosen in combinations(range(len(way)), count)
    ]


def _six(number: dict[Way, int], way: Way, by: Counts) -> Six:
    one, two, three, four, five, six = (number[laid(*way, Die(face, by))] for face in FACES)
    return one, two, three, four, five, six


@lru_cache(maxsize=128)
def summed_pile(dice: int, bonus: int) -> Pile:
    """Dice that nothing rerolls: only how many lie and what they count together matter."""
    values = [max(0, face + bonus) for face in FACES]
    layers: list[list[int]] = [[0]]
    for _ in range(dice):
        layers.append(sorted({total + value for total in layers[-1] for value in values}))
    # A sum stands in for the faces.
    ways = [(fallen, total) for fallen in range(dice, -1, -1) for total in layers[fallen]]
    number = {way: at for at, way in enumerate(ways)}
    open_ways = [(fallen, total) for fallen, total in ways if fallen < dice]
    falls = []
    for fallen, total in open_ways:
        one, two, three, four, five, six = (number[fallen + 1, total + more] for more in values)
        falls.append((one, two, three, four, five, six))
    rolls: list[int | None] = [None] * (len(ways) - len(open_ways))
    nodes: list[Way] = [()] * len(ways)
    return _pile(nodes, [total for _, total in ways], falls, {}, [*rolls, *range(len(open_ways))])


def _pile(
    nodes: list[Way],
    worth: list[int],
    falls: list[Six],
    fall: dict[tuple[Way, Counts], int],
    rolls: list[int | None],
) -> Pile:
    under: list[int | None] = [None] * len(falls)
    for node, number in enumerate(rolls):
        if number is not None:
            under[number] = node
    # Of equal ways the last one counts: of sums, that where no die lies yet.
    number_of = {way: at for at, way in enumerate(nodes)}
    return Pile(
        tuple(nodes), tuple(worth), number_of, tuple(falls), fall, tuple(rolls), tuple(under)
    )
