"""What must hold on every table of Euthia."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Reading
from game.rules.euthia import zones
from game.rules.euthia.bodies import fit_of
from game.rules.euthia.devastation import DESTROYED, GOLEM, SPAWN, TOKENS_A, TOKENS_B
from game.rules.euthia.golem import faer, rule, walks
from game.rules.euthia.map import chart_of
from game.rules.euthia.views import Hero, is_on_map, players


def broken(table: Reading) -> Iterator[str]:
    """Everything that is wrong, on a frozen table or a draft on dicts."""
    yield from _debts(table)
    if zones.MAP not in table.marks:
        return
    yield from _map(table)
    yield from _tokens(table)
    if walks(table):
        yield from _golem(table)
    for seat in range(players(table)):
        hero = Hero(table, seat)
        if hero.sheet is not None:
            yield from _body(hero)
            yield from _board(hero)


def _debts(table: Reading) -> Iterator[str]:
    """Nothing that is counted falls below zero."""
    for (owner, name), amount in table.counters.items():
        if amount < 0:
            yield f"{owner} has {amount} {name}"


def _map(table: Reading) -> Iterator[str]:
    """The mark and the slots name the same tiles; Heroes stand on the map."""
    chart = chart_of(table)
    for (q, r), name in chart.tiles.items():
        if table.zone(zones.slot(q, r)) != (f"territory.{name}",):
            yield f"the slot {q}, {r} does not hold {name}"
        if (q - r) % 3:
            yield f"{name} lies off the tiling at {q}, {r}"
    laid = sum(zone.startswith("slot.") for zone in table.zones)
    if laid != len(chart.tiles):
        yield f"{laid} tiles lie on the table, {len(chart.tiles)} are on the map"
    for seat in range(players(table)):
        at = table.places[zones.hero(seat)]
        if is_on_map(table, seat) and at not in chart.spots:
            yield f"hero {seat} stands nowhere: {at}"


def _tokens(table: Reading) -> Iterator[str]:
    """Tokens of a space add up, and those of a player on the map."""
    spaces: dict[str, int] = {}
    totals: dict[tuple[str, str], int] = {}
    for (owner, name), amount in table.counters.items():
        kind, _, whose = name.partition(".")
        if owner.startswith(("space.", "centre.")) and kind in zones.TOKEN_KINDS:
            spaces[owner] = spaces.get(owner, 0) + amount
            key = (zones.hero(int(whose)), zones.placed(kind))
            totals[key] = totals.get(key, 0) + amount
    for zone in chart_of(table).spots:
        if table.count(zone, zones.TOKENS) != spaces.get(zone, 0):
            yield f"{zone} counts {table.count(zone, zones.TOKENS)} tokens"
    for seat in range(players(table)):
        for kind in zones.TOKEN_KINDS:
            key = (zones.hero(seat), zones.placed(kind))
            if table.counters.get(key, 0) != totals.get(key, 0):
                yield f"hero {seat} has {totals.get(key, 0)} {kind} tokens on the map"


def _golem(table: Reading) -> Iterator[str]:
    """It stands on a hex; its tokens are counted, spawns live on destroyed spaces alone."""
    if not table.places[GOLEM].startswith("space."):
        yield f"the Golem stands in {table.places[GOLEM]}"
    destroyed = [zone for zone, name in table.counters if name == DESTROYED]
    if len(destroyed) != table.count(GOLEM, TOKENS_A) + table.count(GOLEM, TOKENS_B):
        yield f"{len(destroyed)} spaces are destroyed"
    strays = [zone for zone, name in table.counters if name == SPAWN and zone not in destroyed]
    yield from (f"a spawn strays to {zone}" for zone in strays)
    if faer(table) > rule(table, "rampage").amounts["most_faer"]:
        yield f"the Faër has a Power of {faer(table)}"


def _body(hero: Hero) -> Iterator[str]:
    """Health within its maximum; the maximum and the Bags follow from what is worn."""
    if not 0 <= hero.health <= hero.max_health:
        yield f"{hero.owner} has {hero.health} of {hero.max_health} Health"
    fit = fit_of(hero)
    if hero.max_health != fit.health:
        yield f"{hero.owner} has a maximum of {hero.max_health} Health"
    if hero.bag_room != fit.room:
        yield f"{hero.owner} has {hero.bag_room} Bags"


def _board(hero: Hero) -> Iterator[str]:
    """One tile on each place, none on a locked one; all six Action tokens are somewhere."""
    for zone in hero.board:
        held = hero.table.zone(zone)
        if len(held) > 1:
            yield f"{zone} holds {held}"
        place = zone.partition(f"{hero.owner}.")[2]
        if held and not hero.is_open(place):
            yield f"{zone} is locked and holds {held}"
    if hero.free_places < 0:
        yield f"{hero.owner} has too many Gems and Essences"
