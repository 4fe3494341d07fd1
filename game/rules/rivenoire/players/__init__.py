"""What players without hands know of Rivenoire.

Rules of thumb look one choice ahead: what a place promises, what a card of the deck brings until
the end, what a blow leaves of the fight. Promises say what a table is worth a round later.
"""

from game.engine.minds import Mind
from game.library.minds import shelf
from game.rules.rivenoire.players.promises import amounts, care, left
from game.rules.rivenoire.players.thumbs import judge, whole
from game.rules.rivenoire.steps.expedition import HeroTurn
from game.rules.rivenoire.steps.placing import PlaceCharacter
from game.rules.rivenoire.steps.provost import AtProvost
from game.rules.rivenoire.steps.tavern import AtTavern
from game.rules.rivenoire.steps.trades import AtHospital, AtMarket, ChooseQuest
from game.rules.rivenoire.steps.victory import PickLoot
from game.rules.rivenoire.steps.visiting import Bolt
from game.rules.rivenoire.views import round_number

MIND = Mind(
    judge=judge,
    whole=whole,
    amounts=amounts,
    left=left,
    horizon=round_number,
    ahead=1,
    pondered=(
        PlaceCharacter,
        AtMarket,
        AtHospital,
        AtProvost,
        AtTavern,
        Bolt,
        ChooseQuest,
        HeroTurn,
        PickLoot,
    ),
    figures=shelf("rivenoire"),
    margin=7.0,
    blur=8.0,
    care=care,
    second=3_000,
    trust=4.0,
    shunned=frozenset(("burdens", "patients")),
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
    "reason-deck",
    "reason-quests",
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
