"""What players without hands know of Valeria.

Rules of thumb look one choice ahead: what a die promises for the plans in sight, what a champion
brings until the end. Promises say what a table is worth a few rounds later.
"""

from game.engine.minds import Mind
from game.library.minds import shelf
from game.rules.valeria.players.promises import amounts, care, left
from game.rules.valeria.players.thumbs import judge, tells, whole
from game.rules.valeria.steps.carrying import Skirmish
from game.rules.valeria.steps.dice import TakeDie
from game.rules.valeria.steps.moving import MoveWarden
from game.rules.valeria.views import round_number

MIND = Mind(
    judge=judge,
    whole=whole,
    tells=tells,
    amounts=amounts,
    left=left,
    horizon=round_number,
    ahead=4,
    care=care,
    pondered=(MoveWarden, TakeDie, Skirmish),
    figures=shelf("valeria"),
    margin=6.0,
    blur=2.5,
)

#: Why a bot does something: a sentence for each amount.
TEXT_KEYS = (
    "reason-gold",
    "reason-magic",
    "reason-gems",
    "reason-influence",
    "reason-dice",
    "reason-hope",
    "reason-reserved",
    "reason-instants",
    "reason-ongoing",
    "reason-endgame",
    "reason-completed",
    "reason-strength",
    "reason-troops",
    "reason-wild",
    "reason-tracks",
)

__all__ = ["MIND"]
