"""Plain values of a file (numbers, words, lists, names with values), checked one by one.

Reading is strict: a number is a number, never "5", and never so large that writing it takes a
minute. Whatever is wrong ends in one `CodecError`.
"""

from __future__ import annotations

from collections.abc import Iterable
from reprlib import Repr
from typing import Any

from game.engine.game import OptionValue
from game.engine.secrecy import SECRET

#: Facts and arguments may be nested this deep.
MOST_NESTED = 8
#: Numbers stay below this.
MOST_NUMBER = 1 << 63

_shown = Repr()
_shown.maxlevel = 2
_shown.maxstring = _shown.maxother = 40


class CodecError(Exception):
    """A value in a file that is not what the engine expects."""


def a_fact(value: Any, depth: int = 0) -> Any:
    """A fact: numbers, words, and lists of them, as tuples."""
    if isinstance(value, list):
        if depth >= MOST_NESTED:
            raise CodecError("lists are nested too deep")
        return tuple([None if each is None else a_fact(each, depth + 1) for each in value])
    if type(value) is bool:
        return value
    return a_number_or_word(value)


def a_key(value: Any) -> Any:
    """A mark's key: a word, or a list that begins with one."""
    if not isinstance(value, list):
        return a_word(value)
    if not value or type(value[0]) is not str:
        raise CodecError(f"a key begins with a word, {short(value)} does not")
    if value[0] == SECRET and (len(value) < 2 or type(value[1]) is not int):
        raise CodecError(f"a secret is somebody's, {short(value)} is nobody's")
    return tuple([a_number_or_word(each) for each in value])


def a_number_or_word(value: Any) -> int | str:
    """A whole number or a word."""
    return a_word(value) if type(value) is str else a_number(value)


def a_number(value: Any) -> int:
    """A whole number of a reasonable size."""
    if type(value) is not int:
        raise CodecError(f"a whole number was expected, not {short(value)}")
    if not -MOST_NUMBER < value < MOST_NUMBER:
        raise CodecError("a number is too large")
    return value


def a_word(value: Any) -> str:
    """A word that can be written to a file again."""
    if type(value) is not str:
        raise CodecError(f"a word was expected, not {short(value)}")
    if not value.isascii():
        _encoded(value)
    return value


def _encoded(word: str) -> bytes:
    """The word in bytes; half a character, which no file could hold, is refused."""
    try:
        return word.encode()
    except UnicodeEncodeError:
        raise CodecError(f"{short(word)} cannot be written") from None


def yes_or_no(value: Any) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise CodecError(f"true or false was expected, not {short(value)}")
    return value


def an_option_value(value: Any) -> OptionValue:
    """What a choice before the game may be."""
    return value if type(value) is bool else a_number_or_word(value)


def names(value: Any) -> dict[str, Any]:
    """Names with values; nothing at all is none of them."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise CodecError(f"names with values were expected, not {short(value)}")
    for key in value:
        a_word(key)
    return value


def items_or_none(value: Any) -> list[Any]:
    """A list; nothing at all is an empty one."""
    return [] if value is None else items(value)


def items(value: Any) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise CodecError(f"a list was expected, not {short(value)}")
    return value


def fields(value: Any, known: Iterable[str]) -> dict[str, Any]:
    """Names with values, and no other names than the known ones."""
    given = names(value)
    unknown = set(given) - set(known)
    if unknown:
        raise CodecError(f"unknown fields {', '.join(sorted(unknown))}")
    return given


def short(value: Any) -> str:
    """A value as a message may quote it, whatever its size."""
    return _shown.repr(value)
