"""What the bench measures of one game. Every figure says its unit in its name."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from attrs import evolve

from game.commands.series import Outcome, play_fast, play_kept, players_for, set_apart
from game.commands.timing import seconds_for
from game.engine import Ask, Draft, Game, Session, Setup, Situation, Table
from game.engine.folds import FOLDS, fold
from game.engine.journal import Journal, read
from game.library.content import load

LONG = 2_000
#: Games are played for this long to find their pace.
PACE_SECONDS = 0.5
#: So many times: what else the machine does can only slow it down.
PACES = 3

Figures = dict[str, Any]


def measure(game: Game) -> Figures:
    """All figures of a game at its full table, played by random bots."""
    setup = game.checked(Setup(game.id, game.seats[1], 0))
    session = _played(game, setup)
    set_apart()
    return {
        "game": game.id,
        "players": setup.players,
        "decisions": session.cursor,
        "events": sum(len(commit.events) for commit in session.commits),
        **_pace("", game, setup, play_fast),
        **_pace("session_", game, setup, _play_unchecked),
        **_folding(session),
        **_pointers(session),
        **_journals(session),
        "state_kb": round(_kilobytes_a_state(session), 2),
        **_content(game),
    }


def _played(game: Game, setup: Setup) -> Session:
    session = Session.begin(game, setup)
    _play_on(session, None)
    return session


def _play_on(session: Session, most: int | None) -> None:
    """Let random bots go on to the end, or for so many decisions."""
    players = players_for(session.game, session.setup, ["random"] * session.setup.players)
    while (decision := session.decision) is not None and most != 0:
        situation = Situation(session.game, decision, session.table)
        session.choose(players[decision.seat].choose(situation))
        most = None if most is None else most - 1


def _play_unchecked(game: Game, setup: Setup, players: Any) -> Outcome:
    return play_kept(game, setup, players, checked=False)


def _pace(name: str, game: Game, setup: Setup, play: Callable[..., Outcome]) -> Figures:
    """Choices, answers with forced ones, and events a second: the best of a few series of games."""
    return max(
        (_pace_once(name, game, setup, play) for _ in range(PACES)),
        key=lambda figures: figures[f"{name}choices_per_s"],
    )


def _pace_once(name: str, game: Game, setup: Setup, play: Callable[..., Outcome]) -> Figures:
    choices = answers = events = number = 0
    seconds = 0.0
    while seconds < PACE_SECONDS:
        one = evolve(setup, seed=number)
        outcome = play(game, one, players_for(game, one, ["random"] * one.players))
        choices += outcome.choices
        answers += outcome.choices + outcome.forced
        events += outcome.events
        seconds += outcome.seconds
        number += 1
    return {
        f"{name}choices_per_s": round(choices / seconds),
        # Only games on dicts count the questions that answered themselves.
        **({"answers_per_s": round(answers / seconds)} if not name else {}),
        f"{name}events_per_s": round(events / seconds),
    }


def _folding(session: Session) -> Figures:
    """Microseconds to fold an event, and to list the options of a decision."""
    commits = session.commits
    steps = list(pairwise(commits))
    events = [event for commit in commits[1:] for event in commit.events]
    questions = list(_questions(session))

    def in_session() -> None:
        for before, after in steps:
            fold(before.table, after.events)

    def options() -> None:
        for step, table in questions:
            step.options(table)

    return {
        "fold_us": _us(seconds_for(in_session) / len(events)),
        "fold_dict_us": _us(_fold_on_dicts(commits[0].table, events)),
        "options_us": _us(seconds_for(options) / len(questions)),
    }


def _questions(session: Session) -> Iterator[tuple[Ask, Table]]:
    for commit in session.commits:
        if commit.table.agenda:
            step = commit.table.agenda[-1]
            assert isinstance(step, Ask)
            yield step, commit.table


def _fold_on_dicts(table: Table, events: list[Any]) -> float:
    """Seconds an event on a bot's dicts; laying them out is not counted."""

    def once() -> float:
        draft = Draft.quick(table)
        start = process_time()
        for event in events:
            FOLDS[type(event)](draft, event)
        return process_time() - start

    return min(once() for _ in range(50)) / len(events)


def _pointers(session: Session) -> Figures:
    """Microseconds to fork (ready to be written on) and to undo, at the end of a game."""
    table = session.table
    quick = Draft.quick(table)
    return {
        "fork_us": _us(seconds_for(lambda: Draft.on(table))),
        "fork_dict_us": _us(seconds_for(quick.fork)),
        "undo_us": _us(_seconds_to_undo(session)),
    }


def _seconds_to_undo(session: Session) -> float:
    last = session.cursor

    def once() -> float:
        start = process_time()
        for _ in range(last):
            session.undo(force=True)
        spent = process_time() - start
        session.jump(last)
        return spent

    return min(once() for _ in range(20)) / last


def _journals(session: Session) -> Figures:
    """Milliseconds to open a whole game and a long one; microseconds to keep a commit safe."""
    game = session.game
    with TemporaryDirectory() as folder:
        whole, long = Path(folder) / "whole", Path(folder) / "long"
        Journal.create(whole, session.branch()).close()
        keeping = _write_long(long, game, session.setup)
        return {
            "keep_us": _us(keeping / LONG),
            "journal_open_ms": _ms(seconds_for(lambda: read(whole, game))),
            "journal_2000_open_ms": _ms(seconds_for(lambda: read(long, game))),
        }


def _write_long(path: Path, game: Game, setup: Setup) -> float:
    """A journal of 2,000 commits, game after game in one file; how long keeping them took."""
    session = Session.begin(game, setup)
    journal = Journal.create(path, session)
    kept = 0
    start = process_time()
    while kept < LONG:
        if session.is_over:
            session.jump(0, force=True)
        _play_on(session, LONG - kept)
        kept += session.cursor
    seconds = process_time() - start
    journal.close()
    return seconds


def _kilobytes_a_state(session: Session) -> float:
    """What one more table costs when all of them are kept (events are not counted)."""
    commits = session.commits
    table = commits[0].table
    kept = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for commit in commits[1:]:
            table = fold(table, commit.events)
            kept.append(table)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def _content(game: Game) -> Figures:
    """Milliseconds to load the content from its sources and from the compiled cache."""
    shelves: tuple[Any, ...] = game.shelves
    if not shelves:
        return {"content_source_ms": None, "content_cache_ms": None}

    def from_source() -> None:
        for shelf in shelves:
            load(shelf.paths(), shelf.cls, shelf.converter)

    def from_cache() -> None:
        for shelf in shelves:
            evolve(shelf).load()

    return {
        "content_source_ms": _ms(seconds_for(from_source)),
        "content_cache_ms": _ms(seconds_for(from_cache)),
    }


def _us(seconds: float) -> float:
    return round(seconds * 1e6, 3)


def _ms(seconds: float) -> float:
    return round(seconds * 1e3, 3)
