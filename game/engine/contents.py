"""The content that a session is played with: what the program brought, or what a journal did.

A journal carries the cards and figures it was played with, so that a game of any release is
played again as it was, whatever became of its cards since. One content of a game is served at a
time; a session sees to it that this is its own.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from functools import lru_cache
from typing import Any, TypeAlias

from game.engine.game import Game
from game.engine.plain import CodecError, a_word, items, short
from game.engine.secrecy import forget_backs

#: What the shelves of a game serve, one value a shelf.
Contents: TypeAlias = tuple[Any, ...]

#: More than the content of any game has, so that a forged file cannot fill the memory.
MOST_BYTES = 2 * 1024 * 1024


def shipped(game: Game) -> Contents:
    """The content that came with the program."""
    return tuple(shelf.shipped() for shelf in game.shelves)


def served(game: Game) -> Contents:
    """The content that the rules read now."""
    return tuple(shelf.served() for shelf in game.shelves)


def serve(game: Game, contents: Contents) -> None:
    """Let the rules read this content from now on."""
    for shelf, content in zip(game.shelves, contents, strict=True):
        if content is not shelf.served():
            shelf.serve(content)
            forget_backs()


def written(game: Game, contents: Contents) -> list[str]:
    """Content as a line of a journal holds it."""
    return [
        _deflated(shelf.packed(content))
        for shelf, content in zip(game.shelves, contents, strict=True)
    ]


def brought(game: Game, plain: Any) -> Contents:
    """Content that a journal brought along, checked as closely as the program's own."""
    packs = items(plain)
    if len(packs) != len(game.shelves):
        raise CodecError(f"{len(game.shelves)} shelves were expected, not {short(packs)}")
    try:
        return tuple(
            shelf.unpacked(_inflated(a_word(pack)))
            for shelf, pack in zip(game.shelves, packs, strict=True)
        )
    except (ValueError, RecursionError, zlib.error) as error:
        raise CodecError(f"the cards it brings along cannot be used: {error}") from None


@lru_cache(maxsize=8)
def _deflated(data: bytes) -> str:
    return b64encode(zlib.compress(data, 9)).decode()


def _inflated(pack: str) -> bytes:
    inflater = zlib.decompressobj()
    data = inflater.decompress(b64decode(pack, validate=True), MOST_BYTES)
    if not inflater.eof:
        raise ValueError("they do not end where they should")
    return data
