"""An expedition in the middle of its roll: its chances, and those after each thing it may do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import TypeAlias

from attrs import evolve, frozen

from game.engine import Option, Piece, Reading
from game.engine.folds import shift
from game.engine.table import Draft, Table
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, mission, region
from game.rules.monster_lands.defences import venoms_left
from game.rules.monster_lands.modifiers import Modifiers, mission_total, modifiers, rerolls_left
from game.rules.monster_lands.modifiers import strike_marks as marks_of_strike
from game.rules.monster_lands.odds.forecast import strike_goals
from game.rules.monster_lands.odds.goals import best_chance, reach
from game.rules.monster_lands.odds.hands import (
    FACES,
    Counts,
    Goal,
    Hand,
    Touched,
    chosen,
    is_good,
)
from game.rules.monster_lands.odds.plans import hand_now, touched_by
from game.rules.monster_lands.odds.spreads import SIDES, dice_spread, shifted
from game.rules.monster_lands.steps.missions import contestants
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot
from game.rules.monster_lands.steps.strike import PourVenom, RollAll, RollOne
from game.rules.monster_lands.views import Expedition, colour_of, monster_at, region_at
from game.rules.monster_lands.vocabulary import Purpose

Chances: TypeAlias = dict[str, float]
#: More ways for the dice to fall than this are not gone through one by one.
MOST_FALLS = 4_000


@frozen
class _Aim:
    """A result to roll for: its name, and the totals that bring it."""

    name: str
    goal: Goal


class Roll:
    """An expedition in the middle of its roll."""

    def __init__(self, table: Table, exp: str) -> None:
        self.table, self.exp = table, exp
        self.purpose = _purpose(table, exp)
        self.hand = hand_now(table, exp, self.purpose)
        self.venoms = 0
        if self.purpose == "monster":
            self.venoms = venoms_left(table, exp, str(monster_at(table, zones.place_of(exp))))

    @property
    def found(self) -> Modifiers:
        """What bears on the total."""
        return modifiers(self.table, self.exp, self.purpose)

    def aims(self, venoms: int) -> list[_Aim]:
        """What can be rolled for, with so many venoms left."""
        if self.purpose == "conquest":
            land = str(region_at(self.table, zones.place_of(self.exp)))
            return [_Aim("conquer", reach(region(land).conquest))]
        if self.purpose == "mission":
            return _mission_aims(self.table, self.exp)
        foe = str(monster_at(self.table, zones.place_of(self.exp)))
        traps = Expedition(self.table, self.exp).trap_count
        capture, kill, beat = strike_goals(foe, self.found, traps, venoms)
        aims = [_Aim("capture", capture), _Aim("kill", kill), _Aim("beat", beat)]
        if venoms:
            aims.append(_Aim("bare", strike_goals(foe, self.found, traps, 0)[0]))
        return aims

    def chances(self) -> Chances:
        """From here on."""
        return self._all(self.venoms, lambda goal: best_chance(self.hand, goal))

    def _all(self, venoms: int, chance: Callable[[Goal], float]) -> Chances:
        found = {aim.name: chance(aim.goal) for aim in self.aims(venoms)}
        if "beat" in found:
            found["nothing"] = 1.0 - found.pop("beat")
        return found

    def after(self, option: Option) -> Chances:
        """Once an option is taken."""
        hand = self.hand
        match option:
            case RollOne(dice=dice):
                number = zones.COLOURS.index(colour_of(dice[0]))
                return self._all(self.venoms, lambda goal: _roll_one(hand, goal, number))
            case RollAll():
                if hand.rerolls and _fall_count(hand.unrolled) > MOST_FALLS:
                    return {}
                return self._all(self.venoms, lambda goal: _roll_all(hand, goal))
            case RerollDie(die=die, face=face):
                left = rerolls_left(self.table, self.exp, self.found)
                colour = zones.COLOURS.index(colour_of(die))
                which = Touched(colour, face, touched_by(left, die))
                return self._all(self.venoms, lambda goal: _reroll(hand, goal, which))
            case PourVenom():
                more = evolve(hand, base=hand.base + box().clan.venom_bonus)
                return self._all(self.venoms - 1, lambda goal: best_chance(more, goal))
            case SpendLoot(loot=loot):
                return Roll(_spent(self.table, self.exp, loot), self.exp).chances()
        return {}


def _purpose(table: Reading, exp: str) -> Purpose:
    if zones.place_of(exp) == zones.COMPETITIVE:
        return "mission"
    return "conquest" if monster_at(table, zones.place_of(exp)) is None else "monster"


def _mission_aims(table: Reading, exp: str) -> list[_Aim]:
    """The target; and what beats a rival whose dice have fallen (ruling 37: left wins a tie)."""
    target = mission(table.zone(zones.mission(zones.COMPETITIVE))[0]).competitive.target
    aims = [_Aim("succeed", reach(target))]
    for other in contestants(table):
        if other != exp and not Expedition(table, other).unrolled:
            first = zones.number_of(exp) < zones.number_of(other)
            needed = mission_total(table, other) + (0 if first else 1)
            aims.append(_Aim("lead", reach(max(target, needed))))
    return aims


def _spent(table: Table, exp: str, loot: Piece) -> Table:
    """The table with a loot token at work on an expedition."""
    draft = Draft.on(table)
    shift(draft, (loot,), table.place(loot), zones.exp_loot(exp), None)
    return draft.freeze()


def _value(hand: Hand, colour: int, face: int) -> int:
    return max(0, face + hand.bonus[colour])


def _put(counts: Counts, at: int, by: int) -> Counts:
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def _fallen(hand: Hand, colour: int, face: int) -> Hand:
    """One more die of a colour shows a face."""
    rest = evolve(hand, unrolled=_put(hand.unrolled, colour, -1))
    return _landed(rest, Touched(colour, face, ()))


def _roll_one(hand: Hand, goal: Goal, colour: int) -> float:
    return sum(best_chance(_fallen(hand, colour, face), goal) for face in FACES) / SIDES


def _roll_all(hand: Hand, goal: Goal) -> float:
    """Everything at once, then only rerolls and venoms are left."""
    if not hand.rerolls:
        dice = tuple(zip(hand.unrolled, hand.bonus, strict=True))
        spread = shifted(dice_spread(dice), hand.base)
        return sum(chance for total, chance in enumerate(spread) if is_good(goal, total))
    total = 0.0
    for faces, share in _falls(hand.unrolled):
        after = hand
        for colour, shown in enumerate(faces):
            for face in shown:
                after = _fallen(after, colour, face)
        total += share * best_chance(after, goal)
    return total


def _falls(unrolled: Counts) -> Iterator[tuple[tuple[Counts, ...], float]]:
    """Every way for these dice to fall, order aside, and its chance."""
    groups = [combinations_with_replacement(FACES, count) for count in unrolled]
    for faces in product(*groups):
        ways = prod(_orders(shown) for shown in faces)
        yield faces, ways / SIDES ** sum(unrolled)


def _fall_count(unrolled: Counts) -> int:
    return prod(comb(count + SIDES - 1, SIDES - 1) for count in unrolled)


def _orders(shown: Counts) -> int:
    return factorial(len(shown)) // prod(factorial(shown.count(face)) for face in set(shown))


def _reroll(hand: Hand, goal: Goal, which: Touched) -> float:
    """One die falls anew, at the cost of the source that serves it in play."""
    colour, old, by = which
    able = [
        number
        for number, each in enumerate(hand.rerolls)
        if colour in each.colours and number not in by
    ]
    number = chosen(hand.rerolls, tuple(each.count for each in hand.rerolls), able)
    if number is None:
        return best_chance(hand, goal)
    spent = hand.rerolls[number]
    rerolls = list(hand.rerolls)
    rerolls[number] = evolve(spent, count=spent.count - 1)
    lifted = evolve(
        _lifted(hand, which),
        base=hand.base - _value(hand, colour, old),
        rerolls=tuple(rerolls),
    )
    met = by if spent.again else (*by, number)
    return (
        sum(best_chance(_landed(lifted, Touched(colour, face, met)), goal) for face in FACES)
        / SIDES
    )


def _lifted(hand: Hand, die: Touched) -> Hand:
    """The hand without a rolled die."""
    if die.by:
        touched = list(hand.touched)
        touched.remove(die)
        return evolve(hand, touched=tuple(touched))
    kept = list(hand.rolled[die.colour])
    kept.remove(die.face)
    return evolve(hand, rolled=_replaced(hand.rolled, die.colour, tuple(kept)))


def _landed(hand: Hand, die: Touched) -> Hand:
    """The hand with a die that was rerolled."""
    base = hand.base + _value(hand, die.colour, die.face)
    if die.by:
        return evolve(hand, base=base, touched=(*hand.touched, die))
    faces = tuple(sorted((*hand.rolled[die.colour], die.face)))
    return evolve(hand, base=base, rolled=_replaced(hand.rolled, die.colour, faces))


def _replaced(rolled: tuple[Counts, ...], at: int, faces: Counts) -> tuple[Counts, ...]:
    return (*rolled[:at], faces, *rolled[at + 1 :])


def strike_marks(table: Reading, exp: str) -> tuple[int | None, int]:
    """The totals from which a strike of an expedition captures, if it can, and kills."""
    foe = str(monster_at(table, zones.place_of(exp)))
    there = Expedition(table, exp)
    return marks_of_strike(foe, modifiers(table, exp, "monster"), there.trap_count)
