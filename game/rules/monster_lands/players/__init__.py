"""What players without hands know of Monster Lands.

Rules of thumb look one choice ahead, guess battles by averages and never plan; promises say what a
table is worth at the end of a round. How the levels make use of both is the same for all games.
"""

from game.engine.minds import Mind
from game.library.minds import shelf
from game.rules.monster_lands.players.mustering import tells, whole
from game.rules.monster_lands.players.promises import amounts, left
from game.rules.monster_lands.players.thumbs import judge
from game.rules.monster_lands.steps.deployment import Turn
from game.rules.monster_lands.steps.tavern import AtTheTavern
from game.rules.monster_lands.steps.windows import WageWindow
from game.rules.monster_lands.views import round_number

MIND = Mind(
    judge=judge,
    whole=whole,
    tells=tells,
    amounts=amounts,
    left=left,
    horizon=round_number,
    pondered=(Turn, AtTheTavern, WageWindow),
    second=4_500,
    figures=shelf("monster_lands"),
    margin=4.0,
    blur=3.0,
    shunned=frozenset(("wounded", "debt", "more_traps")),
)

#: Why a bot does something: a sentence for each amount.
TEXT_KEYS = (
    "reason-people",
    "reason-dice",
    "reason-wounded",
    "reason-gold",
    "reason-debt",
    "reason-traps",
    "reason-more_traps",
    "reason-defence",
    "reason-bottles",
    "reason-loot",
    "reason-gear",
    "reason-regions",
    "reason-managed",
    "reason-glory",
    "reason-excess",
)

__all__ = ["MIND"]
