"""Shadow Kingdoms of Valeria on the screen: on the plain board, in its own colours."""

from __future__ import annotations

from game.app.boards import Screen
from game.app.drawing.theme import Palette, Skin

SCREEN = Screen(
    Skin(
        Palette((58, 30, 44), (24, 14, 22), (224, 150, 96), (98, 66, 62), (120, 62, 92)),
        "game.valeria",
    )
)
