"""The expedition on a stage of its own, over the dimmed town."""

from __future__ import annotations

from game.app.boards.rivenoire.fight.stage import FightStage
from game.app.table.sight import Sight
from game.rules.rivenoire.views import battle_line
from game.rules.rivenoire.views.fight import Fight


def fight_stage(sight: Sight) -> FightStage | None:
    """The stage, from the moment the monster is revealed to the end of the fight."""
    fight = Fight(sight.view)
    if not fight.is_on or not (battle_line(sight.view) or fight.is_slain):
        return None
    return FightStage(sight, fight)
