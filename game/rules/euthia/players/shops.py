"""Rules of thumb in a shop: what is bought keeps its price, so what counts is its use."""

from __future__ import annotations

from typing import Any

from game.engine import Piece, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import blocks, group_of, kind_of, resource
from game.rules.euthia.content import tile as tile_card
from game.rules.euthia.players import dressing
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.uses import use_of
from game.rules.euthia.steps import growing, rearranging, shopping, using, wearing
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.wearing import is_wearable, place_name, places_for, worth_of

#: How much a new Ability is preferred to one of the same use.
TO_AND_FRO = 0.1


def weapon_use(outlook: Outlook, piece: Piece) -> float:
    """A Weapon only counts by what it is better than the best one at hand."""
    is_attack = any(block.trigger == "combat" and block.use == "free" for block in blocks(piece))
    if not is_attack:
        return use_of(piece)
    others = [
        use_of(each)
        for each in outlook.hero.placed
        if any(block.trigger == "combat" and block.use == "free" for block in blocks(each))
    ]
    return use_of(piece) - max(others, default=0.0)


def gain_by(outlook: Outlook, piece: Piece) -> float:
    """What it would bring to have a tile: worn in the best place there is, or used up."""
    if not is_wearable(piece):
        return use_of(piece)
    hero = outlook.hero
    free = [zone for zone in places_for(hero, piece) if hero.is_open(place_name(zone))]
    lost = [_held(outlook, zone) for zone in free]
    if not lost:
        return -0.5
    return weapon_use(outlook, piece) - min(lost)


def _held(outlook: Outlook, zone: Zone) -> float:
    """What lies in a place; a Weapon that is replaced is reckoned with already."""
    there = outlook.view.zone(zone)
    if not there:
        return 0.0
    is_weapon = any(block.trigger == "combat" for block in blocks(there[0]))
    return 0.2 if is_weapon and worth_of(there[0]) == 0 else use_of(there[0])


def lesson(outlook: Outlook, piece: Piece) -> float:
    """What it is worth to learn an Ability, on the best slot for it."""
    hero = outlook.hero
    lost = [_held(outlook, z) for z in places_for(hero, piece) if hero.is_open(place_name(z))]
    return outlook.rates.bought * (use_of(piece) - min(lost)) * outlook.patience if lost else 0.0


def shop(outlook: Outlook, step: Any, option: Any) -> float:
    """One transaction at a time."""
    hero, patience, rates = outlook.hero, outlook.patience, outlook.rates
    match option:
        case shopping.Buy(thing, price):
            if kind_of(thing) == "healing_potion":
                return outlook.bottle
            used_up = not is_wearable(thing) and group_of(thing) == "item"
            room = 0.4 if used_up and hero.free_bags < 1 else 0.0
            return rates.bought * gain_by(outlook, thing) * patience - rates.price * price - room
        case shopping.SellResource(thing, number):
            kept = outlook.wished("resource", resource(thing).terrain, 0)
            return 0.2 + outlook.goods(resource(thing).options[number]) - kept
        case shopping.Sell():
            return -0.8
        case shopping.HealHere(amount):
            return outlook.healthier(min(amount, outlook.missing)) - rates.gold
        case shopping.BuyGaar():
            return 0.6 * patience - rates.gold if hero.gaar + hero.dwurt < 4 else -0.2
        case growing.Reveal():
            return patience * min(1.0, 0.3 * hero.gold)
        case growing.Learn(thing, place):
            # What costs nothing is changed only for the better, or it goes to and fro for ever.
            eager = -TO_AND_FRO if option.shifts else TO_AND_FRO
            return rates.bought * (use_of(thing) - _held(outlook, place)) * patience + eager
        case growing.Unlock(place, cost):
            return _opened(outlook, place) - 0.12 * cost
        case growing.UnlockWithEssence(place):
            return _opened(outlook, place) - 0.3
        case shopping.Renew():
            return 0.05 if hero.gold > 2 and zones.REFRESHED not in outlook.view.marks else -0.1
        case wearing.Wear(thing, place):
            return worn(outlook, thing, place)
        case rearranging.Rearrange():
            return dressing.change(outlook, option)
        case wearing.SetGem(_, thing):
            return 3.0 if thing in hero.placed else -1.0
        case using.UseBlock():
            return 0.5
    return 0.0


def worn(outlook: Outlook, thing: Piece, place: Zone) -> float:
    """To put something on: at once where a place is free, or for what does more."""
    there = outlook.view.zone(place)
    if not there:
        return 3.0
    return 2.0 if use_of(thing) > use_of(there[0]) + 0.05 else -1.0


def _opened(outlook: Outlook, place: Zone) -> float:
    """What waits for a place to be unlocked."""
    hero, seat = outlook.hero, outlook.seat
    waiting = [*outlook.view.zone(zones.reserve(seat)), *hero.carried]
    fitting = [each for each in waiting if _fits(outlook, each, place)]
    return (
        outlook.rates.opened
        * max([use_of(each) for each in fitting], default=-0.4)
        * outlook.patience
    )


def _fits(outlook: Outlook, piece: Piece, place: Zone) -> bool:
    """Whether a tile waits for this very place: it goes there, and nowhere else that is free."""
    hero = outlook.hero
    if not (is_wearable(piece) or is_ability(piece)):
        return False
    places = places_for(hero, piece)
    free = [z for z in places if hero.is_open(place_name(z)) and not outlook.view.zone(z)]
    return place in places and not free


def price_of(piece: Piece, gold: float) -> float:
    """What a thing is worth to who must give one up, and to whom Gold is worth so much."""
    match group_of(piece):
        case "item":
            return max(float(worth_of(piece)), use_of(piece))
        case "tile":
            return float(tile_card(piece).worth or 1)
        case "resource":
            return max([gold * each.gold + each.reputation for each in resource(piece).options]) * 3
        case "gem" | "essence":
            return 2.0
        case "monster":
            return 0.5
    return 0.0
