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
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any, TypeAlias

from attrs import frozen

from game.engine.codec import check_box, codec, setup_from_json, setup_to_json
from game.engine.disk import hold, keep_name, not_written, writing
from game.engine.folds import fold
from game.engine.game import Game, SetupError
from game.engine.lines import (
    MOST_BYTES,
    MOST_LINE,
    Document,
    JournalError,
    Lines,
    chained,
    opened,
    parsed,
    read_from,
)
from game.engine.plain import CodecError, a_number, items, short
from game.engine.reveals import revealed
from game.engine.session import Commit, Session
from game.engine.table import Table, TableError
from game.engine.text import Text, text

__all__ = ["FORMAT", "MIGRATIONS", "Journal", "JournalError", "Opened", "peek", "read"]

FORMAT = 1
#: Many times the decisions of the longest game; neither written nor read beyond it, since every
#: table is kept and a forged file could fill the memory.
MOST_COMMITS = 100_000

Documents: TypeAlias = Iterator[Document]
#: From a format to the next one: rewrites the lines of an old journal while it is read.
MIGRATIONS: dict[int, Callable[[Documents], Documents]] = {}


@frozen
class Opened:
    """A journal read back: the session, and what should be said about the file."""

    session: Session
    notices: tuple[Text, ...]
    #: Where the last sound line ends.
    size: int
    checksum: str


class Journal:
    """An open journal that writes down what a session does."""

    def __init__(
        self, path: Path, file: FileIO, game: Game, size: int = 0, checksum: str = ""
    ) -> None:
        self._path = path.absolute()
        self._file = file
        self._codec = codec(game)
        self._size = size
        self._checksum = checksum
        #: Whether something may stand behind the last sound line: it is cut off before writing.
        self._torn = True

    @classmethod
    def create(cls, path: Path, session: Session) -> Journal:
        """Start the journal of a session (with all it did so far) and keep it from now on."""
        with writing(path):
            journal = cls(path, _new(path), session.game)
            try:
                journal._begin(session)
            except OSError:
                journal.close()
                path.unlink(missing_ok=True)  # nothing that could be opened is left behind
                raise
        session.keeper = journal
        return journal

    def _begin(self, session: Session) -> None:
        game, setup = session.game, session.setup
        first = session.commits[0]
        self._write(
            {
                "format": FORMAT,
                "content": game.fingerprint(),
                "setup": setup_to_json(setup),
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
            return os.path.samestat(os.stat(self._path), os.fstat(self._file.fileno()))
        except FileNotFoundError:
            return False

    def _put_back(self) -> None:
        """Write everything anew where it belongs: the file, or its folder, was taken away."""
        self._file.seek(0)
        data = self._file.readall()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = _new(self._path)
        try:
            _append(file, data)
        except OSError:
            file.close()
            self._path.unlink(missing_ok=True)
            raise
        self._file.close()
        self._file = file

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


def _append(file: FileIO, data: bytes) -> None:
    """Write without a buffer, so that nothing of a failed line turns up later."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


def peek(path: Path) -> Document:
    """The first line of a journal (set-up, content, format), without reading the rest."""
    with opened(path) as file:
        return parsed(file.readline(MOST_LINE + 1), "", 1)[0]


def read(path: Path, game: Game) -> Opened:
    """Read a journal whole, folding its events; the rules are not asked."""
    with read_from(path) as file:
        lines = Lines(file)
        try:
            session = _rebuilt(_migrated(iter(lines)), game)
        except (JournalError, OSError):
            raise
        except (CodecError, TableError, SetupError) as error:
            raise JournalError(text("journal-line", line=lines.number, why=str(error))) from None
        except Exception as error:  # a game met something in a forged line that it never writes
            why = f"{type(error).__name__}: {error}"
            raise JournalError(text("journal-line", line=lines.number, why=why)) from None
    _ask(session, lines)
    notices = (text("journal-torn", line=lines.number + 1),) if lines.torn else ()
    return Opened(session, notices, lines.size, lines.checksum)


def _migrated(lines: Documents) -> Documents:
    """The lines in today's format, whatever the file's."""
    header = next(lines, None)
    if header is None:
        raise JournalError(text("journal-not", line=1))
    version = header.get("format")
    if type(version) is not int or version > FORMAT:
        raise JournalError(text("journal-newer", line=1, format=short(version), known=FORMAT))
    documents = _chain(header, lines)
    for old in range(version, FORMAT):
        if old not in MIGRATIONS:
            raise JournalError(text("journal-older", line=1, format=version, known=FORMAT))
        documents = MIGRATIONS[old](documents)
    return documents


def _chain(first: Document, rest: Documents) -> Documents:
    yield first
    yield from rest


def _rebuilt(documents: Documents, game: Game) -> Session:
    """The session that a journal tells of."""
    reader = codec(game)
    header = next(documents)
    written = setup_from_json(header.get("setup"))
    if written.game != game.id:
        raise JournalError(text("journal-other-game", line=1, game=written.game, expected=game.id))
    if header.get("content") != game.fingerprint():
        raise JournalError(text("journal-other-content", line=1, game=game.id))
    # A choice that a game closed since then never counted, so the file stays readable.
    setup = game.checked(game.without_closed(written))
    table = _settled(reader.table(header.get("table")))
    check_box(game, setup, table)
    script = tuple(_natural(each) for each in items(header.get("script")))
    events = tuple(reader.event(each) for each in items(header.get("events")))
    commits = [Commit(0, events, table, (), _natural(header.get("scripted")))]
    cursor = 0
    for line in documents:
        if "cursor" in line:
            cursor = _natural(line["cursor"])
            if cursor >= len(commits):
                raise CodecError(f"commit {cursor} is not there to go to")
            continue
        number = _natural(line.get("commit"))
        if number != cursor + 1:
            raise CodecError(f"commit {cursor + 1} was expected, not {number}")
        if number > MOST_COMMITS:
            raise CodecError("there are too many commits")
        events = tuple(reader.event(each) for each in items(line.get("events")))
        before = commits[cursor].table
        table = _settled(fold(before, events))
        del commits[number:]
        scripted = _natural(line.get("scripted"))
        commits.append(Commit(number, events, table, revealed(game, before, events), scripted))
        cursor = number
    return Session(game, setup, commits, cursor, script, header.get("laid") is True)


def _settled(table: Table) -> Table:
    """A table between two commits: somebody is asked, or the game is over."""
    if table.result is None and not (table.agenda and table.agenda[-1].asks):
        raise CodecError("nobody is asked anything")
    return table


def _ask(session: Session, lines: Lines) -> None:
    """Make sure that the rules can go on from where the journal ends."""
    try:
        session.decision  # noqa: B018
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise JournalError(text("journal-stuck", line=lines.number, why=why)) from None


def _natural(value: Any) -> int:
    if a_number(value) < 0:
        raise CodecError(f"{value} is less than nothing")
    return int(value)
