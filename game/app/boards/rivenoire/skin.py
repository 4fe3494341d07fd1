"""How Rivenoire looks: a river town at dusk, its die, the grounds of its cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.drawing.theme import Colour, DieLook, Palette, Skin

NIGHT: Colour = (20, 24, 38)
SLATE: Colour = (62, 80, 116)
RIVER: Colour = (44, 72, 108)
DUSK: Colour = (150, 86, 96)
#: What lasts: a pile whose top card works on. Gold is for what can be clicked.
ROSE: Colour = (232, 132, 156)
EMBER: Colour = (240, 140, 96)
#: What may be had or is kept.
YES: Colour = (150, 220, 150)
#: The same on parchment, where they must be darker to be read.
ROSE_ON_PAPER: Colour = (158, 44, 84)
EMBER_ON_PAPER: Colour = (168, 54, 22)
YES_ON_PAPER: Colour = (34, 104, 50)

FAME: Colour = (166, 196, 244)
COIN: Colour = (240, 200, 96)
DAMAGE: Colour = (240, 128, 112)
MAGIC: Colour = (200, 160, 246)
WOUND: Colour = (228, 112, 116)
BEER: Colour = (236, 180, 92)
DIAMOND: Colour = (136, 212, 228)
#: What is counted, on the table and on parchment.
GOODS: Mapping[str, Colour] = {
    "fame": FAME,
    "gold": COIN,
    "damage": DAMAGE,
    "magic": MAGIC,
    "wound": WOUND,
    "beer": BEER,
    "diamond": DIAMOND,
    "hit_point": (236, 92, 88),
    "points": (226, 216, 190),
}
ON_PAPER: Mapping[str, Colour] = {
    "fame": (42, 82, 150),
    "gold": (146, 100, 10),
    "damage": (160, 40, 32),
    "magic": (98, 52, 158),
    "wound": (140, 34, 44),
    "beer": (150, 92, 12),
    "diamond": (20, 108, 130),
    "hit_point": (170, 36, 36),
    "points": (92, 66, 30),
}

#: Grounds of cards, by what they are used for.
USES: Mapping[str, Colour] = {
    "bolt": (78, 112, 98),
    "combat": (156, 66, 58),
    "purchase": (172, 128, 56),
    "reroll": (104, 78, 140),
    "gain": (54, 108, 124),
    "none": (84, 82, 92),
}
BURDENS: Mapping[str, Colour] = {"wound": (120, 54, 60), "beer": (146, 96, 38)}
QUEST: Colour = (52, 92, 120)
OMEN: Colour = (104, 70, 138)
TOKEN: Colour = (92, 58, 122)
MONSTER: Colour = (96, 58, 66)
#: The light that falls on each place.
PLACES: Mapping[str, Colour] = {
    "ramparts": (128, 136, 164),
    "market": (206, 108, 92),
    "hospital": (192, 116, 118),
    "mine": (164, 132, 88),
    "arena": (214, 128, 84),
    "quest_office": (112, 150, 138),
    "provost_house": (110, 132, 196),
    "tavern": (200, 142, 84),
    "oracle_hut": (164, 116, 196),
    "surroundings": (134, 150, 110),
}
#: Faces of the monster die, from 1 on, as the content lists them.
FACES = ("lose_fame", "wound", "discard_choice", "special", "discard_random", "double")
DIE = "die"
DICE: Mapping[str, DieLook] = {
    DIE: DieLook((112, 66, 140), "?", faces=tuple(f"riv.face.{each}" for each in FACES))
}

_THEME: Mapping[str, Colour] = {
    "night": NIGHT,
    "panel": (36, 42, 62),
    "sunken": (17, 20, 32),
    "edge": (84, 94, 126),
    "muted": (172, 178, 200),
    "good": YES,
    "bad": EMBER,
    "wild": (46, 54, 82),
    "wild_edge": (112, 98, 128),
}

SKIN = Skin(
    Palette((44, 52, 84), (20, 24, 38), (206, 124, 132), (84, 76, 98), SLATE),
    "game.rivenoire",
    DICE,
    {
        **ON_PAPER,
        **USES,
        **PLACES,
        "quest": QUEST,
        "oracle": OMEN,
        "monster": MONSTER,
        "bolt": USES["bolt"],
        "continuous": ROSE_ON_PAPER,
    },
    _THEME,
)
