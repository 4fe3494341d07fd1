"""Lessons that no longer go as they are told are found, each with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.guide.lessons.checking import played, problems
from tests.guide.lessons.market import TIDY, market


def found(root: Path, written: str) -> list[str]:
    game = market(root, written)
    assert game.lessons is not None
    wrong = game.lessons.problems() or problems(game)
    return [str(each).replace(f"{root.as_posix()}/", "") for each in wrong]


def test_a_tidy_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    went = played(market(tmp_path), "throwing")

    assert (2, 1, ()) == (went.decisions, went.asked, went.faults)
    assert [] == found(tmp_path, TIDY)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("trader.0/coins: 9", "trader.0/coins: 8", "16: lessons.throwing.lines[1].counts"),
        (
            "choose: [{kind: Throw}]",
            "choose: [{kind: Fly}]",
            "12: lessons.throwing.lines[1].choose",
        ),
        ("- choose: {kind: Throw}", "- choose: {kind: Fly}", "18: lessons.throwing.lines[1].moves"),
        ("Welcome.", "One. Two. Three.", "9: lessons.throwing.lines[0].say: 3 sentences in 'en'"),
        ("fr: Bienvenue.", "de: Willkommen", "9: lessons.throwing.lines[0].say: a text in both"),
        ("at: [die]", "at: [die]\n        glow: 3", "12: lessons.throwing.lines[1].glow: unknown"),
        ("others: [Mirka]", "table: moon", "7: lessons.throwing.table: there is no table 'moon'"),
        ("        rolls: [6]", "        told: [toy-flew]", "13: lessons.throwing.lines[1].told[0]"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    wrong = found(tmp_path, TIDY.replace(before, after))

    assert any(f"tutorial.yaml:{said}" in each for each in wrong), wrong
