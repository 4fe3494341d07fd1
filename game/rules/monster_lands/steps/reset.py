"""K6 and K7: the table is made ready for the next round, and the marker moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from attrs import frozen

from game.engine import Auto, Play, Reading, Seat, Zone
from game.rules.monster_lands import zones
from game.rules.monster_lands.arrivals import draw_missions, draw_monster, draw_region
from game.rules.monster_lands.content import box
from game.rules.monster_lands.deeds import return_dice
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.steps.recover import PLACES
from game.rules.monster_lands.views import (
    Clan,
    expeditions,
    first_player,
    monster_at,
    region_at,
    round_number,
)


@cache
def dice_zones(players: int) -> tuple[Zone, ...]:
    """Every place where a die may lie outside the supply."""
    return tuple(_dice_zones(players))


def _dice_zones(players: int) -> Iterator[Zone]:
    for seat in range(players):
        yield zones.pool(seat)
        yield zones.spent(seat)
    for name, building in box().buildings.items():
        # The Pawnshop prints no slot and has one that never fills.
        for number in range(building.slots + 2):
            yield zones.slot(name, number)
    for place in PLACES:
        for exp in expeditions(place):
            yield zones.exp_dice(exp)
            yield zones.safe_dice(exp)
    yield zones.BATTLE_DICE


@frozen
class Reset(Auto):
    """Dice go back; missions, monsters and conquered regions are replaced (K6)."""

    def resolve(self, play: Play) -> None:
        """Offers and loot stay as they are."""
        play.tell("ml-reset")
        filled = play.table.zones
        out = dice_zones(settings(play.table).players)
        return_dice(play, [die for zone in out if zone in filled for die in filled[zone]])
        for place in (zones.COMPETITIVE, zones.CONTRACT):
            play.move(play.table.zone(zones.mission(place)), to=zones.GONE)
        draw_missions(play)
        for place in settings(play.table).places:
            if region_at(play.table, place) is None:
                draw_region(play, place)
            # Without a card that region is out of play, and no monster comes (ruling 79).
            if region_at(play.table, place) and not monster_at(play.table, place):
                draw_monster(play, place)


@frozen
class NewFirstPlayer(Auto):
    """The clan of the lowest reputation takes the marker (K7)."""

    def resolve(self, play: Play) -> None:
        """After round 1 the Queen's Favour turns it over for good."""
        wanted = settings(play.table)
        seat = next_first_player(play.table)
        if seat != first_player(play.table):
            play.tell("ml-first-player", seat=seat)
            play.mark(zones.FIRST, seat)
        if wanted.queens_favour and round_number(play.table) == box().favour.from_round - 1:
            play.tell("ml-marker-turned", seat=seat)


def next_first_player(table: Reading) -> Seat:
    """Lowest reputation; tied, the first one met from the holder's right hand (ruling 75)."""
    players = settings(table).players
    first = first_player(table)
    # Counter-clockwise, with the holder last.
    met = [(first - step) % players for step in range(1, players + 1)]
    return min(met, key=lambda seat: Clan(table, seat).reputation)


STEPS = (Reset, NewFirstPlayer)
OPTIONS = ()
