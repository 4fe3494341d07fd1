"""Event cards: what they place on the map, and what they change until the round ends."""

from __future__ import annotations

from game.engine import Piece, Play, Reading, Seat, Zone
from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of
from game.rules.euthia.map import chart_of
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.villagers import (
    bind,
    captive_spaces,
    farthest_first,
    nearest_first,
    rule,
)
from game.rules.euthia.shapes import Event
from game.rules.euthia.views import Land, round_number
from game.rules.euthia.views.event import modifier


def event(piece: Piece) -> Event:
    """What an Event card says."""
    return box().events[kind_of(piece)]


def put_away(play: Play) -> None:
    """The Event of the last round is over."""
    play.move(play.table.zone(places.EVENT), to=zones.discards(places.EVENTS))


def reveal(play: Play, number: int) -> Piece | None:
    """The Event of this round, in the rounds that have one."""
    events, deck = rule(play.table, "events"), play.table.zone(zones.deck(places.EVENTS))
    if events is None or number not in events.rounds or not deck:
        return None
    play.tell("eut-event", thing=deck[0])
    play.move(deck[0], to=places.EVENT)
    return deck[0]


def place(play: Play, card: Event) -> None:
    """Each in turn, on a space that none of them has taken (ruling 101)."""
    taken: list[Zone] = []
    for who, where in card.place.items():
        space = next(iter(each for each in _spaces(play.table, where) if each not in taken), None)
        if space is None:
            play.tell("eut-event-idle", who=who)
            continue
        taken.append(space)
        _put(play, who, space)


def _spaces(table: Reading, where: str) -> list[Zone]:
    """The spaces that are meant, the best first."""
    match where:
        case "nearest_captive":
            return nearest_first(table, captive_spaces(table))
        case "farthest_captive":
            return farthest_first(table, captive_spaces(table))
    land = Land(table)
    held = farthest_first(table, sorted(land.held))
    return sorted(held, key=lambda zone: -land.spot(zone).monster)


def _put(play: Play, who: str, space: Zone) -> None:
    """A Villager more, or a foe instead of the Monster there."""
    spot = chart_of(play.table).spots[space]
    if who == places.VILLAGER:
        bind(play, play.table.zone(places.LOST)[0], spot)
        return
    foe = f"foe.{who}"
    play.tell("eut-villain", thing=foe, place=spot.place)
    play.move(foe, to=places.villain_at(space))


def villain_on(table: Reading, space: Zone) -> Piece | None:
    """Who stands on a space instead of the Monster that would be drawn there."""
    return next(iter(table.zones.get(places.villain_at(space), ())), None)


def toll_due(table: Reading, seat: Seat) -> int:
    """What the first Trade Action of a round costs more, if it is still to come."""
    paid = table.marks.get(places.toll_paid(seat)) == round_number(table)
    return 0 if paid else modifier(table).first_trade_fee


def pay_toll(play: Play, seat: Seat) -> None:
    """To the supply, once a round."""
    amount = toll_due(play.table, seat)
    if amount:
        play.tell("eut-toll", seat=seat, amount=amount)
        play.adjust(zones.hero(seat), zones.GOLD, -amount)
        play.mark(places.toll_paid(seat), round_number(play.table))
