"""Three searches for the best chance: dice alone, rerolls towards a height, rerolls at a window.

Dice that the same sources reroll share one group of faces, since a reroll changes the total by
the difference of the faces alone; faces that nothing rerolls are only part of the total. A die that
was rerolled by a source that may not meet it again falls into the group of the other sources.
"""

from __future__ import annotations

from game.rules.monster_lands.odds.hands import (
    FACES,
    Counts,
    Goal,
    Hand,
    capped,
    chosen,
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
        self.sources = hand.rerolls
        self.left = tuple(each.count for each in hand.rerolls)
        #: Of each group: the sources that may reroll its dice, and their malus. Only a malus below
        #: -1 brings a die to the floor of 0; any other bonus cancels out.
        self.groups: list[tuple[Counts, int | None]] = []
        self.group_of = [
            self._group(self._able(colour), more) for colour, more in enumerate(hand.bonus)
        ]
        #: Where a die of a group goes when a source has rerolled it.
        self.after = self._moves()
        self._rooms: dict[Counts, Counts] = {}
        self._homes: dict[Counts, Counts] = {}
        self._chosen: dict[tuple[int, Counts], int] = {}
        self.known: dict[tuple[int, Counts, Counts, Counts], float] = {}
        self.thrown: dict[tuple[int, Counts, Counts, Counts, int | None, int], float] = {}

    def _able(self, colour: int, by: Counts = ()) -> Counts:
        """The sources that may reroll a die of a colour which these have met."""
        numbers = range(len(self.sources))
        return tuple(n for n in numbers if colour in self.sources[n].colours and n not in by)

    def _group(self, able: Counts, more: int) -> int:
        """The group of dice that these sources may reroll; -1 if none does."""
        if not able:
            return -1
        name = (able, more if more < -1 else None)
        if name not in self.groups:
            self.groups.append(name)
        return self.groups.index(name)

    def _moves(self) -> dict[tuple[int, int], int]:
        moves = {}
        group = 0
        while group < len(self.groups):  # it grows on the way
            able, malus = self.groups[group]
            for number in able:
                rest = able if self.sources[number].again else tuple(n for n in able if n != number)
                moves[group, number] = self._group(rest, malus or 0)
            group += 1
        return moves

    def room(self, left: Counts) -> Counts:
        """How many rerolls each group still has."""
        found = self._rooms.get(left)
        if found is None:
            found = tuple([sum([left[number] for number in able]) for able, _ in self.groups])
            self._rooms[left] = found
        return found

    def homes(self, left: Counts) -> Counts:
        """Groups that differ only in sources that are spent are one: the first of them."""
        found = self._homes.get(left)
        if found is None:
            names = [
                (tuple([number for number in able if left[number]]), malus)
                for able, malus in self.groups
            ]
            found = self._homes[left] = tuple([names.index(name) for name in names])
        return found

    def source(self, group: int, left: Counts) -> int:
        """The source that rerolls a die of a group, as in play."""
        found = self._chosen.get((group, left))
        if found is None:
            number = chosen(self.sources, left, self.groups[group][0])
            assert number is not None
            found = self._chosen[group, left] = number
        return found

    def from_hand(self, hand: Hand) -> float:
        """The best chance of a hand."""
        faces = [0] * len(self.groups)
        dice = [(c, face, ()) for c, rolled in enumerate(hand.rolled) for face in rolled]
        for colour, face, by in (*dice, *hand.touched):
            group = self._group(self._able(colour, by), self.bonus[colour])
            if group >= 0:
                faces[group] += 1 << shift(face)
        return self.chance(hand.base, hand.unrolled, self.kept(tuple(faces), self.left), self.left)

    def kept(self, faces: Counts, left: Counts) -> Counts:
        """The faces worth remembering, with so many rerolls left."""
        homes, room = self.homes(left), self.room(left)
        together = [0] * len(faces)
        for group, each in enumerate(faces):
            together[homes[group]] += each
        return tuple([self.trimmed(each, room[group]) for group, each in enumerate(together)])

    def trimmed(self, faces: int, room: int) -> int:
        """The faces of a group worth remembering, with so many rerolls for it."""
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
        malus = self.groups[group][1]
        return self._throw(base + (0 if more < -1 else more), rest, faces, left, (malus, group))

    def reroll(
        self, base: int, dice: Counts, faces: Counts, left: Counts, which: tuple[int, int]
    ) -> float:
        """The chance after rerolling a face of a group, with so many rerolls left before."""
        group, old = which
        number = self.source(group, left)
        rest = without(left, number)
        fewer = put(faces, group, faces[group] - (1 << shift(old)))
        malus = self.groups[group][1]
        worth = old if malus is None else max(0, old + malus)
        landing = (malus, self.after[group, number])
        return self._throw(base - worth, dice, self.kept(fewer, rest), rest, landing)

    def _throw(
        self, base: int, dice: Counts, faces: Counts, left: Counts, landing: tuple[int | None, int]
    ) -> float:
        """The chance after one die falls into a group, whether rolled or rerolled."""
        malus, group = landing
        if group >= 0:
            group = self.homes(left)[group] if self.room(left)[group] else -1
        key = (base, dice, faces, left, malus, group)
        found = self.thrown.get(key)
        if found is None:
            found = 0.0
            for face in FACES:
                height = base + (face if malus is None else max(0, face + malus))
                if is_good(self.goal, height):
                    found += 1.0
                elif group < 0:
                    found += self.chance(height, dice, faces, left)
                else:
                    joined = self.joined(faces[group], face, self.room(left)[group])
                    found += self.chance(height, dice, put(faces, group, joined), left)
            found = self.thrown[key] = found / SIDES
        return found


class Rising(_Rerolling):
    """Towards a height: everything is rolled, then the lowest dice are rerolled."""

    def trimmed(self, faces: int, room: int) -> int:
        """Only the lowest dice are ever rerolled, as many as there is room for."""
        return lowest(faces, room)

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
        none = (0,) * len(self.bonus)
        return self.reroll(base, none, faces, left, (group, shown(faces[group])[0]))


class Aiming(_Rerolling):
    """At a window: any die may be next, any face may be rerolled, up or down."""

    def __init__(self, hand: Hand, goal: Goal) -> None:
        super().__init__(hand, goal)
        self.plain = OneByOne(hand.bonus, goal)
        #: The first total beyond every good one.
        self.over = len(goal) - goal[::-1].index(True)

    def trimmed(self, faces: int, room: int) -> int:
        """More of a kind than can be rerolled need not be known."""
        return capped(faces, room)

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
                for old in shown(each):
                    best = max(best, self.reroll(base, dice, faces, left, (group, old)))
        return best
