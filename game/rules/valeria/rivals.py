"""The Adversary, whom the rules themselves play against whoever plays alone (chapter 14.3)."""

from __future__ import annotations

from game.engine import Rival, Setup
from game.rules.valeria import zones
from game.rules.valeria.scoring import adversary_total
from game.rules.valeria.views import Adversary

TEXT_KEYS = ("val-adversary", "val-adversary-introduced")

ADVERSARY = Rival(
    zones.ADVERSARY,
    TEXT_KEYS[0],
    "violet",
    "rose",
    score=adversary_total,
    # The Awards pay it at the end only.
    so_far=lambda table: Adversary(table).score,
    met=TEXT_KEYS[1],
)


def rivals(setup: Setup) -> tuple[Rival, ...]:
    """The Adversary in solo; a fuller table plays against itself."""
    return (ADVERSARY,) if setup.players == 1 else ()
