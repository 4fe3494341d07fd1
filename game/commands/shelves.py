"""Where the code, the content and the texts of a game lie, for the commands that look at files."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.library import rulebook
from game.library.check import GameSources
from game.library.content import Shelf
from game.rules import face_of


def sources_of(package: str) -> GameSources:
    """What there is to check of a game."""
    game = face_of(package)
    spec = find_spec(package)
    folders = () if spec is None else tuple(map(Path, spec.submodule_search_locations or ()))
    return GameSources(game.id, folders, (*shelves_of(package), *books_of(package)), game.texts)


def shelves_of(package: str) -> tuple[Shelf[Any], ...]:
    """The content of a game: the `SHELF` of its module `content`."""
    if find_spec(f"{package}.content") is None:
        return ()
    return (import_module(f"{package}.content").SHELF,)


def books_of(package: str) -> tuple[Shelf[Any], ...]:
    """The rulebook of a game, if it has one."""
    book = rulebook.shelf(face_of(package).id)
    return (book,) if all(path.is_file() for path in book.paths()) else ()
