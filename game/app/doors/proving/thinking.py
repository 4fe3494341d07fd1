"""What thinks beside the game: a process of its own, which the built app begins in its own way."""

from __future__ import annotations

import os
from collections.abc import Iterator

from game.app.doors.proving.checks import Broken, Check, hold
from game.guide.workers import Worker

#: Seconds that a worker may take on a busy machine.
PATIENCE = 120.0


def checks() -> Iterator[Check]:
    """A worker that answers, and ends when it is asked to."""
    yield Check("worker", _worker)


def thought(number: int) -> tuple[int, int]:
    """What is asked of the worker: where it thinks, and something of the argument."""
    return os.getpid(), number * number


def _worker() -> str:
    worker = Worker("self-test")
    asked = worker.ask(thought, 12)
    if not asked.wait(PATIENCE):
        raise Broken(f"no answer within {PATIENCE:.0f} s")
    where, answer = asked.answer
    hold(answer == 144, "the answer is wrong")
    hold(not worker.is_here and where != os.getpid(), "no process could be begun")
    return "a process of its own answered"
