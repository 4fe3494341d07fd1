"""The app: pygame scenes over any game of the engine. `run` opens it.

Nothing heavy is imported here, so that the command line stays quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

# Before anything of the app imports pygame, which would greet on standard output.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def run(argv: Sequence[str] = ()) -> int:
    """Open the window and the menu; 0 when the player leaves, 1 if it cannot be opened."""
    try:
        from game.app.doors.opening import CannotOpen, play
    except ImportError as missing:
        _complain(_lacking(missing))
        return 1
    try:
        play()
    except CannotOpen as trouble:
        _complain(str(trouble))
        return 1
    return 0


def _complain(trouble: str) -> None:
    """Say it on the terminal; the built app, begun with a click, has none and opens a box."""
    print(trouble, file=sys.stderr)
    if getattr(sys, "frozen", False) and not (sys.stderr and sys.stderr.isatty()):
        with suppress(Exception):  # where no box can be had, it has been said already
            from pygame.display import message_box

            message_box("Four Crowns", trouble, "error")


def _lacking(missing: ImportError) -> str:
    """Which library is not there, in the reader's language if that can still be said."""
    try:
        from game.app.keep.settings import language_of_machine
        from game.app.telling.words import Speech
    except ImportError:
        return str(missing)
    speech = Speech(language_of_machine())
    return speech("ui-trouble-library", name=missing.name or str(missing))
