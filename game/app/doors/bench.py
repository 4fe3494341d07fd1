"""`python -m game bench app`: what a frame costs, beside one full-screen blit of the same run.

Ratios to a blit say more than milliseconds, because they hold on other machines. Starting is
measured in a process of its own, from its first instant to the first frame.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.app.window.stage import Stage

from game.rules import GAMES

SIZE = (1920, 1080)
FRAMES = 60
LONG_GAME = 1000
#: Units that the hand drags a plane from one frame to the next.
PULL = 12


def main(argv: Sequence[str]) -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m game bench app")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--game", default=GAMES[0], help="which game; the first on the shelf")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--whole", action="store_true", help="play every game to its end")
    parser.add_argument("--open", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--menu", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if args.menu or args.open:
        return _first_frame(args.open)
    found = measured(args.game, args.seed, args.whole)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    return 0


def measured(game: str, seed: int, whole: bool = False) -> dict[str, Any]:
    """Every number; those of all frames of a long stretch, or of a whole game, for every game."""
    import pygame

    from game.app.doors.evening import STRETCH, WHOLE, evening
    from game.app.doors.gaps import gaps
    from game.app.doors.shot import shots
    from game.rules import game_of

    pygame.display.init()
    pygame.display.set_mode(SIZE)
    blit = _blit()
    found: dict[str, Any] = {"size": f"{SIZE[0]}x{SIZE[1]}", "blit_ms": round(blit * 1000, 3)}
    known = shots()
    for name, shot in (("frame", "board"), ("animation", "board-motion"), ("menu", "menu")):
        if shot in known:
            found |= _ratios(name, _frames(shot, game, seed), blit)
    if "board" in known:
        found |= _ratios("panning", _panning(game, seed), blit)
    idle = "board" if "board" in known else "menu"
    found |= _ratios("idle", _idle(idle, game, seed), blit)
    if "board" in known and game_of(game).mind is not None:
        found |= gaps(game, seed)
    found["first_menu_frame_s"] = round(_started("--menu"), 3)
    if "board" in known:
        found |= _long_game(game, seed)
        most = WHOLE if whole else STRETCH
        found["all_frames"] = {each: evening(each, seed, _blit, most) for each in GAMES}
    return found


def _ratios(name: str, times: list[float], blit: float) -> dict[str, Any]:
    ordered = sorted(times)
    late = ordered[min(round(len(ordered) * 0.99), len(ordered) - 1)]
    return {
        f"{name}_ms": round(median(times) * 1000, 3),
        f"{name}_blits": round(median(times) / blit, 2),
        f"{name}_p99_blits": round(late / blit, 2),
    }


def _timed(work: Callable[[], object]) -> float:
    """Seconds of the processor: what else runs on the machine is not measured."""
    start = time.process_time()
    work()
    return time.process_time() - start


def _blit() -> float:
    """One opaque full-screen blit, in seconds."""
    import pygame

    screen, page = pygame.display.get_surface(), pygame.Surface(SIZE).convert()
    assert screen is not None
    return median(_timed(lambda: screen.blit(page, (0, 0))) for _ in range(100))


def _stage(shot: str, game: str, seed: int, animation: str) -> Stage:
    import pygame

    from game.app.doors.shot import stage_of, take
    from game.app.studio.samples import Request

    stage = stage_of(SIZE, animation=animation)
    stage.resize(SIZE, pygame.display.get_surface())
    return take(shot, Request(stage, game, seed))


def _frames(shot: str, game: str, seed: int) -> list[float]:
    """Whole frames with everything that is kept already there, memory swept as the window does."""
    from game.app.window import memory

    stage = _stage(shot, game, seed, "normal")
    stage.draw(force=True)
    sweeper = memory.Sweeper()

    def frame() -> None:
        stage.step(1 / 60)
        stage.draw(force=True)
        sweeper.sweep()

    memory.clean()
    with memory.by_hand():
        return [_timed(frame) for _ in range(FRAMES)]


def _panning(game: str, seed: int) -> list[float]:
    """Frames of the board while a plane larger than its place is dragged to and fro."""
    from game.app.doors.plane import spread
    from game.app.scenes.board import BoardScene
    from game.app.widgets.intents import Down, Hover, Intent, Zoom

    stage = _stage("board", game, seed, "normal")
    scene = stage.top
    assert isinstance(scene, BoardScene)
    scene.board = spread(scene.board)
    scene.rebuild()
    assert scene.built is not None
    x, y = scene.built.root.page.middle.rect.center
    intents: tuple[Intent, ...] = (Hover((x, y)), *[Zoom(1)] * 3, Down((x, y)))
    for intent in intents:
        stage.tell(intent)
    ways = [*range(FRAMES), *reversed(range(FRAMES))]

    def frame(way: int) -> None:
        stage.tell(Hover((x - way * PULL, y - way * PULL / 2)))
        stage.step(1 / 60)
        stage.draw(force=True)

    for way in ways:
        frame(way)
    return [_timed(lambda way=way: frame(way)) for way in ways]  # type: ignore[misc]


def _idle(shot: str, game: str, seed: int) -> list[float]:
    """Rounds of the loop in which nothing happens: no tick is asked for, nothing is drawn."""
    stage = _stage(shot, game, seed, "off")
    stage.draw()

    def tick() -> None:
        if stage.ticking:
            stage.step(1 / 60)
        if stage.dirty:
            stage.draw()

    return [_timed(tick) for _ in range(FRAMES)]


def _started(*args: str) -> float:
    """Seconds from the start of a process to its first frame, the best of three."""
    # The built app is its own interpreter.
    module = () if getattr(sys, "frozen", False) else ("-m", "game")
    command = [sys.executable, *module, "bench", "app", *args]

    def start() -> float:
        before = os.times()
        subprocess.run(command, check=True)
        after = os.times()
        user = after.children_user - before.children_user
        system = after.children_system - before.children_system
        # Where no system counts for children, the clock must do.
        return user + system or after.elapsed - before.elapsed

    return min(start() for _ in range(3))


def _first_frame(journal: Path | None) -> int:
    """In the process that is measured: draw one frame of the menu or of a board, and leave."""
    from game.app.doors.opening import opened

    stage = opened().stage
    if journal is not None:
        from game.app.keep import saves
        from game.app.scenes.menu import open_save

        stage.apply(open_save(stage, saves.find(journal)))
        stage.draw()
    # The end of the process is not the app's: leave without taking everything apart.
    os._exit(0)


def _long_game(game: str, seed: int) -> dict[str, Any]:
    """Seconds to a board from a save of a thousand commits (or as many as there are)."""
    from game.bots import RandomPlayer
    from game.engine import Situation
    from game.engine.game import Setup
    from game.engine.journal import Journal
    from game.engine.session import Session
    from game.rules import game_of

    face = game_of(game)
    session = Session.begin(face, Setup(game, face.seats[1], seed))
    player = RandomPlayer(seed)
    while session.cursor < LONG_GAME and (decision := session.decision) is not None:
        # Somebody who cannot make up their mind: games of a thousand decisions are rare.
        back = next((option for option in decision.options if option.back), None)
        choice = player.choose(Situation(face, decision, session.table))
        session.choose(choice if back is None else back)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.journal"
        Journal.create(path, session).close()
        seconds = _started("--open", str(path))
    return {"long_game_commits": session.cursor, "board_from_save_s": round(seconds, 3)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
