"""Compiled content: trees kept as JSON, found again by a hash of the files they came from.

A cache file has two lines, the fingerprint and the tree. It never holds more than its sources do,
so anything wrong with it means only that the sources are read again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from attrs import frozen

from game.library.places import content_dir, user_cache_dir
from game.library.problems import ContentError
from game.library.sources import Source, fingerprint_of
from game.library.writing import write_whole
from game.library.yamltree import Tree

#: Raised when the same YAML would be read as another tree.
TREE_VERSION = 1
MAX_CACHE_BYTES = 20_000_000


@frozen
class Kept:
    """A sound cache file: the tree, its fingerprint, and the bytes that it was read from."""

    tree: Tree
    fingerprint: str
    packed: bytes


def file_name(name: str, sources: Sequence[Source]) -> str:
    """The cache file of these very bytes."""
    key = sha256(f"{TREE_VERSION}".encode())
    for source in sources:
        key.update(f"\n{source.path.name} {len(source.data)}\n".encode())
        key.update(source.data)
    return f"{name}-{key.hexdigest()[:32]}.json"


def folders() -> Iterable[Path]:
    """Where to look: what was packed with the program, then what this machine has made."""
    with suppress(ContentError):
        yield content_dir() / "compiled"
    yield user_cache_dir() / "content"


def find(file: str) -> Kept | None:
    """The tree, if a sound copy is kept somewhere."""
    for folder in folders():
        with suppress(OSError, ValueError, RecursionError):
            return _opened(folder / file)
    return None


def _opened(path: Path) -> Kept:
    with path.open("rb") as stream:
        fingerprint, _, body = stream.read(MAX_CACHE_BYTES).partition(b"\n")
    if fingerprint_of(body).encode() != fingerprint:
        raise ValueError("damaged")
    return Kept(json.loads(body), fingerprint.decode(), body)


def keep(folder: Path, file: str, packed_tree: bytes) -> None:
    """Write a cache file whole or not at all; OSError if the folder cannot be written."""
    write_whole(folder / file, fingerprint_of(packed_tree).encode() + b"\n" + packed_tree)
    name = file.rpartition("-")[0]
    for old in folder.glob(f"{name}-{'?' * 32}.json"):
        if old.name != file:
            old.unlink(missing_ok=True)
