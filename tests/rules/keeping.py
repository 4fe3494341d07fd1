"""Journals of every way in which a game can end: played until each is seen, then kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Protocol, TypeVar

from game.bots import make_player
from game.engine import Game, Session, Situation
from game.engine.journal import Journal


class Ending(Protocol):
    """How a game is played, and what shows in it when it is over."""

    @property
    def seen(self) -> Callable[[Session], bool]: ...


E = TypeVar("E", bound=Ending)


def folder_of(game: Game) -> Path:
    """Where the journals of a game are kept."""
    return Path(__file__).resolve().parents[1] / "golden" / game.id


def played_out(session: Session, level: str) -> Session:
    """A game that bots of a level play from here to its end."""
    game, setup = session.game, session.setup
    players = [make_player(level, seat, setup.seed, game) for seat in range(setup.players)]
    while (decision := session.decision) is not None:
        situation = Situation(game, decision, session.table)
        session.choose(players[decision.seat].choose(situation))
    return session


def keep_all(endings: Mapping[str, E], play: Callable[[E, int], Session]) -> None:
    """Play until each ending is seen, and keep its journal."""
    for name, ending in endings.items():
        session = next(
            game for game in (play(ending, seed) for seed in count(1)) if ending.seen(game)
        )
        path = folder_of(session.game) / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        Journal.create(path, session).close()
        print(f"{name}: seed {session.setup.seed}, {session.table.result}", flush=True)
