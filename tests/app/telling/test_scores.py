"""The score sheet: lines that not every seat has."""

from __future__ import annotations

from attrs import evolve

from game.app.telling.scores import sheet
from game.engine.faces import ScoreLine
from game.engine.game import Game
from game.engine.table import Reading
from tests.toy import GAME


def own_lines(table: Reading, seat: int) -> tuple[ScoreLine, ...]:
    alone = ("witch",) if seat else ("seer", "hunter")
    return tuple(ScoreLine(name, 1, seat + 1, "drawn") for name in ("plans", *alone, "dice"))


def test_a_line_that_one_seat_has_alone_stands_in_its_place_with_nothing_for_others() -> None:
    game: Game = evolve(GAME, scoring=evolve(GAME.scoring, breakdown=own_lines))

    lines = sheet(game, None, 2)  # type: ignore[arg-type]

    assert ["plans", "witch", "seer", "hunter", "dice"] == [each.source for each in lines]
    assert [(1, 2), (0, 2), (1, 0), (1, 0), (1, 2)] == [each.points for each in lines]
