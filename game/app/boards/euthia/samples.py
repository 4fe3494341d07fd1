"""Moments worth a picture: games played by bots up to a question of some kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial

from attrs import frozen

from game.app.boards.euthia.golemscenes import scenes as golem_scenes
from game.app.boards.euthia.sceneries import scenes
from game.app.keep.match import Match
from game.app.keep.seats import default_seats
from game.app.studio.samples import MOST, NAMES
from game.bots import make_player, usual_name
from game.engine import Situation
from game.engine.game import Setup
from game.engine.session import Session
from game.engine.steps import Decision
from game.rules.euthia import GAME
from game.rules.euthia.steps.fight_monster import AnswerRoll, MonsterAnswers, SwayMonster
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.steps.setting_up import ChooseHero
from game.rules.euthia.steps.settling import DropSomething
from game.rules.euthia.steps.turn import TakeTurn


@frozen(eq=False)
class Moment:
    """The so-manieth question of a kind in a game of so many players."""

    step: type
    players: int = 3
    after: int = 0
    seed: int = 5
    #: Whether a question of that kind will do.
    test: Callable[[Decision], bool] = lambda decision: True


def _walks(decision: Decision) -> bool:
    """A turn with Movement left and a Monster next door."""
    kinds = [type(option) for option in decision.options]
    return Walk in kinds and WalkIntoFight in kinds


def _sways(decision: Decision) -> bool:
    own = not isinstance(decision.step, MonsterAnswers)
    return own and any(isinstance(option, SwayMonster) for option in decision.options)


def _several(decision: Decision) -> bool:
    return len(decision.options) > 2


MOMENTS: Mapping[str, Moment] = {
    "euthia-hero": Moment(ChooseHero),
    "euthia-turn": Moment(TakeTurn, after=20, seed=8, test=_walks),
    "euthia-answer": Moment(AnswerRoll, after=9, seed=6, test=_sways),
    "euthia-monster": Moment(MonsterAnswers, after=6, test=_several),
    "euthia-room": Moment(DropSomething, players=4),
    "euthia-four": Moment(TakeTurn, players=4, after=28, test=_walks),
    "euthia-alone": Moment(TakeTurn, players=1, after=8, seed=8, test=_walks),
    "euthia-alone-fight": Moment(AnswerRoll, players=1, after=5, seed=8, test=_sways),
}


def samples() -> Mapping[str, Callable[[], Match]]:
    """The moments by the names that pictures have."""
    played = {name: partial(_match, moment) for name, moment in MOMENTS.items()}
    return {**played, **scenes(), **golem_scenes()}


def _match(moment: Moment) -> Match:
    session = _played(moment).branch()
    return Match(GAME, session, default_seats(list(NAMES[: moment.players])))


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
