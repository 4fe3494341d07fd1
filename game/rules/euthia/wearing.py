"""What may be worn where, and what a change of kit would make of Health and Bags (13.3)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Piece, Reading, Refusal, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.content import box, group_of, item, standing, tile
from game.rules.euthia.effects.standing import Bags, MaxHealth
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.vocabulary import SLOT_OF


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
    if hero.health + _health(hero, on) - _health(hero, off) <= 0:
        return refuse("eut-why-would-die")
    placed = sum([_bags(piece) for piece in hero.placed])
    after = placed + sum([_bags(piece) for piece in on]) - sum([_bags(piece) for piece in off])
    if after < -box().figures.bags:
        return refuse("eut-why-no-more-bags")
    return None


def _health(hero: Hero, pieces: Iterable[Piece]) -> int:
    """What these tiles and the Gems set in them add to Health."""
    working = [each for piece in pieces for each in (piece, *hero.gems_in(piece))]
    return sum([each.amount for piece in working for each in standing(piece, MaxHealth)])


def _bags(piece: Piece) -> int:
    return sum([each.amount for each in standing(piece, Bags)])


def room_after(table: Reading, seat: Seat, off: Piece) -> int:
    """How many Bags there would be without this tile on the board."""
    placed = [piece for piece in Hero(table, seat).placed if piece != off]
    bags = box().figures.bags
    return max(0, min(bags, bags + sum([_bags(piece) for piece in placed])))


def is_placed(table: Reading, seat: Seat, piece: Piece) -> bool:
    """Whether it lies on the board and works."""
    zone = table.places[piece]
    return zone.startswith((zones.own(seat, "slot."), zones.own(seat, "worn.")))
