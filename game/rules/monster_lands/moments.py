"""Which lines of the story the log and the replay mark, and which open a beat of the Cleanup."""

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
    "ml-mission-failed": "moment",
    "ml-contract-fulfilled": "moment",
    "ml-contract-out-of-reach": "moment",
    "ml-member-deserts": "moment",
}

#: The titles of the beats; they are found through the mapping alone.
TEXT_KEYS = ("ml-beat-home", "ml-beat-panic", "ml-beat-wages", "ml-beat-lands")
HOME, PANIC, WAGES, LANDS = TEXT_KEYS

BEATS: Mapping[str, str] = {
    "ml-brought-home": HOME,
    "ml-came-home": HOME,
    "ml-monster-to-gates": PANIC,
    "ml-panic": PANIC,
    "ml-panic-everywhere": PANIC,
    "ml-wages-paid": WAGES,
    "ml-wages-short": WAGES,
    "ml-member-deserts": WAGES,
    "ml-reset": LANDS,
}
