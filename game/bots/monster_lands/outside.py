"""Rules of thumb for missions, battles, ambushes and conquest."""

from __future__ import annotations

from typing import Any

from game.bots.monster_lands.citadel import spare
from game.bots.monster_lands.guesses import at_least, dice_total, survival, worth
from game.engine import Reading
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import mission, monster, region
from game.rules.monster_lands.defences import hits_cancelled, potions_left
from game.rules.monster_lands.modifiers import (
    can_capture,
    can_kill,
    conquest_total,
    mission_total,
    modifiers,
    strike_total,
)
from game.rules.monster_lands.steps import (
    conflict,
    conquest,
    contract,
    missions,
    onslaught,
    rolling,
    strike,
    victory,
    wounds,
)
from game.rules.monster_lands.views import Clan, Expedition, monster_at, region_at

#: A die that shows less is worth rolling again.
POOR_FACE = 4


def strike_back(view: Reading, step: Any, option: Any) -> float:
    """Roll until something is reached, then stop; bottles and loot only if they decide."""
    exp = step.exp
    foe = str(monster_at(view, zones.place_of(exp)))
    found = modifiers(view, exp, "monster")
    total = strike_total(view, exp, found)
    there = Expedition(view, exp)
    reached = can_capture(foe, total, found, there.trap_count) or can_kill(foe, total, found)
    short = monster(foe).capture - total - found.capture
    match option:
        case rolling.StopRolling():
            return 10.0 if reached else 0.0
        case strike.RollOne():
            return 5.0
        case rolling.RerollDie(_, face):
            return 3.0 - face / 10 if face < POOR_FACE and not there.unrolled else -1.0
        case strike.PourVenom():
            return 4.0 if not there.unrolled and 0 < short <= 2 else -1.0
        case rolling.SpendLoot():
            return 2.0 if not there.unrolled and short > 0 else -1.0
    return -0.5


def verdict(view: Reading, step: Any, option: Any) -> float:
    """Alive or dead, whichever pays more."""
    foe = monster(option.monster)
    if isinstance(option, strike.CaptureIt):
        return worth(foe.capture_reward)
    return worth(foe.kill_reward) + foe.trophy


def give_magic(view: Reading, step: Any, option: Any) -> float:
    """As many as keep both the mercenary and the hope of winning."""
    exp, given = step.exp, option.count
    place = zones.place_of(exp)
    there = Expedition(view, exp)
    foe = str(monster_at(view, place))
    wounded = Clan(view, step.seat).is_wounded(there.member)
    stood = hits_cancelled(view, exp, foe) + potions_left(view, exp, foe) + (not wounded)
    alive = survival(view, place, stood, given)
    found = modifiers(view, exp, "monster")
    mean, spread = dice_total(len(there.unrolled) - given)
    goal = monster(foe).capture if there.trap_count else monster(foe).kill
    won = at_least(mean + strike_total(view, exp, found), spread, goal)
    return 10 * alive * (0.3 + won)


def defend(view: Reading, step: Any, option: Any) -> float:
    """Talents first, then tokens; hits are taken only when nothing is left."""
    match option:
        case wounds.TakeHits() | wounds.SufferWound():
            return 0.0
        case wounds.BlockWithToken():
            return 1.0
    return 2.0


def improve(view: Reading, step: Any, option: Any) -> float:
    """Roll poor dice again while the goal is not reached."""
    exp = step.exp
    if isinstance(step, conquest.March):
        place = zones.place_of(exp)
        goal = region(str(region_at(view, place))).conquest
        have = conquest_total(view, exp, modifiers(view, exp, "conquest"))
    else:
        goal = mission(view.zone(zones.mission(zones.COMPETITIVE))[0]).competitive.target
        have = mission_total(view, exp)
    short = have < goal
    match option:
        case rolling.StopRolling():
            return 1.0
        case rolling.RerollDie(_, face):
            return 3.0 - face / 10 if short and face < POOR_FACE else 0.0
        case rolling.SpendLoot():
            return 2.0 if short else 0.0
    return 0.0


def plain(view: Reading, step: Any, option: Any) -> float:
    """Take what is offered."""
    match option:
        case (
            conquest.Conquer()
            | conquest.PutInCharge()
            | rolling.SpendLoot()
            | contract.Fulfil()
            | conflict.RevealTop()
            | onslaught.Redirect()
            | conflict.Fend()
        ):
            return 5.0
        case contract.Decline() | onslaught.KeepDice():
            return 0.0
        case conflict.Aim(target):
            mine = Expedition(view, target)
            return -5.0 if not mine.is_madhala and mine.seat == step.seat else 1.0
    return 0.0


def on_contract(view: Reading, step: Any, option: Any) -> float:
    """Fulfil it if possible; sell nothing for it."""
    if isinstance(option, contract.Fulfil):
        return 10.0
    if isinstance(option, contract.Decline):
        return 0.0
    return min(-1.0, spare(view, step.seat, option) - 100)


THUMBS: dict[type[Any], Any] = {
    strike.Strike: strike_back,
    strike.Verdict: verdict,
    onslaught.GiveMagic: give_magic,
    onslaught.SendAttack: plain,
    wounds.Defend: defend,
    wounds.Wound: defend,
    missions.OnMission: improve,
    conquest.March: improve,
    conquest.Attempt: plain,
    conquest.NameManager: plain,
    victory.GloryLoot: plain,
    contract.OnContract: on_contract,
    conflict.Ambushing: plain,
    conflict.AimAmbush: plain,
    conflict.Caught: plain,
}
