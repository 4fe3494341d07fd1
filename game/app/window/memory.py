"""Memory when much was let go: a game that was left, the looks of a window's old size.

Scenes and their widgets know each other, so they go only when the collector looks at them, and the
machine gets memory back only when it is asked to be given it. Both take a moment, and are done when
something else takes one, too. What is there then is there to stay: the collector passes it over
from now on, so that none of its rounds is felt in play.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable


def _trimmer() -> Callable[[int], object]:
    """What gives free memory back, where the machine's library does not do so by itself."""
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda pad: None
    return trim


_trim = _trimmer()


def clean() -> None:
    """Free what was let go, and set what is left apart from what comes and goes."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _trim(0)
