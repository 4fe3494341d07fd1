"""Which rulings and vectors the names of tests speak of."""

from __future__ import annotations

import re
from pathlib import Path

_TEST = re.compile(r"^\s*def (test_\w+)", re.MULTILINE)


def named(folder: Path, word: str) -> set[int]:
    """The numbers that names of tests in a folder give after a word: ``test_ruling_38_...``."""
    names = [name for file in folder.glob("test_*.py") for name in _TEST.findall(file.read_text())]
    runs = [run for name in names for run in re.findall(rf"{word}s?((?:_(?:\d+|and))+)", name)]
    return {int(number) for run in runs for number in re.findall(r"\d+", run)}
