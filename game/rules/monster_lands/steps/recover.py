"""K1: the expeditions come home with what their tokens carry; the rest of it is discarded."""

from __future__ import annotations

from attrs import frozen

from game.engine import Auto, Play
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import drop_tokens, empty
from game.rules.monster_lands.steps.gaining import gain
from game.rules.monster_lands.views import Expedition, occupied, token_of

PLACES = (zones.COMPETITIVE, zones.CONTRACT, *zones.REGIONS, zones.GATES)
#: What comes home with a token (ruling 1), and what stays behind.
CARRIED = (zones.GOLD, zones.POTION, zones.VENOM)
LEFT_BEHIND = (zones.DEFENCE, zones.GUARDS)


@frozen
class Recover(Auto):
    """Survivors go home with their gold and bottles; traps and Defence tokens are gone."""

    def resolve(self, play: Play) -> None:
        """One expedition after the other; wounds stay, dice wait for K6."""
        for place in PLACES:
            for exp in occupied(play.table, place):
                there = Expedition(play.table, exp)
                traps = there.face_up + there.face_down + there.ambushes
                if there.is_madhala:
                    play.move(play.table.zone(zones.envoy(exp)), to=zones.MADHALA_HOME)
                else:
                    _come_home(play, there)
                drop_tokens(play, traps)
                empty(play, exp, *CARRIED, *LEFT_BEHIND)


def _come_home(play: Play, there: Expedition) -> None:
    seat, member = there.seat, there.member
    gold, potion, venom = (there.has(name) for name in CARRIED)
    if gold or potion or venom:
        play.tell(
            "ml-brought-home", seat=seat, member=member, gold=gold, potion=potion, venom=venom
        )
    else:
        play.tell("ml-came-home", seat=seat, member=member)
    play.move(token_of(member), to=zones.home(seat))
    gain(play, seat, {zones.GOLD: gold, zones.POTION: potion, zones.VENOM: venom})


STEPS = (Recover,)
OPTIONS = ()
