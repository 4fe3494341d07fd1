"""Memory: given back when much was let go, and collected in rounds that nobody feels.

Scenes and their widgets know each other, so they go only when the collector looks at them. Left to
itself it waits until there is so much that a round takes a tenth of a second; asked after every few
frames, and with all that stays set apart, it takes a hundredth. And the machine gets memory back
only when it is asked to be given it.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

#: The library's number for "what is lent apart from the heap", and the bytes from which it is.
_LENT_APART, _LARGE = -3, 1 << 17
#: Rounds of its own that the collector never gets to.
_NEVER = 1 << 30
#: Rounds after which what has lasted so far is set apart, the history of the game above all: at
#: least, where a round has become long, and in any case. Some of it goes later and is found only by
#: `clean`, so it is not done each time.
_LEAST, _LASTING = 4, 20
#: Rounds after which the machine gets back what they freed.
_GIVEN_BACK = 4
#: Seconds of a round that is long, and of a frame that has enough to do without one.
LONG, BUSY = 0.006, 0.005
#: Things made after which the collector looks at the new ones by itself, wherever that happens to
#: be, and those after which a sweeper asks for a round; it is overdue after so many looks.
_YOUNG, _MADE, _OVERDUE = 6_000, 4_000, 3


def _of_the_library(name: str) -> Callable[..., object]:
    """A function of the machine's library; where it has none, one that does nothing."""
    try:
        found: Callable[..., object] = getattr(ctypes.CDLL(None), name)
    except (AttributeError, OSError, TypeError):
        return lambda *given: None
    return found


_trim = _of_the_library("malloc_trim")
_set = _of_the_library("mallopt")


def lend_apart() -> None:
    """Have large pictures lent one by one, so that each goes back the moment it is let go.

    Left to itself, the library lends ever larger ones from one heap, which keeps their room when
    they are gone: 80 MB of a board in a window of 4K.
    """
    _set(_LENT_APART, _LARGE)


def clean() -> None:
    """Free all that was let go, and set what is left apart: it is there to stay."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _trim(0)


@contextmanager
def by_hand() -> Iterator[None]:
    """Rounds of the collector over what is not new come only when a sweeper asks for them."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)
        gc.unfreeze()


class Sweeper:
    """Asks for rounds of the collector so often that each finds little to do."""

    def __init__(self) -> None:
        self._rounds = 0
        #: Whether the machine is to get back what rounds freed; in a frame without one.
        self._owes = False

    def sweep(self, busy: float = 0.0) -> float:
        """A round, if a few thousand things were made since the last; the seconds it took.

        A frame that was busy for long is left alone: another will have the time.
        """
        made, looks, _ = gc.get_count()
        if self._owes and looks < _OVERDUE and busy <= BUSY:
            self._owes = False
            _trim(0)
            return 0.0
        if looks < _OVERDUE and (busy > BUSY or not (looks or made > _MADE)):
            return 0.0
        start = thread_time()
        gc.collect()
        spent = thread_time() - start
        self._rounds += 1
        self._owes |= self._rounds % _GIVEN_BACK == 0
        if self._rounds >= _LASTING or (spent > LONG and self._rounds >= _LEAST):
            gc.freeze()
            self._rounds = 0
        return spent
