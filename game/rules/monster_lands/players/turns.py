"""Rules of thumb for a turn: the main action, sending somebody out, and what is free."""

from __future__ import annotations

from typing import Any

from game.engine import Piece
from game.engine.effects import Effect
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, effects, loot, member, monster
from game.rules.monster_lands.effects import gains
from game.rules.monster_lands.effects.dice import BuyDie, ConvertDie, ExchangeDice, PayDice
from game.rules.monster_lands.effects.gains import Gain, TrophyToken
from game.rules.monster_lands.effects.purchases import FreeEquipment, FreeRecruit
from game.rules.monster_lands.foes import forbids
from game.rules.monster_lands.players import missions
from game.rules.monster_lands.players.citadel import enter, gear_worth
from game.rules.monster_lands.players.outlook import DIE, Outlook
from game.rules.monster_lands.players.parties import Party, plan
from game.rules.monster_lands.steps import (
    deployment,
    free,
    leaders,
    muster,
    parts,
    preparation,
    recover,
    setting_up,
    talents,
    windows,
)
from game.rules.monster_lands.steps import loot as looting
from game.rules.monster_lands.views import Clan, colour_of, monster_at

#: The pairs, by what they do for a player who fights and counts coins.
TASTE = {"water": 1.0, "fire": 0.7, "jungle": 0.6, "air": 0.2}
#: What is free comes before any main action; what is not wanted comes after all of them.
FREE, UNWANTED = 100.0, -60.0


def pair(outlook: Outlook, step: Any, option: Any) -> float:
    """A pair by taste; whoever plays last chooses first."""
    return TASTE.get(getattr(option, "affinity", ""), 0.0)


def turn(outlook: Outlook, step: Any, option: Any) -> float:
    """The main action of a turn, or something free."""
    match option:
        case deployment.Visit(building):
            return enter(outlook, building)
        case deployment.Send(exp):
            return send(outlook, exp)
        case deployment.Work(region):
            return labour(outlook, region)
        case deployment.EndTurn() | deployment.Pass() | deployment.GiveUp():
            return UNWANTED / 2
    return spare(outlook, option)


def spare(outlook: Outlook, option: Any) -> float:
    """Free actions: take what is given, keep what scores."""
    match option:
        case free.Appoint() | free.Heal():
            return FREE
        case free.UseLoot(token):
            return FREE if _is_ripe(outlook, token) else UNWANTED
        case talents.UseTalent(card):
            if effects(card, ConvertDie):
                return UNWANTED
            cost = sum(effect.gold for effect in effects(card, BuyDie))
            return FREE if outlook.price(cost) <= DIE * 1.5 else UNWANTED
    return UNWANTED


def _is_ripe(outlook: Outlook, token: Piece) -> bool:
    """Gold and goods at once; a trophy only while gold still grows."""
    for trophy in effects(token, TrophyToken):
        return outlook.left >= 3 and trophy.sell_gold * outlook.gold > trophy.value + 1
    if effects(token, FreeRecruit):
        return _recruit(outlook) >= 4 or outlook.left == 0
    return True


def _recruit(outlook: Outlook) -> int:
    """The highest reputation in the Tavern that the clan's glory allows."""
    offered = [member(card).reputation for card in outlook.view.zone(zones.TAVERN)]
    return max((each for each in offered if each <= outlook.clan.excess), default=0)


def labour(outlook: Outlook, region: Piece) -> float:
    """What a managed region makes of its dice."""
    return sum(_made(outlook, effect) for effect in ability_of(region).effects)


def _made(outlook: Outlook, effect: Effect) -> float:
    match effect:
        case ExchangeDice(pay, gain):
            return DIE * 1.3 * (sum(gain.values()) - len(pay[0]))
        case PayDice(pay, then):
            return sum(_made(outlook, inner) for inner in then) - DIE * len(pay[0])
        case Gain(resources):
            return outlook.worth(resources)
        case FreeRecruit():
            return _recruit(outlook) * (1.0 + 0.3 * outlook.left)
        case FreeEquipment():
            return max([gear_worth(outlook, each) for each in outlook.view.zone(zones.BAZAAR)])
    return 0.0


def send(outlook: Outlook, exp: str) -> float:
    """An expedition, at the best this clan could make of it."""
    place = zones.place_of(exp)
    if place == zones.COMPETITIVE:
        return missions.competitive(outlook)
    if place == zones.CONTRACT:
        return missions.contract(outlook, exp)
    found = plan(outlook, exp)
    return found.worth if found else UNWANTED / 3


def _plan(outlook: Outlook, exp: str) -> Party | None:
    place = zones.place_of(exp)
    return None if place in (zones.COMPETITIVE, zones.CONTRACT) else plan(outlook, exp)


