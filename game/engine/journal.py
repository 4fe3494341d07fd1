"""The journal: a game on disk, one line a commit, never rewritten.

Each line is JSON with a checksum that also covers the line before, so a changed, missing or
foreign line is noticed. A line is flushed to the disk before the choice is shown. A torn last
line (the plug was pulled) is dropped with a notice; anything else wrong is one `JournalError`
that names the line, and the file is left as it was.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

from attrs import frozen

from game.engine.codec import CodecError, codec, setup_from_json, setup_to_json
from game.engine.folds import fold
from game.engine.game import Game, SetupError
from game.engine.secrecy import revealed
from game.engine.session import Commit, Session
from game.engine.table import Table, TableError
from game.engine.text import Text, text

FORMAT = 1
MOST_BYTES = 64 * 1024 * 1024
MOST_LINE = 4 * 1024 * 1024

Lines = Iterator[dict[str, Any]]
#: From a format to the next one: rewrites the lines of an old journal while it is read.
MIGRATIONS: dict[int, Callable[[Lines], Lines]] = {}


class JournalError(Exception):
    """A journal that cannot be opened; `text` is the one clear message."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


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

    def __init__(self, file: IO[bytes], game: Game, checksum: str) -> None:
        self._file = file
        self._codec = codec(game)
        self._checksum = checksum

    @classmethod
    def create(cls, path: Path, session: Session) -> Journal:
        """Start the journal of a session (with all it did so far) and keep it from now on."""
        game, setup = session.game, session.setup
        first = session.commits[0]
        journal = cls(path.open("xb"), game, "")
        journal._write(
            {
                "format": FORMAT,
                "content": game.fingerprint(),
                "setup": setup_to_json(setup),
                "laid": session.laid,
                "script": list(session.script),
                "table": journal._codec.table_to_json(first.table),
                "scripted": first.scripted,
                "events": [journal._codec.to_json(event) for event in first.events],
            }
        )
        for commit in session.commits[1:]:
            journal.keep(commit)
        if session.cursor != session.commits[-1].number:
            journal.keep_cursor(session.cursor, forced=False)
        session.keeper = journal
        return journal

    @classmethod
    def resume(cls, path: Path, game: Game) -> tuple[Journal, Opened]:
        """Open a journal and go on writing it; a torn last line is cut off."""
        opened = read(path, game)
        file = path.open("r+b")
        file.truncate(opened.size)
        file.seek(opened.size)
        journal = cls(file, game, opened.checksum)
        opened.session.keeper = journal
        return journal, opened

    def keep(self, commit: Commit) -> None:
        """Write a commit and wait until the disk has it."""
        events = [self._codec.to_json(event) for event in commit.events]
        self._write({"commit": commit.number, "scripted": commit.scripted, "events": events})

    def keep_cursor(self, cursor: int, forced: bool) -> None:
        """Write that commits were undone or redone, and whether the table consented."""
        self._write({"cursor": cursor, "forced": forced})

    def _write(self, line: dict[str, Any]) -> None:
        body = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        self._checksum = _checksum(self._checksum, body)
        self._file.write(f"{self._checksum} {body}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file; everything is on disk already."""
        self._file.close()


def peek(path: Path) -> dict[str, Any]:
    """The first line of a journal (set-up, content, format), without reading the rest."""
    try:
        with path.open("rb") as file:
            return _parsed(file.readline(MOST_LINE + 1), "", 1)[0]
    except OSError as error:
        raise _unreadable(path, error) from None


def read(path: Path, game: Game) -> Opened:
    """Read a journal whole, folding its events; the rules are not asked."""
    data = _bytes(path)
    lines = _Lines(data)
    documents = _migrated(iter(lines))
    try:
        session = _rebuilt(documents, lines, game)
    except (CodecError, TableError, SetupError) as error:
        raise JournalError(text("journal-line", line=lines.number, why=str(error))) from None
    notices = (text("journal-torn", line=lines.number + 1),) if lines.torn else ()
    return Opened(session, notices, lines.size, lines.checksum)


class _Lines:
    """The lines of a journal's bytes, checked one after the other; remembers how far it came."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.number = 0
        self.size = 0
        self.checksum = ""
        self.torn = False

    def __iter__(self) -> Lines:
        data = self._data
        while self.size < len(data):
            end = data.find(b"\n", self.size)
            whole = end >= 0
            raw = data[self.size : end if whole else len(data)]
            try:
                document, checksum = _parsed(raw, self.checksum, self.number + 1)
            except JournalError:
                if whole or self.number == 0:
                    raise
                self.torn = True
                return
            if not whole:
                # Complete but for its line feed: it was never announced, so it may go.
                self.torn = True
                return
            self.number += 1
            self.size = end + 1
            self.checksum = checksum
            yield document


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise JournalError(text("journal-too-large", file=path.name))
        data = path.read_bytes()
    except OSError as error:
        raise _unreadable(path, error) from None
    if not data:
        raise JournalError(text("journal-empty", file=path.name))
    return data


def _unreadable(path: Path, error: OSError) -> JournalError:
    return JournalError(text("file-unreadable", file=path.name, why=error.strerror or str(error)))


def _parsed(raw: bytes, previous: str, number: int) -> tuple[dict[str, Any], str]:
    """A line's document and checksum, if it is sound."""
    if len(raw) > MOST_LINE:
        raise JournalError(text("journal-line", line=number, why="the line is too long"))
    try:
        checksum, _, body = raw.decode().rstrip("\n").partition(" ")
    except UnicodeDecodeError:
        raise JournalError(text("journal-not", line=number)) from None
    if not body or _checksum(previous, body) != checksum:
        raise JournalError(text("journal-damaged" if number > 1 else "journal-not", line=number))
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        raise JournalError(text("journal-damaged", line=number)) from None
    if not isinstance(document, dict):
        raise JournalError(text("journal-damaged", line=number))
    return document, checksum


def _migrated(lines: Lines) -> Lines:
    """The lines in today's format, whatever the file's."""
    header = next(lines, None)
    if header is None:
        raise JournalError(text("journal-not", line=1))
    version = header.get("format")
    if type(version) is not int or version > FORMAT:
        raise JournalError(text("journal-newer", format=str(version), known=FORMAT))
    documents = _chain(header, lines)
    for old in range(version, FORMAT):
        if old not in MIGRATIONS:
            raise JournalError(text("journal-older", format=version, known=FORMAT))
        documents = MIGRATIONS[old](documents)
    return documents


def _chain(first: dict[str, Any], rest: Lines) -> Lines:
    yield first
    yield from rest


def _rebuilt(documents: Lines, lines: _Lines, game: Game) -> Session:
    """The session that a journal tells of."""
    reader = codec(game)
    header = next(documents)
    setup = setup_from_json(header.get("setup"))
    if setup.game != game.id:
        raise JournalError(text("journal-other-game", game=setup.game, expected=game.id))
    if header.get("content") != game.fingerprint():
        raise JournalError(text("journal-other-content", game=game.id))
    game.checked(setup)
    table = reader.table(header.get("table"))
    script = tuple(_natural(each) for each in _items(header.get("script")))
    events = tuple(reader.event(each) for each in _items(header.get("events")))
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
        events = tuple(reader.event(each) for each in _items(line.get("events")))
        table = fold(commits[cursor].table, events)
        del commits[number:]
        scripted = _natural(line.get("scripted"))
        commits.append(Commit(number, events, table, revealed(game, events), scripted))
        cursor = number
    session = Session(game, setup, commits, cursor, script, header.get("laid") is True)
    _ask(session, lines)
    return session


def _ask(session: Session, lines: _Lines) -> None:
    """Make sure that the rules can go on from where the journal ends."""
    try:
        session.decision  # noqa: B018
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise JournalError(text("journal-stuck", line=lines.number, why=why)) from None


def _items(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise CodecError("a list was expected")
    return value


def _natural(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise CodecError("a whole number was expected")
    return value


def _checksum(previous: str, body: str) -> str:
    return blake2b(f"{previous}{body}".encode(), digest_size=8).hexdigest()
