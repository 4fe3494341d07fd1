"""Words without a language: a text key and its arguments.

The engine and the rules never hold a sentence. They name one, and the library words it in the
reader's language (see game/library/texts.py).
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

#: What an argument may be: a number, an id (of a piece, a zone, a label), or several of them.
Arg: TypeAlias = int | str | tuple[int | str, ...]


@frozen
class Text:
    """A sentence to be worded later: its key and its named arguments, in the order given."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


def text(key: str, **args: Arg) -> Text:
    """Name a sentence: ``text("not-enough-gold", missing=2)``."""
    return Text(key, tuple(args.items()))
