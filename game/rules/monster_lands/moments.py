"""Which lines of the story the log and the replay mark."""

from collections.abc import Mapping

from game.engine import Moment

MOMENTS: Mapping[str, Moment] = {
    "ml-round": "round",
    "ml-phase": "phase",
    "ml-battle": "battle",
    "ml-battle-gates": "battle",
    "ml-captured": "moment",
    "ml-killed": "moment",
    "ml-conquered": "moment",
    "ml-died": "moment",
    "ml-mission-won": "moment",
    "ml-contract-fulfilled": "moment",
    "ml-member-deserts": "moment",
}
