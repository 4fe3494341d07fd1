"""Why a space gives nothing; several Actions and Free Actions share it."""

from __future__ import annotations

from game.engine import Refusal, Zone, refuse
from game.rules.euthia.views import Land


def why_barren(land: Land, space: Zone) -> Refusal | None:
    """A Monster holds it, or one around a centre; or it is destroyed."""
    if not land.is_liberated(space):
        return refuse("eut-why-held")
    return refuse("eut-why-destroyed") if land.is_destroyed(space) else None
