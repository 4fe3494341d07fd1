"""`four-crowns --self-test`: the program proves on this machine that it is whole and works.

Every game on the shelf is asked the same; nothing of the player's own is seen or touched.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import __version__
from game.app.doors.proving.checks import Check, prove
from game.library.places import HOME_VARIABLE, keep_in


def main() -> int:
    """Make every check, one line each, then a summary; 0 only if all hold."""
    # Neither a screen nor a sound device is needed, or used.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    way = "built app" if getattr(sys, "frozen", False) else "source"
    with a_home_of_its_own():
        return prove(every_check(), f"Four Crowns {__version__} ({way})")


def every_check() -> Iterator[Check]:
    """All there is to prove, the parts before what needs them."""
    from game.app.doors.proving import drawing, parts, playing, teaching, thinking
    from game.rules import games

    yield from parts.checks()
    for game in games().values():
        yield from parts.checks_of(game)
        yield from playing.checks_of(game)
        yield from teaching.checks_of(game)
        yield from thinking.checks_of(game)
        yield from drawing.checks_of(game)
    yield from drawing.checks()
    yield from thinking.checks()
    yield from parts.last_checks()


@contextmanager
def a_home_of_its_own() -> Iterator[Path]:
    """Keep everything in a folder that is gone afterwards."""
    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="four-crowns-", ignore_cleanup_errors=True) as folder:
        keep_in(Path(folder))
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before
