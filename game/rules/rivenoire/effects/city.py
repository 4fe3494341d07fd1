"""Effects of bolts on the visit itself: the action once more, another place."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine.effects import Effect, Works


@frozen
class ReplayAction(Effect):
    """Carries the action of the place out once more (ruling 43)."""

    kind = "replay_action"
    works: ClassVar[Works] = {"bolt": ("card",)}


@frozen
class Relocate(Effect):
    """Puts the character on a free spot of a place with a higher number (ruling 44)."""

    kind = "relocate"
    works: ClassVar[Works] = {"bolt": ("card",)}


ALL: tuple[type[Effect], ...] = (ReplayAction, Relocate)
