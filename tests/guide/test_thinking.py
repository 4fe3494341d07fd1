"""Bots think in a process: what they are asked, how they are hurried, and what if it is lost."""

import os
import signal
from time import monotonic, sleep

import pytest

from game.bots import make_player
from game.engine import Session, Setup, Situation
from game.guide import thinking, workers
from game.guide.workers import Worker, report
from game.rules import game_of
from tests.toy import GAME as TOY

PATIENCE = 60.0
GAME = game_of("monster_lands")


@pytest.fixture
def worker(monkeypatch):
    own = Worker("test")
    monkeypatch.setattr(thinking, "thinker", lambda: own)
    return own


def turn(seed="1/0/0"):
    """A first question of a game, asked of a bot that needs no time for it."""
    session = Session.begin(GAME, Setup("monster_lands", 2, 1))
    return thinking.turn_of(GAME, session.table, session.decision, seed, "adept", False)


def becomes(condition):
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end
        sleep(0.02)


def counted(most):
    """Thinks for ever, unless somebody hurries it."""
    for number in range(most):
        if report(number / most):
            return number
        sleep(0.01)
    return most


def test_a_process_answers_as_this_one_would(worker):
    thought = thinking.ask(turn())

    assert thought.wait(PATIENCE)
    assert thinking.think(turn()) == thought.answer
    assert os.getpid() != worker.pid


def test_a_thought_shows_how_far_it_is_and_can_be_hurried(worker):
    thought = worker.ask(counted, 100_000)
    becomes(lambda: thought.done > 0)

    worker.hurry(thought)

    assert thought.wait(PATIENCE)
    assert 0 < thought.answer < 100_000


def test_a_hurry_that_comes_too_late_is_no_question(worker):
    first = worker.ask(counted, 1)
    assert first.wait(PATIENCE)
    worker._current, worker_child = first, worker._child
    worker.hurry(first)
    worker._current = None
    second = worker.ask(counted, 1)

    assert second.wait(PATIENCE)
    assert (1, worker_child) == (second.answer, worker._child)


def test_a_thread_that_thinks_here_can_be_hurried_too():
    def forbidden(kind):
        raise PermissionError("no process here")

    worker = Worker("test", forbidden)
    thought = worker.ask(counted, 100_000)
    becomes(lambda: thought.done > 0)

    worker.hurry(thought)

    assert thought.wait(PATIENCE)
    assert worker.is_here


@pytest.mark.skipif(os.name == "nt", reason="stops a process as POSIX does")
def test_a_process_that_was_killed_is_replaced(worker):
    assert thinking.ask(turn()).wait(PATIENCE)
    os.kill(worker.pid, signal.SIGKILL)

    thought = thinking.ask(turn())

    assert thought.wait(PATIENCE)
    assert thinking.think(turn()) == thought.answer


@pytest.mark.skipif(os.name == "nt", reason="stops a process as POSIX does")
def test_a_process_that_hangs_is_given_up_and_replaced(worker):
    assert thinking.ask(turn()).wait(PATIENCE)
    hung = worker.pid
    os.kill(hung, signal.SIGSTOP)
    lost = thinking.ask(turn())
    sleep(0.1)

    worker.give_up(lost)
    thought = thinking.ask(turn())

    assert thought.wait(PATIENCE)
    assert hung != worker.pid


def test_a_slow_machine_ends_a_thought_in_time(monkeypatch):
    """Where the time is over after the first world, nobody plays a second."""
    monkeypatch.setattr(thinking, "MOST_SECONDS", 0.0)
    session = Session.begin(GAME, Setup("monster_lands", 2, 1, (("random_pairs", True),)))
    adepts = [make_player("adept", seat, 1, GAME) for seat in range(2)]
    while True:
        decision = session.decision
        if isinstance(decision.step, GAME.mind.pondered):
            advice = thinking.advised(thinking.asked(GAME, session.table, decision, "seed"))
            if len(advice.candidates) > 1:
                break
        session.choose(adepts[decision.seat].choose(Situation(GAME, decision, session.table)))

    assert {1} == {each.worlds for each in advice.candidates}


def test_only_games_that_another_process_finds_are_sent():
    assert thinking.can_be_sent(GAME)
    assert not thinking.can_be_sent(TOY)


def test_nothing_is_reported_where_nobody_thinks(monkeypatch):
    monkeypatch.setattr(workers, "_here", type(workers._here)())

    assert not report(0.5)
