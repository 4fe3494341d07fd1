"""Options that several steps share."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from game.engine import Option


@frozen
class Pass(Option):
    """Let it be."""

    says: ClassVar[str] = "eut-option-pass"
    closes: ClassVar[bool] = True


@frozen
class Done(Option):
    """Nothing more of this."""

    says: ClassVar[str] = "eut-option-done"
    closes: ClassVar[bool] = True


STEPS = ()
OPTIONS = (Pass, Done)
