"""Euthia on screen: cold highlands, on the plain board."""

from __future__ import annotations

from game.app.boards import Screen
from game.app.drawing.theme import Palette, Skin

SKIN = Skin(
    Palette((44, 34, 66), (18, 14, 28), (190, 150, 230), (80, 68, 96), (92, 66, 138)),
    "game.euthia",
)

SCREEN = Screen(skin=SKIN)
