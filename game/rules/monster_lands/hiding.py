"""What a face-down piece could be, for those who cannot see it."""

from __future__ import annotations

from functools import cache

from game.engine import Piece, Zone
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import trap


@cache
def may_lie(piece: Piece, zone: Zone) -> bool:
    """Of traps it is known that Madhala lays ambushes, and that no initial one is in the supply."""
    if not piece.startswith("trap."):
        return True
    kind = trap(piece).type
    if zone == zones.AMBUSH_PILE or zone.endswith(f".down.{zones.MADHALA_SEAT}"):
        return kind in ("ambush", "reinforced")
    return kind != "initial" or zone != zones.TRAP_SUPPLY
