"""Whole games looked at when a round begins: the table is as the rulebook lays it out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots import RandomPlayer
from game.engine import Session, Setup, Situation, Table
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.steps.deployment import Turn
from game.rules.monster_lands.steps.recover import PLACES
from game.rules.monster_lands.views import (
    Clan,
    colour_of,
    expeditions,
    monster_at,
    region_at,
    round_number,
)

SHARED = {"queens_favour": True, "more_monsters": True, "ambush": True}
WAYS = [
    (2, {}),
    (3, SHARED),
    (4, SHARED | {"level": "legendary"}),
    *[(1, {"scenario": number, "level": "heroic"}) for number in (1, 4, 6, 8, 10)],
]


def first_turns(setup: Setup) -> Iterator[Table]:
    """The table at the first question of each Deployment."""
    session = Session.begin(GAME, setup)
    bots = [RandomPlayer(f"{setup.seed}/{seat}") for seat in range(setup.players)]
    seen = 0
    while session.decision is not None:
        table = session.table
        if isinstance(session.decision.step, Turn) and round_number(table) > seen:
            seen = round_number(table)
            yield table
        situation = Situation(GAME, session.decision, table)
        session.choose(bots[session.decision.seat].choose(situation))


def left_over(table: Table) -> Iterator[str]:
    """What an Adventure or a Cleanup should have cleared away."""
    for place in PLACES:
        for exp in expeditions(place):
            yield from (zone for zone in table.zones if zone.startswith(f"exp.{exp}."))
            yield from (f"{key}" for key in table.counters if key[0] == zones.owner(exp))
    for key in table.marks:
        if isinstance(key, tuple) and key[0] in ("stage", "carried", "target"):
            yield f"{key}"
    yield from (zone for zone in table.zones if zone.startswith("slot."))
    yield from table.zone(zones.BATTLE_DICE) + table.zone(zones.ESCAPED)
    for colour in (*zones.COLOURS, "attack"):
        yield from (die for die in table.zone(zones.dice(colour)) if die in table.faces)


def short_offers(table: Table) -> Iterator[str]:
    """Offers that are not full although there is something to fill them with."""
    figures = box().citadel
    solo = settings(table).is_solo
    people = figures.mercenaries_on_show_solo if solo else figures.mercenaries_on_show
    for offer, full, *piles in (
        (zones.TAVERN, people, zones.MERCENARY_DECK, zones.MERCENARY_DISCARD),
        (zones.TRAPS, figures.traps_on_show, zones.TRAP_SUPPLY, zones.TRAP_DISCARD),
        (zones.BAZAAR, figures.equipment_on_show, zones.GEAR_DECK),
        (zones.LOOT, figures.loot_on_show, zones.LOOT_PILE),
    ):
        if len(table.zone(offer)) != full and any(table.zone(pile) for pile in piles):
            yield offer


def check_lands(table: Table) -> None:
    """One region, monster and list a place, one tile a mission spot, one monster at the Gates."""
    for place in settings(table).places:
        assert region_at(table, place) is not None
        assert 1 == len(table.zone(zones.lair(place)))
        assert 1 == len(table.zone(zones.trails(place)))
    assert 1 >= len(table.zone(zones.lair(zones.GATES)))
    if settings(table).rules.gates_every_round:
        assert monster_at(table, zones.GATES) is not None
    for place in (zones.COMPETITIVE, zones.CONTRACT):
        assert 1 == len(table.zone(zones.mission(place)))


def check_clan(clan: Clan) -> None:
    """Everybody is at home under a leader, and only Persuasion dice show a face."""
    assert clan.leader in clan.members
    assert set(clan.members) == set(clan.at_home)
    for die in clan.pool:
        assert (colour_of(die) == "persuasion") == (die in clan.table.faces)


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_each_round_begins_with_a_tidy_table(players, options):
    for seed in range(4):
        for table in first_turns(Setup(GAME.id, players, seed, tuple(options.items()))):
            assert [] == list(left_over(table))
            assert [] == list(short_offers(table))
            check_lands(table)
            for seat in range(players):
                check_clan(Clan(table, seat))
