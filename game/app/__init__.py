"""The app: pygame scenes over any game of the engine. `run` opens it.

Nothing heavy is imported here, so that the command line stays quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

# Before anything of the app imports pygame, which would greet on standard output.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def run(argv: Sequence[str] = ()) -> int:
    """Open the window and the menu; 0 when the player leaves, 1 if it cannot be opened."""
    try:
        from game.app.doors.opening import CannotOpen, play
    except ImportError as missing:
        print(_lacking(missing), file=sys.stderr)
        return 1
    try:
        play()
    except CannotOpen as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def _lacking(missing: ImportError) -> str:
    """Which library is not there, in the reader's language if that can still be said."""
    try:
        from game.app.keep.settings import language_of_machine
        from game.app.telling.words import Speech
    except ImportError:
        return str(missing)
    speech = Speech(language_of_machine())
    return speech("ui-trouble-library", name=missing.name or str(missing))
