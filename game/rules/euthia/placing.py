"""Hero, Interaction and Trade tokens on the map; all of a space are counted together."""

from __future__ import annotations

from game.engine import Play, Seat, Zone
from game.rules.euthia import zones


def place_token(play: Play, seat: Seat, kind: str, zone: Zone, count: int = 1) -> None:
    """Lay tokens of a player on a space, or take them up with a negative count."""
    play.adjust(zone, zones.token(kind, seat), count)
    play.adjust(zone, zones.TOKENS, count)
    play.adjust(zones.hero(seat), zones.placed(kind), count)
