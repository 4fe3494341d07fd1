"""Buying, renewing the Offer, selling, healing and Gaar: the money side of a Trade (7.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Refusal, Seat, refuse
from game.rules.euthia import zones
from game.rules.euthia.bodies import heal, refit
from game.rules.euthia.content import box, group_of, resource
from game.rules.euthia.gains import gain_gaar
from game.rules.euthia.map import chart_of
from game.rules.euthia.offers import fill_offer, renew_offer
from game.rules.euthia.piles import give_back
from game.rules.euthia.prices import purchase, sale
from game.rules.euthia.steps.common import Verbs
from game.rules.euthia.steps.gaining import receive
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.vocabulary import SHOP_AT
from game.rules.euthia.wearing import is_placed, why_not_change


@frozen
class Buy(Option):
    """Buy a tile of the Offer, or revealed Hero Equipment."""

    says: ClassVar[str] = "eut-option-buy"
    thing: Piece
    price: int


@frozen
class Renew(Option):
    """Have four other tiles laid out."""

    says: ClassVar[str] = "eut-option-renew"
    price: int


@frozen
class Sell(Option):
    """Sell this."""

    says: ClassVar[str] = "eut-option-sell"
    thing: Piece
    price: int


@frozen
class SellResource(Option):
    """Sell a Natural Resource for one side of its slash (D-08)."""

    says: ClassVar[str] = "eut-option-sell-resource"
    thing: Piece
    number: int
    gold: int
    reputation: int
    gem: str


@frozen
class HealHere(Option):
    """A Gold for Health."""

    says: ClassVar[str] = "eut-option-heal-here"
    amount: int


@frozen
class BuyGaar(Option):
    """A Gold for a Gaar, at Towers only."""

    says: ClassVar[str] = "eut-option-buy-gaar"
    price: int


def shop_of(table: Reading, seat: Seat) -> str:
    """The shop where the Hero stands; empty if there is none."""
    place = chart_of(table).spots[Hero(table, seat).location].place
    return SHOP_AT.get(place, "")


def why_not_afford(hero: Hero, price: int) -> Refusal | None:
    """Money."""
    return refuse("eut-why-no-gold", needs=price) if hero.gold < price else None


def offers(table: Reading, seat: Seat) -> Iterator[Offer]:
    """The Offer, Hero Equipment, health and Gaar; then everything that can be sold."""
    hero, figures = Hero(table, seat), box().figures
    shop = shop_of(table, seat)
    equipment = [each for each in table.zone(zones.reserve(seat)) if not is_ability(each)]
    for piece in (*table.zone(zones.offer(shop)), *equipment):
        price = purchase(table, piece)
        yield Buy(piece, price), why_not_afford(hero, price)
    price = figures.refresh if zones.REFRESHED in table.marks else 0
    yield Renew(price), why_not_afford(hero, price)
    whole = refuse("eut-why-healthy") if hero.health == hero.max_health else None
    place = chart_of(table).spots[hero.location].place
    yield HealHere(figures.heal[place]), whole or why_not_afford(hero, 1)
    if place == "dragon_slayers_tower":
        yield BuyGaar(figures.gaar_price), why_not_afford(hero, figures.gaar_price)
    yield from sales(table, seat)


def sales(table: Reading, seat: Seat) -> Iterator[Offer]:
    """Items, loose Gems and Essences, Natural Resources by either side."""
    hero = Hero(table, seat)
    for piece in (*hero.worn, *hero.carried):
        match group_of(piece):
            case "resource":
                for number, goods in enumerate(resource(piece).options):
                    gem = next(iter(goods.gem), "none")
                    yield SellResource(piece, number, goods.gold, goods.reputation, gem), None
            case "monster":
                continue
            case _:
                price = sale(table, piece)
                yield Sell(piece, price), why_not_sell(table, seat, piece, price)


def why_not_sell(table: Reading, seat: Seat, piece: Piece, price: int) -> Refusal | None:
    """It must be worth something, and not kill who wears it (ruling 92, W-59)."""
    if not price:
        return refuse("eut-why-worthless", thing=piece)
    return why_not_change(table, seat, (), (piece,)) if is_placed(table, seat, piece) else None


def proceeds(table: Reading, seat: Seat, sold: Piece = "") -> int:
    """The Gold that selling everything would bring, dearest first; without what is sold already.

    What is worn counts as long as the Hero survives without all of it (ruling 92).
    """
    hero, best = Hero(table, seat), dict[Piece, int]()
    for option, refusal in sales(table, seat):
        if refusal is None and (thing := _thing(option)) != sold:
            best[thing] = max(best.get(thing, 0), fetches(option))
    off = [sold] if sold and is_placed(table, seat, sold) else []
    total = 0
    for piece in sorted(best, key=lambda each: best[each], reverse=True):
        if piece in hero.worn:
            if why_not_change(table, seat, (), (*off, piece)) is not None:
                continue
            off.append(piece)
        total += best[piece]
    return total


def fetches(option: Option) -> int:
    """The Gold that a sale brings, and what its Gems can be sold for at once."""
    match option:
        case Sell(_, price):
            return price
        case SellResource(thing, number):
            goods = resource(thing).options[number]
            stones = sum(goods.gem.values()) + sum(goods.essence.values()) + goods.gem_any
            return goods.gold + box().figures.loose_sale * stones
    return 0


def _thing(option: Option) -> Piece:
    assert isinstance(option, Sell | SellResource)
    return option.thing


def why_not_sell_for_tax(table: Reading, seat: Seat, option: Option, needs: int) -> Refusal | None:
    """A sale that would leave the tax out of reach does not help to pay it (ruling 19)."""
    left = proceeds(table, seat, _thing(option))
    if Hero(table, seat).gold + fetches(option) + left < needs:
        return refuse("eut-why-tax-first", needs=needs)
    return None


def buy(play: Play, seat: Seat, choice: Buy) -> None:
    """Paid, and the Offer refilled at once."""
    play.tell("eut-bought", seat=seat, thing=choice.thing, price=choice.price)
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    play.move(choice.thing, to=zones.found(seat))
    fill_offer(play, shop_of(play.table, seat))


def renew(play: Play, seat: Seat, choice: Renew) -> None:
    """The first time in an Action free, then for a Gold (W-35)."""
    play.tell("eut-renewed", seat=seat)
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    play.mark(zones.REFRESHED, 1)
    renew_offer(play, shop_of(play.table, seat))


def sell(play: Play, seat: Seat, choice: Sell) -> None:
    """Shop tiles to their discards, stones to the supply, Hero Equipment out of the game."""
    play.tell("eut-sold", seat=seat, thing=choice.thing, price=choice.price)
    worn = is_placed(play.table, seat, choice.thing)
    give_back(play, choice.thing)
    play.adjust(zones.hero(seat), zones.GOLD, choice.price)
    if worn:
        refit(play, seat)


def sell_resource(play: Play, seat: Seat, choice: SellResource) -> None:
    """Everything on one side of the slash."""
    play.tell("eut-sold-resource", seat=seat, thing=choice.thing)
    goods = resource(choice.thing).options[choice.number]
    give_back(play, choice.thing)
    receive(play, seat, goods)


def heal_here(play: Play, seat: Seat, choice: HealHere) -> None:
    """By the kind of Place."""
    play.adjust(zones.hero(seat), zones.GOLD, -1)
    heal(play, seat, choice.amount)


def buy_gaar(play: Play, seat: Seat, choice: BuyGaar) -> None:
    """One for one."""
    play.adjust(zones.hero(seat), zones.GOLD, -choice.price)
    gain_gaar(play, seat, 1)


VERBS: Verbs = {
    Buy: buy,
    Renew: renew,
    Sell: sell,
    SellResource: sell_resource,
    HealHere: heal_here,
    BuyGaar: buy_gaar,
}
STEPS = ()
OPTIONS = (Buy, Renew, Sell, SellResource, HealHere, BuyGaar)
