"""Cleaning up when much was let go, and an evening after which little is held."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import scenes
from game.app.doors.evening import frames_of
from game.app.scenes.board import BoardScene
from game.app.scenes.dialog import message
from game.app.widgets.layer import Layer
from game.app.window import loop as loops
from game.app.window import memory
from game.app.window.loop import Loop
from game.app.window.scene import Pop, Push, Reset
from game.app.window.stage import Stage
from game.rules import GAMES
from tests.app.playing import night
from tests.app.soak import Rounds
from tests.portions import EVENING, LONG_LIMIT, PLAYED, WIDE_EVENING

ROOT = Path(__file__).resolve().parents[3]
#: Megabytes that the app may hold after an evening.
MOST_MEMORY = 350
MOST_FILES = 40
#: Things that a round of the collector in play walks through: about 10 ms.
MOST_WALKED = 20_000


@pytest.fixture
def thawed() -> Iterator[None]:
    """Nothing stays frozen for other tests."""
    yield
    gc.unfreeze()


class Ring:
    """Something that goes only when the collector finds it."""

    def __init__(self) -> None:
        self.self = self


def test_what_was_let_go_is_freed_though_it_was_there_to_stay(thawed: None) -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    memory.clean()
    assert gc.get_freeze_count() > 0

    del ring
    memory.clean()

    assert seen() is None


def test_full_rounds_of_the_collector_come_only_by_hand(thawed: None) -> None:
    before, sweeper = gc.get_threshold(), memory.Sweeper()
    with memory.by_hand():
        ring = Ring()
        seen = weakref.ref(ring)
        gc.collect(1)
        del ring
        kept = [[number] for number in range(50_000)]
        assert seen() is not None

        sweeper.sweep()
        assert seen() is None
        del kept

    assert before == gc.get_threshold()


def test_a_busy_frame_is_not_made_longer_by_a_round_unless_it_is_overdue(thawed: None) -> None:
    sweeper = memory.Sweeper()
    with memory.by_hand():
        ring = Ring()
        seen = weakref.ref(ring)
        gc.collect()
        del ring
        kept = [[number] for number in range(8_000)]

        sweeper.sweep(busy=1.0)
        assert seen() is not None

        kept += [[number] for number in range(60_000)]
        sweeper.sweep(busy=1.0)
        assert seen() is None


def test_memory_is_given_back_in_a_frame_without_a_round(
    thawed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(memory, "_trim", lambda pad: done.append("given back"))
    monkeypatch.setattr(memory.gc, "collect", lambda: done.append("round"))
    monkeypatch.setattr(memory.gc, "get_count", lambda: (memory._MADE + 1, 0, 0))
    sweeper = memory.Sweeper()

    for _ in range(6):
        sweeper.sweep()

    assert ["round"] * 4 + ["given back", "round"] == done


def test_what_makes_rounds_long_is_set_apart(thawed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LONG", 0.0)
    sweeper = memory.Sweeper()
    with memory.by_hand():
        before = gc.get_freeze_count()
        kept = []
        for _ in range(5):
            kept.append([[number] for number in range(8_000)])
            sweeper.sweep()

        assert gc.get_freeze_count() > before + 20_000


def test_the_loop_has_large_pictures_lent_one_by_one(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, ...]] = []
    monkeypatch.setattr(memory, "_set", lambda *given: asked.append(given))
    monkeypatch.setattr(loops, "open_pads", list)

    Loop(stage)

    # M_MMAP_THRESHOLD of the library, and an eighth of a megabyte.
    assert [(-3, 1 << 17)] == asked


def test_the_loop_cleans_when_a_board_opens_and_not_all_the_time(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleaned: list[int] = []
    monkeypatch.setattr(loops.memory, "clean", lambda: cleaned.append(1))
    # However slow the machine is, all of this is soon.
    monkeypatch.setattr(loops, "CLEANING", 1e6)
    monkeypatch.setattr(loops, "open_pads", list)
    loop = Loop(stage)

    stage.apply(Push(BoardScene(stage, night())))
    loop.clean()
    stage.apply(Push(message(stage, "A", "B")))
    loop.clean()
    assert [1] == cleaned

    stage.resize((1366, 768))
    loop.clean()  # too soon after the last time
    assert [1] == cleaned
    monkeypatch.setattr(loops, "CLEANING", 0.0)
    loop.clean()
    stage.apply(Reset(BoardScene(stage, night())))
    loop.clean()
    assert [1, 1, 1] == cleaned


def test_a_board_is_seen_for_the_first_time_when_all_is_clean(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long round of the collector lies behind the frame before, never in play."""
    done: list[str] = []
    monkeypatch.setattr(loops.memory, "clean", lambda: done.append("cleaned"))
    monkeypatch.setattr(pygame.display, "flip", lambda: done.append("shown"))
    monkeypatch.setattr(loops, "open_pads", list)
    # However slow the machine is, all of this is soon: no board waits for that.
    monkeypatch.setattr(loops, "CLEANING", 1e6)
    pygame.display.set_mode(stage.size)
    pygame.display.set_caption(stage.title)
    loop = Loop(stage)

    for _ in range(2):
        stage.apply(Reset(BoardScene(stage, night())))
        for _ in range(3):
            stage.top.dirty = True
            loop.turn(nap=0.0)

    assert ["cleaned", "shown", "shown", "shown"] * 2 == done


def test_a_menu_under_a_board_keeps_no_picture_of_itself(stage: Stage) -> None:
    """It is one of the whole window: 33 megabytes at 4K, for as long as the game lasts."""
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    page = stage.top.root
    assert isinstance(page, Layer)
    before = pygame.image.tobytes(stage.draw(), "RGB")
    assert page._surface is not None

    stage.apply(Push(BoardScene(stage, night())))
    assert page._surface is None

    stage.apply(Pop())
    assert before == pygame.image.tobytes(stage.draw(), "RGB")


@pytest.mark.timeout(LONG_LIMIT)
@pytest.mark.parametrize("frames", PLAYED)
@pytest.mark.parametrize("game", GAMES)
def test_no_round_of_the_collector_in_play_walks_far(thawed: None, game: str, frames: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))

    with Rounds() as rounds:
        played, _ = frames_of(game, 7, lambda: 0.0, frames)

    assert 0 < len(played) <= frames
    assert rounds.number > 0
    assert rounds.most() <= MOST_WALKED


def evening(games: int, *more: str) -> list[dict[str, float]]:
    """What an evening in a process of its own tells after each game."""
    if not Path("/proc/self/status").is_file():
        pytest.skip("asks Linux what it holds")
    line = [sys.executable, "-m", "tests.app.soak", str(games), *more]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    told = [json.loads(each) for each in done.stdout.splitlines() if each.startswith("{")]
    assert games == len(told)
    return told


@pytest.mark.timeout(LONG_LIMIT)
@pytest.mark.parametrize("games", EVENING)
def test_an_evening_of_games_and_resizes_holds_little(games: int) -> None:
    told = evening(games)

    assert max(each["rss"] for each in told) <= MOST_MEMORY, told
    assert max(each["files"] for each in told) <= MOST_FILES, told
    assert max(each["walked"] for each in told) <= MOST_WALKED, told


@pytest.mark.timeout(LONG_LIMIT)
@pytest.mark.parametrize("games", WIDE_EVENING)
@pytest.mark.parametrize("game", GAMES)
def test_an_evening_at_4k_holds_little_in_play_too(game: str, games: int) -> None:
    told = evening(games, game, "3840x2160")

    assert max(each["in_play"] for each in told) <= MOST_MEMORY, told
    assert max(each["rss"] for each in told) <= MOST_MEMORY, told
