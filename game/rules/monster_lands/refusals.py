"""May I, and why not: one answer for both, in the Citadel and when people are sent out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.engine import Piece, Reading, Refusal, Seat, refuse
from game.engine.effects import Use
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import ability_of, box, effects, gear, member, mission, region
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.meta import Settings, open_slots, settings
from game.rules.monster_lands.prices import (
    cheapest,
    discount_cards,
    drinks_cost,
    hire_cost,
    price,
)
from game.rules.monster_lands.purse import Purse, colours_for
from game.rules.monster_lands.roles import OnTurn
from game.rules.monster_lands.views import (
    Clan,
    colour_of,
    monster_at,
    times_used,
    trail,
)
from game.rules.monster_lands.vocabulary import Payment


def why_not_enter(table: Reading, building: str, wanted: Settings | None = None) -> Refusal | None:
    """A building must be open and have a free slot."""
    wanted = wanted or settings(table)
    if is_open(table, building, wanted):
        return None
    if table.places[zones.panic(building)] == zones.PANIC:
        return refuse("ml-why-panic", building=building)
    if building in wanted.rules.closed:
        return refuse("ml-why-closed", building=building)
    return refuse("ml-why-full", building=building)


def is_open(table: Reading, building: str, wanted: Settings) -> bool:
    """Whether a building lets anybody in, without the reason: it is asked all the time."""
    if table.places[zones.panic(building)] == zones.PANIC or building in wanted.rules.closed:
        return False
    taken = table.zones
    slots = wanted.slot_zones(building)
    for zone in slots:
        if zone not in taken:
            return True
    return not slots


def free_slots(table: Reading, building: str) -> list[int]:
    """Open slots without a die, from the left or the top."""
    taken = table.zones
    return [number for number, zone in open_slots(table, building) if zone not in taken]


def usable_dice(table: Reading, seat: Seat, building: str) -> Sequence[Piece]:
    """Dice of the pool that the building takes."""
    return Purse(table, seat).of(colours_for(building))


def why_not_visit(
    table: Reading, seat: Seat, building: str, purse: Purse | None = None
) -> Refusal | None:
    """Why a clan cannot visit a building now (ruling 16: a visit must buy something)."""
    purse = purse or Purse(table, seat)
    closed = why_not_enter(table, building, purse.settings)
    if closed is not None:
        return closed
    if not purse.can_enter(building):
        return refuse("ml-why-no-die", colours=colours_for(building))
    return why_no_trade(purse, building)


def why_no_trade(purse: Purse, building: str) -> Refusal | None:
    """Why a visit would buy nothing."""
    return TRADES[building](purse, building) if building in TRADES else None


def why_not_pay(table: Reading, seat: Seat, cost: int) -> Refusal | None:
    """The gold must be there."""
    gold = table.count(zones.clan(seat), zones.GOLD)
    return refuse("ml-why-gold", cost=cost, gold=gold) if cost > gold else None


def _why_nothing_to_buy(purse: Purse, building: str) -> Refusal | None:
    table, seat = purse.table, purse.seat
    on_show = table.zone(zones.TRAPS if building == "hunter" else zones.BAZAAR)
    if not on_show:
        return refuse("ml-why-sold-out", building=building)
    if building == "bazaar" and not purse.home and not Clan(table, seat).at_home:
        return refuse("ml-why-nobody-home")
    least = cheapest(on_show)
    if least <= purse.gold:
        return None
    discount = purse.discount(building)
    if price(least, discount) <= purse.gold:
        return None
    return why_not_pay(table, seat, price(least, discount, discount_cards(table, seat, building)))


def _why_nobody_to_hire(purse: Purse, building: str) -> Refusal | None:
    table, seat = purse.table, purse.seat
    if purse.gold >= drinks_cost(table, purse.settings):
        return None
    discount = purse.discount(building)
    cards = tuple(discount_cards(table, seat, building))
    if can_hire(table, seat, discount, cards):
        return None
    shown = hireable(table)
    if not shown:
        return refuse("ml-why-sold-out", building=building)
    return why_not_hire(table, seat, shown[-1], discount, cards)


def can_hire(table: Reading, seat: Seat, discount: int, cards: tuple[Piece, ...]) -> bool:
    """Whether somebody on show can be hired at this discount, whoever it is."""
    clan = Clan(table, seat)
    gold, excess = clan.gold, clan.excess
    for card in hireable(table):
        if member(card).reputation <= excess and price(hire_cost(card), discount, cards) <= gold:
            return True
    return False


def _why_no_defence(purse: Purse, building: str) -> Refusal | None:
    least = box().citadel.defence_price
    if least <= purse.gold:
        return None
    return why_not_pay(purse.table, purse.seat, price(least, purse.discount(building)))


def _why_no_mine_slot(purse: Purse, building: str) -> Refusal | None:
    yields = box().buildings[building].yields
    needed = min([yields[number - 1].dice for number in free_slots(purse.table, building)])
    force = len(purse.dice["force"])
    return refuse("ml-why-mine-dice", needed=needed) if force < needed else None


#: What a visit must be able to buy, building by building; the others ask for a die alone.
TRADES: dict[str, Callable[[Purse, str], Refusal | None]] = {
    "hunter": _why_nothing_to_buy,
    "bazaar": _why_nothing_to_buy,
    "tavern": _why_nobody_to_hire,
    "armoury": _why_no_defence,
    "mine": _why_no_mine_slot,
}


def hireable(table: Reading) -> tuple[Piece, ...]:
    """Mercenaries on show and the novice on top of the stack."""
    return table.zone(zones.TAVERN) + table.zone(zones.NOVICES)[:1]


def why_not_excess(table: Reading, seat: Seat, card: Piece) -> Refusal | None:
    """Reputation may not rise above glory."""
    excess = Clan(table, seat).excess
    asked = member(card).reputation
    if asked > excess:
        return refuse("ml-why-excess", member=card, asked=asked, excess=excess)
    return None


def why_not_hire(
    table: Reading, seat: Seat, card: Piece, discount: int, cards: tuple[Piece, ...] = ()
) -> Refusal | None:
    """Why somebody cannot be hired at this discount."""
    return why_not_excess(table, seat, card) or why_not_pay(
        table, seat, price(hire_cost(card), discount, cards)
    )


def why_not_send(
    table: Reading, seat: Seat, exp: str, purse: Purse | None = None
) -> Refusal | None:
    """Why nobody can be sent on an expedition now."""
    purse = purse or Purse(table, seat)
    if zones.envoy(exp) in table.zones:
        return refuse("ml-why-taken", expedition=exp)
    place = zones.place_of(exp)
    return why_not_set_out(purse, place) or why_not_equip(purse, exp)


def why_not_equip(purse: Purse, exp: str) -> Refusal | None:
    """Why the dice that an expedition requires are not there."""
    if zones.place_of(exp) in zones.REGIONS:
        lacking = purse.lacks(trail(purse.table, exp))
        if lacking is not None:
            return refuse("ml-why-required", goods=goods(dict([lacking])))
    return None


def why_not_set_out(purse: Purse, place: str) -> Refusal | None:
    """Why nobody can be sent to a place at all, whichever the expedition."""
    table = purse.table
    if not purse.home:
        return refuse("ml-why-nobody-to-send")
    if place == zones.GATES:
        return _why_not_gates(purse)
    if place not in zones.REGIONS:
        return _why_not_mission(purse, place)
    filled = table.zones
    if place not in purse.settings.places or zones.land(place) not in filled:
        return refuse("ml-why-out-of-play")
    return None if zones.lair(place) in filled else refuse("ml-why-no-monster")


def _why_not_gates(purse: Purse) -> Refusal | None:
    if monster_at(purse.table, zones.GATES) is None:
        return refuse("ml-why-gates-quiet")
    clan = Clan(purse.table, purse.seat)
    dice = purse.dice
    if not (dice["force"] or dice["magic"] or clan.traps or clan.has(zones.DEFENCE)):
        return refuse("ml-why-gates-empty-handed")
    return None


def _why_not_mission(purse: Purse, place: str) -> Refusal | None:
    tiles = purse.table.zone(zones.mission(place))
    if not tiles:
        return refuse("ml-why-no-mission")
    count, colours = mission_dice(tiles[0], place)
    if len(purse.of(colours)) < count:
        return refuse("ml-why-mission-dice", count=count, colours=colours)
    return None


@cache
def mission_dice(tile: Piece, place: str) -> tuple[int, tuple[str, ...]]:
    """How many dice a mission asks for, and of which colours."""
    sides = mission(tile)
    side = sides.competitive if place == zones.COMPETITIVE else sides.contract
    return side.dice, side.colours


@cache
def payments(source: Piece) -> Payment:
    """The dice that a source takes on one's turn, in every way it takes them."""
    ways: Payment = ((),)
    for effect in effects(source, OnTurn):
        ways = tuple((*one, *other) for one in ways for other in effect.payment())
    return ways


