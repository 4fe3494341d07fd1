"""Options that several steps share, and what modules of verbs look like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from attrs import frozen

from game.engine import Option, Play, Seat

#: What a module of verbs does when one of its options is chosen.
Verbs: TypeAlias = Mapping[type[Option], Callable[[Play, Seat, Any], None]]


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


@frozen
class ConvertGaar(Option):
    """Turn a Gaar into a Dwurt (chapter 18)."""

    says: ClassVar[str] = "eut-option-convert"


STEPS = ()
OPTIONS = (Pass, Done, ConvertGaar)
