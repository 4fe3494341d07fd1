"""What the dice of Euthia count in the luck ledger."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.boards.euthia.skin import HERO_DIE, MONSTER_DIE
from game.app.telling.ledger import Measure


def luck() -> Mapping[str, Measure | None]:
    """A Hero wants high dice; those of a Monster are nobody's, since two sides look at them."""
    return {HERO_DIE: Measure(), MONSTER_DIE: None}
