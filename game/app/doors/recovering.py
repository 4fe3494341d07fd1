"""After a mistake of ours the player finds the menu and a sentence, not a closed window.

The same after the whole app was cut off: the next start offers to go on with the game.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.app import scenes
from game.app.boards.covers import name_of
from game.app.keep import reports, saves
from game.app.keep.mark import CutOff
from game.app.keep.save import Save
from game.app.scenes.dialog import Answer, Dialog
from game.app.scenes.menu import open_save
from game.app.telling.troubles import TROUBLES
from game.app.window.scene import Push, Reset
from game.app.window.stage import Stage

#: Seconds within which a second mistake means that the menu itself does not work.
PATIENCE = 5.0


class Recovery:
    """Leads a stage back to its menu, unless that was tried a moment ago."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._last = -PATIENCE
        #: The game that was left when something went wrong.
        self.journal: Path | None = None

    def begin_again(self) -> bool:
        """Leave whatever is open and say so in the menu; False if that would not help."""
        now = time.monotonic()
        if now - self._last < PATIENCE:
            return False
        self._last = now
        stage = self._stage
        self.journal = stage.journal
        report = reports.write(traceback.format_exc(), self.journal)
        for scene in stage.scenes:
            scene.let_go()
        said = stage.words("ui-trouble-left-body", file=str(report))
        told = _offer(stage, stage.words("ui-trouble-left"), said, self.journal)
        stage.apply(Reset(scenes.open_scene(stage, "menu"), (told,)))
        return True


def welcome_back(stage: Stage, before: CutOff | None) -> None:
    """Offer to go on, if the app was cut off while a game was on the table."""
    if before is None or (before.journal is None and before.report is None):
        return
    words = stage.words
    body = [words("ui-trouble-cut-body")]
    if before.report is not None:
        body.append(words("ui-trouble-cut-report", file=str(before.report)))
    stage.apply(Push(_offer(stage, words("ui-trouble-cut"), " ".join(body), before.journal)))


def _offer(stage: Stage, title: str, body: str, journal: Path | None) -> Dialog:
    """What happened, and the way back into the game if there is one."""
    answers = [*_ways_back(stage, journal)]
    kind = "secondary" if answers else "primary"
    return Dialog(stage, title, body, [*answers, Answer(stage.words("ui-close"), kind=kind)])


def _ways_back(stage: Stage, journal: Path | None) -> Iterator[Answer]:
    save = None if journal is None else _found(journal)
    if save is not None and not save.is_over:
        label = stage.words("ui-menu-continue", game=name_of(save.setup.game, stage.words.lang))
        yield Answer(label, lambda: open_save(stage, save), "primary")


def _found(journal: Path) -> Save | None:
    with suppress(*TROUBLES):
        return saves.find(journal)
    return None
