"""The stage of a plan that is being carried out, over the dimmed table."""

from __future__ import annotations

from game.app.boards.valeria.camp.affair import affair_of
from game.app.boards.valeria.camp.stage import CampStage
from game.app.table.sight import Sight


def camp_stage(sight: Sight) -> CampStage | None:
    """The stage, while a plan is put together or its nine steps are done."""
    affair = affair_of(sight)
    return CampStage(sight, affair) if affair is not None else None
