"""What each option of a battle, a conquest or a mission would change, as exact chances.

Chances are kept by name: ``unhurt wounded dead`` (the attack), ``capture bare kill nothing`` (the
strike; ``bare`` is a capture without venom, ``nothing`` neither result), ``conquer``, ``succeed``
(the mission's target) and ``lead`` (the rival's total as well). What is not at stake has no entry.
"""

from __future__ import annotations

from attrs import evolve

from game.engine import Option, Piece, Reading, Seat, Step
from game.engine.table import Table
from game.rules.monster_lands import zones
from game.rules.monster_lands.odds.fates import Fate, Guard, fate
from game.rules.monster_lands.odds.forecast import fates_by_magic, guard_now, odds_now, strike_goals
from game.rules.monster_lands.odds.goals import best_chance
from game.rules.monster_lands.odds.plans import outlook_of
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


def chances(table: Table, seat: Seat, step: Step) -> Chances:
    """What may still come of the open question, as far as a seat may know."""
    match step:
        case Strike(exp=exp) | March(exp=exp) | OnMission(exp=exp):
            return Roll(table, exp).chances()
        case GiveMagic(exp=exp, dice=dice, main=main):
            return _attacked(table, seat, exp, (dice, 0, main))
        case SendAttack(exp=exp, dice=dice):
            return _attacked(table, seat, exp, (dice, 0, True))
        case Defend(exp=exp, hits=hits):
            return _hit(table, seat, exp, hits)
        case Wound(exp=exp, wounds=wounds):
            return _struck(table, seat, exp, wounds, guard_now(table, exp, _foe(table, exp)))
        case Attempt(exp=exp):
            return {"conquer": odds_now(table, seat, exp).conquer}
        case Ambushing(exp=exp):
            return _forecast(table, seat, exp)
    return {}


def chances_if(table: Table, seat: Seat, step: Step, option: Option) -> Chances:
    """What may come of an option; nothing where it settles the matter or changes no chance."""
    match step, option:
        case ((Strike(exp=exp) | March(exp=exp) | OnMission(exp=exp)), _):
            return Roll(table, exp).after(option)
        case GiveMagic(exp=exp, dice=dice, main=main), GiveUpMagic(count=count):
            return _attacked(table, seat, exp, (dice, count, main))
        case SendAttack(exp=exp, dice=dice), Redirect(count=count):
            return _attacked(table, seat, exp, (dice - count, 0, True))
        case SendAttack(), _:
            return chances(table, seat, step)
        case Defend(exp=exp, hits=hits), _:
            return _after_defence(table, seat, exp, hits, option)
        case Wound(exp=exp, wounds=wounds), (DrinkPotion() | SufferWound()):
            return _after_wound(table, seat, exp, wounds, isinstance(option, DrinkPotion))
        case Attempt(), Conquer():
            return chances(table, seat, step)
    return {}


def _foe(table: Reading, exp: str) -> Piece:
    return str(monster_at(table, zones.place_of(exp)))


def _named(found: Fate) -> Chances:
    return {"unhurt": found.unhurt, "wounded": found.wounded, "dead": found.dead}


def _forecast(table: Table, seat: Seat, exp: str) -> Chances:
    """A whole battle ahead."""
    if monster_at(table, zones.place_of(exp)) is None:
        return {"conquer": odds_now(table, seat, exp).conquer}
    found = odds_now(table, seat, exp)
    return {**_named(found.fate), "capture": found.capture, "kill": found.kill}


def _attacked(table: Table, seat: Seat, exp: str, attack: tuple[int, int, bool]) -> Chances:
    """So many attack dice come, so many Magic dice meet them, in the attack itself or aside."""
    dice, given_up, main = attack
    found = fates_by_magic(table, exp, dice, main)
    fallen = found[min(given_up, len(found) - 1)]
    if not main:
        return _named(fallen)
    return {**_named(fallen), **_strike_ahead(table, seat, exp, given_up, fallen.alive)}


def _strike_ahead(table: Table, seat: Seat, exp: str, given_up: int, alive: float) -> Chances:
    """The strike that follows, if the mercenary lives."""
    outlook = outlook_of(table, seat, exp)
    hand = outlook.hand("monster", given_up)
    found = outlook.found("monster")
    goals = strike_goals(str(outlook.foe), found, outlook.traps, outlook.venoms)
    return {
        "capture": alive * best_chance(hand, goals[0]),
        "kill": alive * best_chance(hand, goals[1]),
    }


def _hit(table: Table, seat: Seat, exp: str, hits: int) -> Chances:
    return _struck(table, seat, exp, hits, guard_now(table, exp, _foe(table, exp)))


def _struck(table: Table, seat: Seat, exp: str, hits: int, guard: Guard) -> Chances:
    """So many hits are certain: what is the best that can be made of them."""
    fallen = fate((0.0,) * hits + (1.0,), guard)
    if StrikeBack(exp) in table.agenda:
        return {**_named(fallen), **_strike_ahead(table, seat, exp, 0, fallen.alive)}
    return _named(fallen)


def _after_defence(table: Table, seat: Seat, exp: str, hits: int, option: Option) -> Chances:
    guard = guard_now(table, exp, _foe(table, exp))
    match option:
        case BlockWithToken() | BlockWithGuards() | BlockWithTalent():
            spared = evolve(guard, cancelled=guard.cancelled - 1)
            return _struck(table, seat, exp, hits - 1, spared)
        case TakeHits():
            return _struck(table, seat, exp, hits, evolve(guard, cancelled=0))
    return {}


def _after_wound(table: Table, seat: Seat, exp: str, wounds: int, drinks: bool) -> Chances:
    guard = evolve(guard_now(table, exp, _foe(table, exp)), cancelled=0)
    if drinks:
        return _struck(table, seat, exp, wounds - 1, evolve(guard, potions=guard.potions - 1))
    if guard.wounded:
        return _struck(table, seat, exp, 1, evolve(guard, potions=0))
    found = _struck(table, seat, exp, wounds - 1, evolve(guard, wounded=True))
    # This wound is there, whatever becomes of the others.
    return {**found, "wounded": found["unhurt"] + found["wounded"], "unhurt": 0.0}
