"""How a game counts: the parts of its face that speak of points."""

from __future__ import annotations

from attrs import evolve

from game.engine import ScoreLine, Scoring, Table, Text, Verdict, lay
from game.engine.table import Result


def scored(*points: int, winners: tuple[int, ...] = ()) -> Table:
    """A table that ended like this."""
    return evolve(lay({}), result=Result(points, winners))


def of_result(table: Table) -> tuple[int, ...]:
    assert table.result is not None
    return table.result.scores


def test_a_game_that_knows_only_totals_has_no_lines() -> None:
    assert () == Scoring(of_result).breakdown(scored(3, 5), 0)


def test_seats_are_in_the_order_of_winners_and_points() -> None:
    scoring = Scoring(of_result)

    assert (1, 2, 0) == scoring.order(scored(3, 9, 5))
    assert (2, 1, 0) == scoring.order(scored(3, 9, 5, winners=(2,)))


def test_the_verdict_of_a_game_goes_before_its_points() -> None:
    scoring = Scoring(of_result, verdict=lambda table: Verdict((0,), "honour", (0, 1)))

    assert (0, 1) == scoring.order(scored(3, 9))


def test_a_line_is_worded_by_its_source_its_amount_and_its_worth() -> None:
    line = ScoreLine("maps", 3, 6, "line-maps")

    assert Text("line-maps", (("source", "maps"), ("count", 3), ("points", 6))) == line.text
