"""What the content page tells authors of a game's words: a row for each."""

from __future__ import annotations

from functools import cache
from typing import Any

import attrs

from game.library.places import content_dir
from game.library.shapes import key_of


@cache
def section(title: str) -> str:
    """What the content page says of a game."""
    page = (content_dir() / "README.md").read_text("utf-8")
    return page.partition(f"### {title}")[2].partition("\n### ")[0]


def row_of(title: str, word: str) -> list[str]:
    """The cells of a word, which has one row."""
    (row,) = [row for row in section(title).splitlines() if row.startswith(f"| `{word}` |")]
    return [cell.strip() for cell in row.strip("|").split("|")]


def assert_listed(title: str, kind: Any) -> None:
    """The row of an effect has its fields, its windows with their carriers, and what it does."""
    _, fields, places, meaning = row_of(title, kind.kind)
    works = "; ".join(f"{window}: {', '.join(on)}" for window, on in kind.works.items())
    assert all(f"`{key_of(field.name)}`" in fields for field in attrs.fields(kind))
    assert works == places
    assert meaning
