"""K1: the expeditions come home with what their tokens carry; the rest of it is discarded."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Piece, Play
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import trap
from game.rules.monster_lands.effects import discard_traps, gain
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.views import Expedition, expeditions

PLACES = (zones.COMPETITIVE, zones.CONTRACT, *zones.REGIONS, zones.GATES)
#: What comes home with a token (ruling 1), and what stays behind.
CARRIED = (zones.GOLD, zones.POTION, zones.VENOM)
LOST = (zones.DEFENCE, zones.GUARDS)


@frozen
class Recover(Auto):
    """Survivors go home with their gold and bottles; traps and Defence tokens are gone."""

    def resolve(self, play: Play) -> None:
        """One expedition after the other; wounds stay."""
        for place in PLACES:
            for exp in expeditions(place):
                _come_home(play, exp)
                _clear(play, exp)


def _come_home(play: Play, exp: str) -> None:
    there = Expedition(play.table, exp)
    token = there.token
    if token is None:
        return
    if there.is_madhala:
        play.move(token, to=zones.MADHALA_HOME)
        return
    seat, member = there.seat, there.member
    gold, potion, venom = (there.has(name) for name in CARRIED)
    if gold or potion or venom:
        play.tell(
            "ml-brought-home", seat=seat, member=member, gold=gold, potion=potion, venom=venom
        )
    else:
        play.tell("ml-came-home", seat=seat, member=member)
    play.move(token, to=zones.home(seat))
    gain(play, seat, {zones.GOLD: gold, zones.POTION: potion, zones.VENOM: venom})


def _clear(play: Play, exp: str) -> None:
    """Discard what lies on an expedition, used or not; its dice wait for K6."""
    table = play.table
    owner = zones.owner(exp)
    for name in (*CARRIED, *LOST):
        play.adjust(owner, name, -table.count(owner, name))
    _discard(play, table.zone(zones.face_up(exp)) + table.zone(zones.ambushes(exp)))
    seats = range(settings(table).players)
    for seat in (*seats, zones.MADHALA_SEAT):
        _discard(play, table.zone(zones.face_down(exp, seat)))
    play.move(table.zone(zones.exp_loot(exp)), to=zones.GONE)


def _discard(play: Play, tokens: tuple[Piece, ...]) -> None:
    """Discard traps; in the scenario of ambushes, tokens of Madhala's pile return to it."""
    if not settings(play.table).rules.ambush_pile:
        discard_traps(play, tokens)
        return
    hers = [token for token in tokens if trap(token).type in ("ambush", "reinforced")]
    discard_traps(play, [token for token in tokens if token not in hers])
    if hers:
        play.move(hers, to=zones.AMBUSH_PILE)
        play.shuffle(zones.AMBUSH_PILE)


STEPS = (Recover,)
OPTIONS = ()
