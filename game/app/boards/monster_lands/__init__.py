"""Monster Lands on the screen; what needs its rules is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.app.boards import Screen
from game.app.boards.monster_lands.skin import SKIN

if TYPE_CHECKING:
    from game.app.keep.match import Match
    from game.app.table.board import Board
    from game.app.telling.ledger import Measure
    from game.app.telling.words import Speech
    from game.engine.game import OptionValue, Setup


def _board() -> Board:
    from game.app.boards.monster_lands.board import MonsterLands

    return MonsterLands()


def _luck() -> Mapping[str, Measure | None]:
    """Attack dice hit from 3 on, and fall against you; Madhala's two dice are nobody's."""
    from game.app.telling.ledger import Measure

    return {"attack": Measure((0, 0, 1, 1, 1, 1), good=False), "madhala_die": None}


def _briefing(speech: Speech, setup: Setup, choice: str, value: OptionValue) -> str | None:
    from game.app.boards.monster_lands.briefing import briefing

    return briefing(speech, choice, value)


def _samples() -> Mapping[str, Callable[[], Match]]:
    from game.app.boards.monster_lands.combat.sceneries import battles

    return battles()


SCREEN = Screen(SKIN, _board, _luck, _briefing, _samples)
