"""Which lines of the story the log and the replay mark, and which open a beat between turns."""

from collections.abc import Mapping

from game.engine import Moment

MOMENTS: Mapping[str, Moment] = {
    "val-round": "round",
    "val-turn": "phase",
    "val-plan-bought": "battle",
    "val-plan-from-slot": "battle",
    "val-plan-completed": "moment",
    "val-award-claimed": "moment",
    "val-recruited": "moment",
    "val-refill-few": "moment",
    "val-refill-nowhere": "moment",
    "val-adversary-plan": "moment",
    "val-end-near": "moment",
    "val-end-near-adversary": "moment",
}

#: The titles of the beats; they are found through the mapping alone.
TEXT_KEYS = ("val-beat-refill", "val-beat-adversary", "val-beat-end")
REFILL, ADVERSARY, END = TEXT_KEYS

BEATS: Mapping[str, str] = {
    "val-refill-few": REFILL,
    "val-refill-nowhere": REFILL,
    "val-adversary-moved": ADVERSARY,
    "val-end-near": END,
    "val-end-near-adversary": END,
}
