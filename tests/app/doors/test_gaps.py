"""The window while a bot thinks: which rounds of its loop count, and what is told of them."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors import gaps
from game.app.keep.match import Match
from game.app.table import bots
from game.rules import GAMES


class Slow:
    """Answers after so many looks."""

    progress = 0.5

    def __init__(self, match: Match) -> None:
        self.cursor = match.session.cursor
        self.looks = 3

    def answer(self, wait: float = 0.0) -> int | None:
        self.looks -= 1
        return None if self.looks > 0 else 0

    def hurry(self) -> None:
        """It takes its time."""

    def give_up(self) -> None:
        """Nobody minds."""


@pytest.fixture(autouse=True)
def _window(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.set_mode((1280, 720))
    monkeypatch.setattr(bots, "thinking_of", Slow)


def test_rounds_in_which_somebody_thinks_are_measured_and_no_others() -> None:
    board = gaps._board(GAMES[0], 7)

    found = gaps.rounds(board, most=6)

    assert 6 == len(found)
    assert found[0].asks
    assert not found[1].asks
    assert all(each.clock > 0 for each in found)
    assert board.match.session.cursor >= 1


def test_the_longest_round_is_told_and_how_many_were_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds = [gaps.Round(0.010, 0.002, False)] * 98
    rounds += [gaps.Round(0.060, 0.030, True), gaps.Round(0.055, 0.040, False)]
    monkeypatch.setattr(gaps, "rounds", lambda board: rounds)

    assert {
        "thinking_rounds": 100,
        "thinking_gap_ms": 60.0,
        "thinking_gap_p99_ms": 55.0,
        "thinking_work_ms": 40.0,
        "thinking_ask_work_ms": 30.0,
        "thinking_over_50_ms": 2,
    } == gaps.gaps(GAMES[0], 7)
