"""Which lines of the story the log and the replay mark, and which open a beat between turns."""

from collections.abc import Mapping

from game.engine import Moment

MOMENTS: Mapping[str, Moment] = {
    "eut-round": "round",
    "eut-turn": "phase",
    "eut-fight": "battle",
    "eut-tile-laid": "moment",
    "eut-treasure": "moment",
    "eut-quarry": "moment",
    "eut-died": "moment",
    "eut-hecatomb": "moment",
    "eut-destroyed": "moment",
    "eut-spawn-fell": "moment",
    "eut-collapse": "moment",
    "eut-farruga-lands": "battle",
    "eut-finale-turn": "phase",
    "eut-farruga-felled": "moment",
    "eut-farruga-lives": "moment",
}

#: The titles of the beats; they are found through the mapping alone.
TEXT_KEYS = ("eut-beat-reserve",)

BEATS: Mapping[str, str] = {"eut-reserve-converted": TEXT_KEYS[0]}
