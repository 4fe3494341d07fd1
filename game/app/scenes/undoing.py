"""Taking a decision back, as the rule of this table allows: freely, by consent, or not at all."""

from __future__ import annotations

from collections.abc import Callable

from game.app.keep.match import Match
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.table.rewind import undo_target
from game.app.widgets.base import Change
from game.app.window.scene import Push, Scene


def undo(
    scene: Scene, match: Match, seat: int, go: Callable[[int, bool], Change | None]
) -> Change | None:
    """Let a seat go back before the last decision of a person, or ask the others first.

    `go` is told where to, and whether past something that was seen or decided in secret since.
    """
    stage, words = scene.stage, scene.words
    target = undo_target(match)
    if target is None:
        stage.sound.play("error")
        return None
    refusal = match.session.why_not_back_to(target, seat)
    policy = stage.settings.undo
    if refusal is None or policy == "free":
        return go(target, refusal is not None)
    why = stage.speech(match.game, match.called).say(refusal.text)
    title, agreed = words("ui-board-undo-title"), words("ui-board-undo-agreed")
    decider = dict(refusal.text.args).get("seat")
    if isinstance(decider, int):
        title = words("ui-board-undo-secret")
        agreed = words("ui-board-undo-agrees", name=match.name_of(decider))
    if policy == "strict":
        body = f"{why}\n{words('ui-board-undo-strict')}"
        return Push(message(stage, title, body, scene.game))
    answers = [
        Answer(agreed, lambda: go(target, True), "danger"),
        Answer(words("ui-board-undo-not"), kind="primary"),
    ]
    return Push(Dialog(stage, title, why, answers, scene.game))
