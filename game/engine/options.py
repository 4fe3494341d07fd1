"""What a seat may choose, and why not: options, refusals, and the two together as offers."""

from __future__ import annotations

from functools import lru_cache
from inspect import get_annotations
from typing import Any, ClassVar, NamedTuple, TypeAlias

from attrs import fields, frozen

from game.engine.text import Arg, Text, text
from game.engine.values import Value

#: How fields are written that name things on the table: a click on one means the option.
_THINGS = frozenset(("Piece", "Zone"))
_SEVERAL = frozenset(("tuple[Piece, ...]", "tuple[Zone, ...]"))


class Refusal(NamedTuple):
    """Why not: a text key and what it speaks of. A value, never an exception.

    A tuple, because rules make and drop refusals all the time and nothing is made faster.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def text(self) -> Text:
        """The sentence that explains it."""
        return Text(self.key, self.args)


@lru_cache(4096)
def refuse(key: str, **args: Arg) -> Refusal:
    """Refuse with a reason: ``refuse("not-enough-gold", missing=2)``.

    Remembered: players without hands ask for the same few reasons all the time, and drop them.
    """
    return Refusal(key, tuple(args.items()))


class Option(Value):
    """Something a seat may choose. Subclasses are frozen attrs classes, one a verb."""

    __slots__ = ()

    #: The key of the button's words; their arguments are the fields.
    says: ClassVar[str] = ""
    #: Only the chooser may know it (others see that something was chosen).
    secret: ClassVar[bool] = False
    #: Adds to a decision that is still being composed, and decides nothing yet.
    part: ClassVar[bool] = False
    #: A way back in a chain of small choices; players without hands take it only if there is no
    #: other way.
    back: ClassVar[bool] = False
    #: Says that this is all: done, stop, nobody, set out; it has a place of its own on screen.
    closes: ClassVar[bool] = False
    #: Rearranges and may be done over and over; players without hands do so once at most between
    #: two real choices.
    idle: ClassVar[bool] = False
    #: Rearranges too, but may be worth it: players without hands weigh it like a real choice, and
    #: still do so once at most between two of those.
    shifts: ClassVar[bool] = False
    #: Leads where only people find the way on; players without hands leave it alone.
    by_hand: ClassVar[bool] = False

    _things: ClassVar[tuple[tuple[str, bool], ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        written = get_annotations(cls)
        own = ((name, kind in _SEVERAL) for name, kind in written.items() if _is_thing(kind))
        # attrs makes a class with slots a second time, so what is known already comes again.
        cls._things = tuple(dict((*cls._things, *own)).items())

    def touches(self) -> tuple[str, ...]:
        """The pieces and zones that a click on the board would mean: the fields that are such."""
        found: list[str] = []
        for name, several in self._things:
            value: Any = getattr(self, name)
            if several:
                found += value
            else:
                found.append(value)
        return tuple(found)

    def label(self) -> Text:
        """The button's words: those of `says`, about the fields."""
        if not self.says:
            raise NotImplementedError(f"{type(self).__name__} says nothing")
        known = fields(type(self))  # type: ignore[arg-type]  # every subclass is an attrs class
        return text(self.says, **{each.name: getattr(self, each.name) for each in known})


def _is_thing(kind: object) -> bool:
    return kind in _THINGS or kind in _SEVERAL


@frozen
class Unknown(Option):
    """Stands in another seat's view for a choice that was made in secret."""

    says: ClassVar[str] = "option-unknown"


#: An option that comes into question, and why it may not be chosen now; None if it may.
Offer: TypeAlias = tuple[Option, Refusal | None]
