"""The mark of an open app: who finds one that nobody holds knows that its owner was cut off.

The mark names the release and the game that was on the table, and beside it lies what the
interpreter says in its last moment. An app that ends well leaves the mark empty.
"""

from __future__ import annotations

import faulthandler
import json
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any, TextIO

from attrs import frozen

from game import __version__
from game.app.keep import reports
from game.engine.disk import hold
from game.library.places import user_data_dir, user_log_dir

FILE = "open.json"
LAST_WORDS = "last-words.txt"
MOST_BYTES = 20_000


@frozen
class CutOff:
    """What an app left behind that never came to its end."""

    #: The game that was on the table, if there was one.
    journal: Path | None
    #: Where it is written down what the interpreter said, if it said anything.
    report: Path | None


class Mark:
    """Begun before the window opens, ended when the player has left."""

    def __init__(self) -> None:
        #: How the app ended that was open before this one; None if it ended well.
        self.before: CutOff | None = None
        #: The game on the table.
        self.journal: Path | None = None
        self._file: FileIO | None = None
        self._words: TextIO | None = None

    def begin(self) -> None:
        """Look at the mark of the last time and set one; a second open app sets none."""
        with suppress(OSError):
            user_data_dir().mkdir(parents=True, exist_ok=True)
            # Opened for appending as well, so that what is there is not lost.
            file = FileIO(user_data_dir() / FILE, "a+")
            if not hold(file):
                file.close()
                return
            self._file = file
            self.before = _read(file)
            self._set(None)
            self._listen()

    def note(self, journal: Path | None) -> None:
        """This game is on the table now."""
        if journal != self.journal:
            self._set(journal)

    def end(self, well: bool = True) -> None:
        """The app ends, as it should or by a mistake of ours, which the next one will hear of."""
        with suppress(OSError):
            if self._words is not None:
                faulthandler.disable()
                self._words.close()
            if self._file is not None:
                if well:
                    self._file.truncate(0)
                self._file.close()
        self._file = self._words = None

    def _set(self, journal: Path | None) -> None:
        self.journal = journal
        if self._file is None:
            return
        told = {"version": __version__, "journal": None if journal is None else str(journal)}
        with suppress(OSError):
            self._file.truncate(0)
            self._file.write(json.dumps(told).encode())

    def _listen(self) -> None:
        """Have the interpreter write down where it was, should it be ended by the system."""
        path = user_log_dir() / LAST_WORDS
        path.parent.mkdir(parents=True, exist_ok=True)
        self._words = path.open("w", encoding="utf-8")
        faulthandler.enable(self._words)


def _read(file: FileIO) -> CutOff | None:
    """What the mark of the last time says; None if that ended well, or there was none."""
    file.seek(0)
    written = file.read(MOST_BYTES)
    if not written:
        return None
    told: Any = None
    with suppress(ValueError, RecursionError):
        told = json.loads(written)
    told = told if isinstance(told, dict) else {}
    journal = Path(str(told["journal"])) if told.get("journal") else None
    return CutOff(journal, _reported(journal, str(told.get("version", "?"))))


def _reported(journal: Path | None, version: str) -> Path | None:
    """The report of what the interpreter said last, if it came to say anything."""
    with suppress(OSError):
        words = (user_log_dir() / LAST_WORDS).read_text("utf-8", errors="replace")
        if words:
            return reports.write(words, journal, version)
    return None
