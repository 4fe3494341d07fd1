"""Rules of thumb for set-up, the Citadel, and who is sent out with what."""

from __future__ import annotations

from typing import Any

from game.bots.monster_lands.guesses import (
    Party,
    absorbs,
    at_least,
    best_traps,
    dice_total,
    member_worth,
    reward,
    rivals_before,
    success,
    survival,
    total,
    worth,
)
from game.engine import Reading, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import effects, gear, member, mission, trap
from game.rules.monster_lands.foes import attack_formula
from game.rules.monster_lands.prices import hire_cost
from game.rules.monster_lands.refusals import hireable
from game.rules.monster_lands.steps import (
    bazaar,
    common,
    deployment,
    free,
    hunter,
    muster,
    overflow,
    preparation,
    rearm,
    talents,
    tavern,
    visit,
    windows,
)
from game.rules.monster_lands.steps import loot as looting
from game.rules.monster_lands.views import Clan, is_novice, round_number, trail
from game.rules.monster_lands.vocabulary import BuyDie, ConvertDie, Gain, TrophyToken

LAST_ROUNDS = 5


def turn(view: Reading, step: Any, option: Any) -> float:
    """The main action of a turn, or something free."""
    seat = step.seat
    match option:
        case deployment.Visit(building):
            return _visit(view, seat, building)
        case deployment.Send(exp):
            return send(view, seat, exp)
        case deployment.Work():
            return 13.0
        case deployment.EndTurn() | deployment.Pass():
            return 0.0
    return spare(view, seat, option)


def spare(view: Reading, seat: Seat, option: Any) -> float:
    """Free actions: take what is given, keep what scores."""
    match option:
        case free.Appoint():
            return 50.0
        case free.Heal():
            return 30.0
        case free.UseLoot(token):
            return -5.0 if effects(token, TrophyToken) else 25.0
        case talents.UseTalent(card):
            if effects(card, ConvertDie):
                return -5.0
            cost = sum(effect.gold for effect in effects(card, BuyDie))
            return 40.0 if Clan(view, seat).gold >= 3 * cost else -5.0
    return -10.0


def _visit(view: Reading, seat: Seat, building: str) -> float:
    clan = Clan(view, seat)
    late = round_number(view) >= LAST_ROUNDS
    spare_gold = clan.gold - clan.wages
    match building:
        case "tavern":
            wanted = [card for card in hireable(view) if _may_hire(clan, card)]
            best = max((_hire_worth(card) for card in wanted), default=0.0)
            return best if best else 1.0
        case "hunter":
            return 12.0 if len(clan.traps) < 2 and spare_gold > 2 else 3.0
        case "armoury":
            return 14.0 - 3 * clan.has(zones.DEFENCE) if spare_gold > 2 else 2.0
        case "alchemist":
            return 10.0 - 2 * clan.has(zones.POTION) - clan.has(zones.VENOM)
        case "mine":
            return 10.0 if clan.gold < 10 and not late else 5.0
        case "bazaar":
            return 8.0 if spare_gold > 4 and not late else 2.0
    return 0.5


def _may_hire(clan: Clan, card: str) -> bool:
    return member(card).reputation <= clan.excess and hire_cost(card) - 3 <= clan.gold


def _hire_worth(card: str) -> float:
    return 8.0 + 1.5 * member(card).reputation + 3.0 * sum(member(card).dice.values())


def send(view: Reading, seat: Seat, exp: str) -> float:
    """An expedition, at the best this clan could make of it."""
    place = zones.place_of(exp)
    if place == zones.COMPETITIVE:
        return _competitive(view, seat, exp)
    if place == zones.CONTRACT:
        return _contract(view, seat, exp)
    clan = Clan(view, seat)
    lent = trail(view, exp).advantage.defence
    traps = best_traps(clan.traps, 2)
    force, magic = min(4, len(clan.dice("force"))), min(3, len(clan.dice("magic")))
    guarded = min(3, clan.has(zones.DEFENCE)) + min(1, clan.has(zones.POTION))
    worths = []
    for card in clan.envoys:
        alive = survival(view, place, guarded + absorbs(view, seat, card, place, lent))
        mean, spread = total(view, seat, place, Party(card, force, magic, traps))
        won = success(view, place, mean, spread, len(traps))
        gained = alive * (won * reward(view, place, len(traps)) + 3.0)
        worths.append(1.5 * gained - (1 - alive) * member_worth(card))
    return max(worths, default=-5.0) - 0.5 * rivals_before(view, exp)


