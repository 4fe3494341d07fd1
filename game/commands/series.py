"""Whole games played by bots, on a session with every table checked or on plain dicts."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from attrs import frozen

from game.bots import make_player
from game.commands.words import Trouble
from game.engine import Game, Player, Session, Setup, Situation, text
from game.engine.invariants import Broken, check
from game.engine.journal import Journal
from game.engine.play import EngineError
from game.engine.quick import Quick
from game.engine.recalling import MOST_COMMITS
from game.engine.table import Result, TableError

#: Beyond it nothing is kept: the bots go round in a circle.
MOST_DECISIONS = MOST_COMMITS


@frozen
class Outcome:
    """How a game of bots went."""

    result: Result
    decisions: int
    #: Decisions, and each part of those that are composed.
    choices: int
    events: int
    #: Of the processor: what others do on the machine does not count.
    seconds: float
    #: Questions with one answer left, which nobody was asked; not counted in a session.
    forced: int = 0


def set_apart() -> None:
    """What is loaded by now stays: the collector need not walk through it in every game."""
    gc.collect()
    gc.freeze()


def seated(players: int, names: Sequence[str]) -> tuple[str, ...]:
    """Which bot sits where: the names, over and over, until every seat is taken."""
    return tuple(names[seat % len(names)] for seat in range(players))


def players_for(game: Game, setup: Setup, names: Sequence[str]) -> list[Player]:
    """The bots themselves, each with its own chance."""
    return [make_player(name, seat, setup.seed, game) for seat, name in enumerate(names)]


def play_fast(game: Game, setup: Setup, players: Sequence[Player]) -> Outcome:
    """Play on plain dicts: no events kept, nothing checked."""
    start = process_time()
    quick = Quick(game.opening(setup), setup.seed)
    quick.begin()
    choices = 0
    while (decision := quick.decision) is not None:
        if quick.commit >= MOST_DECISIONS:
            raise _endless(setup, quick.commit)
        situation = Situation(game, decision, quick.table)
        quick.choose(players[decision.seat].choose(situation))
        choices += 1
    result = quick.table.result
    assert result is not None
    seconds = process_time() - start
    return Outcome(result, quick.commit, choices, quick.events, seconds, quick.forced)


def play_kept(
    game: Game,
    setup: Setup,
    players: Sequence[Player],
    journal: Path | None = None,
    checked: bool = True,
) -> Outcome:
    """Play in a session, with a journal if one is wanted; the table is checked at each commit."""
    start = process_time()
    choices = 0
    session = Session.begin(game, setup)
    keeper = Journal.create(journal, session) if journal is not None else None
    pieces = frozenset(session.table.places)
    try:
        while True:
            if checked:
                check(game, session.table, pieces)
            decision = session.decision
            if decision is None:
                break
            if session.cursor >= MOST_DECISIONS:
                raise _endless(setup, session.cursor)
            situation = Situation(game, decision, session.table)
            session.choose(players[decision.seat].choose(situation))
            choices += 1
    except (Broken, EngineError, TableError) as error:
        raise _broken(setup, session.cursor, error) from error
    finally:
        if keeper is not None:
            keeper.close()
    result = session.table.result
    assert result is not None
    events = sum(len(commit.events) for commit in session.commits)
    return Outcome(result, session.cursor, choices, events, process_time() - start)


def _broken(setup: Setup, commit: int, error: Exception) -> Trouble:
    game, seed, why = setup.game, str(setup.seed), str(error)
    return Trouble(text("selfplay-broken", game=game, seed=seed, commit=commit, why=why))


def _endless(setup: Setup, decisions: int) -> Trouble:
    seed = str(setup.seed)
    return Trouble(text("selfplay-endless", game=setup.game, seed=seed, decisions=decisions))
