"""Small values that are made once and shared.

Rules make the same steps and options over and over ("place a red die here"). Making a
frozen attrs object costs ten times a look-up, so the classes below hand out the one they know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

#: A class forgets what it knows past this many values, so that long series cannot eat memory.
MOST_KNOWN = 50_000


class Interning(type):
    """A class whose calls with the same positional arguments give the same object."""

    _known: dict[tuple[Any, ...], Any]

    if not TYPE_CHECKING:  # checkers should see the constructor that attrs writes

        def __call__(cls, *args, **named):
            if named:
                return super().__call__(*args, **named)
            known = cls._known
            value = known.get(args)
            if value is None:
                if len(known) >= MOST_KNOWN:
                    known.clear()
                value = known[args] = super().__call__(*args)
            return value


class Value(metaclass=Interning):
    """Base of interned frozen attrs classes; a value holds ids and numbers, nothing else."""

    __slots__ = ()
    _known: ClassVar[dict[tuple[Any, ...], Any]]

    def __init_subclass__(cls) -> None:
        cls._known = {}
