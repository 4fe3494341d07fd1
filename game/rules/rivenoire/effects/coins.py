"""What money is worth."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine.effects import Effect, Number, Works


@frozen
class Gold(Effect):
    """Is worth so many coins."""

    kind = "gold"
    works: ClassVar[Works] = {"purchase": ("card",), "payment": ("token",)}
    amount: Number


ALL: tuple[type[Effect], ...] = (Gold,)
