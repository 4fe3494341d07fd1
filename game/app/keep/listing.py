"""The files in the folder of saves, and what was read from those that have not changed since."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from attrs import frozen

from game.app.keep.save import Save
from game.engine.game import Setup

#: By which a file is known to be the same as before: when it changed, its size, its number.
Stamp: TypeAlias = tuple[int, int, int]

FACTS = ".json"


@frozen
class Listed:
    """A journal in the folder, with the stamps of its own file and of the one with its facts."""

    path: str
    stamp: Stamp
    facts: Stamp | None


def listed(folder: Path, ending: str) -> list[Listed]:
    """The journals in a folder, the newest first; an empty file is one that never began."""
    journals: list[tuple[str, Stamp]] = []
    facts: dict[str, Stamp] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.name.endswith(ending):
                    journals.append((entry.path, _stamp(entry)))
                elif entry.name.endswith(FACTS):
                    facts[entry.path] = _stamp(entry)
    found = [
        Listed(path, stamp, facts.get(path.removesuffix(ending) + FACTS))
        for path, stamp in journals
        if stamp[1]
    ]
    return sorted(found, key=lambda each: (each.stamp[0], each.path), reverse=True)


def _stamp(entry: os.DirEntry[str]) -> Stamp:
    about = entry.stat()
    return about.st_mtime_ns, about.st_size, about.st_ino


class Remembered:
    """What was read from files, for as long as they lie there unchanged."""

    def __init__(self) -> None:
        self._read: dict[str, tuple[Listed, Setup, dict[str, Any]]] = {}

    def __len__(self) -> int:
        return len(self._read)

    def save_of(self, file: Listed, read: Callable[[Path], Save]) -> Save:
        """The save of a file, read only if it has changed; what cannot be read raises as ever."""
        known = self._read.get(file.path)
        if known is not None and known[0] == file:
            return Save(Path(file.path), known[1], dict(known[2]))
        save = read(Path(file.path))
        self._read[file.path] = file, save.setup, dict(save.facts)
        return save

    def keep_only(self, files: Iterable[Listed]) -> None:
        """Forget all others: they lie there no more."""
        there = {each.path for each in files}
        for path in self._read.keys() - there:
            del self._read[path]
