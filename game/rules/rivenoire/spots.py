"""Where a character may stand, and why not (chapter 7)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Piece, Reading, Refusal, Seat, Zone, refuse
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import place as printed
from game.rules.rivenoire.content import talent
from game.rules.rivenoire.views import City, closed_place, players, spaces_of

#: The buildings in their order, each with its owner's spot and the hook of its coat of arms.
_BUILDINGS = tuple([(each, zones.owner_spot(each), zones.owned(each)) for each in zones.BUILDINGS])


def why_not_at(table: Reading, seat: Seat, name: str) -> Refusal | None:
    """What keeps a player's people out of a whole place: termites, the limit of the Arena."""
    city = City(table, name)
    if city.is_closed:
        return refuse("riv-why-closed", place=name)
    if printed(name).each and city.has_someone_of(seat):
        return refuse("riv-why-one-each", place=name)
    return None


def why_not_owner_spot(table: Reading, seat: Seat, character: Piece, name: str) -> Refusal | None:
    """One character, of the owner or the noble (ruling 9)."""
    city = City(table, name)
    if zones.owner_spot(name) in table.zones:
        return refuse("riv-why-spot-taken")
    if city.owner != seat and not talent(character).any_owner_spot:
        return refuse("riv-why-not-owner", place=name)
    return None


def why_not_stand(table: Reading, seat: Seat, character: Piece, spot: Zone) -> Refusal | None:
    """Why a character may not be put on a spot."""
    name = zones.place_of(spot)
    refusal = why_not_at(table, seat, name)
    if refusal is not None:
        return refusal
    if spot == zones.owner_spot(name):
        return why_not_owner_spot(table, seat, character, name)
    free = City(table, name).next_space
    if free is None:
        return refuse("riv-why-full", place=name)
    if spot in table.zones and spot != zones.LINE:
        return refuse("riv-why-spot-taken")
    return None if spot == free else refuse("riv-why-leftmost")


def spots_for(table: Reading, seat: Seat, character: Piece, after: int = 0) -> Iterator[Zone]:
    """Where a character may stand, of the places with a higher number than this."""
    filled, count, shut = table.zones, players(table), closed_place(table)
    everywhere = talent(character).any_owner_spot
    for name, owner_spot, owned in _BUILDINGS[after:]:
        if name == shut or (printed(name).each and City(table, name).has_someone_of(seat)):
            continue
        for space in spaces_of(name, count):
            if space not in filled:
                yield space
                break
        if owner_spot not in filled:
            arms = filled.get(owned)
            if everywhere or (arms is not None and arms[0].startswith(f"arms.{seat}.")):
                yield owner_spot
    room = len(spaces_of(zones.SURROUNDINGS, count))
    if len(filled.get(zones.LINE, ())) < room and shut != zones.SURROUNDINGS:
        yield zones.LINE


def all_spots(table: Reading, after: int = 0) -> Iterator[Zone]:
    """Every spot that comes into question."""
    for name in zones.PLACES[after:]:
        if name == zones.SURROUNDINGS:
            yield zones.LINE
        else:
            yield from City(table, name).spaces
            yield zones.owner_spot(name)
