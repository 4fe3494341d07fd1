"""Rivenoire on the screen; what needs its rules is imported when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.app.boards import Screen
from game.app.boards.rivenoire.skin import DICE, SKIN

if TYPE_CHECKING:
    from game.app.keep.match import Match
    from game.app.table.board import Board
    from game.app.telling.ledger import Measure


def _board() -> Board:
    from game.app.boards.rivenoire.board import Rivenoire

    return Rivenoire()


def _luck() -> Mapping[str, Measure | None]:
    """Six faces that strike in six ways: none is more than another, there is nothing to add up."""
    return dict.fromkeys(DICE)


def _samples() -> Mapping[str, Callable[[], Match]]:
    from game.app.boards.rivenoire.samples import samples

    return samples()


SCREEN = Screen(SKIN, _board, _luck, samples=_samples)
