"""The map as it is now: what is liberated, whose tokens lie where (3.4)."""

from __future__ import annotations

from game.engine import Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.devastation import DESTROYED, GOLEM, SPAWN
from game.rules.euthia.map import Chart, Spot, chart_of
from game.rules.euthia.meta import settings
from game.rules.euthia.shapes import Goods


class Land:
    """What lies on the map, over the chart of its tiles."""

    __slots__ = ("chart", "table")

    def __init__(self, table: Reading) -> None:
        self.table = table
        self.chart: Chart = chart_of(table)

    def spot(self, zone: Zone) -> Spot:
        """What is printed there."""
        return self.chart.spots[zone]

    def is_held(self, zone: Zone) -> bool:
        """Whether a Monster holds a space: a symbol and no token of anybody, or a spawn."""
        counters = self.table.counters
        if (zone, DESTROYED) in counters:
            return (zone, SPAWN) in counters
        return self.chart.spots[zone].monster > 0 and (zone, zones.TOKENS) not in counters

    def is_destroyed(self, zone: Zone) -> bool:
        """Whether a Destruction token lies there: nothing can be had from the space any more."""
        return (zone, DESTROYED) in self.table.counters

    def spawn(self, zone: Zone) -> int:
        """The Level of the Monster that crept out of a destroyed space; 0 without one."""
        return self.table.counters.get((zone, SPAWN), 0)

    def level(self, zone: Zone) -> int:
        """The Level of the Monster of a space: a spawn, or what is printed there."""
        return self.spawn(zone) or self.chart.spots[zone].monster

    def loot(self, zone: Zone) -> Goods:
        """What the Monster of a space guards; a spawn has Gold by its Level."""
        level = self.spawn(zone)
        if not level:
            return self.chart.spots[zone].loot
        return Goods(gold=level * settings(self.table).scenario.rules["spawn"].amounts["gold"])

    def is_liberated(self, zone: Zone) -> bool:
        """Mining, trading and every Free Action need it; so does a centre, all around."""
        if self.chart.spots[zone].is_centre:
            return not any(self.is_held(each) for each in self.chart.ring(zone))
        return not self.is_held(zone)

    def tokens(self, zone: Zone, kind: str, seat: Seat) -> int:
        """A player's tokens of a kind on a space."""
        return self.table.counters.get((zone, zones.token(kind, seat)), 0)

    def owners(self, zone: Zone, kind: str) -> tuple[Seat, ...]:
        """The players who have a token of a kind on a space."""
        count = self.table.marks[zones.PLAYERS]
        assert isinstance(count, int)
        return tuple(seat for seat in range(count) if self.tokens(zone, kind, seat))

    @property
    def held(self) -> frozenset[Zone]:
        """Every space that a Monster holds."""
        return held_spaces(self.table, self.chart)


def held_spaces(table: Reading, chart: Chart) -> frozenset[Zone]:
    """Every space of a chart that a Monster holds."""
    counters, tokens = table.counters, zones.TOKENS
    if GOLEM in table.places:
        land = Land(table)
        return frozenset([zone for zone in chart.spots if land.is_held(zone)])
    return frozenset(zone for zone in chart.lairs if (zone, tokens) not in counters)
