"""The Golem of Devastation Incarnate: the Power of the Faër, where it goes, what it leaves behind.

Its way runs over hexes, whether a tile lies there or not (ruling 102). Whatever it destroys is
reckoned with by `Land`: a destroyed space gives nothing any more, and its spawn holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.engine import Piece, Play, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.devastation import (
    DESTROYED,
    FAER,
    GOLEM,
    HECATOMB,
    HECATOMB_OPEN,
    OFFENSIVE,
    SPAWN,
    SPAWNS_FELLED,
    TOKENS_A,
    TOKENS_B,
)
from game.rules.euthia.gains import gain_reputation
from game.rules.euthia.map import Chart, Hex, Spot, chart_of, distance, neighbours
from game.rules.euthia.meta import settings
from game.rules.euthia.shapes import Hecatomb, ScenarioRule
from game.rules.euthia.views import Hero, Land, is_on_map, players, round_number
from game.rules.euthia.vocabulary import SHOP_AT, TERRAINS


def walks(table: Reading) -> bool:
    """Whether a Golem walks in this game."""
    return GOLEM in table.places


def rule(table: Reading, name: str) -> ScenarioRule:
    """A rule of the scenario."""
    return settings(table).scenario.rules[name]


def awake(play: Play) -> None:
    """It stands on the Ruins; its cards are shuffled, the Faër is at its strength (chapter 19)."""
    ruins = chart_of(play.table).by_place["ruins"][0]
    play.move(GOLEM, to=ruins)
    play.adjust(GOLEM, FAER, settings(play.table).scenario.faer[players(play.table)])
    play.shuffle(zones.deck(HECATOMB))
    play.shuffle(zones.deck(OFFENSIVE))


# The Power of the Faër


def faer(table: Reading) -> int:
    """The Power of the Faër."""
    return table.count(GOLEM, FAER)


def change_faer(play: Play, by: int) -> None:
    """Between none and the end of its track."""
    now = faer(play.table)
    most = rule(play.table, "rampage").amounts["most_faer"]
    change = max(0, min(most, now + by)) - now
    if change:
        play.tell("eut-faer", what="rises" if change > 0 else "falls", amount=now + change)
        play.adjust(GOLEM, FAER, change)


def stages(table: Reading) -> int:
    """How many stages Farruga would have if the finale began now."""
    steps = rule(table, "finale").by_faer
    return max(count for least, count in steps.items() if faer(table) >= least)


# Where it goes


def hecatomb(piece: Piece) -> Hecatomb:
    """A Hecatomb card."""
    return box().hecatomb[kind_of(piece)]


def stands_at(table: Reading) -> Hex:
    """The hex of the Golem."""
    return zones.at(table.places[GOLEM])


def _is_tower(chart: Chart, spot: Spot) -> bool:
    """Whether a space lies around a Tower."""
    middle = chart.spots.get(zones.centre(*spot.anchor))
    return not spot.is_centre and middle is not None and middle.place in SHOP_AT


#: The places that draw it.
_PLACES: Mapping[str, Callable[[Chart, Spot], bool]] = {
    "trade_post": lambda chart, spot: spot.place in SHOP_AT and not spot.is_centre,
    "mine": lambda chart, spot: spot.place in TERRAINS,
    "tower": _is_tower,
    "treasure": lambda chart, spot: spot.place.startswith("treasure"),
}
#: What makes a Hero a target, the least of it first.
_HEROES: Mapping[str, Callable[[Hero], int]] = {
    "highest_reputation": lambda hero: -hero.reputation,
    "lowest_health": lambda hero: hero.health,
}


def goal(table: Reading, target: str) -> Hex | None:
    """The hex that a card sends it to; without a target, the nearest space of the Chapel."""
    how, _, what = target.partition("_")
    if what in _PLACES:
        found = list(_places(table, what))
        if how == "farthest" and found:
            most = max(distance(stands_at(table), at) for at in found)
            return min(at for at in found if distance(stands_at(table), at) == most)
        return _nearest(table, found) or _chapel(table)
    if what in _HEROES:
        return _hero(table, _HEROES[what]) or _chapel(table)
    return None


def _places(table: Reading, what: str) -> Iterator[Hex]:
    """Places of a kind that still stand: what is destroyed is none any more."""
    land = Land(table)
    for zone, spot in land.chart.spots.items():
        if _PLACES[what](land.chart, spot) and not land.is_destroyed(zone):
            yield spot.at


def _nearest(table: Reading, found: list[Hex]) -> Hex | None:
    """Of several at the same distance, the lowest q, then the lowest r."""
    here = stands_at(table)
    return min(found, key=lambda at: (distance(here, at), at), default=None)


def _hero(table: Reading, rank: Callable[[Hero], int]) -> Hex | None:
    """The Hero who ranks first, of several the nearest; none before the first turn."""
    here = stands_at(table)
    heroes = [Hero(table, seat) for seat in range(players(table)) if is_on_map(table, seat)]
    ways = [(rank(hero), _beside(table, hero.location)) for hero in heroes]
    first = min([each for each, _ in ways], default=0)
    found = [at for each, at in ways if each == first]
    return min(found, key=lambda at: (distance(here, at), at), default=None)


def _beside(table: Reading, zone: Zone) -> Hex:
    """A space; of a centre the outer space that lies nearest to the Golem."""
    chart = chart_of(table)
    if not chart.spots[zone].is_centre:
        return chart.spots[zone].at
    ring = [chart.spots[each].at for each in chart.ring(zone)]
    return min(ring, key=lambda at: (distance(stands_at(table), at), at))


def _chapel(table: Reading) -> Hex:
    return _beside(table, chart_of(table).chapel)


def way(table: Reading, card: Hecatomb) -> tuple[Hex, ...]:
    """The hexes that a card leads it over; it stops on its target (ties: lowest q, then r)."""
    there, here = goal(table, card.target), stands_at(table)
    walked: list[Hex] = []
    while there is not None and here != there and len(walked) < card.move:
        left = distance(here, there)
        here = min(at for at in neighbours(here) if distance(at, there) < left)
        walked.append(here)
    return tuple(walked)


def threats(table: Reading) -> dict[Hex, tuple[Piece, ...]]:
    """Where each card that may come next would lead it now; everybody can tell which are left."""
    gone = {
        kind_of(each)
        for zone in (zones.discards(HECATOMB), HECATOMB_OPEN)
        for each in table.zone(zone)
    }
    found: dict[Hex, tuple[Piece, ...]] = {}
    for name, card in box().hecatomb.items():
        walked = way(table, card) if name not in gone else ()
        if walked:
            found[walked[-1]] = (*found.get(walked[-1], ()), f"{HECATOMB}.{name}")
    return found


# What it leaves behind


def token_type(chart: Chart, spot: Spot) -> str:
    """Type A for a Place of Trade and the spaces of a Tower, B for everything else."""
    is_trade = spot.place in SHOP_AT or _is_tower(chart, spot)
    return TOKENS_A if is_trade else TOKENS_B


def can_destroy(table: Reading, zone: Zone) -> bool:
    """Not unknown land, the Ruins, what is destroyed already, nor the tile of the Chapel."""
    chart = chart_of(table)
    spot = chart.spots.get(zone)
    if spot is None or spot.place == "ruins":
        return False
    return spot.anchor != chart.spots[chart.chapel].anchor and not Land(table).is_destroyed(zone)


def destroy(play: Play, zone: Zone) -> str:
    """A token on the space, and a Monster of the round's Level; which token it was."""
    chart = chart_of(play.table)
    spot = chart.spots[zone]
    kind = token_type(chart, spot)
    level = rule(play.table, "spawn").by_round[round_number(play.table)]
    play.tell("eut-destroyed", place=spot.place, level=level, what=kind)
    play.adjust(zone, DESTROYED, 1)
    play.adjust(GOLEM, kind, 1)
    play.adjust(zone, SPAWN, level)
    return kind


def fell_spawn(play: Play, seat: Seat, zone: Zone) -> bool:
    """A spawn leaves no token, weakens the Faër and makes famous; whether it was one."""
    level = Land(play.table).spawn(zone)
    if not level:
        return False
    play.tell("eut-spawn-fell", seat=seat, level=level)
    play.adjust(zone, SPAWN, -level)
    play.adjust(zones.hero(seat), SPAWNS_FELLED, 1)
    change_faer(play, -level)
    gain_reputation(play, seat, rule(play.table, "spawn").amounts["reputation"])
    return True
