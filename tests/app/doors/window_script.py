"""Run under a virtual display: opens the app as a player does, and prints what happened as JSON.

It waits for what should happen, not for time to pass: how long that takes is the machine's affair.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from collections.abc import Callable
from typing import Any

import pygame

from game.app import scenes
from game.app.doors.opening import opened
from game.app.window.loop import Loop
from game.app.window.scene import Push

#: Rounds of the loop after which what has not happened never will.
MOST_TURNS = 5_000
#: Seconds that a round sleeps at most.
NAP = 0.05
#: Frames of a menu that moves, and rounds of one that rests.
FRAMES, TURNS = 12, 40


def cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def turn_until(loop: Loop, happened: Callable[[], bool]) -> None:
    """Go on until something has happened, or never will."""
    for _ in range(MOST_TURNS):
        if happened() or not loop.stage.running:
            return
        loop.turn(NAP)


def rest(loop: Loop) -> tuple[int, float]:
    """Let everything come to rest: how many frames are drawn then, and the cost of a round."""
    stage = loop.stage
    turn_until(loop, lambda: not stage.ticking and not stage.dirty)
    frames, used = stage.frames, cpu_seconds()
    for _ in range(TURNS):
        loop.turn(NAP)
    return stage.frames - frames, (cpu_seconds() - used) / TURNS


def press(code: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def main() -> None:
    loop = opened()
    stage = loop.stage
    small = stage.size
    found: dict[str, Any] = {"driver": pygame.display.get_driver(), "size": small}
    found["title"] = pygame.display.get_caption()[0]
    found["class"] = os.environ["SDL_VIDEO_X11_WMCLASS"]
    begun, used = stage.frames, cpu_seconds()
    turn_until(loop, lambda: stage.frames >= begun + FRAMES)
    found["menu_frames"] = stage.frames - begun
    found["moving_cost"] = (cpu_seconds() - used) / FRAMES
    found["resting_frames"], found["resting_cost"] = rest(loop)

    stage.apply(Push(scenes.open_scene(stage, "settings")))
    found["idle_frames"], found["idle_cost"] = rest(loop)

    press(pygame.K_F11)
    turn_until(loop, lambda: stage.size != small)
    found["full"] = stage.size
    press(pygame.K_F11)
    turn_until(loop, lambda: stage.size == small)
    found["window"] = stage.size

    press(pygame.K_ESCAPE)
    turn_until(loop, lambda: type(stage.top).__name__ == "Menu")
    found["back_in"] = type(stage.top).__name__
    pygame.event.post(pygame.Event(pygame.QUIT))
    turn_until(loop, lambda: not stage.running)
    found["running"] = stage.running
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
