"""Shadow Kingdoms of Valeria on the screen; what needs its rules is imported when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.app.boards import Screen
from game.app.boards.valeria.skin import DICE, SKIN

if TYPE_CHECKING:
    from game.app.keep.match import Match
    from game.app.table.board import Board
    from game.app.telling.ledger import Measure
    from game.app.telling.words import Speech
    from game.engine.game import OptionValue, Setup


def _board() -> Board:
    from game.app.boards.valeria.board import Valeria

    return Valeria()


def _luck() -> Mapping[str, Measure | None]:
    """Dice are rolled for all, and everybody picks from what lies there: nobody's luck."""
    return dict.fromkeys(DICE)


def _briefing(speech: Speech, setup: Setup, choice: str, value: OptionValue) -> str | None:
    from game.app.boards.valeria.briefing import briefing

    return briefing(speech, choice, value)


def _samples() -> Mapping[str, Callable[[], Match]]:
    from game.app.boards.valeria.samples import samples

    return samples()


SCREEN = Screen(SKIN, _board, _luck, _briefing, _samples)
