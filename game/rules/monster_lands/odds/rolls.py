"""An expedition in the middle of its roll: its chances, and those after each thing it may do."""

from __future__ import annotations

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
from game.rules.monster_lands.odds.goals import reach
from game.rules.monster_lands.odds.hands import Goal, Hand, Touched
from game.rules.monster_lands.odds.plans import hand_now, touched_by
from game.rules.monster_lands.odds.queries import Answering, Move, Query, answer
from game.rules.monster_lands.steps.missions import contestants
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot
from game.rules.monster_lands.steps.strike import PourVenom, RollAll, RollOne
from game.rules.monster_lands.views import Expedition, colour_of, monster_at, region_at
from game.rules.monster_lands.vocabulary import Purpose

Chances: TypeAlias = dict[str, float]


@frozen
class _Aim:
    """A result to roll for: its name, and the totals that bring it."""

    name: str
    goal: Goal


class Roll:
    """An expedition in the middle of its roll."""

    def __init__(self, table: Table, exp: str, answering: Answering = answer) -> None:
        self.table, self.exp, self._answer = table, exp, answering
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
        return self._all(self.hand, self.venoms)

    def _all(self, hand: Hand, venoms: int, move: Move = None) -> Chances:
        aims = self.aims(venoms)
        return {aim.name: self._answer(Query(hand, aim.goal, move)) for aim in aims}

    def after(self, option: Option) -> Chances:
        """Once an option is taken."""
        hand = self.hand
        match option:
            case RollOne(dice=dice):
                return self._all(hand, self.venoms, zones.COLOURS.index(colour_of(dice[0])))
            case RollAll():
                return self._all(hand, self.venoms, "all")
            case RerollDie(die=die, face=face):
                left = rerolls_left(self.table, self.exp, self.found)
                colour = zones.COLOURS.index(colour_of(die))
                which = Touched(colour, face, touched_by(left, die))
                return self._all(hand, self.venoms, which)
            case PourVenom():
                more = evolve(hand, base=hand.base + box().clan.venom_bonus)
                return self._all(more, self.venoms - 1)
            case SpendLoot(loot=loot):
                spent = _spent(self.table, self.exp, loot)
                return Roll(spent, self.exp, self._answer).chances()
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


def strike_marks(table: Reading, exp: str) -> tuple[int | None, int]:
    """The totals from which a strike of an expedition captures, if it can, and kills."""
    foe = str(monster_at(table, zones.place_of(exp)))
    there = Expedition(table, exp)
    return marks_of_strike(foe, modifiers(table, exp, "monster"), there.trap_count)
