"""Rules of thumb for the Citadel: what a visit is worth, and what is bought there."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from game.engine import Piece
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, effects, gear, member
from game.rules.monster_lands.effects.expeditions import Defence
from game.rules.monster_lands.effects.purchases import BuildingBonus, Discount
from game.rules.monster_lands.effects.rolls import AddPerDie, Reroll
from game.rules.monster_lands.players.guesses import strength
from game.rules.monster_lands.players.outlook import DIE, ENVOY, Outlook
from game.rules.monster_lands.prices import (
    best_discount,
    bonus_cards,
    discount_cards,
    drinks_cost,
    hire_cost,
    price,
    trap_cost,
)
from game.rules.monster_lands.refusals import free_slots, hireable, usable_dice
from game.rules.monster_lands.spaces import counts
from game.rules.monster_lands.steps import (
    bazaar,
    common,
    hunter,
    overflow,
    tavern,
    visit,
    workshops,
)
from game.rules.monster_lands.views import colour_of, round_number

#: What one more shield, trap or potion is worth to a clan that has none, one, two ...
SHIELDS = (1.6, 1.3, 1.0, 0.6, 0.2, 0.0)
TRAPS = (2.7, 1.4, 0.7, 0.3, 0.1, 0.0)
POTIONS = (1.2, 0.8, 0.4, 0.0)
VENOMS = (0.7, 0.4, 0.2, 0.0)
#: An ordinary trap adds about so much; an ordinary expedition has these dice.
ORDINARY_TRAP, FORCE, MAGIC = 4.5, 3.0, 1.5


def _next(worths: tuple[float, ...], have: int) -> float:
    return worths[min(have, len(worths) - 1)]


@lru_cache(maxsize=1_000)
def _several(worths: tuple[float, ...], have: int, count: int) -> float:
    """What so many more are worth together to a clan that has some."""
    return sum([_next(worths, have + each) for each in range(count)])


def enter(outlook: Outlook, building: str) -> float:
    """What a visit is worth, less the dice that it takes."""
    discount = 0
    if building in ("tavern", "hunter", "armoury", "bazaar"):
        dice = usable_dice(outlook.view, outlook.seat, building)
        discount = best_discount(outlook.view, building, dice)
    match building:
        case "tavern":
            return _tavern(outlook, discount) - DIE
        case "hunter":
            return _lodge(outlook, discount) - DIE
        case "armoury":
            return max(_shields(outlook, count, discount) for count in (1, 2, 3)) - DIE
        case "bazaar":
            return _bazaar(outlook, discount) - DIE
        case "alchemist":
            slot = free_slots(outlook.view, building)[0]
            tokens = box().buildings[building].yields[slot - 1].tokens
            return _best_bottles(tokens, *_shelf(outlook)) * (1.0 if outlook.left else 0.5) - DIE
        case "mine":
            return _mine(outlook)
    return outlook.gold - DIE


def _tavern(outlook: Outlook, discount: int) -> float:
    clan = outlook.clan
    within = [card for card in hireable(outlook.view) if member(card).reputation <= clan.excess]
    costs = {card: price(hire_cost(card), discount) for card in within}
    worths = [newcomer(outlook, card, cost) for card, cost in costs.items() if cost <= clan.gold]
    return max(worths, default=0.0)


def newcomer(outlook: Outlook, card: Piece, cost: int) -> float:
    """What hiring somebody is worth: what it brings, now and later, less its price."""
    figures = member(card)
    now = DIE * 1.5 * sum(figures.dice.values())
    # Somebody without a token or a name in the world is only a pair of hands.
    outside = 0.5 * ENVOY * outlook.left if figures.affinity else -0.5
    brings = outlook.keeping(card) + outlook.icon(figures.affinity) + now + outside
    return brings - outlook.price(cost + outlook.clan.bracket.wage)


def _lodge(outlook: Outlook, discount: int) -> float:
    """The best single trap, and half of what a second would add."""
    cards = tuple(discount_cards(outlook.view, outlook.seat, "hunter"))
    gold, have = outlook.clan.gold, outlook.has("trap")
    on_show = [
        each
        for each in outlook.view.zone(zones.TRAPS)
        if price(trap_cost(each), discount, cards) <= gold
    ]
    worths = [
        trap_worth(outlook, each, have) - outlook.price(price(trap_cost(each), discount, cards))
        for each in on_show
    ]
    return max(worths, default=0.0) + 0.3 * _next(TRAPS, have + 1)


def trap_worth(outlook: Outlook, each: Piece, have: int) -> float:
    """What a trap is worth to a clan that has so many."""
    return _trap_worth(each, have) * (1.0 if outlook.left else 0.5)


@lru_cache(maxsize=1_000)
def _trap_worth(each: Piece, have: int) -> float:
    scale = 0.4 + 0.6 * strength(each, FORCE, MAGIC) / ORDINARY_TRAP
    return _next(TRAPS, have) * scale


def _shields(outlook: Outlook, count: int, discount: int) -> float:
    have = outlook.has(zones.DEFENCE)
    worth = _several(SHIELDS, have, count)
    cost = price(count * box().citadel.defence_price, discount)
    return worth - outlook.price(cost) if cost <= outlook.clan.gold else 0.0


def _bottles(outlook: Outlook, potions: int, venoms: int) -> float:
    spare, venom = _shelf(outlook)
    worth = _several(POTIONS, spare, potions) + _several(VENOMS, venom, venoms)
    return worth * (1.0 if outlook.left else 0.5)


def _shelf(outlook: Outlook) -> tuple[int, int]:
    """Potions that no wound will take, and venoms."""
    clan, potions = outlook.clan, outlook.has(zones.POTION)
    wounded = len([card for card in clan.members if clan.is_wounded(card)]) if potions else 0
    return max(0, potions - wounded), outlook.has(zones.VENOM)


@lru_cache(maxsize=1_000)
def _best_bottles(tokens: int, spare: int, venom: int) -> float:
    """What so many bottles are worth in the mix that fills the gaps."""
    return max(
        _several(POTIONS, spare, tokens - each) + _several(VENOMS, venom, each)
        for each in range(tokens + 1)
    )


def _mine(outlook: Outlook) -> float:
    force = counts(outlook.clan.pool)["force"]
    yields = box().buildings["mine"].yields
    free = [yields[slot - 1] for slot in free_slots(outlook.view, "mine")]
    extra = sum(
        effect.resources["gold"]
        for card in bonus_cards(outlook.view, outlook.seat, "mine")
        for effect in effects(card, BuildingBonus)
    )
    worths = [(each.gold + extra) * outlook.gold - each.dice * DIE for each in free]
    dice = [each.dice for each in free]
    return max((w for w, n in zip(worths, dice, strict=True) if n <= force), default=-1.0)


def _bazaar(outlook: Outlook, discount: int) -> float:
    """The best card; but the first round's few dice and coins are for people."""
    if round_number(outlook.view) == 1:
        return 0.0
    gold = outlook.clan.gold
    costs = {each: price(gear(each).cost, discount) for each in outlook.view.zone(zones.BAZAAR)}
    worths = [
        gear_worth(outlook, each) - outlook.price(cost)
        for each, cost in costs.items()
        if cost <= gold
    ]
    return max(worths, default=0.0)


