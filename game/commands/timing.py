"""The stopwatch of the bench: the best of a few rounds, because noise only ever adds.

It counts the processor's time, so that what else runs on the machine is not measured with it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Any

ROUNDS = 5
#: A round takes at least this long, so that the clock's own grain does not matter.
LEAST_SECONDS = 0.02


def seconds_for(action: Callable[[], Any]) -> float:
    """How long an action takes, at its best."""
    times = _times_for_a_round(action)
    gc.collect()
    gc.disable()
    try:
        return min(_round(action, times) for _ in range(ROUNDS)) / times
    finally:
        gc.enable()


def _times_for_a_round(action: Callable[[], Any]) -> int:
    times = 1
    while _round(action, times) < LEAST_SECONDS:
        times *= 4
    return times


def _round(action: Callable[[], Any], times: int) -> float:
    start = process_time()
    for _ in range(times):
        action()
    return process_time() - start
