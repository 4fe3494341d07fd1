"""Options that several steps share."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Option


@frozen
class Pass(Option):
    """Let it be."""

    says: ClassVar[str] = "riv-option-pass"
    closes: ClassVar[bool] = True


STEPS = ()
OPTIONS = (Pass,)
