"""Places outside and in the Citadel: spaces, monsters, regions, panic, the Persuasion chain."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Reading, Zone
from game.engine.table import Face
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, trail_list, trap
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views.facts import colour_of


def trail(table: Reading, exp: str) -> Trail:
    """What the space of a region or Gates expedition says."""
    return space(exp, *list_at(table, zones.place_of(exp)))


def trails(table: Reading, place: str) -> tuple[Trail, ...]:
    """The spaces of a region, by the list that lies under it, or of the Gates."""
    return printed(place, *list_at(table, place))


def list_at(table: Reading, place: str) -> tuple[Piece, Face]:
    """The expedition list under a region and the side that lies up; the Gates have none."""
    if place == zones.GATES:
        return "", ""
    tile = table.zones[zones.trails(place)][0]
    return tile, table.faces.get(tile, "")


def printed(place: str, tile: Piece, side: Face) -> tuple[Trail, ...]:
    """The spaces of the Gates, or those on a side of an expedition list."""
    if place == zones.GATES:
        return box().outside.gates
    sides = trail_list(tile)
    return sides.b if side == "b" else sides.a


@cache
def space(exp: str, tile: Piece, side: Face) -> Trail:
    """The space of an expedition, on this side of this list."""
    return printed(zones.place_of(exp), tile, side)[zones.number_of(exp) - 1]


def expeditions(place: str) -> tuple[str, ...]:
    """Every expedition of a place, in the order in which they are resolved."""
    return _EXPEDITIONS[place]


_EXPEDITIONS = {
    **{place: tuple(f"{place}.{n}" for n in (1, 2, 3, 4)) for place in zones.REGIONS},
    **{
        place: (f"{place}.1", f"{place}.2")
        for place in (zones.GATES, zones.COMPETITIVE, zones.CONTRACT)
    },
}


def occupied(table: Reading, place: str) -> list[str]:
    """Expeditions of a place with somebody on them."""
    taken = table.zones
    return [exp for exp in expeditions(place) if zones.envoy(exp) in taken]


def monster_at(table: Reading, place: str) -> Piece | None:
    """The monster of a region or of the Gates."""
    there = table.zones.get(zones.lair(place), ())
    return there[0] if there else None


def region_at(table: Reading, place: str) -> Piece | None:
    """The region card of a place."""
    there = table.zones.get(zones.land(place), ())
    return there[0] if there else None


def in_panic(table: Reading, building: str) -> bool:
    """Whether a panic token closes a building."""
    return table.places.get(zones.panic(building)) == zones.PANIC


def last_persuasion(table: Reading, slots: tuple[Zone, ...]) -> int | None:
    """The face of the last Persuasion die placed on these slots this round."""
    filled = table.zones
    for zone in reversed(slots):
        for die in filled.get(zone, ()):
            if colour_of(die) == "persuasion":
                return table.pips(die)
    return None


def is_ambush(token: Piece) -> bool:
    """Whether a trap token is an ambush."""
    return trap(token).type == "ambush"
