"""How long the rounds of the collector take, whoever asks for them."""

from __future__ import annotations

import gc
from time import thread_time
from types import TracebackType


class Rounds:
    """Notes every round of the collector as long as it is open, those over new things included."""

    def __init__(self) -> None:
        #: Seconds of the processor that the longest round took since it was last asked.
        self._longest = 0.0
        self._since = 0.0

    def __enter__(self) -> Rounds:
        gc.callbacks.append(self._noted)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        gc.callbacks.remove(self._noted)

    def _noted(self, phase: str, facts: dict[str, int]) -> None:
        # A round begins and ends in the thread that happened to make one thing too many.
        if phase == "start":
            self._since = thread_time()
        else:
            self._longest = max(self._longest, thread_time() - self._since)

    def longest(self) -> float:
        """Seconds of the longest round since it was last asked."""
        longest, self._longest = self._longest, 0.0
        return longest
