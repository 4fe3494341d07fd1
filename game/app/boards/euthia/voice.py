"""What is told of Euthia: what deserves a ribbon, a pause, a sound, or no word at all."""

from __future__ import annotations

from game.app.boards.euthia.skin import HERO_DIE, MONSTER_DIE
from game.app.motion.sounds import DIE, Sounds
from game.rules.euthia import zones

BANNERS = (
    "eut-end-won",
    "eut-end-lost",
    "eut-final-scoring",
    "eut-monster-fell",
    "eut-died-fighting",
    "eut-died",
    "eut-fight-elite",
    "eut-fight",
    "eut-quarry",
    "eut-quest-done",
    "eut-bounty",
    "eut-encounter-opened",
    "eut-treasure",
    "eut-farruga-felled",
    "eut-farruga-lives",
    "eut-farruga-lands",
    "eut-collapse",
    "eut-finale-turn",
    "eut-destroyed",
    "eut-hecatomb",
    "eut-round",
)
#: Told too often to be news.
QUIET = frozenset(("eut-turn", "eut-score-line", "eut-set-up", "eut-first-player"))
#: Seen, or told again right after.
DETAILS = frozenset(
    (
        "eut-walked",
        "eut-spent-for-movement",
        "eut-token-kept",
        "eut-rolled",
        "eut-air",
        "eut-earth",
        "eut-result",
        "eut-combat-round",
        "eut-combat-card",
        "eut-monster-rolled",
        "eut-monster-rerolled",
        "eut-swayed",
        "eut-attacks-with",
        "eut-gained-gold",
        "eut-gained-gaar",
        "eut-gained-movement",
        "eut-drew-cards",
        "eut-found",
        "eut-hope-grew",
        "eut-hope-spent",
        "eut-wore",
        "eut-took-off",
        "eut-due",
        "eut-card-discarded",
        "eut-stride",
    )
)
#: Each is shown alone for a beat: the Golem goes step by step.
TICKS = frozenset(("eut-stride",))
#: After these the story rests a moment: the Monster appears, a blow falls, somebody lies there.
RESTS = frozenset(
    (
        "eut-monster-revealed",
        "eut-monster-hits",
        "eut-hero-hits",
        "eut-monster-fell",
        "eut-cards-played",
        "eut-hecatomb",
        "eut-destroyed",
        "eut-farruga-stage",
    )
)
#: These tell how dice fell.
ROLLS = frozenset(("eut-rolled",))

SOUNDS = Sounds(
    told={
        "eut-round": "bell",
        "eut-walked": "token",
        "eut-teleported": "potion",
        "eut-portal": "potion",
        "eut-tile-laid": "page",
        "eut-encounter-opened": "horn",
        "eut-fight": "horn",
        "eut-fight-elite": "horn",
        "eut-monster-revealed": "panic",
        "eut-monster-hits": "wound",
        "eut-hero-hits": "hit",
        "eut-monster-fell": "kill",
        "eut-liberated": "capture",
        "eut-died": "lose",
        "eut-died-fighting": "lose",
        "eut-fire": "venom",
        "eut-healed": "potion",
        "eut-treasure": "coins",
        "eut-mined": "hit",
        "eut-bought": "coin",
        "eut-sold": "coin",
        "eut-quest-done": "conquest",
        "eut-quarry": "conquest",
        "eut-cards-played": "card_flip",
        "eut-used": "token",
        "eut-learned": "page",
        "eut-hecatomb": "panic",
        "eut-stride": "hit",
        "eut-trampled": "wound",
        "eut-destroyed": "kill",
        "eut-spawn-fell": "conquest",
        "eut-offered-gold": "coins",
        "eut-farruga-lands": "horn",
        "eut-farruga-stage": "panic",
        "eut-warded": "potion",
        "eut-farruga-felled": "fanfare_win",
        "eut-farruga-lives": "lose",
        "eut-end-won": "fanfare_win",
        "eut-end-lost": "lose",
    },
    counters={zones.GOLD: "coin", zones.GAAR: "potion"},
    pieces={
        **dict.fromkeys((HERO_DIE, MONSTER_DIE), DIE),
        **dict.fromkeys(("hero", "token", "gem", "essence", "golem"), "token"),
    },
)
