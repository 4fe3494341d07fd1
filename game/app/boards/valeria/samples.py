"""Moments worth a picture of Valeria: games of bots up to a question of some kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.keep.match import Match
from game.app.studio.moments import Moment, matches
from game.engine.steps import Decision
from game.rules.valeria import GAME
from game.rules.valeria.steps.camp import CarryOut
from game.rules.valeria.steps.camp_parts import (
    CarryOutPlan,
    ChoosePlan,
    CommitDie,
    MakeWild,
    RaiseDie,
)
from game.rules.valeria.steps.carrying import ChainBonuses, Skirmish
from game.rules.valeria.steps.dice import MakeRoom, TakeDie
from game.rules.valeria.steps.markers import UncoverSpace
from game.rules.valeria.steps.moving import MoveWarden
from game.rules.valeria.steps.recruiting import Recruit
from game.rules.valeria.steps.reserving import Reserve
from game.rules.valeria.steps.setting_up import ChooseBoard, ChooseSide


def _has_magic(decision: Decision) -> bool:
    """A plan of which nothing has been put together yet, with Magic to spend on it."""
    step = decision.step
    is_fresh = isinstance(step, CarryOut) and not (step.plan or step.dice or step.changes)
    return is_fresh and any(isinstance(option, RaiseDie) for option in decision.options)


#: What a plan is put together of: dice for all its symbols.
DRAFT = (ChoosePlan, *(CommitDie,) * 4, *(MakeWild,) * 3)

MOMENTS: Mapping[str, Moment] = {
    "valeria-people": Moment(ChooseBoard, players=4),
    "valeria-side": Moment(ChooseSide, players=4),
    "valeria-move": Moment(MoveWarden, players=4, after=48),
    "valeria-die": Moment(TakeDie, players=4, after=30),
    "valeria-room": Moment(MakeRoom, players=4, after=3),
    "valeria-champions": Moment(Recruit, players=4, after=6),
    "valeria-reserve": Moment(Reserve, players=4, after=5),
    "valeria-camp": Moment(
        CarryOut, players=4, after=3, test=_has_magic, parts=DRAFT, whole=CarryOutPlan
    ),
    "valeria-marker": Moment(UncoverSpace, players=4, after=5),
    "valeria-zone": Moment(Skirmish, players=4, after=10),
    "valeria-chain": Moment(ChainBonuses, players=4, after=2),
    "valeria-five": Moment(MoveWarden, players=5, after=60),
    "valeria-alone": Moment(MoveWarden, players=1, after=12),
}


def samples() -> Mapping[str, Callable[[], Match]]:
    """The moments by the names that pictures have."""
    return matches(GAME, MOMENTS)
