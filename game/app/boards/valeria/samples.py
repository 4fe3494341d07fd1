"""Moments worth a picture: games played by bots up to a question of some kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from attrs import frozen

from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import MOST, NAMES
from game.bots import make_player, usual_name
from game.engine import Situation
from game.engine.game import Setup
from game.engine.session import Session
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


@frozen(eq=False)
class Moment:
    """The so-manieth question of a kind in a game of so many players."""

    step: type
    players: int = 4
    after: int = 0
    seed: int = 5
    #: Whether a question of that kind will do.
    test: Callable[[Decision], bool] = lambda decision: True


def _has_magic(decision: Decision) -> bool:
    """A plan of which nothing has been put together yet, with Magic to spend on it."""
    step = decision.step
    is_fresh = isinstance(step, CarryOut) and not (step.plan or step.dice or step.changes)
    return is_fresh and any(isinstance(option, RaiseDie) for option in decision.options)


def _several(decision: Decision) -> bool:
    return len(decision.options) > 1


MOMENTS: Mapping[str, Moment] = {
    "valeria-people": Moment(ChooseBoard),
    "valeria-side": Moment(ChooseSide),
    "valeria-move": Moment(MoveWarden, after=48),
    "valeria-die": Moment(TakeDie, after=30, test=_several),
    "valeria-room": Moment(MakeRoom, after=3),
    "valeria-champions": Moment(Recruit, after=6, test=_several),
    "valeria-reserve": Moment(Reserve, after=5, test=_several),
    "valeria-camp": Moment(CarryOut, after=3, test=_has_magic),
    "valeria-marker": Moment(UncoverSpace, after=5),
    "valeria-zone": Moment(Skirmish, after=10),
    "valeria-chain": Moment(ChainBonuses, after=2, test=_several),
    "valeria-five": Moment(MoveWarden, players=5, after=60),
    "valeria-alone": Moment(MoveWarden, players=1, after=12),
}


def samples() -> Mapping[str, Callable[[], Match]]:
    """The moments by the names that pictures have."""
    return {name: partial(_match, moment) for name, moment in MOMENTS.items()}


def _match(moment: Moment) -> Match:
    session = _played(moment).branch()
    if moment.step is CarryOut:
        _draft(session)
    return Match(GAME, session, default_seats(list(NAMES[: moment.players])))


def _draft(session: Session) -> None:
    """Put a plan together: the first that can be carried out, with dice for all its symbols."""
    for kind in (ChoosePlan, *(CommitDie,) * 4, *(MakeWild,) * 3):
        assert session.decision is not None
        options = session.decision.options
        if any(isinstance(option, CarryOutPlan) for option in options):
            return
        wanted = (number for number, option in enumerate(options) if isinstance(option, kind))
        number = next(wanted, None)
        if number is not None:
            session.choose(number)


@cache
def _played(moment: Moment) -> Session:
    """A game up to that moment, or to the last of its kind that comes before the end."""
    session = Session.begin(GAME, Setup(GAME.id, moment.players, moment.seed))
    name = usual_name(GAME)
    bots = [make_player(name, seat, moment.seed, GAME) for seat in range(moment.players)]
    seen, last = 0, session.branch()
    for _ in range(MOST):
        decision = session.decision
        if decision is None:
            break
        if isinstance(decision.step, moment.step) and moment.test(decision):
            last = session.branch()
            if seen >= moment.after:
                break
            seen += 1
        session.choose(bots[decision.seat].choose(Situation(GAME, decision, session.table)))
    return last
