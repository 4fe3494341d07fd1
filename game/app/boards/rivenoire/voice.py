"""What is told of Rivenoire: what deserves a ribbon, a pause, a sound, or no word at all."""

from __future__ import annotations

from game.app.motion.sounds import DIE as DIE_SOUND
from game.app.motion.sounds import Sounds
from game.rules.rivenoire import zones

BANNERS = (
    "riv-victory",
    "riv-victory-cards",
    "riv-victory-shared",
    "riv-fight-won",
    "riv-lost-line",
    "riv-lost-no-damage",
    "riv-lost-too-long",
    "riv-monster-revealed",
    "riv-omen",
    "riv-duel-won",
    "riv-building-bought",
)
#: Told too often to be news.
QUIET = frozenset(
    (
        "riv-set-up",
        "riv-placement",
        "riv-place",
        "riv-score-line",
        "riv-score-total",
        "riv-stall",
        "riv-guests",
        "riv-drew",
    )
)
#: Seen, or told again right after.
DETAILS = frozenset(
    (
        "riv-placed",
        "riv-drew",
        "riv-drew-own",
        "riv-reshuffled",
        "riv-played",
        "riv-discarded",
        "riv-shielded",
        "riv-combat-round",
        "riv-on-watch",
        "riv-declined",
        "riv-quests-drawn",
        "riv-omens-drawn",
        "riv-loot-revealed",
        "riv-stall",
        "riv-guests",
        "riv-rolled",
    )
)
#: After these the story rests a moment: the monster appears, a blow falls, stakes are opened.
RESTS = frozenset(
    (
        "riv-monster-revealed",
        "riv-blow",
        "riv-struck",
        "riv-fallen",
        "riv-fight-won",
        "riv-lost-line",
        "riv-lost-no-damage",
        "riv-lost-too-long",
        "riv-stakes",
        "riv-duel-won",
        "riv-omen",
        "riv-dug",
    )
)
#: These tell how the monster dice fell.
ROLLS = frozenset(("riv-rolled",))

SOUNDS = Sounds(
    told={
        "riv-round": "bell",
        "riv-placed": "token",
        "riv-bought": "coin",
        "riv-recruits": "horn",
        "riv-joined": "horn",
        "riv-building-bought": "capture",
        "riv-dug": "hit",
        "riv-duel": "horn",
        "riv-stakes": "card_flip",
        "riv-duel-won": "conquest",
        "riv-omen": "potion",
        "riv-monster-revealed": "panic",
        "riv-blow": "hit",
        "riv-slain": "kill",
        "riv-fight-won": "conquest",
        "riv-fallen": "wound",
        "riv-wounded": "wound",
        "riv-lost-line": "lose",
        "riv-lost-no-damage": "lose",
        "riv-lost-too-long": "lose",
        "riv-token-used": "token",
        "riv-jewels": "coin",
        "riv-played": "card",
        "riv-reshuffled": "page",
        "riv-victory": "fanfare_win",
        "riv-victory-cards": "fanfare_win",
        "riv-victory-shared": "fanfare_win",
    },
    counters={},
    pieces={
        "die": DIE_SOUND,
        **dict.fromkeys(("character", "arms", "trophy", "property", "jewel"), "token"),
        zones.SHIELD: "token",
    },
)
