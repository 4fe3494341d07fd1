"""What a clan gains: counted, stored as far as there is room, or picked."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Play, Seat
from game.rules.monster_lands import zones
from game.rules.monster_lands.goods import goods
from game.rules.monster_lands.steps.loot import PickLoot
from game.rules.monster_lands.views import Clan

STORED = (zones.DEFENCE, zones.POTION, zones.VENOM)


def gain(play: Play, seat: Seat, resources: Mapping[str, int]) -> None:
    """Give a clan resources; stored tokens above the limit are lost, loot is picked."""
    owner = zones.clan(seat)
    for name, amount in resources.items():
        if name == "loot":
            play.push(*[PickLoot(seat, refill=True)] * amount)
        elif name in STORED:
            room = Clan(play.table, seat).limit(name) - play.table.count(owner, name)
            play.adjust(owner, name, min(amount, room))
            if amount > room:
                play.tell("ml-tokens-lost", seat=seat, goods=goods({name: amount - room}))
        else:
            play.adjust(owner, name, amount)
