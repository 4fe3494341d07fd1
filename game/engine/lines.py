"""The lines of a journal: JSON, each with a checksum that also covers the line before.

So a changed, missing or foreign line is noticed. What the lines say is the journal's affair.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from stat import S_ISREG
from typing import IO, Any, TypeAlias

from game.engine.text import Text, text

#: Sizes that no real game comes near, so that a forged file cannot fill the memory.
MOST_BYTES = 256 * 1024 * 1024
MOST_LINE = 4 * 1024 * 1024
#: As much of a journal is read to show it in a list.
GLIMPSE = 4096

Document: TypeAlias = dict[str, Any]

_decoder = json.JSONDecoder()


class JournalError(Exception):
    """A journal that cannot be opened; `text` is the one clear message."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


class Lines:
    """The lines of a journal, checked one after the other; remembers how far it came."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.number = 0
        self.size = 0
        self.checksum = ""
        self.torn = False

    def __iter__(self) -> Iterator[Document]:
        while raw := self._file.readline(MOST_LINE + 1):
            whole = raw.endswith(b"\n")
            try:
                document, checksum = parsed(raw, self.checksum, self.number + 1)
            except JournalError:
                if whole or self.number == 0 or len(raw) > MOST_LINE:
                    raise
                self.torn = True
                return
            if not whole:
                # Complete but for its line feed: it was never announced, so it may go.
                self.torn = True
                return
            self.number += 1
            self.size += len(raw)
            self.checksum = checksum
            yield document


@contextmanager
def read_from(path: Path) -> Iterator[IO[bytes]]:
    """A file to read from, if it may be a journal by its size."""
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > MOST_BYTES:
            raise JournalError(text("journal-too-large", file=path.name))
        if not size:
            raise JournalError(text("journal-empty", file=path.name))
        yield file


def bytes_of(path: Path) -> bytes:
    """All of a journal."""
    with read_from(path) as file:
        return file.read()


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


def first_entries(body: str) -> Document:
    """The entries of a document that are whole in its first part."""
    found: Document = {}
    at = 1
    with suppress(ValueError, RecursionError):  # the part ends in the middle of an entry
        while body[at : at + 1] == '"':
            name, at = _decoder.raw_decode(body, at)
            found[name], at = _decoder.raw_decode(body, at + 1)
            at += 1
    return found


def _not_ours(number: int) -> JournalError:
    return JournalError(text("journal-damaged" if number > 1 else "journal-not", line=number))


def chained(previous: str, body: str) -> str:
    """The checksum of a line that follows the line with the previous one."""
    return blake2b(f"{previous}{body}".encode(), digest_size=8).hexdigest()
