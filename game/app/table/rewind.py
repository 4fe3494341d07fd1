"""Taking back and doing again, from one decision of a person to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.keep.match import Match
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.table.seeing import chooser
from game.app.widgets.base import Change
from game.app.window.scene import Push
from game.engine.session import Session, UndoRefused
from game.engine.steps import Refusal

if TYPE_CHECKING:
    from game.app.scenes.board import BoardScene


def undo_target(match: Match) -> int | None:
    """The moment before the last decision of a person; without people, of anybody."""
    session = match.session
    people = match.humans
    for number in range(session.cursor, 0, -1):
        if not people or chooser(session, number) in people:
            return number - 1
    return None


def redo_target(match: Match) -> int | None:
    """The next moment at which a person decides, or the last one there is."""
    session = match.session
    last = len(session.commits) - 1
    if session.cursor >= last:
        return None
    for number in range(session.cursor + 1, last):
        if not match.humans or chooser(session, number + 1) in match.humans:
            return number
    return last


def why_not_back(session: Session, target: int) -> Refusal | None:
    """What was seen since then, if something was: the reason to ask the table."""
    try:
        trial = session.branch()
        trial.jump(target)
    except UndoRefused as refused:
        return refused.refusal
    return None


def undo(scene: BoardScene) -> Change | None:
    """Take the last decision of a person back, as the rule of this table allows."""
    target = undo_target(scene.match)
    if target is None:
        scene.stage.sound.play("error")
        return None
    refusal = why_not_back(scene.match.session, target)
    policy = scene.stage.settings.undo
    if refusal is None or policy == "free":
        return scene.rewind(target, force=refusal is not None)
    words, why = scene.words, scene.speech.say(refusal.text)
    title = words("ui-board-undo-title")
    if policy == "strict":
        body = f"{why}\n{words('ui-board-undo-strict')}"
        return Push(message(scene.stage, title, body, scene.game))
    answers = [
        Answer(words("ui-board-undo-agreed"), lambda: scene.rewind(target, True), "danger"),
        Answer(words("ui-board-undo-not"), kind="primary"),
    ]
    return Push(Dialog(scene.stage, title, why, answers, scene.game))


def redo(scene: BoardScene) -> Change | None:
    """Do again what was taken back."""
    target = redo_target(scene.match)
    if target is None:
        scene.stage.sound.play("error")
        return None
    return scene.rewind(target)
