"""Rules of thumb for missions, battles, ambushes and conquest."""

from __future__ import annotations

from typing import Any

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
from game.rules.monster_lands.players.guesses import at_least, danger, dice_total, survival
from game.rules.monster_lands.players.outlook import Outlook
from game.rules.monster_lands.steps import (
    ambush,
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
from game.rules.monster_lands.views import Expedition, colour_of, monster_at, region_at

#: A die that shows less is worth rolling again.
POOR_FACE = 4
VENOM = 2


def strike_back(outlook: Outlook, step: Any, option: Any) -> float:
    """Roll until the better result is reached, then stop; bottles and loot only if they decide."""
    unrolled, reached, short = _blow(outlook, step.exp)
    match option:
        case rolling.StopRolling():
            return 10.0 if reached else 0.0
        case strike.RollOne():
            return 5.0
        case rolling.RerollDie(_, face):
            return 3.0 - face / 10 if face < POOR_FACE and not unrolled and short > 0 else -1.0
        case strike.PourVenom():
            return 4.0 if not unrolled and 0 < short <= VENOM else -1.0
        case rolling.SpendLoot():
            return 2.0 if not unrolled and short > 0 else -1.0
    return -0.5


def _blow(outlook: Outlook, exp: str) -> tuple[int, bool, int]:
    """Dice still to be rolled, whether the total is enough, and what it is short of; seen once."""
    if outlook.blow is None:
        view = outlook.view
        foe = str(monster_at(view, zones.place_of(exp)))
        found = modifiers(view, exp, "monster")
        total = strike_total(view, exp, found)
        there = Expedition(view, exp)
        unrolled, traps = len(there.unrolled), there.trap_count
        reached = can_kill(foe, total, found) or (
            can_capture(foe, total, found, traps)
            and (not unrolled or _prize(outlook, foe, True) >= _prize(outlook, foe, False))
        )
        card = monster(foe)
        short = card.kill - total - found.kill
        if traps >= found.traps_needed:
            short = card.capture - total - found.capture
        outlook.blow = unrolled, reached, short
    return outlook.blow


def _prize(outlook: Outlook, foe: str, captured: bool) -> float:
    card = monster(foe)
    if captured:
        return outlook.worth(card.capture_reward)
    return outlook.worth(card.kill_reward) + card.trophy


def verdict(outlook: Outlook, step: Any, option: Any) -> float:
    """Alive or dead, whichever pays more."""
    return _prize(outlook, option.monster, isinstance(option, strike.CaptureIt))


def give_magic(outlook: Outlook, step: Any, option: Any) -> float:
    """As many as keep both the mercenary and the hope of winning."""
    view, exp, given = outlook.view, step.exp, option.count
    there = Expedition(view, exp)
    foe = danger(view, zones.place_of(exp))
    wounded = outlook.clan.is_wounded(there.member)
    stood = hits_cancelled(view, exp, foe.foe) + potions_left(view, exp, foe.foe) + (not wounded)
    alive = survival(foe, stood, given)
    found = modifiers(view, exp, "monster")
    unrolled = there.unrolled
    magic = sum(1 for die in unrolled if colour_of(die) == "magic") - given
    force = len(unrolled) - magic - given
    mean, spread = dice_total(magic + force)
    mean += strike_total(view, exp, found) + magic * found.magic + force * found.force
    figures = monster(foe.foe)
    goal = figures.capture if there.trap_count >= found.traps_needed else figures.kill
    won = at_least(mean, spread, goal)
    lost = outlook.missing(there.member) - there.trail.martyr
    return alive * (won * _prize(outlook, foe.foe, True) + 2.0) - (1 - alive) * lost


def defend(outlook: Outlook, step: Any, option: Any) -> float:
    """Talents first, then tokens; hits are taken only when nothing is left."""
    match option:
        case wounds.TakeHits() | wounds.SufferWound():
            return 0.0
        case wounds.BlockWithToken():
            return 1.0
    return 2.0


def improve(outlook: Outlook, step: Any, option: Any) -> float:
    """Roll poor dice again while the goal is not reached."""
    view, exp = outlook.view, step.exp
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


def plain(outlook: Outlook, step: Any, option: Any) -> float:
    """Take what is offered."""
    match option:
        case (
            conquest.Conquer()
            | conquest.PutInCharge()
            | rolling.SpendLoot()
            | contract.Fulfil()
            | conflict.RevealTop()
            | onslaught.Redirect()
            | ambush.Fend()
        ):
            return 5.0
        case contract.Decline() | onslaught.KeepDice():
            return 0.0
        case ambush.Aim(target):
            mine = Expedition(outlook.view, target)
            return -5.0 if not mine.is_madhala and mine.seat == step.seat else 1.0
    return 0.0


def on_contract(outlook: Outlook, step: Any, option: Any) -> float:
    """Fulfil it if possible; sell nothing for it."""
    if isinstance(option, contract.Fulfil):
        return 10.0
    if isinstance(option, contract.Decline):
        return 0.0
    return -1.0


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
    ambush.AimAmbush: plain,
    ambush.Caught: plain,
}
