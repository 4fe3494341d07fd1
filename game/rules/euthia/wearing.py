"""What may be worn where, and what a change of kit would make of Health and Bags (13.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.engine import Piece, Reading, Refusal, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.bodies import Fit, fit_of
from game.rules.euthia.content import box, group_of, item, tile
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.vocabulary import SLOT_OF

#: What has places of its own besides Bags.
STONES = ("gem", "essence")


@cache
def is_wearable(piece: Piece) -> bool:
    """Equipment: items with a slot, and Hero Equipment."""
    group = group_of(piece)
    if group == "tile":
        return not is_ability(piece)
    return group == "item" and item(piece).slot is not None


def places_for(hero: Hero, piece: Piece) -> list[Zone]:
    """Where a tile could be worn, locked places included."""
    wanted = SLOT_OF[tile(piece).kind] if group_of(piece) == "tile" else item(piece).slot
    if wanted in ("weapon", "ability", "initiative"):
        slots = hero.card.slots.items()
        return [zones.hero_slot(hero.seat, name) for name, slot in slots if slot.kind == wanted]
    return [
        zones.worn(hero.seat, name)
        for name in hero.card.worn
        if name == wanted or name.rpartition("_")[0] == wanted
    ]


def worth_of(piece: Piece) -> int:
    """What a piece of Equipment costs in a shop, or to learn."""
    if group_of(piece) == "tile":
        return tile(piece).worth
    price = item(piece).price
    return (price.buy or 0) if price else 0


def place_name(zone: Zone) -> str:
    """A place of a board without its owner: ``slot.h5``."""
    return zone.split(".", 2)[2]


def gem_slots(piece: Piece) -> int:
    """How many Gems a tile can hold."""
    return item(piece).gem_slots if group_of(piece) == "item" else 0


def why_not_change(
    table: Reading, seat: Seat, on: Iterable[Piece] = (), off: Iterable[Piece] = ()
) -> Refusal | None:
    """Health must stay above 0 and Bags must not fall below none, in the final state (ruling 33).

    `on` comes onto the board, `off` leaves it, all at once; losing a worn item by sale, Quest or
    discard is the same request (ruling 92).
    """
    hero = Hero(table, seat)
    return why_not_fit(hero, fit_after(hero, on, off))


def fit_after(hero: Hero, on: Iterable[Piece], off: Iterable[Piece]) -> Fit:
    """The figures of a Hero when these have come and those have gone, a broken set included."""
    gone = set(off)
    return fit_of(hero, [*(each for each in hero.placed if each not in gone), *on])


def why_not_fit(hero: Hero, fit: Fit) -> Refusal | None:
    """Why a Hero could not be fitted out so."""
    return why_not_turn_to(fit, fit_of(hero), hero.health, hero.max_health)


def why_not_turn_to(fit: Fit, now: Fit, health: int, max_health: int) -> Refusal | None:
    """Why these figures could not be those of a Hero who has had those, with so much Health."""
    change = fit.health - max_health
    if change < 0 and health + change <= 0:
        return refuse("eut-why-would-die")
    if fit.bags < -box().figures.bags and fit.bags < now.bags:
        return refuse("eut-why-no-more-bags")
    return None


def why_not_store(held: int, fit: Fit, more: int) -> Refusal | None:
    """Whoever takes off more than is put on needs a Bag for everything (13.2).

    Bags that are covered without that give up what they held (13.3).
    """
    full = more > 0 and held + more > fit.room
    return refuse("eut-why-no-bag") if full else None


def stored(hero: Hero) -> int:
    """How many Bags all that a Hero carries needs; stones lie in places of their own first."""
    kept = (*hero.in_bags, *hero.table.zones.get(zones.found(hero.seat), ()))
    stones = sum([group_of(each) in STONES for each in kept])
    return len(kept) - min(stones, max(0, hero.free_places)) + hero.gaar_in_bags


def is_placed(table: Reading, seat: Seat, piece: Piece) -> bool:
    """Whether it lies on the board and works."""
    zone = table.places[piece]
    return zone.startswith((zones.own(seat, "slot."), zones.own(seat, "worn.")))
