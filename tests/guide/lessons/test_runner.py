"""A lesson goes forward and back on the real rules, and answers what it did not mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.guide.lessons.course import Course
from game.guide.lessons.runner import Runner
from tests.guide.lessons.market import market


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    return Runner(Course.of(market(tmp_path), "throwing"))


def number_of(runner: Runner, kind: str) -> int:
    decision = runner.session.decision
    assert decision is not None
    return [type(option).__name__ for option in decision.options].index(kind)


def test_a_line_that_asks_nothing_leads_to_the_next(runner: Runner) -> None:
    runner.go_on()

    assert 1 == runner.at
    assert runner.is_asked


def test_only_the_option_that_is_asked_for_is_right(runner: Runner) -> None:
    runner.go_on()

    assert (number_of(runner, "Throw"),) == runner.wanted
    assert runner.choose(number_of(runner, "Throw"))


def test_another_choice_is_answered_and_not_made(runner: Runner) -> None:
    runner.go_on()
    before = runner.session.table

    assert not runner.choose(number_of(runner, "HideSomething"))
    assert runner.answer is not None
    assert "Pas encore." == runner.answer.in_("fr")
    assert before is runner.session.table


def test_dice_fall_as_told_and_others_move_one_by_one(runner: Runner) -> None:
    runner.go_on()

    runner.take()
    runner.session.choose(runner.wanted[0])
    runner.taken()

    assert 9 == runner.session.table.count("trader.0", "coins")
    assert (1, True) == (runner.at, runner.is_due)
    runner.session.choose(runner.next_move())
    runner.moved()
    assert 4 == runner.session.table.count("trader.1", "coins")
    assert (2, False) == (runner.at, runner.is_due)


def test_going_back_leads_to_the_table_as_it_was(runner: Runner) -> None:
    runner.go_on()
    before = runner.session.table
    runner.play_line()

    runner.go_back()

    assert 1 == runner.at
    assert before == runner.session.table


def test_a_lesson_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    resumed = Runner(Course.of(market(tmp_path), "throwing"), at=2)

    assert (2, 9) == (resumed.at, resumed.session.table.count("trader.0", "coins"))


def test_a_place_beyond_the_end_is_the_last_line(tmp_path: Path) -> None:
    assert 2 == Runner(Course.of(market(tmp_path), "throwing"), at=99).at


def test_it_is_over_after_the_last_line(runner: Runner) -> None:
    for _ in range(3):
        runner.play_line()

    assert runner.is_over
    assert not runner.is_asked
