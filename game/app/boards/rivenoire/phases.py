"""Round and phase, for the bar at the top."""

from __future__ import annotations

from game.app.table.board import Phases
from game.app.table.sight import Sight
from game.rules.rivenoire.content import box
from game.rules.rivenoire.views import phase, round_number


def phases(sight: Sight) -> Phases:
    """Draw, placement, actions, end of round."""
    names = box().phases
    if not round_number(sight.view):
        return Phases()
    words = tuple(names)
    now = words.index(phase(sight.view)) if phase(sight.view) in words else -1
    return Phases(tuple(sight.words(f"riv-board-phase-{word}") for word in words), now)


TEXT_KEYS = (
    "riv-board-phase-draw",
    "riv-board-phase-placement",
    "riv-board-phase-actions",
    "riv-board-phase-end_of_round",
)
