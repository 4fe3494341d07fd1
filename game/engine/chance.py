"""Chance, derived and never drawn from the air.

Every draw comes from (seed of the game, number of the commit, number of the draw in it), so the
same choices give the same dice on every machine, undone and redone ones too. A position may put
scripted rolls in front.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_BYTES = 8
_BITS = 8 * _BYTES
_number = int.from_bytes


class Chance:
    """The dice of one commit."""

    __slots__ = ("commit", "draws", "script", "scripted", "seed")

    def __init__(self, seed: int, commit: int, script: tuple[int, ...] = ()) -> None:
        self.seed = seed
        self.commit = commit
        self.draws = 0
        self.script = script
        self.scripted = 0

    def restart(self, commit: int) -> None:
        """Turn to another commit's dice."""
        self.commit = commit
        self.draws = 0

    def below(self, limit: int) -> int:
        """A number from 0 up to, and without, the limit."""
        name = b"%d/%d/%d" % (self.seed, self.commit, self.draws)
        self.draws += 1
        return _number(blake2b(name, digest_size=_BYTES).digest(), "little") * limit >> _BITS

    def die(self, sides: int = 6) -> int:
        """What a die falls on; scripted rolls come first."""
        if self.scripted < len(self.script):
            face = self.script[self.scripted]
            self.scripted += 1
            return face
        return self.below(sides) + 1

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order of chance (Fisher-Yates, from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)
