"""What was made once and may be needed again, within a budget: of bytes, or of whatever counts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

import pygame

V = TypeVar("V")


class Store(Generic[V]):
    """Values that have a size, as many as the budget allows; the longest unused leave."""

    def __init__(self, most: int) -> None:
        self.most = most
        #: The size of all that is kept now.
        self.size = 0
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> V | None:
        """What is kept under this key, if it still is."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._kept.move_to_end(key)
        return kept[0]

    def keep(self, key: Hashable, value: V, size: int) -> V:
        """Keep a value of this size, and give it back."""
        if key in self._kept:
            self.size -= self._kept.pop(key)[1]
        self._kept[key] = value, size
        self.size += size
        while self.size > self.most and len(self._kept) > 1:
            _, (_, oldest) = self._kept.popitem(last=False)
            self.size -= oldest
        return value

    def clear(self) -> None:
        """Let everything go."""
        self._kept.clear()
        self.size = 0


def bytes_of(surface: pygame.Surface) -> int:
    """How much memory a surface takes."""
    return surface.get_pitch() * surface.get_height()
