"""How Shadow Kingdoms of Valeria looks: its colours, its dice, the grounds of its cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.drawing.theme import Colour, DieLook, Palette, Skin

TROOPS: tuple[str, ...] = ("goblin", "orc", "skeleton", "gargoyle", "gnoll")

#: Colour and letter of each people; its emblem is `val.troop.<id>`.
DICE: Mapping[str, DieLook] = {
    "goblin": DieLook((84, 148, 60), "G", emblem="val.troop.goblin"),
    "orc": DieLook((190, 58, 48), "O", emblem="val.troop.orc"),
    "skeleton": DieLook((222, 216, 198), "S", emblem="val.troop.skeleton"),
    "gargoyle": DieLook((126, 80, 176), "A", emblem="val.troop.gargoyle"),
    "gnoll": DieLook((156, 100, 50), "N", emblem="val.troop.gnoll"),
}

INFLUENCE: Colour = (240, 140, 92)
GOLD: Colour = (232, 188, 78)
MAGIC: Colour = (186, 140, 240)
GEM: Colour = (112, 206, 222)
#: What is counted, in the colour it is counted in.
GOODS: Mapping[str, Colour] = {
    "influence": INFLUENCE,
    "gold": GOLD,
    "magic": MAGIC,
    "gem": GEM,
    "vp": (255, 228, 138),
}
#: The same on bone, where they must be darker to be read.
ON_BONE: Mapping[str, Colour] = {
    "influence": (176, 76, 30),
    "gold": (150, 106, 18),
    "magic": (108, 58, 168),
    "gem": (22, 112, 132),
    "vp": (146, 104, 20),
}
TYPES: Mapping[str, Colour] = {
    "ambush": (62, 104, 96),
    "siege": (128, 84, 52),
    "clash": (134, 52, 66),
}
KINDS: Mapping[str, Colour] = {
    "immediate": (70, 128, 116),
    "permanent": (136, 74, 104),
    "endgame": (150, 112, 44),
}
#: The light that falls on each shrine.
SHRINES: Mapping[str, Colour] = {
    "gems": GEM,
    "magic": MAGIC,
    "champions": (222, 128, 152),
    "gold": GOLD,
    "plans": (214, 200, 168),
    "camp": (255, 206, 120),
}
#: What may be had, and what may not, on the table and on bone.
YES: Colour = (140, 222, 160)
YES_ON_BONE: Colour = (26, 104, 52)
EMBER: Colour = (240, 132, 104)
EMBER_ON_BONE: Colour = (158, 48, 24)

BONE: Colour = (229, 219, 197)
INK: Colour = (32, 25, 36)

_THEME: Mapping[str, Colour] = {
    "night": (22, 17, 32),
    "panel": (40, 32, 58),
    "sunken": (17, 15, 26),
    "edge": (88, 78, 116),
    "parchment": BONE,
    "ink": INK,
    "muted": (170, 162, 184),
    "bright": (255, 228, 138),
    "good": YES,
    "bad": EMBER,
    "wild": (30, 50, 46),
    "wild_edge": (78, 116, 98),
}

SKIN = Skin(
    Palette((30, 21, 44), (13, 27, 25), (212, 168, 74), (74, 58, 66), (74, 44, 96)),
    "game.valeria",
    DICE,
    {
        **{troop: die.colour for troop, die in DICE.items()},
        "skeleton": (120, 112, 98),
        **ON_BONE,
        **TYPES,
        **KINDS,
    },
    _THEME,
)
