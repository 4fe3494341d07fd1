"""The pace of bots, with nothing but a match and somebody who takes their choices."""

from __future__ import annotations

from itertools import count

import pytest

from game.app.keep.match import Match
from game.app.keep.settings import PACES
from game.app.table import bots as bots_room
from game.app.table.bots import LONG_TURN, Bots, Tempo
from game.app.table.thinking import Glancing
from tests.app.hands import match_of
from tests.toy import GAME
from tests.toy.steps import Throw


@pytest.fixture(autouse=True)
def _quick_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is there in time, however busy the machine is."""
    monkeypatch.setattr(Glancing.answer, "__defaults__", (30.0,))


def played(
    bots: Bots, match: Match, dt: float, speed: float, pace: str = "brief", about: str = ""
) -> int:
    """How many choices the bots send at once."""
    chosen: list[int] = []

    def choose(number: int) -> None:
        chosen.append(number)
        match.session.choose(number)

    bots.play(dt, lambda: Tempo(speed, pace, about), choose)
    return len(chosen)


def turn_of_bots() -> Match:
    match = match_of(GAME, bots=(1, 2))
    match.session.choose(Throw())
    return match


def test_bots_are_asked_when_the_question_is_theirs() -> None:
    match = match_of(GAME, bots=(1, 2))
    assert not Bots(match).are_asked

    match.session.choose(Throw())

    assert Bots(match).are_asked


def test_bots_make_one_move_at_a_beat() -> None:
    match = turn_of_bots()

    assert 1 == played(Bots(match), match, 1 / 60, speed=1.0)


def test_bots_play_on_at_once_where_nothing_is_animated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = turn_of_bots()
    monkeypatch.setattr(bots_room, "perf_counter", lambda: 0.0)

    assert played(Bots(match), match, 1 / 60, speed=0.0) > 1


def test_moves_at_once_make_no_frame_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them builds a board again."""
    match = turn_of_bots()
    clock = count(step=0.6 * bots_room.A_WHILE)
    monkeypatch.setattr(bots_room, "perf_counter", lambda: next(clock))

    assert 2 == played(Bots(match), match, 1 / 60, speed=0.0)


def test_bots_that_are_watched_make_one_move_at_a_beat_without_motion_too() -> None:
    match = turn_of_bots()

    assert 1 == played(Bots(match), match, 1 / 60, speed=0.0, pace="watch")


def test_a_summary_of_bots_is_told_after_moves_that_nobody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = turn_of_bots()
    monkeypatch.setattr(bots_room, "perf_counter", lambda: 0.0)

    assert played(Bots(match), match, 1 / 60, speed=1.0, pace="summary") > 1


@pytest.mark.parametrize("pace", PACES)
def test_bots_make_one_move_at_a_beat_in_a_battle_that_is_watched(pace: str) -> None:
    match = turn_of_bots()

    assert 1 == played(Bots(match), match, 1 / 60, speed=0.0, pace=pace, about="battle a")


def test_a_hurry_ends_when_a_battle_begins() -> None:
    match = turn_of_bots()
    bots = Bots(match)
    bots.hurries = True

    played(bots, match, 1 / 60, speed=1.0, about="battle a")

    assert not bots.hurries


def test_a_long_turn_that_is_watched_is_never_hurried() -> None:
    match = turn_of_bots()
    bots = Bots(match)

    played(bots, match, LONG_TURN + 1, speed=1.0, pace="watch")

    assert not bots.hurries


def test_bots_hurry_when_their_turn_gets_long_and_rest_when_a_person_is_asked() -> None:
    match = turn_of_bots()
    bots = Bots(match)

    played(bots, match, LONG_TURN + 1, speed=1.0)
    assert bots.hurries

    bots.rest()
    assert not bots.hurries


@pytest.mark.parametrize("paced", [False, True])
def test_a_long_thought_is_waited_for_once_where_somebody_waits_for_the_frame(
    paced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = turn_of_bots()
    waited: list[float] = []

    class Slow:
        cursor, progress = match.session.cursor, 0.0

        def answer(self, wait: float = 0.012) -> None:
            waited.append(wait)

    monkeypatch.setattr(bots_room, "thinking_of", lambda match: Slow())
    bots = Bots(match)
    bots.paced = paced

    for _ in range(3):
        played(bots, match, 1 / 60, speed=1.0)

    assert [0.012, *[0.0 if paced else 0.012] * 2] == waited
