"""How Monster Lands looks: its colours, its dice, the grounds of its portraits and signs."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.drawing.theme import Colour, DieLook, Palette, Skin

DICE: Mapping[str, DieLook] = {
    "force": DieLook((186, 54, 46), "F", "square"),
    "magic": DieLook((116, 66, 158), "M", "diamond"),
    "persuasion": DieLook((226, 178, 56), "P", "circle"),
    "attack": DieLook((62, 64, 72), "A", "triangle"),
}

#: The grounds of portraits and cells: those of the dice and of the affinities.
GROUNDS: Mapping[str, Colour] = {
    **{kind: die.colour for kind, die in DICE.items()},
    "fire": (199, 84, 44),
    "water": (52, 112, 168),
    "air": (122, 150, 170),
    "jungle": (70, 122, 62),
}

#: The same for icons on parchment, which want darker ones, and for what else the rules speak of.
SIGNS: Mapping[str, Colour] = {
    **GROUNDS,
    "persuasion": (196, 148, 40),
    "air": (102, 132, 152),
    "gold": (176, 132, 44),
    "glory": (60, 104, 160),
    "reputation": (160, 54, 60),
    "wound": (150, 44, 44),
    "potion": (168, 52, 66),
    "venom": (74, 126, 60),
    "defence": (56, 100, 150),
}

SKIN = Skin(
    Palette((34, 40, 60), (18, 20, 30), (212, 168, 74), (92, 80, 68), (132, 48, 42)),
    "game.monster_lands",
    DICE,
    SIGNS,
)
