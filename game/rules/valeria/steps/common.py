"""Options that several steps share."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Option


@frozen
class EndTurn(Option):
    """Nothing more this turn."""

    says: ClassVar[str] = "val-option-end-turn"
    closes: ClassVar[bool] = True


@frozen
class Pass(Option):
    """Let it be."""

    says: ClassVar[str] = "val-option-pass"
    closes: ClassVar[bool] = True


STEPS = ()
OPTIONS = (EndTurn, Pass)