def party(outlook: Outlook, step: muster.Muster, option: Any) -> float:
    """The dice, the member, the tokens and bottles of the plan, then off."""
    wanted = _plan(outlook, step.exp)
    match option:
        case parts.SetOut():
            return 1.0
        case parts.Lead(card):
            return 4.0 + _leads(outlook, step, card, wanted)
        case parts.AddDie(die):
            return _joins(outlook, step, die, wanted)
        case parts.AddTrap(each):
            return 3.0 if wanted and each in _kin(outlook, wanted, step.traps) else -1.0
        case parts.AddGoods(item) if item == zones.DEFENCE:
            return 2.0 if wanted and step.defence < wanted.shields else -1.0
        case parts.AddGoods(item):
            foe = monster_at(outlook.view, zones.place_of(step.exp))
            return -1.0 if foe is None or forbids(foe, item) else 2.0
    return 0.0


def _leads(outlook: Outlook, step: muster.Muster, card: Piece, wanted: Party | None) -> float:
    """Whoever the plan names; on missions whoever is best at it."""
    if wanted is None:
        return missions.sent(outlook, step.exp, card)
    return 1.0 if card == wanted.member else 0.0


def _joins(outlook: Outlook, step: muster.Muster, die: Piece, wanted: Party | None) -> float:
    """As many dice as the plan names; on missions the worst Persuasion first."""
    if wanted is None:
        face = outlook.view.faces.get(die)
        return 3.0 - face / 10 if isinstance(face, int) else 2.0
    colour = colour_of(die)
    have = sum([colour_of(each) == colour for each in step.dice])
    return 2.0 if have < (wanted.force if colour == "force" else wanted.magic) else 0.0


def _kin(outlook: Outlook, wanted: Party, laid: tuple[Piece, ...]) -> list[Piece]:
    """Traps of the plan still to be laid, and others of the same kind."""
    if len(laid) >= len(wanted.traps):
        return []
    missing = [each for each in wanted.traps if each not in laid]
    kinds = {each.rpartition(".")[0] for each in missing}
    return [each for each in outlook.clan.traps if each.rpartition(".")[0] in kinds]


def favour(outlook: Outlook, step: Any, option: Any) -> float:
    """Force and a shield."""
    return 1.0 if isinstance(option, preparation.TakeFavour) and option.die == "force" else 0.0


def pick_loot(outlook: Outlook, step: Any, option: Any) -> float:
    """What it gives now; promises count for less."""
    token = option.loot
    for trophy in effects(token, TrophyToken):
        return max(float(trophy.value), trophy.sell_gold * outlook.gold)
    gains = sum(outlook.worth(effect.resources) for effect in effects(token, Gain))
    if gains:
        return gains if loot(token).window == "any_time" else 0.6 * gains
    return 2.0 if outlook.left else 0.2


def take_gain(outlook: Outlook, step: Any, option: Any) -> float:
    """What the board lacks."""
    return outlook.each(option.item) - 0.4 * outlook.clan.has(option.item)


def wages(outlook: Outlook, step: Any, option: Any) -> float:
    """Sell only what keeps somebody from leaving who is worth more."""
    clan = outlook.clan
    short = clan.wages - clan.gold
    match option:
        case windows.Done():
            return 0.0
        case free.Appoint():
            return 10.0
        case free.UseLoot(token):
            gold = sum(effect.resources.get("gold", 0) for effect in effects(token, Gain))
            return 5.0 if short > 0 and gold else UNWANTED
        case free.Heal():
            return 3.0
        case free.SellTrophy(card):
            price = free.trophy_gold(card)
            saves = short > 0 and short <= price and _deserter(clan) > monster(card).trophy
            return 2.0 if saves else UNWANTED
    return UNWANTED


def at_home(outlook: Outlook, step: Any, option: Any) -> float:
    """Whoever is hurt drinks, and a region that can have a manager gets one."""
    return 1.0 if isinstance(option, free.Heal | free.Appoint) else 0.0


def _deserter(clan: Clan) -> int:
    """The reputation of whoever would leave."""
    return max((member(card).reputation for card in clan.paid_members), default=0)


def last(outlook: Outlook, step: Any, option: Any) -> float:
    """Nothing more is worth doing but to hire for nothing, unless gold is what counts."""
    if isinstance(option, windows.Done):
        return 1.0
    if isinstance(option, free.UseLoot) and effects(option.loot, FreeRecruit):
        return 2.0
    return 2.0 if outlook.counts_gold and not option.idle else 0.0


THUMBS: dict[type[Any], Any] = {
    setting_up.ChoosePair: pair,
    deployment.Turn: turn,
    muster.Muster: party,
    preparation.AskFavour: favour,
    looting.PickLoot: pick_loot,
    gains.ChooseGain: take_gain,
    recover.SparePotions: at_home,
    leaders.NameManagers: at_home,
    windows.WageWindow: wages,
    windows.FinalWindow: last,
}
