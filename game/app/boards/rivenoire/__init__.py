"""Rivenoire on the screen; what needs its rules is imported when asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.boards import Screen
from game.app.boards.rivenoire.skin import SKIN

if TYPE_CHECKING:
    from game.app.table.board import Board


def _board() -> Board:
    from game.app.boards.rivenoire.board import Rivenoire

    return Rivenoire()


SCREEN = Screen(SKIN, _board)
