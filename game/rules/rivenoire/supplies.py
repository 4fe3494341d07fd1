"""What the table lays out anew each round: the stall, the guests, the look at the Oracle."""

from __future__ import annotations

from game.engine import Play
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box
from game.rules.rivenoire.views import first_player, others


def fill_stall(play: Play) -> None:
    """Eight cards of the Market lie open."""
    coming = play.table.zone(zones.MARKET_DECK)[: box().numbers.stall]
    play.tell("riv-stall", cards=coming)
    play.move(coming, to=zones.STALL)


def clear_stall(play: Play) -> None:
    """What was not sold is destroyed, and could be salvaged."""
    play.move(play.table.zone(zones.STALL), to=zones.DESTROYED)


def seat_guests(play: Play) -> None:
    """Four tokens of the reserve at random, Drinks All Round among them."""
    play.shuffle(zones.RESERVE)
    coming = play.table.zone(zones.RESERVE)[: box().numbers.guests]
    play.tell("riv-guests", guests=coming)
    play.move(coming, to=zones.GUESTS)


def dismiss_guests(play: Play) -> None:
    """Whoever was not recruited goes back to the reserve."""
    play.move(play.table.zone(zones.GUESTS), to=zones.RESERVE)


def peek_at_oracle(play: Play) -> None:
    """Everybody but the first player knows the top card of the Oracle."""
    deck = play.table.zones.get(zones.ORACLE_DECK, ())
    if not deck:
        return
    for seat in others(play.table, first_player(play.table)):
        play.tell("riv-oracle-peeked", seats=(seat,), seat=seat, omen=deck[0])
        play.peek(seat, deck[0])
