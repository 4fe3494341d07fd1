"""What to wear: the most useful things that fit together, changed at once (ruling 33)."""

from __future__ import annotations

from typing import Any

from game.engine import Decision, Option, Reading, Zone
from game.rules.euthia.content import group_of, item
from game.rules.euthia.outfits import Outfit
from game.rules.euthia.players.outlook import Outlook
from game.rules.euthia.players.uses import use_of
from game.rules.euthia.steps.rearranging import ChangeKit, PutOn, RearrangeAtOnce, Rearranging
from game.rules.euthia.steps.wearing import Wear
from game.rules.euthia.views import Hero
from game.rules.euthia.wearing import place_name, places_for

#: What a point of use is worth, worn instead of carried.
WORN = 0.3
#: A free place is filled with whatever there is.
FILLED = 0.5


def price(thing: str) -> float:
    """What a tile is worth worn: what it does, and a little of its price."""
    match group_of(thing):
        case "item":
            cost = item(thing).price
            return use_of(thing) + 0.05 * (cost.buy or 0 if cost else 0)
        case "tile":
            return use_of(thing)
        case "resource" | "gem" | "essence":
            return 2.0
        case "monster":
            return 0.5
    return 0.0


def plan(hero: Hero) -> dict[Zone, str]:
    """Most useful first, each where it gains most, as long as the Hero could be fitted out so."""
    outfit = Outfit(hero, {})
    for thing in sorted(outfit.loose, key=price, reverse=True):
        open_places = [each for each in places_for(hero, thing) if hero.is_open(place_name(each))]
        free = [each for each in open_places if not outfit.changes.get(each)]
        if not free:
            continue
        place = min(free, key=lambda each: _worn_at(outfit, each))
        wider = outfit.but(place, thing)
        if price(thing) > _worn_at(outfit, place) and wider.why_not is None:
            outfit = wider
    return dict(outfit.changes)


def _worn_at(outfit: Outfit, place: Zone) -> float:
    there = outfit.at(place)
    return price(there) if there else 0.0


def gained(hero: Hero) -> float:
    """What the best kit is worth more than the present one; nothing where one change will do."""
    changes = plan(hero)
    if len(changes) < 2:
        return -1.0
    now = Outfit(hero, {})
    worths = [FILLED + WORN * (price(each) - _worn_at(now, zone)) for zone, each in changes.items()]
    return sum(worths) - FILLED


def change(outlook: Outlook, option: Any) -> float:
    """A free place is filled; what is worth more replaces what is worth less; or all at once."""
    match option:
        case Wear(thing, place):
            there = outlook.view.zone(place)
            return FILLED if not there else WORN * (price(thing) - price(there[0])) - 0.05
        case RearrangeAtOnce():
            return -1.0
    return gained(outlook.hero)


def compose(outlook: Outlook, step: Rearranging, option: Any) -> float:
    """Part by part towards the plan."""
    changes = plan(outlook.hero)
    match option:
        case PutOn(thing, place):
            return 1.0 if changes.get(place) == thing else -2.0
        case ChangeKit():
            return 0.0
    return -2.0


def whole(table: Reading, decision: Decision) -> Option | None:
    """The plan at once; None where there is none."""
    step = decision.step
    if not isinstance(step, Rearranging):
        return None
    changes = plan(Hero(table, step.seat))
    places = tuple(sorted(changes))
    choice = ChangeKit(places, tuple([changes[each] for each in places]))
    return choice if step.accepts(table, choice) else None
