"""A fight on a stage of its own, over the dimmed map."""

from __future__ import annotations

from game.app.boards.euthia.fight.stage import FightStage
from game.app.table.sight import Sight
from game.rules.euthia.views.bout import Bout, is_fighting


def fight_stage(sight: Sight) -> FightStage | None:
    """The stage, from the moment the Hero meets a Monster to the end of the fight."""
    return FightStage(sight, Bout(sight.view)) if is_fighting(sight.view) else None
