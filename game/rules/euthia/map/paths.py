"""How far a Hero gets: the Movement to every place in reach, and the way there (6.1).

A step costs 1. Who enters a space that a Monster holds fights there, so ways end on such spaces;
a centre can be entered when all three spaces around it are liberated. Found once for a Hero, a map
and what is liberated, never anew for each option.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from game.engine import Zone
from game.rules.euthia.map.chart import Chart

#: What a step costs.
STEP = 1


@lru_cache(maxsize=4096)
def ways(
    chart: Chart, start: Zone, held: frozenset[Zone], most: int, may_fight: bool
) -> Mapping[Zone, tuple[int, tuple[Zone, ...]]]:
    """Cost and way to every place within this much Movement; the start itself is left out.

    `held` are the spaces that Monsters hold. The cheapest way wins, then the one found first.
    """
    found: dict[Zone, tuple[int, tuple[Zone, ...]]] = {}
    waiting: list[tuple[int, int, Zone, tuple[Zone, ...]]] = [(0, 0, start, ())]
    number = 0
    while waiting:
        cost, _, zone, way = heappop(waiting)
        if zone in found or (zone == start and way):
            continue
        if way:
            found[zone] = cost, way
        if way and zone in held:
            continue
        for there in chart.around[zone]:
            if cost + STEP > most or there in found or not is_open(chart, there, held, may_fight):
                continue
            number += 1
            heappush(waiting, (cost + STEP, number, there, (*way, there)))
    return found


def is_open(chart: Chart, zone: Zone, held: frozenset[Zone], may_fight: bool) -> bool:
    """Whether a place can be entered at all."""
    if zone in held:
        return may_fight
    if chart.spots[zone].is_centre:
        return held.isdisjoint(chart.ring(zone))
    return True