def why_not_work(table: Reading, seat: Seat, region_card: Piece) -> Refusal | None:
    """Why a region cannot be used now."""
    clan = Clan(table, seat)
    if table.places.get(region_card) != zones.regions(seat):
        return refuse("ml-why-not-your-region", region=region_card)
    if clan.manager(region_card) is None:
        return refuse("ml-why-unmanaged", region=region_card)
    if times_used(table, region_card):
        return refuse("ml-why-used", card=region_card)
    return why_not_use(table, seat, region_card)


def why_not_use(table: Reading, seat: Seat, source: Piece) -> Refusal | None:
    """Why a source can do nothing on this turn: its dice, or its effects' own reasons."""
    if payments(source) != ((),):
        colours = [colour_of(die) for die in table.zone(zones.pool(seat))]
        if not any(_covers(colours, way) for way in payments(source)):
            return _why_no_dice(source)
    use = Use(seat, source, ability_of(source).window)
    for effect in ability_of(source).effects:
        refusal = effect.why_not(table, use)
        if refusal is not None:
            return refusal
    return None


def _covers(pool: list[str], way: tuple[str, ...]) -> bool:
    return all(pool.count(colour) >= way.count(colour) for colour in set(way))


def _why_no_dice(source: Piece) -> Refusal:
    match source.partition(".")[0]:
        case "region":
            return refuse("ml-why-region-dice", region=source)
        case "loot":
            return refuse("ml-why-loot-dice", loot=source)
    return refuse("ml-why-talent-dice", card=source)


