"""Moments worth a picture of Euthia: games of bots up to a question of some kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.boards.euthia import rescuescenes
from game.app.boards.euthia.golemscenes import scenes as golem_scenes
from game.app.boards.euthia.sceneries import scenes
from game.app.keep.match import Match
from game.app.studio.moments import Moment, matches
from game.engine.steps import Decision
from game.rules.euthia import GAME
from game.rules.euthia.steps.fight_monster import AnswerRoll, MonsterAnswers, SwayMonster
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.steps.setting_up import ChooseHero
from game.rules.euthia.steps.settling import DropSomething
from game.rules.euthia.steps.turn import TakeTurn


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
    return {**matches(GAME, MOMENTS), **scenes(), **golem_scenes(), **rescuescenes.scenes()}
