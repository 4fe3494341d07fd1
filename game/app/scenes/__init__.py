"""The screens, one module each, found by name.

A scene module may have:
- ``open_scene(stage, **what) -> Scene``: how others push it without importing it by name;
- ``SHOTS``: name -> function of a `studio.samples.Request` that gives the scene to photograph.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from game.app.widgets.base import Change
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage
from game.rules import games

NAMES = (
    "menu", "shelf", "setup", "guests", "settings", "dialog", "board", "posed", "cover",
    "log", "replay", "results", "records", "rulebook", "saves", "tutorials", "lesson",
    "hint", "thoughts", "turnings", "meeting", "strength",
)  # fmt: skip


def is_there(name: str) -> bool:
    """Whether the app has a scene of this name; nothing is imported for it."""
    return find_spec(f"{__name__}.{name}") is not None


def module(name: str) -> ModuleType | None:
    """A scene's module, if the app has it."""
    return import_module(f"{__name__}.{name}") if is_there(name) else None


def modules() -> Iterator[ModuleType]:
    """Every scene module there is."""
    for name in NAMES:
        found = module(name)
        if found is not None:
            yield found


def open_scene(stage: Stage, name: str, **what: Any) -> Scene:
    """A scene by name, with what it needs."""
    found = module(name)
    if found is None:
        raise LookupError(f"there is no scene {name}")
    scene: Scene = found.open_scene(stage, **what)
    return scene


def rules_over(stage: Stage) -> Change:
    """The rulebook, over whatever is on; scenes that know a better page open it themselves."""
    return Push(open_scene(stage, "rulebook", game=games().get(stage.top.game)))
