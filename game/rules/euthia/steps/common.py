"""Options that several steps share, and what modules of verbs look like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, TypeAlias

from attrs import frozen

from game.engine import Option, Play, Seat

#: What a module of verbs does when one of its options is chosen.
Verbs: TypeAlias = Mapping[type[Option], Callable[[Play, Seat, Any], None]]


class Occasion(NamedTuple):
    """What is looked at before the verbs of a turn are asked: some would refuse all they offer.

    A module of verbs says of an occasion that it `is_vain`; it need not know of every such one.
    """

    place: str
    #: Quests are told here.
    encounter: bool
    movement: int
    has_cards: bool
    has_gaar: bool
    has_elite: bool


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
