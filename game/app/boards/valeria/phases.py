"""The steps of a turn, for the bar at the top."""

from __future__ import annotations

from game.app.table.board import Phases
from game.app.table.sight import Sight
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.carrying import ChainBonuses, Skirmish
from game.rules.valeria.steps.cycling import AfterCamp
from game.rules.valeria.steps.dice import MakeRoom, TakeDie
from game.rules.valeria.steps.markers import UncoverSpace
from game.rules.valeria.steps.moving import MoveWarden
from game.rules.valeria.steps.recruiting import Recruit
from game.rules.valeria.steps.reserving import Reserve
from game.rules.valeria.views import active_player, camp_step

MOVE, DIE, ACTION, END = range(4)


def phases(sight: Sight) -> Phases:
    """Move, die, action, end; in Camp the plan takes the place of die and action."""
    words, active = sight.words, active_player(sight.view)
    move, end = words("val-board-phase-move"), words("val-board-phase-end")
    if active is None:
        return Phases()
    step = sight.decision.step if sight.decision is not None and sight.upto is None else None
    camping = bool(camp_step(sight.view)) or isinstance(
        step, CarryOut | Skirmish | ChainBonuses | AfterCamp
    )
    if camping:
        now = 2 if isinstance(step, AfterCamp) else 1
        return Phases((move, words("val-board-phase-camp"), end), now)
    names = move, words("val-board-phase-die"), words("val-board-phase-action"), end
    return Phases(names, _now(step))


def _now(step: object) -> int:
    match step:
        case MoveWarden():
            return MOVE
        case TakeDie() | MakeRoom():
            return DIE
        case Recruit(done=True) | Reserve(done=True):
            return END
        case None:
            return -1
        case UncoverSpace() | _:
            return ACTION
