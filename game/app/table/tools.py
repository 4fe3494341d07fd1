"""The tools of the top bar: undo, redo, log, hint, rules, menu; only those that lead somewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.app import scenes
from game.app.table import rewind
from game.app.table.topbar import Tool
from game.app.widgets.base import Change
from game.app.window.scene import Push

if TYPE_CHECKING:
    from game.app.scenes.board import BoardScene

__all__ = ["Tool", "tools"]


def tools(scene: BoardScene) -> list[Tool]:
    """What stands at the right of the top bar now."""
    words = scene.words
    taken = scene.match.session.is_drafting or rewind.undo_target(scene.match) is not None
    back = taken and scene.watch.awaited is None
    again = rewind.redo_target(scene.match) is not None
    found = [
        Tool("undo", words("ui-board-undo"), "app.undo", "z", scene.undo, back),
        Tool("redo", words("ui-board-redo"), "app.redo", "y", scene.redo, again),
    ]
    for name, label, icon, key in (
        ("log", words("ui-board-log"), "app.log", "l"),
        ("hint", words("ui-board-hint"), "app.hint", "h"),
        ("rulebook", words("ui-board-rules"), "app.rulebook", "f1"),
    ):
        if scenes.is_open(scene.stage, name):
            found.append(Tool(name, label, icon, key, _opener(scene, name)))
    found.append(Tool("menu", words("ui-board-menu"), "app.menu", "escape", scene.back))
    return found


def _opener(scene: BoardScene, name: str) -> Callable[[], Change]:
    match = scene.match
    what: dict[str, Any] = {"match": match, "eyes": scene.watch.viewer}
    if name == "rulebook":
        decision = match.session.decision
        # The book opens at the page that fits what is being asked.
        what = {"game": match.game, "step": decision.step if decision is not None else None}
    return lambda: Push(scenes.open_scene(scene.stage, name, **what))
