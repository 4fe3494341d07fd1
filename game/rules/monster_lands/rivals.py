"""Madhala, whom the rules themselves play against whoever plays alone (chapter 12)."""

from __future__ import annotations

from game.engine import Rival, Setup
from game.rules.monster_lands import zones

TEXT_KEYS = ("ml-madhala", "ml-madhala-introduced")

#: She takes things away and counts nothing: a scenario is won or lost by its own measure.
MADHALA = Rival(
    zones.MADHALA, TEXT_KEYS[0], "violet", "rose", score=lambda table: None, met=TEXT_KEYS[1]
)


def rivals(setup: Setup) -> tuple[Rival, ...]:
    """Madhala in solo; a fuller table plays against itself."""
    return (MADHALA,) if setup.players == 1 else ()
