"""Thinking beside the game: one process for each kind of thinking, asked one thing after another.

What is asked is a function of a module and one argument, both plain enough to be sent to another
process. A worker begins with its first question and never holds the interpreter of whoever asks.
Giving up a question ends the process that thinks about it; the next question begins a new one.
Where no process can be had (a sandbox), a thread of this one thinks instead.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Condition, Event, Lock, Thread, local
from typing import Any, Generic, TypeVar, cast

from attrs import frozen

T = TypeVar("T")

#: What is said between a game and its workers, besides questions.
HURRY, ANSWER, DONE = "hurry", "answer", "done"
#: Whom this thread thinks for: the pipe of a worker, or a thought of this process.
_here = local()


class Thought(Generic[T]):
    """An answer in the making."""

    def __init__(self, function: Callable[[Any], T], argument: object) -> None:
        self.work = function, argument
        #: Nobody waits for it any more.
        self.given_up = False
        self._over = Event()
        self._answer: T | None = None
        self._trouble: BaseException | None = None

        #: How much of it is done, from 0 to 1, as far as the thinker says so.
        self.done = 0.0
        #: Whoever asked wants an answer now, as good as it is.
        self.is_hurried = False

    @property
    def is_over(self) -> bool:
        """Whether there is an answer."""
        return self._over.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the answer, but no longer; whether it is there."""
        return self._over.wait(seconds)

    @property
    def answer(self) -> T:
        """The answer, once it is there; what went wrong with it goes wrong here."""
        assert self.is_over, "there is no answer yet"
        if self._trouble is not None:
            raise self._trouble
        return cast(T, self._answer)

    def end(self, answer: T | None, trouble: BaseException | None = None) -> None:
        """Here is the answer, or what went wrong."""
        self._answer, self._trouble = answer, trouble
        self._over.set()


@frozen
class Child:
    """A process that thinks, and the way to talk with it."""

    process: BaseProcess
    pipe: Connection[Any, Any]


def start(kind: str) -> Child:
    """Begin a process that knows nothing of this one (a copy would share its locks)."""
    context = get_context("spawn")
    mine, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), name=kind, daemon=True)
    process.start()
    theirs.close()
    return Child(process, mine)


class Worker:
    """One kind of thinking."""

    def __init__(self, kind: str, starting: Callable[[str], Child] = start) -> None:
        self._kind, self._starting = kind, starting
        self._changed = Condition()
        self._sending = Lock()
        self._waiting: deque[Thought[Any]] = deque()
        self._current: Thought[Any] | None = None
        self._child: Child | None = None
        #: Whether the process has answered, or was ended from here.
        self._is_proven = False
        self._thread: Thread | None = None
        #: Whether it thinks in a thread of this process.
        self.is_here = False

    def ask(self, function: Callable[[Any], T], argument: object) -> Thought[T]:
        """Begin to think about something, once what was asked before is answered."""
        thought = Thought(function, argument)
        with self._changed:
            self._waiting.append(thought)
            if self._thread is None:
                self._thread = Thread(target=self._attend, name=self._kind, daemon=True)
                self._thread.start()
            self._changed.notify()
        return thought

    def hurry(self, thought: Thought[Any]) -> None:
        """Ask for an answer as soon as there is one, as good as it is."""
        thought.is_hurried = True
        with self._changed:
            child = self._child if thought is self._current else None
        # Whoever is just being asked is told the next time.
        if child is not None and self._sending.acquire(blocking=False):
            try:
                if thought is self._current:
                    child.pipe.send(HURRY)
            except OSError:
                pass
            finally:
                self._sending.release()

    def give_up(self, thought: Thought[Any]) -> None:
        """Nobody waits for this answer any more."""
        with self._changed:
            thought.given_up = True
            if thought is self._current and self._child is not None:
                self._is_proven = True
                # A process that was stopped does not hear a gentler word.
                self._child.process.kill()

    @property
    def pid(self) -> int | None:
        """The process that thinks, if there is one."""
        return None if self._child is None else self._child.process.pid

    def _attend(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: bool(self._waiting))
                thought = self._current = self._waiting.popleft()
            try:
                answer, trouble = self._thought_out(thought), None
            except BaseException as error:
                answer, trouble = None, error
            with self._changed:
                self._current = None
            thought.end(answer, trouble)

    def _thought_out(self, thought: Thought[Any]) -> Any:
        while not (thought.given_up or self.is_here):
            try:
                answer, trouble = self._told(thought)
            except (OSError, EOFError, ImportError):
                # A process that never said anything will not be had the next time either.
                self.is_here = not self._is_proven
                self._bury()
                continue
            if trouble is not None:
                raise trouble
            return answer
        function, argument = thought.work
        if thought.given_up:
            return None
        _here.thought = thought
        return function(argument)

    def _told(self, thought: Thought[Any]) -> tuple[Any, Exception | None]:
        """What the process says, or what went wrong there; an error if it ended, or never was."""
        with self._changed:
            if self._child is None:
                self._is_proven = False
                self._child = self._starting(self._kind)
            if thought.given_up:
                return None, None
            child = self._child
        with self._sending:
            child.pipe.send(thought.work)
        while True:
            word, *said = child.pipe.recv()
            self._is_proven = True
            if word == ANSWER:
                answer, trouble = said
                return answer, trouble
            thought.done = said[0]

    def _bury(self) -> None:
        """The process has ended, or is no longer wanted."""
        with self._changed:
            child, self._child = self._child, None
        if child is not None:
            child.pipe.close()
            child.process.kill()
            child.process.join()


def serve(pipe: Connection[Any, Any]) -> None:
    """Answer one question after another, as long as somebody asks."""
    # Whoever interrupts the game from its terminal means the game, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A program that opens a window as it is imported has SDL catch this one: the game's end would
    # wait for ever for a worker that does not hear it.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        if asked == HURRY:
            continue  # it came after the answer
        function, argument = asked
        _here.pipe = pipe
        try:
            pipe.send((ANSWER, function(argument), None))
        except Exception as trouble:
            pipe.send((ANSWER, None, trouble))


def report(done: float) -> bool:
    """Say how much of a thought is done; whether whoever asked wants the answer now."""
    pipe: Connection[Any, Any] | None = getattr(_here, "pipe", None)
    if pipe is not None:
        pipe.send((DONE, done))
        return pipe.poll() and bool(pipe.recv() == HURRY)
    thought: Thought[Any] | None = getattr(_here, "thought", None)
    if thought is None:
        return False
    thought.done = done
    return thought.is_hurried or thought.given_up


def _end_with_parent() -> None:
    """A game that is cut off cannot end its workers: they look after it themselves."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


@cache
def worker(kind: str) -> Worker:
    """The worker of a kind of thinking."""
    return Worker(kind)
