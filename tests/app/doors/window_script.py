"""Run under a virtual display: opens the app as a player does, and prints what happened as JSON."""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from typing import Any

import pygame

from game.app import scenes
from game.app.doors.opening import opened
from game.app.scenes.menu import REST_AFTER
from game.app.window.scene import Push


def cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def turns(loop: Any, seconds: float) -> None:
    until = time.perf_counter() + seconds
    while loop.stage.running and time.perf_counter() < until:
        loop.turn(nap=0.2)


def share(loop: Any, seconds: float) -> float:
    """How much of a core the app takes."""
    start, used = time.perf_counter(), cpu_seconds()
    turns(loop, seconds)
    return (cpu_seconds() - used) / (time.perf_counter() - start)


def press(code: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def main() -> None:
    loop = opened()
    stage = loop.stage
    found: dict[str, Any] = {"driver": pygame.display.get_driver(), "size": stage.size}
    found["title"] = pygame.display.get_caption()[0]
    found["class"] = os.environ["SDL_VIDEO_X11_WMCLASS"]
    found["moving_share"] = share(loop, 0.8)
    found["menu_frames"] = stage.frames
    turns(loop, REST_AFTER)
    frames = stage.frames
    found["menu_share"] = share(loop, 2.0)
    found["resting_frames"] = stage.frames - frames

    stage.apply(Push(scenes.open_scene(stage, "settings")))
    turns(loop, 0.5)
    frames = stage.frames
    found["idle_share"] = share(loop, 3.0)
    found["idle_frames"] = stage.frames - frames

    press(pygame.K_F11)
    turns(loop, 0.5)
    found["full"] = stage.size
    press(pygame.K_F11)
    turns(loop, 0.5)
    found["window"] = stage.size

    press(pygame.K_ESCAPE)
    turns(loop, 0.3)
    found["back_in"] = type(stage.top).__name__
    pygame.event.post(pygame.Event(pygame.QUIT))
    turns(loop, 0.3)
    found["running"] = stage.running
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
