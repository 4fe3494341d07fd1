"""Euthia on the screen; what needs its rules is imported when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.app.boards import Screen
from game.app.boards.euthia.skin import SKIN

if TYPE_CHECKING:
    from game.app.keep.match import Match
    from game.app.table.board import Board
    from game.app.telling.ledger import Measure
    from game.app.telling.words import Speech
    from game.engine.game import OptionValue, Setup


def _board() -> Board:
    from game.app.boards.euthia.board import Euthia

    return Euthia()


def _luck() -> Mapping[str, Measure | None]:
    """High is good for a Hero; every die is the luck of whoever rolled it."""
    from game.app.boards.euthia.luck import luck

    return luck()


def _briefing(speech: Speech, setup: Setup, choice: str, value: OptionValue) -> str | None:
    from game.app.boards.euthia.briefing import briefing

    return briefing(speech, setup, choice, value)


def _verdict(speech: Speech, match: Match) -> str | None:
    from game.app.boards.euthia.verdict import verdict

    return verdict(speech, match)


def _samples() -> Mapping[str, Callable[[], Match]]:
    from game.app.boards.euthia.samples import samples

    return samples()


SCREEN = Screen(SKIN, _board, _luck, _briefing, _samples, _verdict, posed=53)
