"""Which lines of the story the log and the replay mark, and which open a beat of a round's end."""

from collections.abc import Mapping

from game.engine import Moment

MOMENTS: Mapping[str, Moment] = {
    "riv-round": "round",
    "riv-placement": "phase",
    "riv-place": "phase",
    "riv-monster-revealed": "battle",
    "riv-slain": "moment",
    "riv-fight-won": "moment",
    "riv-lost-line": "moment",
    "riv-lost-no-damage": "moment",
    "riv-lost-too-long": "moment",
    "riv-building-bought": "moment",
    "riv-joined": "moment",
    "riv-omen": "moment",
    "riv-duel-won": "moment",
    "riv-arena-alone": "moment",
    "riv-round-over": "phase",
}

#: The titles of the beats; they are found through the mapping alone.
TEXT_KEYS = ("riv-beat-evening", "riv-beat-end")
EVENING, END = TEXT_KEYS

BEATS: Mapping[str, str] = {
    "riv-round-over": EVENING,
    "riv-stall": EVENING,
    "riv-final-scoring": END,
}