def _competitive(view: Reading, seat: Seat, exp: str) -> float:
    tile = view.zone(zones.mission(zones.COMPETITIVE))[0]
    side = mission(tile).competitive
    mean, spread = dice_total(side.dice)
    won = at_least(mean, spread, side.target)
    if rivals_before(view, exp):
        won *= 0.6
    return 1.6 * (won * worth(side.reward) - (1 - won) * worth(side.penalty)) + 2.0


def _contract(view: Reading, seat: Seat, exp: str) -> float:
    side = mission(view.zone(zones.mission(zones.CONTRACT))[0]).contract
    clan = Clan(view, seat)
    if any(clan.has(item) < count for item, count in side.discard.items()):
        return -3.0
    paid = side.reward_left if zones.number_of(exp) == 1 else side.reward_right
    return 2.0 * (worth(paid) - 0.7 * worth(side.discard)) + 4.0


def muster_dice(view: Reading, step: Any, option: Any) -> float:
    """Enough dice to reach the capture with something to spare, Force first."""
    if isinstance(option, common.Enough):
        return 1.0
    place = zones.place_of(step.exp)
    if place in (zones.COMPETITIVE, zones.CONTRACT):
        return 2.0 - (view.pips(option.die) / 10 if option.die in view.faces else 0.0)
    traps = best_traps(Clan(view, step.seat).traps, 2)
    clan = Clan(view, step.seat)
    if not clan.envoys:
        return 0.0
    force = sum(1 for die in step.dice if die.startswith("force"))
    party = Party(clan.envoys[0], force, len(step.dice) - force, traps)
    mean, spread = total(view, step.seat, place, party)
    enough = success(view, place, mean, spread, len(traps)) > 0.8
    return 0.0 if enough else 2.0 + (option.die.startswith("force")) * 0.6


def muster_member(view: Reading, step: Any, option: Any) -> float:
    """Whoever does best there, at the least risk."""
    card = option.member
    place = zones.place_of(step.exp)
    if place in (zones.COMPETITIVE, zones.CONTRACT):
        return -member(card).reputation
    clan = Clan(view, step.seat)
    lent = trail(view, step.exp).advantage.defence
    guarded = min(3, clan.has(zones.DEFENCE)) + min(1, clan.has(zones.POTION))
    alive = survival(view, place, guarded + absorbs(view, step.seat, card, place, lent))
    force = sum(1 for die in step.dice if die.startswith("force"))
    party = Party(card, force, len(step.dice) - force, best_traps(clan.traps, 2))
    mean, spread = total(view, step.seat, place, party)
    return 10 * alive * success(view, place, mean, spread, len(party.traps)) - (
        1 - alive
    ) * member_worth(card)


def muster_tokens(view: Reading, step: Any, option: Any) -> float:
    """A trap or two, then shields against the hits to be feared."""
    place = zones.place_of(step.exp)
    match option:
        case muster.AddTrap(each):
            return 5.0 + (trap(each).cost or 4) / 10 if len(step.traps) < 2 else -1.0
        case muster.AddDefence():
            lent = trail(view, step.exp).advantage.defence
            has = step.defence + absorbs(view, step.seat, step.member, place, lent)
            feared = attack_formula(view, place).total * 2 / 3 + 1
            return 3.0 if has < feared else -1.0
    return 0.0


