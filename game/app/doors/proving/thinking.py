"""What thinks beside the game: a process of its own, which the built app begins in its own way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from typing import Any

from game.app.doors.proving.checks import Broken, Check, hold
from game.bots import player_names
from game.engine.game import Game, Setup
from game.engine.session import Session
from game.guide import thinking
from game.guide.workers import Thought, Worker

#: Seconds that a worker may take on a busy machine.
PATIENCE = 120.0
SEED = 7


def checks() -> Iterator[Check]:
    """A worker that answers."""
    yield Check("worker", _worker)


def checks_of(game: Game) -> Iterator[Check]:
    """Every bot of a game, asked in a worker what to do first."""
    if thinking.can_be_sent(game):
        yield Check(f"{game.id}: bots in a worker", partial(_bots, game))


def thought(number: int) -> tuple[int, int]:
    """What is asked of the worker: where it thinks, and something of the argument."""
    return os.getpid(), number * number


def _worker() -> str:
    worker = Worker("self-test")
    asked = worker.ask(thought, 12)
    _wait(asked)
    where, answer = asked.answer
    hold(answer == 144, "the answer is wrong")
    hold(not worker.is_here and where != os.getpid(), "no process could be begun")
    return "a process of its own answered"


def _bots(game: Game) -> str:
    session = Session.begin(game, Setup(game.id, game.seats[1], SEED))
    decision, names = session.decision, player_names(game)
    assert decision is not None
    for name in names:
        turn = thinking.turn_of(game, session.table, decision, str(SEED), name, False)
        asked = thinking.ask(turn)
        _wait(asked, name)
        hold(0 <= asked.answer.number < len(decision.options), f"{name} chose what is not offered")
    hold(not thinking.thinker().is_here, "no process could be begun")
    return f"{', '.join(names)} answered"


def _wait(asked: Thought[Any], whose: str = "the worker") -> None:
    if not asked.wait(PATIENCE):
        raise Broken(f"{whose} gave no answer within {PATIENCE:.0f} s")
