"""An evening at the table in one process: games of bots, resizes, looks into log and replay.

`python -m tests.app.soak GAMES` prints one line of JSON a game, with the memory, the open files
and how much the collector walked through at once. A test reads them: what is kept for a window must
go with it.
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
from game.engine.game import Game, Setup
from game.rules import game_of

#: From the smallest window to the largest and back, as somebody drags it to a bigger screen.
WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768))
#: Seconds of a frame: coarse, so that an hour passes in minutes.
FRAME = 0.1
#: Frames between two resizes.
STAY = 60
#: Frames after which a game is left.
MOST_FRAMES = 3_600


def soak(games: int, game: Game, home: Path) -> Iterator[dict[str, Any]]:
    """Play so many games and tell after each what the process holds."""
    store = SettingsStore(home / "settings.json", Settings(animation="fast", undo="free"))
    stage = Stage(WINDOWS[0], store, skins=skin_of)
    stage.apply(Push(scenes.open_scene(stage, "menu")))
    loop, rounds = Loop(stage), Rounds()
    windows = cycle(WINDOWS)
    for number in range(games):
        frames = play(loop, game, number, windows)
        leaf_through(stage, windows)
        stage.apply(Reset(scenes.open_scene(stage, "menu")))
        resize(stage, WINDOWS[0])
        stage.draw()
        loop.clean()
        yield {"game": number, "frames": frames, **held(), "walked": rounds.most()}


def play(loop: Loop, game: Game, number: int, windows: Iterator[tuple[int, int]]) -> int:
    """One game of bots on the board, to its end."""
    stage, players = loop.stage, game.seats[1] - number % 2
    bot = tuple(game.players)[-1] if game.players else "random"
    seats = [evolve(seat, player=bot) for seat in default_seats(["A", "B", "C", "D"][:players])]
    match = saves.begin(game, Setup(game.id, players, 100 + number), seats)
    board = BoardScene(stage, match)
    stage.apply(Reset(scenes.open_scene(stage, "menu"), (board,)))
    for frame in range(MOST_FRAMES):
        if stage.top is not board:
            return frame
        if frame % STAY == 0:
            resize(stage, next(windows))
        stage.step(FRAME)
        stage.draw()
        loop.clean()
    return MOST_FRAMES


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
    """How much full rounds of the collector walk through in play; cleaning up is no part of it.

    A thing takes less than half a microsecond, so this is the pause that a player feels, whatever
    else the machine does.
    """

    def __init__(self) -> None:
        self._most = 0
        gc.callbacks.append(self._noted)

    def _noted(self, phase: str, facts: dict[str, int]) -> None:
        # Cleaning thaws everything first.
        if phase == "start" and facts["generation"] == 2 and gc.get_freeze_count():
            self._most = max(self._most, len(gc.get_objects()))

    def most(self) -> int:
        """Things that the longest walked through since it was last asked."""
        most, self._most = self._most, 0
        return most


def main(games: int) -> None:
    """Soak without a screen, in a home of its own."""
    os.environ["SDL_VIDEODRIVER"] = os.environ.get("SDL_VIDEODRIVER", "dummy")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        os.environ["FOUR_CROWNS_HOME"] = home
        pygame.display.init()
        pygame.font.init()
        with memory.by_hand():
            for told in soak(games, game_of("monster_lands"), Path(home)):
                print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
