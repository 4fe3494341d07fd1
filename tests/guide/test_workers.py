"""Workers: answers from another process, given up at once, and nobody left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.guide.workers import Child, Worker

PATIENCE = 30.0


def doubled(number: int) -> int:
    return 2 * number


def process_of(_: object) -> int:
    return os.getpid()


def refused(_: object) -> None:
    raise FileNotFoundError("no answer to that")


def asleep(seconds: float) -> None:
    sleep(seconds)


def forbidden(kind: str) -> Child:
    raise PermissionError("no process here")


def becomes(condition: Callable[[], bool]) -> bool:
    """Whether it comes true before patience ends."""
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            return False
        sleep(0.02)
    return True


@pytest.fixture
def worker() -> Worker:
    return Worker("test")


def test_another_process_answers_one_question_after_another(worker: Worker) -> None:
    first, second = worker.ask(doubled, 4), worker.ask(process_of, None)

    assert first.wait(PATIENCE)
    assert second.wait(PATIENCE)
    assert 8 == first.answer
    assert os.getpid() != second.answer == worker.pid


def test_what_goes_wrong_there_goes_wrong_for_who_asked(worker: Worker) -> None:
    thought = worker.ask(refused, None)

    assert thought.wait(PATIENCE)
    with pytest.raises(FileNotFoundError, match="no answer"):
        _ = thought.answer
    assert not worker.is_here


def test_a_question_given_up_holds_nobody(worker: Worker) -> None:
    """Its process ends, and the next question has another one."""
    before = worker.ask(process_of, None)
    assert before.wait(PATIENCE)
    endless, waiting = worker.ask(asleep, 600.0), worker.ask(asleep, 600.0)

    worker.give_up(waiting)
    sleep(0.05)
    worker.give_up(endless)
    after = worker.ask(process_of, None)

    assert after.wait(PATIENCE)
    assert before.answer != after.answer
    assert not worker.is_here


def test_giving_up_an_answer_that_is_there_costs_nothing(worker: Worker) -> None:
    before = worker.ask(process_of, None)
    assert before.wait(PATIENCE)

    worker.give_up(before)
    after = worker.ask(process_of, None)

    assert after.wait(PATIENCE)
    assert before.answer == after.answer


@pytest.mark.skipif(os.name == "nt", reason="ends a process as POSIX does")
def test_a_process_that_was_ended_from_outside_is_begun_anew(worker: Worker) -> None:
    before = worker.ask(process_of, None)
    assert before.wait(PATIENCE)
    os.kill(before.answer, signal.SIGKILL)

    after = worker.ask(process_of, None)

    assert after.wait(PATIENCE)
    assert after.answer not in (before.answer, os.getpid())


def test_without_a_process_a_thread_thinks() -> None:
    worker = Worker("test", forbidden)
    thought = worker.ask(process_of, None)

    assert thought.wait(PATIENCE)
    assert os.getpid() == thought.answer
    assert worker.is_here


ASKING = """
import sys, time
from game.guide.workers import Worker

if __name__ == "__main__":
    worker = Worker("test")
    worker.ask(time.sleep, 600)
    while worker.pid is None:
        time.sleep(0.01)
    time.sleep(0.3)
    print(worker.pid, flush=True)
    {then}
"""


@pytest.mark.skipif(os.name == "nt", reason="looks for a process as POSIX does")
@pytest.mark.parametrize("then", ["sys.exit()", "time.sleep(600)"])
def test_no_process_outlives_the_game(then: str, tmp_path: Path) -> None:
    """Whether the game ends by itself, or is killed while its worker thinks."""
    script = tmp_path / "asking.py"
    script.write_text(ASKING.format(then=then), "utf-8")
    root = str(Path(__file__).parents[2])
    game = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert game.stdout is not None
    pid = int(game.stdout.readline())

    if "sleep" in then:
        game.kill()
    game.wait(PATIENCE)

    assert becomes(lambda: not is_alive(pid))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # Nobody may have asked how it ended; then it is gone all the same.
    return "zombie" not in Path(f"/proc/{pid}/status").read_text() if has_proc(pid) else True


def has_proc(pid: int) -> bool:
    return Path(f"/proc/{pid}/status").exists()
