"""The combat overlay: battles in regions and at the Gates, conquests, missions and contracts."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import affair_of
from game.app.boards.monster_lands.combat.stage import CombatStage
from game.app.table.sight import Sight


def combat_overlay(sight: Sight) -> CombatStage | None:
    """The stage of what is being fought now, or None."""
    affair = affair_of(sight.view, sight.told)
    return None if affair is None else CombatStage(sight, affair)


__all__ = ["CombatStage", "combat_overlay"]
