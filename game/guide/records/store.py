"""The book of records between two evenings: one file, beside the saves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from game.engine import Text, text
from game.guide.keeping import BrokenFile, KeptFile
from game.guide.records.book import Book, from_plain
from game.library.places import user_data_dir

#: Some twenty thousand games; what is longer is no book.
MOST_BYTES = 16 * 1024 * 1024
#: What becomes of a book.
Further: TypeAlias = Callable[[Book], Book]


class RecordsError(Exception):
    """A book that cannot be read or written; `text` says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(f"{why.key} {dict(why.args)}")
        self.text = why


def path() -> Path:
    """Where the book lies."""
    return user_data_dir() / "records.json"


def load() -> Book:
    """The book as it stands, an empty one if there is none yet."""
    try:
        return _file().read() or Book()
    except (BrokenFile, OSError) as trouble:
        why = getattr(trouble, "strerror", None) or str(trouble)
        raise RecordsError(text("records-unreadable", file=path().name, why=why)) from trouble


def change(further: Further) -> Book:
    """Turn a page: read the book, write what becomes of it, and give that back.

    A book that holds none is set aside, and a new one begins; whoever read it before was told.
    """
    file = _file()
    try:
        try:
            old = file.read() or Book()
        except BrokenFile:
            old = Book()
        new = further(old)
        if new != old:
            file.write(new.to_plain())
        return new
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise RecordsError(text("records-unwritable", file=path().name, why=why)) from trouble


def _file() -> KeptFile[Book]:
    return KeptFile(path(), MOST_BYTES, from_plain)
