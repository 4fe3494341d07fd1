"""A kind of effect: one class with its word, where it works, why not now, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, TypeAlias

import attrs
from attrs import frozen

from game.engine.options import Refusal
from game.engine.play import Play
from game.engine.table import Piece, Reading, Seat
from game.engine.values import Value

#: The windows in which a kind works, and on which carriers: ``{"bought": ("ware", "fixture")}``.
Works: TypeAlias = Mapping[str, tuple[str, ...]]


@frozen
class Use(Value):
    """One use of an effect: who, by which piece, when; ids and numbers, so that it can be saved."""

    seat: Seat
    source: Piece
    window: str
    #: Which ability of the source, which effect of it, which effect inside that one.
    path: tuple[int, ...] = ()
    #: How much the occasion was about: coins gained, cards drawn.
    amount: int = 0
    #: The piece that caused the occasion; nothing reacts to itself.
    cause: Piece = ""

    def inside(self, number: int) -> Use:
        """The same use, one level deeper."""
        path = (*self.path, number)
        return Use(self.seat, self.source, self.window, path, self.amount, self.cause)


class Effect:
    """Base of all kinds. Subclasses are frozen attrs classes; content fills their fields."""

    __slots__ = ()

    #: Its word in content.
    kind: ClassVar[str]
    #: Where it works.
    works: ClassVar[Works] = {}

    def held(self) -> list[tuple[tuple[int | str, ...], Effect]]:
        """The effects that this one holds, each with the way to it in content."""
        own: Any = type(self)
        names = _holding(own)
        return [found for name in names for found in _effects_in(getattr(self, name), (name,))]

    def why_unfit(self, carrier: str, window: str) -> str | None:
        """What is wrong with these fields there, for authors; the kind itself does work there."""
        return None

    def why_not(self, table: Reading, use: Use) -> Refusal | None:
        """Why it can do nothing now."""
        return None

    def apply(self, play: Play, use: Use) -> None:
        """Do it: write through the recorder, push what must still be asked."""
        raise NotImplementedError(f"{self.kind} is never used, it only stands")


@cache
def _holding(kind: Any) -> tuple[str, ...]:
    """The fields of a kind that are declared to hold effects."""
    fields = attrs.fields(kind)
    return tuple(field.name for field in fields if Effect.__name__ in str(field.type))


def _effects_in(
    value: Any, path: tuple[int | str, ...]
) -> list[tuple[tuple[int | str, ...], Effect]]:
    if isinstance(value, Effect):
        return [(path, value)]
    parts = enumerate(value) if isinstance(value, tuple) else ()
    return [found for number, part in parts for found in _effects_in(part, (*path, number))]
