"""The way out of a game: stay, change a setting, or go back to the menu."""

from __future__ import annotations

from game.app import scenes
from game.app.scenes.dialog import Answer, Dialog
from game.app.widgets.base import Change, Press
from game.app.window.scene import Push, Scene


def ask(scene: Scene, leave: Press) -> Change:
    """Ask before a game is left; nothing is lost either way."""
    stage, words = scene.stage, scene.words
    answers = [
        Answer(words("ui-board-leave"), leave, "danger"),
        Answer(words("ui-menu-settings"), lambda: Push(scenes.open_scene(stage, "settings"))),
        Answer(words("ui-board-stay"), kind="primary"),
    ]
    return Push(Dialog(stage, words("ui-board-menu"), words("ui-quit-body"), answers, scene.game))
