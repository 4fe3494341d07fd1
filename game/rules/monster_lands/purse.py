"""What a clan could spend right now, looked up once for a whole list of options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from game.engine import Piece, Reading, Seat, Zone
from game.engine.table import Face
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import scenario_rules, settings, slot_zones
from game.rules.monster_lands.prices import best_discount
from game.rules.monster_lands.shapes import Trail
from game.rules.monster_lands.views import colour_of, expeditions, list_at, space

_Slots: TypeAlias = tuple[Zone, ...]


@cache
def colours_for(building: str) -> tuple[str, ...]:
    """The colours of dice that a building takes."""
    return box().buildings[building].dice


@lru_cache(1024)
def _by_colour(pool: tuple[Piece, ...]) -> Mapping[str, tuple[Piece, ...]]:
    """The dice of a pool, colour by colour: a pool is looked at many times before it changes."""
    return {
        colour: tuple([die for die in pool if colour_of(die) == colour]) for colour in zones.COLOURS
    }


@cache
def _doors(players: int, scenario: int, *colours: str) -> tuple[tuple[str, Piece, _Slots], ...]:
    """Buildings in play that take dice of these colours: the token that closes each, its slots."""
    return tuple(
        (building, zones.panic(building), slot_zones(building, players))
        for building in zones.BUILDINGS
        if building not in scenario_rules(scenario).closed
        and not set(colours).isdisjoint(colours_for(building))
    )


@cache
def _envoys(place: str) -> tuple[tuple[str, Zone], ...]:
    """The expeditions of a place, each with the zone of who is sent."""
    return tuple((exp, zones.envoy(exp)) for exp in expeditions(place))


@lru_cache(4096)
def _within_reach(place: str, tile: Piece, side: Face, *dice: int) -> tuple[tuple[str, Zone], ...]:
    """Those of a region for which so many dice of each colour are enough."""
    have = dict(zip(zones.COLOURS, dice, strict=True))
    return tuple(
        (exp, envoy)
        for exp, envoy in _envoys(place)
        if all(have[colour] >= count for colour, count in space(exp, tile, side).required.items())
    )


class Purse:
    """What a clan could spend right now; made once for a whole list of options."""

    __slots__ = ("dice", "gold", "home", "pool", "seat", "settings", "table")

    def __init__(self, table: Reading, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.settings = settings(table)
        self.gold = table.counters.get((zones.clan(seat), zones.GOLD), 0)
        self.home = table.zones.get(zones.home(seat), ())
        self.pool = table.zones.get(zones.pool(seat), ())
        self.dice = _by_colour(self.pool)

    def open_buildings(self) -> list[str]:
        """Buildings that are open and take a die of the pool, whatever else they ask for."""
        places, taken, wanted = self.table.places, self.table.zones, self.settings
        colours = [colour for colour, dice in self.dice.items() if dice]
        found = []
        for building, panic, slots in _doors(wanted.players, wanted.scenario, *colours):
            if places[panic] == zones.PANIC:
                continue
            for zone in slots:
                if zone not in taken:
                    found.append(building)
                    break
            else:
                if not slots:
                    found.append(building)
        return found

    def can_enter(self, building: str) -> bool:
        """Whether there is a die that a building takes at all."""
        dice = self.dice
        for colour in colours_for(building):  # noqa: SIM110 (a generator costs twice as much)
            if dice[colour]:
                return True
        return False

    def sends(self, place: str) -> list[str]:
        """Free expeditions of a place for which the required dice are there."""
        taken, dice = self.table.zones, self.dice
        if place in zones.REGIONS:
            tile, side = list_at(self.table, place)
            envoys = _within_reach(place, tile, side, *map(len, dice.values()))
        else:
            envoys = _envoys(place)
        return [exp for exp, envoy in envoys if envoy not in taken]

    def lacks(self, trail: Trail) -> tuple[str, int] | None:
        """A colour that an expedition requires more of than there is, and how many."""
        dice = self.dice
        for colour, count in trail.required.items():
            if len(dice[colour]) < count:
                return colour, count
        return None

    def discount(self, building: str) -> int:
        """The most that a die of the pool would take off a price."""
        return best_discount(self.table, building, self.of(colours_for(building)))

    def of(self, colours: tuple[str, ...]) -> Sequence[Piece]:
        """Dice of these colours."""
        dice = self.dice
        if len(colours) == 1:
            return dice[colours[0]]
        return [die for colour in colours for die in dice[colour]]