def gear_worth(outlook: Outlook, card: Piece) -> float:
    """What equipment brings in the rounds to come: a little each time it is used."""
    return _service(card) * (outlook.left + 0.7)


@cache
def _service(card: Piece) -> float:
    """What equipment brings in a round."""
    worth = 0.0
    for bonus in effects(card, AddPerDie):
        dice = FORCE if bonus.die == "force" else MAGIC
        worth += 0.35 * bonus.amount * dice * (1.0 if bonus.scope == "any" else 0.6)
    for reroll in effects(card, Reroll):
        worth += 0.4 * reroll.count * (1.0 if "force" in reroll.dice else 0.6)
    worth += sum(0.9 * shield.count for shield in effects(card, Defence))
    worth += sum(0.3 * each.amount * 0.6 for each in effects(card, Discount))
    worth += sum(0.3 * each.resources["gold"] for each in effects(card, BuildingBonus))
    return worth


def hire(outlook: Outlook, step: Any, option: Any) -> float:
    """The one who brings most; drinks only if nobody will do."""
    match option:
        case tavern.Hire(card, cost):
            return newcomer(outlook, card, cost)
        case tavern.Drinks():
            return -outlook.price(drinks_cost(outlook.view)) + 0.5
        case tavern.Nobody():
            return 0.0
    # Sales are for the turn, where more can be bought with them.
    return -1.0


