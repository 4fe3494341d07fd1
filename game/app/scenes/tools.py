"""The tools of the top bar: undo, redo, log, hint, rules, menu; only those that lead somewhere."""

from __future__ import annotations

from typing import Any

from game.app import scenes
from game.app.keep.match import Match
from game.app.table.advising import can_advise
from game.app.table.rewind import redo_target, undo_target
from game.app.table.seeing import Watch
from game.app.table.topbar import Tool
from game.app.widgets.base import Press
from game.app.window.scene import Push, Scene
from game.app.window.stage import Stage


def tools(scene: Scene, match: Match, watch: Watch, undo: Press, redo: Press) -> list[Tool]:
    """What stands at the right of the top bar now."""
    words = scene.words
    taken = match.session.is_drafting or undo_target(match) is not None
    back = taken and watch.awaited is None
    again = redo_target(match) is not None
    found = [
        Tool("undo", words("ui-board-undo"), "app.undo", "z", undo, back),
        Tool("redo", words("ui-board-redo"), "app.redo", "y", redo, again),
    ]
    for name, label, icon, key in (
        ("log", words("ui-board-log"), "app.log", "l"),
        ("hint", words("ui-board-hint"), "app.hint", "h"),
        ("rulebook", words("ui-board-rules"), "app.rulebook", "f1"),
    ):
        if scenes.is_there(name) and (name != "hint" or can_advise(match)):
            press = _opener(scene.stage, name, match, watch.viewer)
            asked = name != "hint" or _is_asked(match, watch)
            found.append(Tool(name, label, icon, key, press, asked))
    found.append(music_tool(scene))
    found.append(Tool("menu", words("ui-board-menu"), "app.menu", "escape", scene.back))
    return found


def _is_asked(match: Match, watch: Watch) -> bool:
    decision = match.session.decision
    return decision is not None and decision.seat == watch.viewer


def music_tool(scene: Scene) -> Tool:
    """Turns the music off, or on again."""
    off = scene.stage.settings.music_off
    label = scene.words("ui-music-on" if off else "ui-music-off")
    icon = "app.music_off" if off else "app.music"
    return Tool("music", label, icon, "m", scene.stage.switch_music)


def _opener(stage: Stage, name: str, match: Match, viewer: int) -> Press:
    what: dict[str, Any] = {"match": match, "eyes": viewer}
    if name == "rulebook":
        decision = match.session.decision
        # The book opens at the page that fits what is being asked.
        what = {"game": match.game, "step": decision.step if decision is not None else None}
    return lambda: Push(scenes.open_scene(stage, name, **what))
