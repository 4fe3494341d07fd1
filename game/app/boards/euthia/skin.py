"""How Euthia looks: cold highlands, and ember for what is yours to act on."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.drawing.theme import Colour, DieLook, Palette, Skin

NIGHT: Colour = (14, 20, 26)
STEEL: Colour = (120, 146, 160)
FROST: Colour = (210, 228, 234)
STONE: Colour = (222, 226, 216)
INK: Colour = (26, 34, 40)
MOSS: Colour = (96, 124, 80)
EMBER: Colour = (240, 132, 58)
GLOW: Colour = (255, 186, 108)
BLOOD: Colour = (222, 84, 72)
GAAR: Colour = (92, 214, 196)
GOLD: Colour = (226, 190, 98)
SILVER: Colour = (196, 208, 216)
#: Red that can be read on stone.
BLOOD_ON_STONE: Colour = (166, 36, 30)

ELEMENTS: Mapping[str, Colour] = {
    "fire": (226, 86, 48),
    "water": (70, 150, 214),
    "air": (214, 232, 240),
    "earth": (176, 128, 74),
}
#: The cloth of each Hero, by the colour its board names.
HEROES: Mapping[str, Colour] = {
    "red": (196, 66, 54),
    "blue": (76, 126, 190),
    "yellow": (206, 160, 52),
    "white": (150, 160, 172),
    "black": (84, 78, 92),
    "violet": (136, 88, 178),
}
LEVELS: Mapping[int, Colour] = {1: (190, 50, 46), 2: (150, 34, 66), 3: (92, 34, 112)}
#: What is counted.
GOODS: Mapping[str, Colour] = {
    "health": (236, 86, 80),
    "gaar": GAAR,
    "dwurt": (222, 170, 110),
    "gold": GOLD,
    "reputation": (246, 214, 140),
    "silver": SILVER,
    "gold_card": GOLD,
    "movement": (170, 206, 150),
    "chaos": (200, 130, 226),
}
GEMS: Mapping[str, Colour] = {
    "amethyst": (172, 104, 214),
    "emerald": (72, 190, 120),
    "onyx": (118, 118, 132),
    "opal": (224, 214, 200),
    "ruby": (226, 60, 76),
    "sapphire": (82, 132, 228),
    "demonite": (214, 96, 40),
    "diamond": (196, 236, 246),
}
#: Four groups of tiles: what they are for.
GROUPS: Mapping[str, Colour] = {
    "strike": (150, 58, 46),
    "guard": (64, 92, 116),
    "heal": (142, 62, 84),
    "travel": (84, 108, 70),
}
#: Kinds of dice, by the word that their names begin with.
HERO_DIE, MONSTER_DIE = "die", "monster_die"
DICE: Mapping[str, DieLook] = {
    HERO_DIE: DieLook((76, 126, 160), "H"),
    MONSTER_DIE: DieLook((132, 52, 96), "M", "diamond"),
}

_THEME: Mapping[str, Colour] = {
    "night": NIGHT,
    "panel": (31, 43, 52),
    "sunken": (18, 26, 32),
    "edge": (74, 95, 106),
    "parchment": STONE,
    "ink": INK,
    "cream": (234, 238, 232),
    "muted": (158, 178, 188),
    "gold": EMBER,
    "bright": GLOW,
    "good": (148, 208, 124),
    "bad": (240, 112, 96),
    "info": (160, 208, 236),
    "wild": (34, 48, 46),
    "wild_edge": (92, 116, 104),
}

SKIN = Skin(
    Palette((36, 50, 60), (14, 20, 26), GLOW, (70, 84, 90), (58, 82, 100)),
    "game.euthia",
    DICE,
    {**GOODS, **ELEMENTS, **GEMS, **GROUPS},
    _THEME,
)
