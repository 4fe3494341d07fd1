"""Shadow Kingdoms of Valeria on the screen; what needs its rules is imported when asked for."""

from __future__ import annotations

from game.app.boards import Screen
from game.app.boards.valeria.skin import SKIN

SCREEN = Screen(SKIN)
