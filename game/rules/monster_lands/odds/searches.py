"""Three searches for the best chance: dice alone, rerolls towards a height, rerolls at a window.

Colours that the same sources reroll share one group of faces, since a reroll changes the total by
the difference of the faces alone; faces that nothing rerolls are only part of the total.
"""

from __future__ import annotations

from game.rules.monster_lands.odds.hands import (
    FACES,
    Counts,
    Goal,
    Hand,
    capped,
    grown,
    headroom,
    highest,
    is_good,
    legroom,
    lowest,
    shift,
    shown,
)
from game.rules.monster_lands.odds.spreads import SIDES

#: A chance this close to certain needs no better way.
CERTAIN = 1.0 - 1e-12


def without(counts: Counts, at: int) -> Counts:
    """One less of something."""
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def put(counts: Counts, at: int, value: int) -> Counts:
    """Another value at one place."""
    return (*counts[:at], value, *counts[at + 1 :])


class OneByOne:
    """Dice one by one, no rerolls: a total and the dice left are the whole state."""

    def __init__(self, bonus: Counts, goal: Goal) -> None:
        self.goal = goal
        self.values = [[max(0, face + more) for face in FACES] for more in bonus]
        self.known: dict[tuple[int, Counts], float] = {}

    def chance(self, base: int, dice: Counts) -> float:
        """The best chance from here."""
        if is_good(self.goal, base):
            return 1.0
        key = (base, dice)
        found = self.known.get(key)
        if found is None:
            found = 0.0
            for colour, count in enumerate(dice):
                if count:
                    rest = without(dice, colour)
                    sums = [self.chance(base + value, rest) for value in self.values[colour]]
                    found = max(found, sum(sums) / SIDES)
            self.known[key] = found
        return found


class _Rerolling:
    """What both searches with rerolls share: sources, groups of faces, throwing one die."""

    def __init__(self, hand: Hand, goal: Goal) -> None:
        self.goal = goal
        self.first = goal.index(True)
        self.bonus = hand.bonus
        self.sources = tuple(colours for colours, _ in hand.rerolls)
        self.left = tuple(count for _, count in hand.rerolls)
        self.group_of, self.floors = self._groups(hand.bonus)
        self._rooms: dict[Counts, Counts] = {}
        self.known: dict[tuple[int, Counts, Counts, Counts], float] = {}
        self.thrown: dict[tuple[int, Counts, Counts, Counts, int], float] = {}

    def _groups(self, bonus: Counts) -> tuple[list[int], list[int | None]]:
        """The group of each colour (-1 if nothing rerolls it), and the malus of each group.

        Only a malus below -1 brings a die to the floor of 0; any other bonus cancels out.
        """
        names: list[tuple[tuple[bool, ...], int | None]] = []
        groups = []
        for colour, more in enumerate(bonus):
            name = (tuple(colour in each for each in self.sources), more if more < -1 else None)
            if any(name[0]) and name not in names:
                names.append(name)
            groups.append(names.index(name) if any(name[0]) else -1)
        return groups, [malus for _, malus in names]

    def room(self, left: Counts) -> Counts:
        """How many rerolls each group still has."""
        found = self._rooms.get(left)
        if found is None:
            colours = [self.group_of.index(group) for group in range(len(self.floors))]
            found = self._rooms[left] = tuple(
                sum(count for source, count in zip(self.sources, left, strict=True) if c in source)
                for c in colours
            )
        return found

    def source(self, group: int, left: Counts) -> int:
        """The narrowest source that still rerolls a group."""
        colour = self.group_of.index(group)
        return next(
            number
            for number, colours in enumerate(self.sources)
            if left[number] and colour in colours
        )

    def from_hand(self, hand: Hand) -> float:
        """The best chance of a hand."""
        faces = [0] * len(self.floors)
        for colour, rolled in enumerate(hand.rolled):
            group = self.group_of[colour]
            if group >= 0:
                faces[group] += sum(1 << shift(face) for face in rolled)
        return self.chance(hand.base, hand.unrolled, self.kept(tuple(faces), self.left), self.left)

    def kept(self, faces: Counts, left: Counts) -> Counts:
        """The faces worth remembering, with so many rerolls left."""
        raise NotImplementedError

    def joined(self, faces: int, face: int, room: int) -> int:
        """One more face worth remembering."""
        raise NotImplementedError

    def chance(self, base: int, dice: Counts, faces: Counts, left: Counts) -> float:
        """The best chance from here."""
        raise NotImplementedError

    def roll(self, base: int, dice: Counts, faces: Counts, left: Counts, colour: int) -> float:
        """The chance after rolling one more die of a colour."""
        rest = without(dice, colour)
        group, more = self.group_of[colour], self.bonus[colour]
        if group < 0:
            values = [max(0, face + more) for face in FACES]
            return sum([self.chance(base + each, rest, faces, left) for each in values]) / SIDES
        return self._throw(base + (0 if more < -1 else more), rest, faces, left, group)

    def reroll(
        self, base: int, dice: Counts, faces: Counts, left: Counts, which: tuple[int, int]
    ) -> float:
        """The chance after rerolling a face of a group; `left` is what is left afterwards."""
        group, old = which
        fewer = put(faces, group, faces[group] - (1 << shift(old)))
        malus = self.floors[group]
        worth = old if malus is None else max(0, old + malus)
        return self._throw(base - worth, dice, self.kept(fewer, left), left, group)

    def _throw(self, base: int, dice: Counts, faces: Counts, left: Counts, group: int) -> float:
        """The chance after one die of a group falls, whether rolled or rerolled."""
        key = (base, dice, faces, left, group)
        found = self.thrown.get(key)
        if found is None:
            malus, mine, room = self.floors[group], faces[group], self.room(left)[group]
            found = 0.0
            for face in FACES:
                height = base + (face if malus is None else max(0, face + malus))
                if is_good(self.goal, height):
                    found += 1.0
                else:
                    after = put(faces, group, self.joined(mine, face, room)) if room else faces
                    found += self.chance(height, dice, after, left)
            found = self.thrown[key] = found / SIDES
        return found


