"""Fame, tokens, the Shield and the first player token: the one way to gain or lose each."""

from __future__ import annotations

from game.engine import Play, Seat
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import fame, first_player, others


def change_fame(play: Play, seat: Seat, amount: int, source: str) -> None:
    """Fame goes up, or down as far as there is any (ruling 53)."""
    change = max(amount, -fame(play.table, seat))
    if change > 0:
        play.tell("riv-fame-gained", seat=seat, amount=change, source=source)
    elif change < 0:
        play.tell("riv-fame-lost", seat=seat, amount=-change, source=source)
    play.adjust(zones.notable(seat), zones.FAME, change)


def take_trophy(play: Play, seat: Seat) -> None:
    """A monster token, drawn blind; none are left if all are won (ruling 48)."""
    pool = play.table.zones.get(zones.TROPHY_POOL, ())
    if not pool:
        play.tell("riv-no-trophy", seat=seat)
        return
    play.tell("riv-trophy", seats=others(play.table, seat), seat=seat)
    play.tell("riv-trophy-own", seats=(seat,), seat=seat, token=pool[0])
    play.move(pool[0], to=zones.tokens(seat))


def take_jewels(play: Play, seat: Seat, count: int) -> None:
    """Jewel tokens, drawn blind, as long as there are any (ruling 48)."""
    jewels = play.table.zones.get(zones.JEWEL_POOL, ())[:count]
    if not jewels:
        play.tell("riv-no-jewel", seat=seat)
        return
    diamonds = sum([int(zones.kind_of(each)) for each in jewels])
    play.tell("riv-jewels", seats=others(play.table, seat), seat=seat, count=len(jewels))
    play.tell("riv-jewels-own", seats=(seat,), seat=seat, count=len(jewels), diamonds=diamonds)
    play.move(jewels, to=zones.jewels(seat))


def take_shield(play: Play, seat: Seat) -> None:
    """The Shield of the Ancients goes to the champion of the Arena."""
    play.tell("riv-shield-taken", seat=seat)
    if play.table.places[zones.SHIELD] != zones.shield(seat):
        play.move(zones.SHIELD, to=zones.shield(seat))


def take_first_token(play: Play, seat: Seat, side: str) -> None:
    """The first player token comes to somebody, or stays there, on this side."""
    if first_player(play.table) != seat:
        play.move(zones.FIRST_PLAYER, to=zones.first_token(seat))
    play.turn(zones.FIRST_PLAYER, side)
