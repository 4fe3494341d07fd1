"""What it would open to have a tile: a place for it, a set of Armour, lines that need the set."""

from __future__ import annotations

from attrs import frozen

from game.engine import Piece, Reading, Seat, Zone
from game.rules.euthia.content import blocks, group_of, item, kind_of
from game.rules.euthia.views import Hero
from game.rules.euthia.views.hero import is_ability
from game.rules.euthia.wearing import is_wearable, place_name, places_for, worth_of


@frozen
class Prospect:
    """Where a tile would go, and what works from then on."""

    #: A free place, or the one whose tile would make room; None if all of its places are locked.
    place: Zone | None
    #: What would make room; nothing if the place is free.
    instead: Piece | None
    #: Different Armour tiles of its family that would be worn; 0 for what is of none.
    of_set: int
    #: Tiles with a line that needs more of the set than is worn now, and would have it.
    opened: tuple[Piece, ...]


def prospect_of(table: Reading, seat: Seat, piece: Piece) -> Prospect | None:
    """What a tile would open; None for what is worn nowhere."""
    if not (is_wearable(piece) or is_ability(piece)):
        return None
    hero = Hero(table, seat)
    places = [each for each in places_for(hero, piece) if hero.is_open(place_name(each))]
    if not places:
        return Prospect(None, None, 0, ())
    # A free place comes first, then the cheapest tile that could make room.
    held = {each: next(iter(table.zone(each)), None) for each in places}
    place = min(places, key=lambda each: _worth(held[each]))
    of_set = _family(hero, piece, held[place])
    return Prospect(place, held[place], of_set, _opened(hero, piece, of_set))


def _worth(piece: Piece | None) -> int:
    return -1 if piece is None else worth_of(piece)


def _family(hero: Hero, piece: Piece, off: Piece | None) -> int:
    """Different Armour tiles of the same family once this one is worn (ruling 47)."""
    family = item(piece).set if group_of(piece) == "item" else None
    if family is None:
        return 0
    kinds = {
        kind_of(each)
        for each in hero.worn
        if each != off and group_of(each) == "item" and item(each).set == family
    }
    return len(kinds | {kind_of(piece)})


def _opened(hero: Hero, piece: Piece, of_set: int) -> tuple[Piece, ...]:
    now = hero.set_size()
    having = (*hero.placed, piece)
    return tuple(
        each for each in having if any(now < block.set <= of_set for block in blocks(each))
    )
