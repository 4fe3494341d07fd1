"""Taking back and doing again, from one decision of a person to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.keep.match import Match
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.table.seeing import chooser
from game.app.widgets.base import Change
from game.app.window.scene import Push

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


def undo(scene: BoardScene) -> Change | None:
    """Take the last part or decision of a person back, as the rule of this table allows."""
    if scene.match.session.is_drafting and scene.sight.mine:
        return scene.take_part_back()
    target = undo_target(scene.match)
    if target is None:
        scene.stage.sound.play("error")
        return None
    refusal = scene.match.session.why_not_back_to(target, scene.watch.viewer)
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