def why_not_free_recruit(table: Reading, seat: Seat) -> Refusal | None:
    """Free hiring waives the gold alone (ruling 18)."""
    refusal = refuse("ml-why-sold-out", building="tavern")
    for card in hireable(table):
        found = why_not_excess(table, seat, card)
        if found is None:
            return None
        refusal = found
    return refusal


def why_not_free_gear(table: Reading, seat: Seat) -> Refusal | None:
    """Free equipment needs a card on show and somebody at home."""
    if not table.zone(zones.BAZAAR):
        return refuse("ml-why-sold-out", building="bazaar")
    if not Clan(table, seat).at_home:
        return refuse("ml-why-nobody-home")
    return None


def why_not_appoint(table: Reading, seat: Seat, region_card: Piece, card: Piece) -> Refusal | None:
    """A manager shares the region's affinity and manages nothing else (ruling 30)."""
    clan = Clan(table, seat)
    if clan.manager(region_card) is not None:
        return refuse("ml-why-has-manager", region=region_card)
    if member(card).affinity != region(region_card).affinity:
        return refuse("ml-why-affinity", region=region_card, member=card)
    if clan.region_of(card) is not None:
        return refuse("ml-why-manages", member=card)
    return None


def why_not_wear(table: Reading, seat: Seat, card: Piece, bearer: Piece) -> Refusal | None:
    """One card of each type, and only at home."""
    clan = Clan(table, seat)
    if not clan.is_home(bearer):
        return refuse("ml-why-away", member=bearer)
    if clan.gear_of_type(bearer, gear(card).type) is not None:
        return refuse("ml-why-type", member=bearer, type=gear(card).type)
    return None
