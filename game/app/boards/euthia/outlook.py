"""What a step would set off: its cost, a fight, new tiles, a Power, a healing."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.app.boards.euthia.reading import me, on_map
from game.app.table.sight import Sight
from game.rules.euthia import zones
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.map.paths import ways
from game.rules.euthia.steps.turn import TakeTurn
from game.rules.euthia.views import Hero, Land


@frozen
class Reach:
    """A place within this turn's Movement."""

    cost: int
    #: The Level of the Monster that is fought there; 0 for none.
    fight: int
    #: Tiles that entering lays.
    tiles: int
    #: Powers felt on arrival: fire, water.
    powers: tuple[str, ...]


def reach_of(sight: Sight) -> Mapping[str, Reach]:
    """Every place that the Hero whose turn it is can get to, with what it sets off."""
    seat, table = me(sight), sight.view
    decision = sight.decision
    walks = sight.mine and decision is not None and isinstance(decision.step, TakeTurn)
    if not walks or not on_map(table, seat):
        return {}
    hero, land = Hero(table, seat), Land(table)
    armed = bool(combat_sources(table, seat))
    found = ways(land.chart, hero.location, land.held, hero.movement, armed)
    return {zone: _reach(land, zone, cost) for zone, (cost, _) in found.items()}


def _reach(land: Land, zone: str, cost: int) -> Reach:
    held = land.level(zone) if land.is_held(zone) else 0
    return Reach(cost, held, tiles_laid(land, zone), arrival_powers(land, zone))


def tiles_laid(land: Land, zone: str) -> int:
    """How many tiles entering a place would lay now."""
    return min(len(land.chart.missing[zone]), len(land.table.zone(zones.STACK)))


def arrival_powers(land: Land, zone: str) -> tuple[str, ...]:
    """Fire wounds and Water heals whoever comes."""
    return tuple(sorted(land.chart.powers[zone] & {"fire", "water"}))