def hire(view: Reading, step: Any, option: Any) -> float:
    """The strongest who can be paid; drinks only if nobody will do."""
    match option:
        case tavern.Hire(card, cost):
            late = round_number(view) >= LAST_ROUNDS
            return _hire_worth(card) - 0.4 * cost - (6 if is_novice(card) and late else 0)
        case tavern.Drinks():
            return 3.0
    return 0.0


def traps(view: Reading, step: Any, option: Any) -> float:
    """Two good traps, and something left for wages."""
    match option:
        case hunter.PickTrap(each):
            return 2.0 + trap(each).cost / 10 if len(step.picked) < 2 else -1.0
        case visit.UseCard():
            return 3.0
    return 1.0


def defence(view: Reading, step: Any, option: Any) -> float:
    """As many shields as wages allow."""
    clan = Clan(view, step.seat)
    count = float(option.count)
    return count if option.cost <= max(2, clan.gold - clan.wages) else -count


def brew(view: Reading, step: Any, option: Any) -> float:
    """More potions than venoms."""
    return float(1.1 * min(option.potions, 2) + option.venoms * 0.9 + option.potions * 0.1)


def simple(view: Reading, step: Any, option: Any) -> float:
    """Options that say themselves what they are worth."""
    match option:
        case visit.Dig(_, dice, gold):
            return gold - dice
        case visit.UseDie(_, discount):
            return discount
        case visit.UseCard() | talents.TakeGain():
            return 2.0
        case bazaar.PickGear(card, cost):
            return gear(card).cost - cost
        case bazaar.Wear(card, old):
            return member(card).reputation - (8.0 if old else 0.0)
        case muster.Bottles(potion, venom):
            return potion + venom
        case overflow.Drop(each):
            return -trap(each).cost
        case looting.TakeLoot(token):
            return sum(worth(effect.resources) for effect in effects(token, Gain)) or 3.0
        case preparation.TakeFavour(die):
            return 2.0 if die == "force" else 1.0
        case common.Enough():
            return 0.1
    return 0.0


def wages(view: Reading, step: Any, option: Any) -> float:
    """Sell only what keeps people from leaving."""
    clan = Clan(view, step.seat)
    short = clan.wages - clan.gold
    match option:
        case windows.Done():
            return 0.0
        case free.Appoint():
            return 10.0
        case free.UseLoot(token):
            pays = any(effect.resources.get("gold") for effect in effects(token, Gain))
            return 5.0 if short > 0 and pays else -2.0
        case free.Heal():
            return 3.0
        case free.SellTrophy():
            return 2.0 if short > 0 else -5.0
    return -5.0


def last(view: Reading, step: Any, option: Any) -> float:
    """Nothing more is worth doing at the end."""
    return 1.0 if isinstance(option, windows.Done) else 0.0


def rearmed(view: Reading, step: Any, option: Any) -> float:
    """Equipment stays where it is."""
    return -1.0 if isinstance(option, rearm.Discard) else 0.0


def pawn(view: Reading, step: Any, option: Any) -> float:
    """Whoever pawns a die pawns them all."""
    return 0.0 if isinstance(option, common.Enough) else 1.0


THUMBS: dict[type[Any], Any] = {
    deployment.Turn: turn,
    muster.MusterDice: muster_dice,
    muster.MusterMember: muster_member,
    muster.MusterTokens: muster_tokens,
    muster.MusterBottles: simple,
    tavern.AtTheTavern: hire,
    tavern.FreeHire: hire,
    hunter.ChooseTraps: traps,
    visit.BuyDefence: defence,
    visit.Brewing: brew,
    visit.Digging: simple,
    visit.PayWith: simple,
    visit.Bonus: simple,
    visit.Pawning: pawn,
    bazaar.ChooseGear: simple,
    bazaar.ChooseBearer: simple,
    bazaar.FreeGear: simple,
    talents.ChooseGain: simple,
    overflow.DropTrap: simple,
    looting.PickLoot: simple,
    preparation.AskFavour: simple,
    windows.WageWindow: wages,
    windows.FinalWindow: last,
    rearm.Rearm: rearmed,
}
