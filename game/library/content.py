"""Content files loaded into a game's frozen classes; the door that rules and guides knock at.

SHELF = Shelf("toy", ToyContent, ("cards.yaml", "board.yaml"), content_converter(...))
content = SHELF.load()
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from attrs import define, field, frozen

from game.library import cache
from game.library.converting import ContentConverter, Unfit, by_word, content_converter
from game.library.places import content_dir, user_cache_dir
from game.library.problems import ContentError, Problem
from game.library.sources import Source, blame, fingerprint_of, merged, packed, read_sources
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
    """Content, and the fingerprint by which a journal knows it again."""

    value: T
    fingerprint: str


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
            return Loaded(converter.structure(kept[0], cls), kept[1])
    tree = merged(sources)
    value = _structured(sources, tree, cls, converter)
    body = packed(tree)
    with suppress(OSError):  # a machine that keeps nothing still plays
        cache.keep(user_cache_dir() / "content", file, body)
    return Loaded(value, fingerprint_of(body))


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
    """A game's content: which files of its folder make which class. Loaded once, on demand."""

    game_id: str
    cls: type[T]
    files: tuple[str, ...]
    converter: ContentConverter = PLAIN
    root: Path | None = None
    _loaded: Loaded[T] | None = field(default=None, init=False)

    def load(self) -> T:
        """The content, or ContentError with every problem of its files."""
        return self._once().value

    def fingerprint(self) -> str:
        """What journals of this game keep to know their content again."""
        return self._once().fingerprint

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

    def _once(self) -> Loaded[T]:
        if self._loaded is None:
            self._loaded = load_cached(self._name(), self.paths(), self.cls, self.converter)
        return self._loaded

    def _name(self) -> str:
        stems = (Path(file).stem for file in self.files)
        return "-".join((self.game_id, *stems))
