"""The screens, one module each, found by name.

A scene module may have:
- ``open_scene(stage, **what) -> Scene``: how others push it without importing it by name;
- ``is_worth_opening(stage) -> bool``: whether there is anything to show (default: yes);
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
    "menu", "shelf", "setup", "settings", "dialog", "board", "posed", "cover",
    "log", "replay", "results", "rulebook", "saves", "tutorials",
)  # fmt: skip


def module(name: str) -> ModuleType | None:
    """A scene's module, if the app has it."""
    full = f"{__name__}.{name}"
    return import_module(full) if find_spec(full) is not None else None


def modules() -> Iterator[ModuleType]:
    """Every scene module there is."""
    for name in NAMES:
        found = module(name)
        if found is not None:
            yield found


def is_open(stage: Stage, name: str) -> bool:
    """Whether a scene exists and has something to show."""
    found = module(name)
    if found is None or not hasattr(found, "open_scene"):
        return False
    worth = getattr(found, "is_worth_opening", None)
    return worth is None or bool(worth(stage))


def open_scene(stage: Stage, name: str, **what: Any) -> Scene:
    """A scene by name, with what it needs."""
    found = module(name)
    if found is None:
        raise LookupError(f"there is no scene {name}")
    scene: Scene = found.open_scene(stage, **what)
    return scene


def rules_over(stage: Stage) -> Change | None:
    """The rulebook, over whatever is on; scenes that know a better page open it themselves."""
    if not is_open(stage, "rulebook"):
        return None
    return Push(open_scene(stage, "rulebook", game=games().get(stage.top.game)))
