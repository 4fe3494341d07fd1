"""Small values that are made once and shared.

Rules make the same steps and options over and over ("place a red die here"). Making a
frozen attrs object costs ten times a look-up, so the classes below hand out the one they know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

#: A class forgets what it used longest ago past this many values, so that long series cannot eat
#: memory.
MOST_KNOWN = 50_000


class Interning(type):
    """A class whose calls with the same arguments give the same object."""

    _known: Callable[..., Any]

    if not TYPE_CHECKING:  # checkers should see the constructor that attrs writes
        #: A property, so that a call goes to the class's cache without a Python frame in between.
        __call__ = property(attrgetter("_known"))


class Value(metaclass=Interning):
    """Base of interned frozen attrs classes; a value holds ids and numbers, nothing else."""

    __slots__ = ()
    _known: ClassVar[Callable[..., Any]]

    def __init_subclass__(cls) -> None:
        cls._known = lru_cache(MOST_KNOWN)(partial(type.__call__, cls))