def traps(outlook: Outlook, step: Any, option: Any) -> float:
    """Traps while each is worth what it adds to the bill."""
    match option:
        case hunter.PickTrap(each):
            have = outlook.has("trap") + len(step.picked)
            before = sum(trap_cost(other) for other in step.picked)
            now = price(before + trap_cost(each), step.discount, step.cards)
            then = price(before, step.discount, step.cards) if step.picked else 0
            return trap_worth(outlook, each, have) - outlook.price(now - then)
        case common.UseCard():
            return 9.0
    return 0.0


def defence(outlook: Outlook, step: Any, option: Any) -> float:
    """As many shields as are worth their price."""
    return _shields(outlook, option.count, step.discount)


def brew(outlook: Outlook, step: Any, option: Any) -> float:
    """The mix that fills the gaps."""
    return _bottles(outlook, option.potions, option.venoms)


def dig(outlook: Outlook, step: Any, option: Any) -> float:
    """The slot that pays best for its dice."""
    return float(option.gold * outlook.gold - option.dice * DIE)


def pay_with(outlook: Outlook, step: Any, option: Any) -> float:
    """The greatest discount, and Persuasion rather than Force."""
    return float(option.discount) + 0.5 * (colour_of(option.die) == "persuasion")


def pawn(outlook: Outlook, step: Any, option: Any) -> float:
    """One die at a time, low Persuasion first: something better may yet turn up."""
    if isinstance(option, common.Enough):
        return 10.0
    face = outlook.view.faces.get(option.die)
    return 6.0 - face if isinstance(face, int) else float(option.die.startswith("magic"))


def outfit(outlook: Outlook, step: Any, option: Any) -> float:
    """Which card, and who wears it: the leader, who never deserts, or another who can go out."""
    match option:
        case bazaar.PickGear(card, cost):
            return gear_worth(outlook, card) - outlook.price(cost)
        case bazaar.Wear(card, old):
            wanted = 3.0 if member(card).affinity else 0.0
            stays = 1.0 if card == outlook.clan.leader else 0.0
            return wanted + stays - (8.0 if old else 0.0)
    return 0.0


def drop(outlook: Outlook, step: Any, option: Any) -> float:
    """The weakest trap goes."""
    return -strength(option.trap, FORCE, MAGIC)


def bonus(outlook: Outlook, step: Any, option: Any) -> float:
    """A card that adds something is used."""
    return 1.0 if isinstance(option, common.UseCard) else 0.0


THUMBS: dict[type[Any], Any] = {
    tavern.AtTheTavern: hire,
    tavern.NewFaces: hire,
    tavern.FreeHire: hire,
    hunter.ChooseTraps: traps,
    workshops.BuyDefence: defence,
    workshops.Brewing: brew,
    workshops.Digging: dig,
    visit.PayWith: pay_with,
    workshops.Bonus: bonus,
    workshops.Pawning: pawn,
    bazaar.ChooseGear: outfit,
    bazaar.ChooseBearer: outfit,
    bazaar.FreeGear: outfit,
    overflow.DropTrap: drop,
}
