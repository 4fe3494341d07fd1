"""Why a space gives nothing; several Actions and Free Actions share it."""

from __future__ import annotations

from game.engine import Refusal, Zone, refuse
from game.rules.euthia.views import Land


def why_barren(land: Land, space: Zone) -> Refusal | None:
    """A Monster holds it, or one around a centre; or it is destroyed."""
    destroyed = refuse("eut-why-destroyed") if land.is_destroyed(space) else None
    return why_held(land, space) or destroyed


def why_held(land: Land, space: Zone) -> Refusal | None:
    """A Monster holds it; of a centre, one of the spaces around it."""
    if land.is_liberated(space):
        return None
    spot = land.spot(space)
    if spot.is_centre:
        return refuse("eut-why-centre-closed", place=spot.place)
    return refuse("eut-why-held")
