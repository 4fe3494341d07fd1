"""Taking a decision back, as the rule of this table allows: freely, by consent, or not at all."""

from __future__ import annotations

from collections.abc import Callable

from game.app.keep.match import Match
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.table.rewind import undo_target, why_not_back
from game.app.widgets.base import Change
from game.app.window.scene import Push, Scene


def undo(scene: Scene, match: Match, go: Callable[[int, bool], Change | None]) -> Change | None:
    """Go back before the last decision of a person, or ask the table first.

    `go` is told where to, and whether past something that was seen since.
    """
    stage, words = scene.stage, scene.words
    target = undo_target(match)
    if target is None:
        stage.sound.play("error")
        return None
    refusal = why_not_back(match.session, target)
    policy = stage.settings.undo
    if refusal is None or policy == "free":
        return go(target, refusal is not None)
    why = stage.speech(match.game, match.name_of).say(refusal.text)
    title = words("ui-board-undo-title")
    if policy == "strict":
        body = f"{why}\n{words('ui-board-undo-strict')}"
        return Push(message(stage, title, body, scene.game))
    answers = [
        Answer(words("ui-board-undo-agreed"), lambda: go(target, True), "danger"),
        Answer(words("ui-board-undo-not"), kind="primary"),
    ]
    return Push(Dialog(stage, title, why, answers, scene.game))
