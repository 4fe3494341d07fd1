"""What players without hands know of Rivenoire.

Rules of thumb look one choice ahead: what a place promises, what a card of the deck brings until
the end, what a blow leaves of the fight. Promises say what a table is worth a round later.
"""

from game.engine.minds import Mind
from game.library.minds import shelf
from game.rules.rivenoire.players.promises import amounts, left
from game.rules.rivenoire.players.thumbs import judge, whole
from game.rules.rivenoire.steps.placing import PlaceCharacter
from game.rules.rivenoire.views import round_number

MIND = Mind(
    judge=judge,
    whole=whole,
    amounts=amounts,
    left=left,
    horizon=round_number,
    ahead=1,
    pondered=(PlaceCharacter,),
    figures=shelf("rivenoire"),
    margin=7.0,
    blur=8.0,
)

#: Why a bot does something: a sentence for each amount.
TEXT_KEYS = (
    "reason-people",
    "reason-peasants",
    "reason-warriors",
    "reason-rangers",
    "reason-magicians",
    "reason-trio",
    "reason-damage",
    "reason-coins",
    "reason-bolts",
    "reason-cards",
    "reason-burdens",
    "reason-titles",
    "reason-tokens",
    "reason-renown",
    "reason-patients",
    "reason-diamonds",
    "reason-stars",
    "reason-wealth",
)

__all__ = ["MIND"]
