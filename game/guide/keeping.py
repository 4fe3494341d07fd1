"""Small files between two evenings: read within bounds, written whole, never over a broken one."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

from attrs import frozen

from game.library.writing import write_whole

T = TypeVar("T")


class BrokenFile(Exception):
    """There is a file, and it does not hold what it should."""


@frozen(eq=False)
class KeptFile(Generic[T]):
    """A JSON file that holds one value; how it is read the owner says, with ValueError for no."""

    path: Path
    #: Far more than the value ever needs; what is longer is none.
    most: int
    from_plain: Callable[[Any], T]

    def read(self) -> T | None:
        """The value, None where nothing lies; nobody who reads harms a file."""
        try:
            with self.path.open("rb") as file:
                written = file.read(self.most)
        except FileNotFoundError:
            return None
        try:
            return self.from_plain(json.loads(written))
        except (ValueError, RecursionError) as error:
            raise BrokenFile(str(error)) from error

    def write(self, plain: Any) -> None:
        """Write a value down; what lies in its place and is none is set aside first."""
        written = json.dumps(plain, indent=1) + "\n"
        try:
            self.read()
        except BrokenFile:
            self.path.rename(_aside(self.path))
        write_whole(self.path, written.encode())


def _aside(path: Path) -> Path:
    """A name beside a broken file that nothing has yet."""
    names = (path.with_name(f"{path.name}.broken-{number}") for number in count(1))
    return next(name for name in names if not name.exists())
