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

#: Rounds of its own that the collector never gets to.
_NEVER = 1 << 30
#: Rounds after which what has lasted so far is set apart, the history of the game above all. Some
#: of it goes later and is found only by `clean`, so it is not done each time.
_LASTING = 20


def _trimmer() -> Callable[[int], object]:
    """What gives free memory back, where the machine's library does not do so by itself."""
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda pad: None
    return trim


_trim = _trimmer()


def clean() -> None:
    """Free all that was let go, and set what is left apart: it is there to stay."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _trim(0)


@contextmanager
def by_hand() -> Iterator[None]:
    """Full rounds of the collector come only when a sweeper asks for them."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)
        gc.unfreeze()


class Sweeper:
    """Asks for rounds of the collector so often that each finds little to do."""

    def __init__(self) -> None:
        self._rounds = 0

    def sweep(self) -> None:
        """A round, if a few thousand things were made since the last."""
        if gc.get_count()[2] < 1:
            return
        gc.collect()
        self._rounds += 1
        if self._rounds % _LASTING == 0:
            gc.freeze()
