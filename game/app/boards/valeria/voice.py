"""What is told of Valeria: what deserves a ribbon, a pause, a sound, or no word at all."""

from __future__ import annotations

from game.app.boards.valeria.skin import DICE
from game.app.motion.sounds import DIE, Sounds
from game.rules.valeria import zones

BANNERS = (
    "val-victory",
    "val-victory-influence",
    "val-victory-shared",
    "val-end-near",
    "val-end-near-adversary",
    "val-award-claimed",
    "val-plan-completed",
    "val-adversary-plan",
    "val-refill-few",
    "val-refill-nowhere",
)
#: Told too often to be news.
QUIET = frozenset(
    ("val-round", "val-turn", "val-strength-part", "val-score-line", "val-set-up", "val-moved")
)
#: Seen, or told again right after.
DETAILS = frozenset(
    (
        "val-moved",
        "val-die-changed",
        "val-spent",
        "val-dice-committed",
        "val-strength-part",
        "val-strength",
        "val-plan-from-slot",
        "val-award-revealed",
        "val-map-dealt",
        "val-first-player",
        "val-cycled",
    )
)
#: After these a plan that is carried out is seen to stand still for a moment.
RESTS = frozenset(("val-strength", "val-plan-points"))
#: Told of what comes in; while a plan is carried out, each is seen for a beat.
GAINS = frozenset(("val-gained", "val-overflow"))

SOUNDS = Sounds(
    told={
        "val-round": "bell",
        "val-refill-few": "dice",
        "val-refill-nowhere": "dice",
        "val-recruited": "horn",
        "val-reserved": "card",
        "val-cycled": "card_flip",
        "val-strength": "hit",
        "val-plan-points": "conquest",
        "val-award-claimed": "capture",
        "val-link-claimed": "token",
        "val-zone-covered": "token",
        "val-end-near": "panic",
        "val-end-near-adversary": "panic",
        "val-adversary-plan": "kill",
        "val-adversary-moved": "page",
        "val-victory": "fanfare_win",
        "val-victory-influence": "fanfare_win",
        "val-victory-shared": "fanfare_win",
    },
    counters={zones.GOLD: "coin", zones.MAGIC: "potion"},
    pieces={
        **dict.fromkeys(DICE, DIE),
        **dict.fromkeys(("marker", "gem", "warden"), "token"),
    },
)
