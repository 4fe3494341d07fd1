"""From plain trees to a game's frozen classes, and from cattrs' errors to findings.

Two converters share the same hooks: a fast one for content that is right, which is nearly always,
and a careful one that is asked only when the fast one fails and gathers every error with its path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import attrs
from attrs import frozen
from cattrs.errors import (
    AttributeValidationNote,
    BaseValidationError,
    ForbiddenExtraKeysError,
    IterableValidationNote,
)

from game.library.scalars import Hook, none_of
from game.library.shapes import StrictConverter, key_of
from game.library.unions import Unions, install_unions
from game.library.yamltree import Steps, Tree

T = TypeVar("T")
Finding = tuple[Steps, str]


class Unfit(Exception):
    """A tree that does not fit its class, with every finding: (path, message)."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(findings)
        self.findings = findings


@frozen(eq=False)
class ContentConverter:
    """Makes frozen values of trees; made by ``content_converter``."""

    fast: StrictConverter
    careful: StrictConverter
    #: What is wrong with values that fit their classes, and still not each other.
    faults: Callable[[Any], Iterable[Finding]]

    def structure(self, tree: Tree, cls: type[T]) -> T:
        """The value, or Unfit with all that is wrong."""
        try:
            value: T = self.fast.structure(tree, cls)
        except Exception as error:  # whatever it was, the careful converter says it properly
            raise self._unfit(tree, cls) or error from None
        if found := list(self.faults(value)):
            raise Unfit(found)
        return value

    def _unfit(self, tree: Tree, cls: type[Any]) -> Unfit | None:
        # Outside the try: a class that no file could fill is our own mistake, not the file's.
        build = self.careful.get_structure_hook(cls)
        try:
            build(tree, cls)
        except Exception as error:
            return Unfit(list(_findings(error, ())))
        return None


def content_converter(
    unions: Unions | None = None,
    hooks: Mapping[Any, Callable[[Any], Any]] | None = None,
    tag: str = "kind",
    faults: Callable[[Any], Iterable[Finding]] = lambda value: (),
) -> ContentConverter:
    """A converter for a game: its tagged unions, and functions for types written its own way.

    ``content_converter(unions={Effect: {"draw": Draw}}, hooks={Hex: parse_hex})``; a function
    gets the plain tree and raises ValueError with a sentence if it cannot use it. `faults` looks
    at the whole value once it is made.
    """
    return ContentConverter(
        _converter(False, unions or {}, hooks or {}, tag),
        _converter(True, unions or {}, hooks or {}, tag),
        faults,
    )


def by_word(meanings: Mapping[str, T]) -> Callable[[Any], T]:
    """A function for `hooks`: a word in the file, and what it stands for."""

    def read(word: Any) -> T:
        if word.__class__ is not str or word not in meanings:
            raise none_of(word, meanings)
        return meanings[word]

    return read


def _converter(
    careful: bool, unions: Unions, hooks: Mapping[Any, Callable[[Any], Any]], tag: str
) -> StrictConverter:
    converter = StrictConverter(careful)
    install_unions(converter, unions, tag)
    converter.exact |= {cls: _alone(function) for cls, function in hooks.items()}
    return converter


def _alone(function: Callable[[Any], Any]) -> Hook:
    return lambda value, _: function(value)


def _findings(error: Exception, path: Steps) -> Iterator[Finding]:
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            if isinstance(error, KeyError) and error.args == (key_of(note.name),):
                yield path, f"the key '{key_of(note.name)}' is missing"
                return
            path = (*path, key_of(note.name))
        elif isinstance(note, IterableValidationNote):
            path = (*path, note.index)
    if isinstance(error, BaseValidationError):
        for inner in error.exceptions:
            yield from _findings(inner, path)
    elif isinstance(error, ForbiddenExtraKeysError):
        known = [key_of(field.name) for field in attrs.fields(error.cl)]
        for key in sorted(error.extra_fields):
            yield (*path, key), f"unknown key; {none_of(key, known)}"
    else:
        yield path, str(error) or type(error).__name__


def written(path: Steps) -> str:
    """A path as people read it: ``night_market.effects[1].count``."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text
