"""Content files loaded into a game's frozen classes; the door that rules and guides knock at.

SHELF = Shelf("toy", ToyContent, ("cards.yaml", "board.yaml"), content_converter(...))
content = SHELF.load()
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from attrs import define, field, frozen

from game.library import cache
from game.library.converting import ContentConverter, Unfit, by_word, content_converter, written
from game.library.forgetting import forget
from game.library.places import content_dir, user_cache_dir
from game.library.problems import ContentError, Problem
from game.library.sources import (
    Source,
    blame,
    fingerprint_of,
    merged,
    modest,
    packed,
    read_sources,
)
from game.library.words import Words
from game.library.yamltree import Tree

__all__ = [
    "ContentConverter",
    "Loaded",
    "Shelf",
    "Words",
    "by_word",
    "content_converter",
    "fingerprint",
    "load",
    "load_cached",
]

T = TypeVar("T")
Paths = Path | Iterable[Path]

#: Enough for classes without vocabularies of their own.
PLAIN = content_converter()


@frozen
class Loaded(Generic[T]):
    """Content, the fingerprint by which a journal knows it again, and the tree it was made of."""

    value: T
    fingerprint: str
    packed: bytes = field(repr=False)


def load(paths: Paths, cls: type[T], converter: ContentConverter = PLAIN) -> T:
    """Read one file, or several whose top keys are put side by side, into a class."""
    sources = read_sources(paths)
    return _structured(sources, merged(sources), cls, converter)


def load_cached(
    name: str, paths: Paths, cls: type[T], converter: ContentConverter = PLAIN
) -> Loaded[T]:
    """The same, through the compiled cache: about ten times faster the second time."""
    sources = read_sources(paths)
    file = cache.file_name(name, sources)
    kept = cache.find(file)
    if kept is not None:
        with suppress(Unfit):  # then the sources are asked, and blamed by line
            return Loaded(converter.structure(kept.tree, cls), kept.fingerprint, kept.packed)
    tree = merged(sources)
    value = _structured(sources, tree, cls, converter)
    body = packed(tree)
    with suppress(OSError):  # a machine that keeps nothing still plays
        cache.keep(user_cache_dir() / "content", file, body)
    return Loaded(value, fingerprint_of(body), body)


def fingerprint(paths: Paths) -> str:
    """A short hash of what the files say: comments, quoting and line endings do not count."""
    return fingerprint_of(packed(merged(read_sources(paths))))


def _structured(
    sources: tuple[Source, ...], tree: Tree, cls: type[T], converter: ContentConverter
) -> T:
    try:
        return converter.structure(tree, cls)
    except Unfit as error:
        raise blame(sources, error.findings) from None


@define(eq=False)
class Shelf(Generic[T]):
    """A game's content: which files of its folder make which class. Loaded once, on demand.

    It serves what came with the program, until somebody lets it serve another content.
    """

    game_id: str
    cls: type[T]
    files: tuple[str, ...]
    converter: ContentConverter = PLAIN
    root: Path | None = None
    _shipped: Loaded[T] | None = field(default=None, init=False)
    _served: Loaded[T] | None = field(default=None, init=False)

    def load(self) -> T:
        """The content, or ContentError with every problem of its files."""
        return self.served().value

    def fingerprint(self) -> str:
        """What journals of this game keep to know their content again."""
        return self.served().fingerprint

    def shipped(self) -> Loaded[T]:
        """What came with the program."""
        if self._shipped is None:
            self._shipped = load_cached(self._name(), self.paths(), self.cls, self.converter)
        return self._shipped

    def served(self) -> Loaded[T]:
        """What the rules read now."""
        if self._served is None:
            self._served = self.shipped()
        return self._served

    def serve(self, content: Loaded[T]) -> None:
        """Let the rules read this content from now on; what they remember of another is gone."""
        if content is not self._served:
            self._served = content
            forget(self.game_id)

    def packed(self, content: Loaded[T]) -> bytes:
        """A content as it can be carried elsewhere."""
        return content.packed

    def unpacked(self, data: bytes) -> Loaded[T]:
        """A content that was carried here; ValueError if this game cannot be played with it."""
        shipped, fingerprint = self.shipped(), fingerprint_of(data)
        if fingerprint == shipped.fingerprint:
            return shipped
        try:
            value = self.converter.structure(modest(json.loads(data)), self.cls)
        except Unfit as error:
            path, message = error.findings[0]
            raise ValueError(f"{written(path)}: {message}") from None
        return Loaded(value, fingerprint, data)

    def problems(self) -> tuple[Problem, ...]:
        """Everything wrong with the files, read anew from their source."""
        try:
            load(self.paths(), self.cls, self.converter)
        except ContentError as error:
            return error.problems
        return ()

    def paths(self) -> tuple[Path, ...]:
        """The files, in the order in which they are put side by side."""
        folder = (self.root or content_dir()) / self.game_id
        return tuple(folder / file for file in self.files)

    def compile(self, folder: Path) -> None:
        """Write the compiled files that a packaged program brings along."""
        sources = read_sources(self.paths())
        file = cache.file_name(self._name(), sources)
        cache.keep(folder, file, packed(merged(sources)))

    def _name(self) -> str:
        stems = (Path(file).stem for file in self.files)
        return "-".join((self.game_id, *stems))
