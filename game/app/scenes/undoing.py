"""Taking a decision back, as the rule of this table allows: freely, by consent, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.keep.match import Match
from game.app.scenes.dialog import Answer, Dialog, message
from game.app.table.rewind import redo_target, undo_target
from game.app.table.seeing import Watch, chooser
from game.app.widgets.base import Change
from game.app.window.scene import Push, Scene


class TakingBack:
    """Where undo and redo lead on a board, and what follows."""

    def __init__(
        self,
        scene: Scene,
        match: Match,
        watch: Watch,
        follow: Callable[[], Change | None],
        not_kept: Callable[[OSError], Change],
    ) -> None:
        self._scene, self._match, self._watch = scene, match, watch
        self._follow, self._not_kept = follow, not_kept

    def undo(self) -> Change | None:
        """Take the last part or decision of a person back, if what was seen since allows it."""
        session, viewer = self._match.session, self._watch.viewer
        if session.is_drafting and session.decision and session.decision.seat == viewer:
            # A part of a decision that is being composed: nobody need agree.
            session.undo()
            return self._done()
        return undo(self._scene, self._match, viewer, self.rewind)

    def redo(self) -> Change | None:
        """Do again what was taken back."""
        target = redo_target(self._match)
        if target is None:
            self._scene.stage.sound.play("error")
            return None
        return self.rewind(target)

    def rewind(self, target: int, force: bool = False) -> Change | None:
        """Go to another moment of the game."""
        try:
            self._match.session.jump(target, force, self._watch.viewer)
        except OSError as trouble:
            return self._not_kept(trouble)
        return self._done()

    def _done(self) -> Change | None:
        self._scene.stage.sound.play("undo")
        return self._follow()


def undo(
    scene: Scene, match: Match, seat: int, go: Callable[[int, bool], Change | None]
) -> Change | None:
    """Let a seat go back before the last decision of a person, or ask the other people first.

    `go` is told where to, and whether past something that was seen or decided in secret since. Who
    has no eyes to close is not asked: what a bot has seen or decided does not bar the way.
    """
    stage, words = scene.stage, scene.words
    target = undo_target(match)
    if target is None:
        stage.sound.play("error")
        return None
    past = match.session.why_not_back_to(target, seat) is not None
    refusal = match.session.why_not_back_to(target, seat, match.humans)
    policy = stage.settings.undo
    if refusal is None or policy == "free":
        return go(target, past)
    why = stage.speech(match.game, match.called).say(refusal.text)
    title = words("ui-board-undo-title")
    # While nobody looks, it is the person who decided that thinks again.
    asks = seat if seat in match.humans else chooser(match.session, target + 1)
    others = [match.name_of(each) for each in match.humans if each != asks]
    decider = dict(refusal.text.args).get("seat")
    if isinstance(decider, int):
        title = words("ui-board-undo-secret")
        others = [match.name_of(decider)]
    if policy == "strict":
        body = f"{why}\n{words('ui-board-undo-strict')}"
        return Push(message(stage, title, body, scene.game))
    answers = [
        Answer(_consent(scene, others), lambda: go(target, True), "danger"),
        Answer(words("ui-board-undo-not"), kind="primary"),
    ]
    return Push(Dialog(stage, title, why, answers, scene.game))


def _consent(scene: Scene, others: Sequence[str]) -> str:
    """The words by which the other people agree; alone one only makes up one's mind."""
    words = scene.words
    match others:
        case []:
            return words("ui-board-undo-alone")
        case [name]:
            return words("ui-board-undo-agrees", name=name)
        case _:
            return words("ui-board-undo-agreed")
