"""What players without hands know of Valeria.

Rules of thumb look one choice ahead: what a die promises for the plans in sight, what a champion
brings until the end. Promises say what a table is worth a few rounds later. Whoever thinks ahead
goes by keener rates than others do.
"""

from functools import partial

from attrs import evolve

from game.engine.minds import Mind
from game.library.minds import shelf
from game.rules.valeria.players.promises import amounts, care, left
from game.rules.valeria.players.rates import KEEN
from game.rules.valeria.players.thumbs import judge, tells, whole
from game.rules.valeria.steps.carrying import Skirmish
from game.rules.valeria.steps.dice import TakeDie
from game.rules.valeria.steps.moving import MoveWarden
from game.rules.valeria.views import round_number

_KEEN = Mind(
    judge=partial(judge, rates=KEEN),
    whole=partial(whole, rates=KEEN),
    tells=tells,
    amounts=amounts,
    left=left,
    horizon=round_number,
    ahead=4,
    care=care,
    second=2_300,
    pondered=(MoveWarden, TakeDie, Skirmish),
    figures=shelf("valeria"),
    margin=6.0,
    blur=2.5,
)
MIND = evolve(_KEEN, judge=judge, whole=whole, keen=_KEEN)

#: Why a bot does something: a sentence for each amount.
TEXT_KEYS = (
    "reason-gold",
    "reason-magic",
    "reason-gems",
    "reason-influence",
    "reason-dice",
    "reason-hope",
    "reason-choice",
    "reason-battle",
    "reason-instants",
    "reason-ongoing",
    "reason-lasting",
    "reason-final",
    "reason-growing",
    "reason-completed",
    "reason-awards",
    "reason-spaces",
    "reason-storage",
)

__all__ = ["MIND"]
