"""After a mistake of ours the player finds the menu and a sentence, not a closed window."""

from __future__ import annotations

import time
import traceback
from contextlib import suppress
from pathlib import Path

from game.app import scenes
from game.app.scenes.dialog import message
from game.app.window.scene import Reset
from game.app.window.stage import Stage
from game.library.places import user_data_dir

REPORT = "trouble.txt"
#: Seconds within which a second mistake means that the menu itself does not work.
PATIENCE = 5.0


class Recovery:
    """Leads a stage back to its menu, unless that was tried a moment ago."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._last = -PATIENCE

    def begin_again(self, report: Path) -> bool:
        """Leave whatever is open and say so in the menu; False if that would not help."""
        now = time.monotonic()
        if now - self._last < PATIENCE:
            return False
        self._last = now
        stage = self._stage
        for scene in stage.scenes:
            scene.let_go()
        words = stage.words
        said = words("ui-trouble-left-body", file=str(report))
        told = message(stage, words("ui-trouble-left"), said)
        stage.apply(Reset(scenes.open_scene(stage, "menu"), (told,)))
        return True


def report() -> Path:
    """Write down what went wrong, for whoever mends it; the games are safe in their journals."""
    path = user_data_dir() / REPORT
    with suppress(OSError):
        path.write_text(traceback.format_exc(), encoding="utf-8")
    return path
