"""The journal: a game on disk, one line a commit, never rewritten.

Each line is JSON with a checksum that also covers the line before, so a changed, missing or
foreign line is noticed. A line is flushed to the disk before the choice is shown. A torn last
line (the plug was pulled) is dropped with a notice; anything else wrong is one `JournalError`
that names the line, and the file is left as it was. Whoever writes a journal holds it, so that
two never write the same; if it is taken away meanwhile, it is put back whole.
"""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

from game import __version__
from game.engine import contents
from game.engine.codec import codec, setup_to_json
from game.engine.disk import hold, keep_name, not_written, writing
from game.engine.game import Game
from game.engine.lines import MOST_BYTES, Document, JournalError, chained, opened
from game.engine.recalling import FORMAT, MOST_COMMITS, Opened, glimpse, peek, read
from game.engine.session import Commit, Session
from game.engine.text import text

__all__ = ["Journal", "JournalError", "Opened", "glimpse", "peek", "read"]


class Journal:
    """An open journal that writes down what a session does."""

    def __init__(
        self, path: Path, file: FileIO, game: Game, size: int = 0, checksum: str = ""
    ) -> None:
        self._path = os.path.abspath(path)
        self._file, self._identity = file, _identity(os.fstat(file.fileno()))
        self._codec = codec(game)
        self._size = size
        self._checksum = checksum
        #: Whether something may stand behind the last sound line: it is cut off before writing.
        self._torn = True

    @classmethod
    def create(
        cls,
        path: Path,
        session: Session,
        about: Document | None = None,
        release: str = __version__,
    ) -> Journal:
        """Start the journal of a session (with all it did so far) and keep it from now on.

        What it is about (who plays, say) is kept for whoever opens it; no rule reads that.
        """
        with writing(path):
            journal = cls(path, _new(path), session.game)
            try:
                journal._begin(session, about or {}, release)
            except BaseException:
                journal.close()
                path.unlink(missing_ok=True)  # nothing that could be opened is left behind
                raise
        session.keeper = journal
        return journal

    def _begin(self, session: Session, about: Document, release: str) -> None:
        game, setup = session.game, session.setup
        first = session.commits[0]
        contents.serve(game, session.contents)
        self._write(
            {
                # What a list of journals shows stands first, see `glimpse`.
                "format": FORMAT,
                "release": release,
                "setup": setup_to_json(setup),
                "about": about,
                "content": game.fingerprint(),
                "shelves": contents.written(game, session.contents),
                "laid": session.laid,
                "script": list(session.script),
                "table": self._codec.table_to_json(first.table),
                "scripted": first.scripted,
                "events": [self._codec.to_json(event) for event in first.events],
            }
        )
        for commit in session.commits[1:]:
            self.keep(commit)
        if session.cursor != session.commits[-1].number:
            self.keep_cursor(session.cursor, forced=False)

    @classmethod
    def resume(cls, path: Path, game: Game) -> tuple[Journal, Opened]:
        """Open a journal and go on writing it; a torn last line is cut off."""
        with opened(path):  # what cannot even be read is said to be that
            pass
        with writing(path):
            file = FileIO(path, "r+")
        try:
            if not hold(file):
                raise JournalError(text("journal-held", file=path.name))
            found = read(path, game)
            journal = cls(path, file, game, found.size, found.checksum)
            with writing(path):
                journal._cut()
        except BaseException:
            file.close()
            raise
        found.session.keeper = journal
        return journal, found

    def keep(self, commit: Commit) -> None:
        """Write a commit and wait until the disk has it."""
        if commit.number > MOST_COMMITS:
            raise self._too_large()
        events = [self._codec.to_json(event) for event in commit.events]
        self._write({"commit": commit.number, "scripted": commit.scripted, "events": events})

    def keep_cursor(self, cursor: int, forced: bool) -> None:
        """Write that commits were undone or redone, and whether the table consented."""
        self._write({"cursor": cursor, "forced": forced})

    def _write(self, line: dict[str, Any]) -> None:
        body = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        checksum = chained(self._checksum, body)
        data = f"{checksum} {body}\n".encode()
        if self._size + len(data) > MOST_BYTES:
            raise self._too_large()
        try:
            if self._torn:
                self._cut()
            self._torn = True
            _append(self._file, data)
            if not self._is_in_place():
                self._put_back()
        except OSError as error:
            with suppress(OSError):  # at the latest it is cut off before the next line
                self._cut()
            raise not_written(self._path, error) from None
        self._torn = False
        self._size += len(data)
        self._checksum = checksum

    def _is_in_place(self) -> bool:
        """Whether the file is still the one that bears its name."""
        try:
            return _identity(os.stat(self._path)) == self._identity
        except FileNotFoundError:
            return False

    def _put_back(self) -> None:
        """Write everything anew where it belongs: the file, or its folder, was taken away."""
        self._file.seek(0)
        data = self._file.readall()
        path = Path(self._path)
        path.parent.mkdir(parents=True, exist_ok=True)
        file = _new(path)
        try:
            _append(file, data)
        except OSError:
            file.close()
            path.unlink(missing_ok=True)
            raise
        self._file.close()
        self._file, self._identity = file, _identity(os.fstat(file.fileno()))

    def _cut(self) -> None:
        """Let the file end with its last sound line."""
        self._file.truncate(self._size)
        self._file.seek(self._size)
        self._torn = False

    def _too_large(self) -> OSError:
        return not_written(self._path, OSError(errno.EFBIG, os.strerror(errno.EFBIG)))

    def close(self) -> None:
        """Close the file; everything is on disk already."""
        self._file.close()


def _new(path: Path) -> FileIO:
    """A new file, held, whose name the disk has."""
    file = FileIO(path, "x+")
    hold(file)
    keep_name(path)
    return file


def _identity(about: os.stat_result) -> tuple[int, int]:
    """What tells a file from every other, whatever its name."""
    return about.st_dev, about.st_ino


def _append(file: FileIO, data: bytes) -> None:
    """Write without a buffer, so that nothing of a failed line turns up later."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())
