"""A save that cannot be opened: why, and its sound beginning as a new game where there is one."""

from __future__ import annotations

from collections.abc import Callable

from game.app.keep.carrying import salvage
from game.app.keep.save import Save
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.telling.troubles import TROUBLES, said
from game.app.widgets.base import Change
from game.app.window.scene import Push
from game.app.window.stage import Stage
from game.engine.salvaging import is_damaged


def explain(stage: Stage, trouble: Exception) -> Change:
    """Say why a save cannot be opened."""
    return Push(message(stage, stage.words("ui-save-trouble"), said(stage.words, trouble)))


def offer(
    stage: Stage, save: Save, trouble: Exception, reopen: Callable[[Stage, Save], Change]
) -> Change:
    """Say why, and offer to open what is sound of it in another save."""
    if not is_damaged(trouble):
        return explain(stage, trouble)
    words = stage.words

    def mend() -> Change:
        try:
            return reopen(stage, salvage(save))
        except TROUBLES as further:
            return explain(stage, further)

    answers = [
        Answer(words("ui-save-mend"), mend, "primary"),
        Answer(words("ui-save-leave")),
    ]
    body = f"{said(words, trouble)} {words('ui-save-mend-body')}"
    return Push(Dialog(stage, words("ui-save-trouble"), body, answers))
