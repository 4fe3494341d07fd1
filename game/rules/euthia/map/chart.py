"""What follows from the tiles on the table alone, made once for each map and kept.

A table's mark names the tiles in the order of their laying; whoever asks twice about the same map
gets the same chart. What lies on the spaces (tokens, Heroes) is no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from typing import TypeVar, cast

from attrs import define, evolve, field, frozen

from game.engine import Reading, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box
from game.rules.euthia.map.hexes import (
    Hex,
    distance,
    neighbours,
    owner,
    side,
    slots_away,
    spaces_of,
)
from game.rules.euthia.shapes import Goods
from game.rules.euthia.vocabulary import Chapter, Element, Place

CENTRE = "centre"
V = TypeVar("V")
_NOTHING = Goods()
_NO_POWERS: frozenset[Element] = frozenset()
#: Powers that cancel each other where they meet (3.5).
_QUENCHED = frozenset[Element](("fire", "water"))


@frozen
class Spot:
    """A place to stand: an outer space of a tile, or the centre of a Special one."""

    zone: Zone
    #: Its hex; for a centre, the anchor of its tile.
    at: Hex
    anchor: Hex
    #: a, b, c, or centre.
    letter: str
    tile: str
    chapter: Chapter
    place: Place
    monster: int = 0
    loot: Goods = _NOTHING
    encounter: str = ""

    @property
    def is_centre(self) -> bool:
        """In the middle of a Special tile."""
        return self.letter == CENTRE

    #: The Elemental that lives here, if one does.
    element: Element | None = None


class Found(dict[Zone, V]):
    """What is found out about a place when it is first asked for, and kept."""

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[Zone], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, zone: Zone) -> V:
        self[zone] = found = self._find(zone)
        return found


@define(eq=False, slots=False)
class Chart:
    """A map: its tiles, and everything that follows from them."""

    #: Tile ids by anchor, in the order of their laying.
    tiles: Mapping[Hex, str]
    spots: Mapping[Zone, Spot]
    #: How many slots from the start tile the map ends; 0 without a limit.
    limit: int
    #: The places next to a place: hexes in canonical order, then the own centre.
    around: Found[tuple[Zone, ...]] = field(init=False)
    #: The Powers of a space; Fire and Water cancel each other, centres have none.
    powers: Found[frozenset[Element]] = field(init=False)
    #: The slots that entering a space would fill, by anchor, in canonical order (6.2).
    missing: Found[tuple[Hex, ...]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.around = Found(self._next_to)
        self.powers = Found(self._powers_of)
        self.missing = Found(self._missing_at)

    def _next_to(self, zone: Zone) -> tuple[Zone, ...]:
        spot = self.spots[zone]
        if spot.is_centre:
            return self.ring(zone)
        there = [zones.space(*at) for at in neighbours(spot.at)]
        there.append(zones.centre(*spot.anchor))
        return tuple([each for each in there if each in self.spots])

    def side(self, one: Zone, other: Zone) -> str:
        """Where a place next door lies: a side of the hex, the centre, or out of it."""
        here, there = self.spots[one], self.spots[other]
        if there.is_centre:
            return CENTRE
        return side(here.at, there.at) if not here.is_centre else f"space_{there.letter}"

    def _powers_of(self, zone: Zone) -> frozenset[Element]:
        felt = self.elements(zone)
        return felt - _QUENCHED if felt >= _QUENCHED else felt

    def elements(self, zone: Zone) -> frozenset[Element]:
        """The Elementals on a space and around it, before they cancel (3.5, ruling 99)."""
        spot = self.spots[zone]
        if spot.is_centre:
            return _NO_POWERS
        near = [self.spots[each].element for each in (zone, *self.around[zone])]
        return frozenset([element for element in near if element is not None])

    def _missing_at(self, zone: Zone) -> tuple[Hex, ...]:
        spot = self.spots[zone]
        if spot.is_centre:
            return ()
        owners = dict.fromkeys([owner(at)[0] for at in neighbours(spot.at)])
        return tuple([each for each in owners if each not in self.tiles and self.is_inside(each)])

    def slot_side(self, zone: Zone, anchor: Hex) -> str:
        """On which side of a space a missing slot begins."""
        here = self.spots[zone].at
        return side(here, next(at for at in neighbours(here) if owner(at)[0] == anchor))

    def is_inside(self, anchor: Hex) -> bool:
        """Whether a slot lies within the limit of the map."""
        return not self.limit or slots_away(anchor) <= self.limit

    def ring(self, zone: Zone) -> tuple[Zone, ...]:
        """The three outer spaces of the tile of a place."""
        return tuple(zones.space(*at) for at in spaces_of(self.spots[zone].anchor).values())

    def apart(self, one: Zone, other: Zone) -> int:
        """The distance of two places; a centre is one further than its nearest space (3.3)."""
        if one == other:
            return 0
        mine, its = self._hexes(one), self._hexes(other)
        more = sum(self.spots[zone].is_centre for zone in (one, other))
        return more + min(distance(here, there) for here in mine for there in its)

    def _hexes(self, zone: Zone) -> tuple[Hex, ...]:
        spot = self.spots[zone]
        return tuple(spaces_of(spot.anchor).values()) if spot.is_centre else (spot.at,)

    @cached_property
    def chapel(self) -> Zone:
        """The centre of the start tile."""
        return next(zone for zone, spot in self.spots.items() if spot.place == "chapel")

    @cached_property
    def lairs(self) -> tuple[Zone, ...]:
        """The spaces with a Monster symbol, liberated or not."""
        return tuple(zone for zone, spot in self.spots.items() if spot.monster)

    @cached_property
    def by_place(self) -> Mapping[str, tuple[Zone, ...]]:
        """The places of each kind."""
        found: dict[str, tuple[Zone, ...]] = {}
        for zone, spot in self.spots.items():
            found[spot.place] = (*found.get(spot.place, ()), zone)
        return found


@cache
def _spots(anchor: Hex, name: str) -> dict[Zone, Spot]:
    """The places of a tile that lies there, by their zones."""
    tile = box().territory[name]
    found = []
    for letter, at in spaces_of(anchor).items():
        space = getattr(tile, letter)
        spot = Spot(zones.space(*at), at, anchor, letter, name, tile.chapter, space.place)
        found.append(
            evolve(
                spot,
                monster=space.monster,
                loot=space.loot,
                encounter=space.encounter,
                element=_element(space.place),
            )
        )
    if tile.centre is not None:
        middle = zones.centre(*anchor)
        spot = Spot(middle, anchor, anchor, CENTRE, name, tile.chapter, tile.centre)
        found.append(evolve(spot, encounter=tile.encounter))
    return {spot.zone: spot for spot in found}


def _element(place: str) -> Element | None:
    kind, _, element = place.partition("_")
    return cast(Element, element) if kind == "elemental" else None


def written(anchor: Hex, name: str) -> str:
    """A tile on the map as the mark names it."""
    return f"{anchor[0]}.{anchor[1]}.{name}"


@lru_cache(maxsize=1024)
def chart(laid: tuple[str, ...], limit: int) -> Chart:
    """The chart of these tiles: the one without the last, and that one more."""
    if not laid:
        return Chart({}, {}, limit)
    before = chart(laid[:-1], limit)
    q, r, name = laid[-1].split(".")
    anchor = int(q), int(r)
    spots = {**before.spots, **_spots(anchor, name)}
    return Chart({**before.tiles, anchor: name}, spots, limit)


def chart_of(table: Reading) -> Chart:
    """The chart of the map on this table."""
    marks = table.marks
    laid, wanted = marks[zones.MAP], marks[zones.SETTINGS]
    assert isinstance(laid, tuple)
    assert isinstance(wanted, tuple)
    return chart(laid, wanted[-1])
