"""What each option of a battle, a conquest or a mission would change, as exact chances.

Chances are kept by name: ``unhurt wounded dead`` (the attack), ``beat capture bare kill`` (the
strike; ``beat`` is a capture or a kill, ``bare`` a capture without venom), ``conquer``, ``succeed``
(the mission's target) and ``lead`` (the rival's total as well). What is not at stake has no entry.
"""

from __future__ import annotations

from attrs import evolve, frozen

from game.engine import Option, Piece, Reading, Seat, Step
from game.engine.table import Table
from game.rules.monster_lands import zones
from game.rules.monster_lands.odds.fates import Fate, Guard, fate
from game.rules.monster_lands.odds.forecast import (
    Odds,
    fates_by_magic,
    guard_now,
    odds_now,
    strike_goals,
)
from game.rules.monster_lands.odds.plans import outlook_of
from game.rules.monster_lands.odds.queries import Answering, Query, answer
from game.rules.monster_lands.odds.rolls import Chances, Roll
from game.rules.monster_lands.steps.conflict import Ambushing
from game.rules.monster_lands.steps.conquest import Attempt, Conquer, March
from game.rules.monster_lands.steps.missions import OnMission
from game.rules.monster_lands.steps.onslaught import GiveMagic, GiveUpMagic, Redirect, SendAttack
from game.rules.monster_lands.steps.strike import Strike, StrikeBack
from game.rules.monster_lands.steps.wounds import (
    BlockWithGuards,
    BlockWithTalent,
    BlockWithToken,
    Defend,
    DrinkPotion,
    SufferWound,
    TakeHits,
    Wound,
)
from game.rules.monster_lands.views import monster_at


def chances(table: Table, seat: Seat, step: Step, answering: Answering = answer) -> Chances:
    """What may still come of the open question, as far as a seat may know."""
    return _Moment(table, seat, answering).chances(step)


def chances_if(
    table: Table, seat: Seat, step: Step, option: Option, answering: Answering = answer
) -> Chances:
    """What may come of an option; nothing where it settles the matter or changes no chance."""
    return _Moment(table, seat, answering).chances_if(step, option)


def _foe(table: Reading, exp: str) -> Piece:
    return str(monster_at(table, zones.place_of(exp)))


def _named(found: Fate) -> Chances:
    return {"unhurt": found.unhurt, "wounded": found.wounded, "dead": found.dead}


@frozen
class _Moment:
    """A table as a seat knows it, and who answers what is asked of the dice."""

    table: Table
    seat: Seat
    answering: Answering

    def chances(self, step: Step) -> Chances:
        match step:
            case Strike(exp=exp) | March(exp=exp) | OnMission(exp=exp):
                return Roll(self.table, exp, self.answering).chances()
            case GiveMagic(exp=exp, dice=dice, main=main):
                return self._attacked(exp, dice, main=main)
            case SendAttack(exp=exp, dice=dice):
                return self._attacked(exp, dice)
            case Defend(exp=exp, hits=hits):
                return self._struck(exp, hits, self._guard(exp))
            case Wound(exp=exp, wounds=wounds):
                return self._struck(exp, wounds, self._guard(exp))
            case Attempt(exp=exp):
                return {"conquer": self._odds(exp).conquer}
            case Ambushing(exp=exp):
                return self._forecast(exp)
        return {}

    def chances_if(self, step: Step, option: Option) -> Chances:
        match step, option:
            case ((Strike(exp=exp) | March(exp=exp) | OnMission(exp=exp)), _):
                return Roll(self.table, exp, self.answering).after(option)
            case GiveMagic(exp=exp, dice=dice, main=main), GiveUpMagic(count=count):
                return self._attacked(exp, dice, count, main)
            case SendAttack(exp=exp, dice=dice), Redirect(count=count):
                return self._attacked(exp, dice - count)
            case SendAttack(), _:
                return self.chances(step)
            case Defend(exp=exp, hits=hits), _:
                return self._after_defence(exp, hits, option)
            case Wound(exp=exp, wounds=wounds), (DrinkPotion() | SufferWound()):
                return self._after_wound(exp, wounds, isinstance(option, DrinkPotion))
            case Attempt(), Conquer():
                return self.chances(step)
        return {}

    def _odds(self, exp: str) -> Odds:
        return odds_now(self.table, self.seat, exp, answering=self.answering)

    def _guard(self, exp: str) -> Guard:
        return guard_now(self.table, exp, _foe(self.table, exp))

    def _forecast(self, exp: str) -> Chances:
        """A whole battle ahead."""
        found = self._odds(exp)
        if monster_at(self.table, zones.place_of(exp)) is None:
            return {"conquer": found.conquer}
        struck = {"beat": found.beat, "capture": found.capture, "kill": found.kill}
        return {**_named(found.fate), **struck}

    def _attacked(self, exp: str, dice: int, given_up: int = 0, main: bool = True) -> Chances:
        """So many attack dice come, so many Magic dice meet them, in the attack itself or aside."""
        found = fates_by_magic(self.table, exp, dice, main)
        fallen = found[min(given_up, len(found) - 1)]
        if not main:
            return _named(fallen)
        return {**_named(fallen), **self._strike_ahead(exp, given_up, fallen.alive)}

    def _strike_ahead(self, exp: str, given_up: int, alive: float) -> Chances:
        """The strike that follows, if the mercenary lives."""
        outlook = outlook_of(self.table, self.seat, exp)
        hand = outlook.hand("monster", given_up)
        found = outlook.found("monster")
        goals = strike_goals(str(outlook.foe), found, outlook.traps, outlook.venoms)
        capture, kill, beat = (alive * self.answering(Query(hand, goal)) for goal in goals)
        return {"beat": beat, "capture": capture, "kill": kill}

    def _struck(self, exp: str, hits: int, guard: Guard) -> Chances:
        """So many hits are certain: what is the best that can be made of them."""
        fallen = fate((0.0,) * hits + (1.0,), guard)
        if StrikeBack(exp) in self.table.agenda:
            return {**_named(fallen), **self._strike_ahead(exp, 0, fallen.alive)}
        return _named(fallen)

    def _after_defence(self, exp: str, hits: int, option: Option) -> Chances:
        guard = self._guard(exp)
        match option:
            case BlockWithToken() | BlockWithGuards() | BlockWithTalent():
                spared = evolve(guard, cancelled=guard.cancelled - 1)
                return self._struck(exp, hits - 1, spared)
            case TakeHits():
                return self._struck(exp, hits, evolve(guard, cancelled=0))
        return {}

    def _after_wound(self, exp: str, wounds: int, drinks: bool) -> Chances:
        guard = evolve(self._guard(exp), cancelled=0)
        if drinks:
            return self._struck(exp, wounds - 1, evolve(guard, potions=guard.potions - 1))
        if guard.wounded:
            return self._struck(exp, 1, evolve(guard, potions=0))
        found = self._struck(exp, wounds - 1, evolve(guard, wounded=True))
        # This wound is there, whatever becomes of the others.
        return {**found, "wounded": found["unhurt"] + found["wounded"], "unhurt": 0.0}
