"""The lines of a journal: JSON, each with a checksum that also covers the line before.

So a changed, missing or foreign line is noticed. What the lines say is the journal's affair.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from stat import S_ISREG
from typing import IO, Any, TypeAlias

from game.engine.text import Text, text

#: Sizes that no real game comes near, so that a forged file cannot fill the memory.
MOST_BYTES = 32 * 1024 * 1024
MOST_LINE = 4 * 1024 * 1024

Document: TypeAlias = dict[str, Any]


class JournalError(Exception):
    """A journal that cannot be opened; `text` is the one clear message."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


class Lines:
    """The lines of a journal's bytes, checked one after the other; remembers how far it came."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.number = 0
        self.size = 0
        self.checksum = ""
        self.torn = False

    def __iter__(self) -> Iterator[Document]:
        data = self._data
        while self.size < len(data):
            end = data.find(b"\n", self.size)
            whole = end >= 0
            raw = data[self.size : end if whole else len(data)]
            try:
                document, checksum = parsed(raw, self.checksum, self.number + 1)
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


def bytes_of(path: Path) -> bytes:
    """All of a file, if it may be a journal by its size."""
    with opened(path) as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise JournalError(text("journal-too-large", file=path.name))
    if not data:
        raise JournalError(text("journal-empty", file=path.name))
    return data


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """A file to read from; whatever the system has against it is a `JournalError`."""
    try:
        if not S_ISREG(path.stat().st_mode):  # a pipe or a device might never end
            raise JournalError(text("journal-not", line=1))
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise unreadable(path, error) from None


def unreadable(path: Path, error: OSError) -> JournalError:
    """What to say of a file that the system does not give us."""
    return JournalError(text("file-unreadable", file=path.name, why=error.strerror or str(error)))


def parsed(raw: bytes, previous: str, number: int) -> tuple[Document, str]:
    """A line's document and checksum, if it is sound."""
    if len(raw) > MOST_LINE:
        raise JournalError(text("journal-line", line=number, why="the line is too long"))
    try:
        checksum, _, body = raw.decode().rstrip("\n").partition(" ")
    except UnicodeDecodeError:
        raise _not_ours(number) from None
    if not body or chained(previous, body) != checksum:
        raise _not_ours(number)
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        raise JournalError(text("journal-damaged", line=number)) from None
    if not isinstance(document, dict):
        raise JournalError(text("journal-damaged", line=number))
    return document, checksum


def _not_ours(number: int) -> JournalError:
    return JournalError(text("journal-damaged" if number > 1 else "journal-not", line=number))


def chained(previous: str, body: str) -> str:
    """The checksum of a line that follows the line with the previous one."""
    return blake2b(f"{previous}{body}".encode(), digest_size=8).hexdigest()