class Rising(_Rerolling):
    """Towards a height: everything is rolled, then the lowest dice are rerolled."""

    def kept(self, faces: Counts, left: Counts) -> Counts:
        """Only the lowest dice are ever rerolled, as many as there is room for."""
        room = self.room(left)
        return tuple([lowest(each, room[group]) for group, each in enumerate(faces)])

    def joined(self, faces: int, face: int, room: int) -> int:
        """Keep the lowest."""
        return lowest(faces + (1 << shift(face)), room)

    def chance(self, base: int, dice: Counts, faces: Counts, left: Counts) -> float:
        """The best chance from here."""
        if base >= self.first:
            return 1.0
        if not any(dice) and base + sum(map(headroom, faces)) < self.first:
            return 0.0
        key = (base, dice, faces, left)
        found = self.known.get(key)
        if found is None:
            colour = next((at for at, count in enumerate(dice) if count), -1)
            if colour >= 0:
                found = self.roll(base, dice, faces, left, colour)
            else:
                found = max(
                    [
                        self._lift(base, faces, left, group)
                        for group, each in enumerate(faces)
                        if each
                    ]
                )
            self.known[key] = found
        return found

    def _lift(self, base: int, faces: Counts, left: Counts, group: int) -> float:
        rest = without(left, self.source(group, left))
        none = (0,) * len(self.bonus)
        return self.reroll(base, none, faces, rest, (group, shown(faces[group])[0]))


class Aiming(_Rerolling):
    """At a window: any die may be next, any face may be rerolled, up or down."""

    def __init__(self, hand: Hand, goal: Goal) -> None:
        super().__init__(hand, goal)
        self.plain = OneByOne(hand.bonus, goal)
        #: The first total beyond every good one.
        self.over = len(goal) - goal[::-1].index(True)

    def kept(self, faces: Counts, left: Counts) -> Counts:
        """More of a kind than can be rerolled need not be known."""
        room = self.room(left)
        return tuple([capped(each, room[group]) for group, each in enumerate(faces)])

    def joined(self, faces: int, face: int, room: int) -> int:
        """Count it, up to the rerolls left."""
        return grown(faces, face, room)

    def chance(self, base: int, dice: Counts, faces: Counts, left: Counts) -> float:
        """The best chance from here."""
        if is_good(self.goal, base):
            return 1.0
        if not any(left):
            return self.plain.chance(base, dice)
        key = (base, dice, faces, left)
        found = self.known.get(key)
        if found is None:
            hopeless = self._is_hopeless(base, dice, faces, left)
            found = self.known[key] = 0.0 if hopeless else self._best(base, dice, faces, left)
        return found

    def _is_hopeless(self, base: int, dice: Counts, faces: Counts, left: Counts) -> bool:
        """Too high to come back down, or too low to come up."""
        room = self.room(left)
        if base >= self.over:
            down = [legroom(highest(each, room[group])) for group, each in enumerate(faces)]
            return base - sum(down) >= self.over
        up = [headroom(lowest(each, room[group])) for group, each in enumerate(faces)]
        rolled = sum([count * (SIDES + more) for count, more in zip(dice, self.bonus, strict=True)])
        return base + rolled + sum(up) < self.first

    def _best(self, base: int, dice: Counts, faces: Counts, left: Counts) -> float:
        best = 0.0
        for colour, count in enumerate(dice):
            # A further die never brings a total down that is already too high.
            if count and base < self.over:
                best = max(best, self.roll(base, dice, faces, left, colour))
        for group, each in enumerate(faces):
            if each and best < CERTAIN:
                rest = without(left, self.source(group, left))
                for old in shown(each):
                    best = max(best, self.reroll(base, dice, faces, rest, (group, old)))
        return best
