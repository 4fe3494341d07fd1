"""What players without hands know of Euthia.

Rules of thumb look at what draws a Hero over the map, at the forecast of a fight, and in a fight
at the next number. Promises say what a table is worth a round later.
"""

from functools import partial

from attrs import evolve

from game.engine.minds import Mind
from game.library.minds import shelf
from game.rules.euthia.meta import COOPERATIVE, settings
from game.rules.euthia.players.dressing import whole
from game.rules.euthia.players.promises import amounts, left, turns
from game.rules.euthia.players.rates import KEEN
from game.rules.euthia.players.thumbs import judge
from game.rules.euthia.steps.turn import TakeTurn

_KEEN = Mind(
    judge=partial(judge, rates=KEEN),
    whole=whole,
    amounts=amounts,
    left=left,
    horizon=turns,
    pondered=(TakeTurn,),
    figures=shelf("euthia"),
    margin=2.5,
    second=330,
    # Fights are foretold well by rules of thumb, and worlds differ by their dice.
    trust=4.0,
    blur=2.4,
    together=lambda table: settings(table).mode == COOPERATIVE,
)
MIND = evolve(_KEEN, judge=judge, keen=_KEEN)

#: Why a bot does something: a sentence for each amount.
TEXT_KEYS = (
    "reason-gold",
    "reason-gaar",
    "reason-health",
    "reason-toughness",
    "reason-prospect",
    "reason-potions",
    "reason-gems",
    "reason-cards",
    "reason-saved",
    "reason-freed",
    "reason-shops",
    "reason-visits",
    "reason-quests",
    "reason-villagers",
    "reason-ledger",
)

__all__ = ["MIND"]
