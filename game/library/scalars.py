"""Hooks for single values: a tree fits its class exactly, or the author is told why not.

Stock cattrs is generous ("5" becomes 5, a word becomes a tuple of letters). Content is not: each
hook accepts one shape of YAML and raises ``Mismatch`` for all others.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeAlias, get_args

from game.library.words import LANGUAGES, Words

#: What cattrs calls to make a value: with the tree, and the type that is wanted.
Hook: TypeAlias = Callable[[Any, Any], Any]


class Mismatch(ValueError):
    """A value of content that does not have the expected shape."""


def none_of(value: object, allowed: Iterable[object]) -> Mismatch:
    """The complaint about a word outside its list, with a guess at what was meant."""
    words = [str(word) for word in allowed]
    near = difflib.get_close_matches(str(value), words, 1)
    guess = f" (did you mean '{near[0]}'?)" if near else ""
    return Mismatch(f"'{str(value)[:60]}' is none of: {', '.join(words)}{guess}")


def whole(value: Any, _: Any) -> int:
    """A whole number; ``true`` is none."""
    if value.__class__ is int:
        return value
    raise Mismatch("a whole number was expected")


def number(value: Any, _: Any) -> float:
    """Any number."""
    if value.__class__ is float or value.__class__ is int:
        return float(value)
    raise Mismatch("a number was expected")


def flag(value: Any, _: Any) -> bool:
    """Exactly ``true`` or ``false``."""
    if value.__class__ is bool:
        return value
    raise Mismatch("true or false was expected")


def string(value: Any, _: Any) -> str:
    """A text; a number needs quotes to be one."""
    if value.__class__ is str:
        return value
    raise Mismatch("a text was expected")


def words(value: Any, _: Any) -> Words:
    """``{en: ..., fr: ...}``, both filled; or one string, for a name alike in both languages."""
    if value.__class__ is str and value.strip():
        return Words(value, value)
    if value.__class__ is not dict or value.keys() != {"en", "fr"}:
        raise Mismatch("a text in both languages was expected: {en: ..., fr: ...}")
    for lang in LANGUAGES:
        if value[lang].__class__ is not str or not value[lang].strip():
            raise Mismatch(f"the text is empty in '{lang}'")
    return Words(value["en"], value["fr"])


def literal_factory(cls: Any, _: Any) -> Hook:
    allowed = {(value.__class__, value): value for value in get_args(cls)}
    return _choice(allowed, get_args(cls))


def enum_factory(cls: Any, _: Any) -> Hook:
    allowed = {(member.value.__class__, member.value): member for member in cls}
    return _choice(allowed, [member.value for member in cls])


def _choice(allowed: Mapping[tuple[Any, Any], Any], listed: Collection[Any]) -> Hook:
    def structure(value: Any, _: Any) -> Any:
        try:
            return allowed[value.__class__, value]
        except (KeyError, TypeError):
            raise none_of(value, listed) from None

    return structure
