"""Walking: one step for one Movement point (6.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from attrs import frozen

from game.engine import Offer, Option, Piece, Play, Reading, Refusal, Seat, Zone, refuse
from game.rules.euthia import zones
from game.rules.euthia.kit import combat_sources
from game.rules.euthia.map import Chart, Spot
from game.rules.euthia.map.paths import STEP
from game.rules.euthia.steps.common import Occasion, Verbs
from game.rules.euthia.steps.entering import Enter
from game.rules.euthia.views import Hero, Land


@frozen
class Walk(Option):
    """Go to the place next door."""

    says: ClassVar[str] = "eut-option-walk"
    space: Zone
    place: str
    side: str


@frozen
class WalkIntoFight(Option):
    """Go to a space that a Monster holds, and fight there with this Combat Action (ruling 97)."""

    says: ClassVar[str] = "eut-option-walk-fight"
    space: Zone
    place: str
    side: str
    level: int
    by: Piece


def offers(table: Reading, seat: Seat) -> list[Offer]:
    """Every place next door; where a Monster is, once for each Combat Action at hand."""
    hero, land = Hero(table, seat), Land(table)
    tired = refuse("eut-why-no-movement") if hero.movement < STEP else None
    sources: tuple[Piece, ...] | None = None
    found = list[Offer]()
    for there, spot in _doors(land.chart, hero.location):
        space = spot.zone
        if not land.is_held(space):
            closed = why_not_enter(land, space) if spot.is_centre and not tired else None
            found.append((there, tired or closed))
            continue
        if sources is None:
            sources = combat_sources(table, seat)
        level = land.level(space)
        for by in sources:
            found.append((WalkIntoFight(space, spot.place, there.side, level, by), tired))
        if not sources:
            found.append((there, tired or refuse("eut-why-no-combat-action", level=level)))
    return found


def is_vain(now: Occasion) -> bool:
    """No step can be made, wherever it leads."""
    return now.movement < STEP


@lru_cache(maxsize=4096)
def _doors(chart: Chart, here: Zone) -> tuple[tuple[Walk, Spot], ...]:
    """Every step from a place, on this map."""
    spots = [chart.spots[space] for space in chart.around[here]]
    return tuple([(Walk(s.zone, s.place, chart.side(here, s.zone)), s) for s in spots])


def why_not_enter(land: Land, space: Zone) -> Refusal | None:
    """A centre opens when the three spaces around it are liberated (3.3)."""
    if land.spot(space).is_centre and not land.is_liberated(space):
        return refuse("eut-why-centre-closed", place=land.spot(space).place)
    return None


def walk(play: Play, seat: Seat, choice: Walk) -> None:
    """A Movement point, then everything that entering sets off."""
    play.adjust(zones.hero(seat), zones.MOVEMENT, -STEP)
    play.tell("eut-walked", seat=seat, place=choice.place)
    play.push(Enter(seat, choice.space))


def walk_into_fight(play: Play, seat: Seat, choice: WalkIntoFight) -> None:
    """The Combat Action is spent when the fight begins, not before (6.1)."""
    play.adjust(zones.hero(seat), zones.MOVEMENT, -STEP)
    play.tell("eut-walked", seat=seat, place=choice.place)
    play.push(Enter(seat, choice.space, choice.by))


VERBS: Verbs = {Walk: walk, WalkIntoFight: walk_into_fight}
STEPS = ()
OPTIONS = (Walk, WalkIntoFight)
