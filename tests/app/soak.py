"""An evening at the table in one process: games of bots, resizes, looks into log and replay.

`python -m tests.app.soak GAMES [GAME] [WIDTHxHEIGHT]` prints one line of JSON a game, with the
memory, the open files and how much the collector walked through at once. A test reads them: what is
kept for a window must go with it. With a size, the evening is spent in a window of it and left for
others only now and then; without one, every size is as frequent.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pygame
from attrs import evolve

from game.app import scenes
from game.app.boards import skin_of
from game.app.keep import saves
from game.app.keep.seats import default_seats
from game.app.keep.settings import Settings, SettingsStore
from game.app.scenes.board import BoardScene
from game.app.window import memory
from game.app.window.loop import Loop
from game.app.window.scene import Pop, Push, Reset
from game.app.window.stage import Stage
from game.bots import usual_name
from game.engine.game import Game, Setup
from game.rules import game_of

#: From the smallest window to the largest and back, as somebody drags it to a bigger screen.
WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768))
#: Seconds of a frame: coarse, so that an hour passes in minutes.
FRAME = 0.1
#: Frames between two resizes.
STAY = 60
#: Frames between two looks at the memory.
LOOKED = 5
#: Frames after which a game is left.
MOST_FRAMES = 3_600


def soak(
    games: int, game: Game, home: Path, size: tuple[int, int] | None = None
) -> Iterator[dict[str, Any]]:
    """Play so many games and tell after each what the process holds."""
    store = SettingsStore(home / "settings.json", Settings(animation="fast", undo="free"))
    rest = size or WINDOWS[0]
    stage = Stage(rest, store, skins=skin_of)
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    loop = Loop(stage)
    windows = cycle(WINDOWS if size is None else [at for each in WINDOWS for at in (size, each)])
    with Rounds() as rounds:
        for number in range(games):
            frames, most = play(loop, game, number, windows)
            leaf_through(stage, windows)
            stage.apply(Reset(scenes.open_scene(stage, "menu")))
            resize(stage, rest)
            stage.draw()
            loop.clean()
            told = {"game": number, "frames": frames, **held(), "in_play": most}
            yield told | {"walked": rounds.most()}


def play(
    loop: Loop, game: Game, number: int, windows: Iterator[tuple[int, int]]
) -> tuple[int, float]:
    """One game of bots on the board, to its end: its frames, and the most megabytes in it."""
    stage, players = loop.stage, game.seats[1] - number % 2
    bot = usual_name(game)
    seats = [evolve(seat, player=bot) for seat in default_seats(list("ABCDEF"[:players]))]
    match = saves.begin(game, Setup(game.id, players, 100 + number), seats)
    board = BoardScene(stage, match)
    stage.apply(Reset(scenes.open_scene(stage, "menu"), (board,)))
    most = 0.0
    for frame in range(MOST_FRAMES):
        if stage.top is not board:
            return frame, most
        if frame % STAY == 0:
            resize(stage, next(windows))
        stage.step(FRAME)
        stage.draw()
        loop.clean()
        if frame % LOOKED == 0:
            most = max(most, held()["rss"])
    return MOST_FRAMES, most


def leaf_through(stage: Stage, windows: Iterator[tuple[int, int]]) -> None:
    """Look at log and replay of the newest game, at several sizes."""
    match = saves.watch(saves.kept().saves[0])
    for name in ("log", "replay"):
        stage.apply(Push(scenes.open_scene(stage, name, match=match, eyes=None)))
        for _ in WINDOWS:
            resize(stage, next(windows))
            stage.draw()
        stage.apply(Pop())


def resize(stage: Stage, size: tuple[int, int]) -> None:
    """Give the window another size, as the loop does."""
    stage.resize(size, pygame.display.set_mode(size))


def held() -> dict[str, float]:
    """What the process holds now: megabytes, the most it ever had, open files."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    facts = dict(line.split(":", 1) for line in lines)
    return {
        "rss": int(facts["VmRSS"].split()[0]) // 1024,
        "peak": int(facts["VmHWM"].split()[0]) // 1024,
        "files": len(os.listdir("/proc/self/fd")),
    }


class Rounds:
    """How much rounds of the collector walk through in play; cleaning up is no part of it.

    A thing takes less than half a microsecond, so this is the pause that a player feels, whatever
    else the machine does.
    """

    def __init__(self) -> None:
        self.number = 0
        self._most = 0

    def __enter__(self) -> Rounds:
        gc.callbacks.append(self._noted)
        return self

    def __exit__(self, *trouble: object) -> None:
        gc.callbacks.remove(self._noted)

    def _noted(self, phase: str, facts: dict[str, int]) -> None:
        # Cleaning thaws everything first, and before the first of it nobody plays.
        if phase == "start" and gc.get_freeze_count():
            younger = range(facts["generation"] + 1)
            walked = sum(len(gc.get_objects(generation=each)) for each in younger)
            self.number, self._most = self.number + 1, max(self._most, walked)

    def most(self) -> int:
        """Things that the longest walked through since it was last asked."""
        most, self._most = self._most, 0
        return most


def main(games: int, game: str = "monster_lands", size: str = "") -> None:
    """Soak without a screen, in a home of its own."""
    os.environ["SDL_VIDEODRIVER"] = os.environ.get("SDL_VIDEODRIVER", "dummy")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    width, _, height = size.partition("x")
    window = (int(width), int(height)) if size else None
    with tempfile.TemporaryDirectory() as home:
        os.environ["FOUR_CROWNS_HOME"] = home
        pygame.display.init()
        pygame.font.init()
        with memory.by_hand():
            for told in soak(games, game_of(game), Path(home), window):
                print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
