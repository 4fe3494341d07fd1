"""Effects that their carrier or window could never use, found when content is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from game.engine.effects import Effect, why_unfit
from game.engine.effects.fitting import Kinds
from game.library.converting import Finding
from game.library.yamltree import Steps


class Ability(Protocol):
    """Whatever content writes with a window and effects."""

    @property
    def window(self) -> str:
        """When it works."""

    @property
    def effects(self) -> Sequence[Effect]:
        """What it does."""


def misfits(kinds: Kinds, carrier: str, path: Steps, ability: Ability) -> Iterator[Finding]:
    """What is wrong with an ability that stands at this path of the content."""
    for way, why in why_unfit(kinds, carrier, ability.window, ability.effects):
        yield (*path, "effects", *way) if way else (*path, "window"), why
