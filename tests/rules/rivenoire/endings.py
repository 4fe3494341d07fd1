"""Every way in which a game of Rivenoire can end, and the journals kept of them.

python -m tests.rules.rivenoire.endings

plays until each ending has been seen and keeps its journal under tests/golden/rivenoire. Ties,
which chance hardly ever brings, begin from a table laid by hand. Run it again when the rules
change, and say in the commit what changed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from attrs import frozen

from game.bots import make_player, usual_name
from game.engine import Session, Setup, Situation, Table
from game.engine.journal import Journal
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.laying import Laying
from game.rules.rivenoire.scoring import verdict
from game.rules.rivenoire.steps.places import Place
from game.rules.rivenoire.steps.round_end import EndOfRound
from game.rules.rivenoire.steps.rounds import NextRound

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "rivenoire"


def decided_by(what: str) -> Callable[[Session], bool]:
    """What settled the victory."""
    return lambda game: verdict(game.table).decided_by == what


@frozen
class Ending:
    """How it is played, and what shows in the finished game."""

    players: int
    seen: Callable[[Session], bool]
    laid: Callable[[Setup], Table] | None = None


def last_evening(*more: str) -> Callable[[Setup], Table]:
    """Everybody has the same, but for cards of the first player that are worth nothing."""

    def laid(setup: Setup) -> Table:
        laying = Laying(setup).mark(zones.ROUND, 6).cards(zones.discard(0), *more)
        laying.stand(0, "peasant", zones.space(zones.RAMPARTS, 1))
        return laying.laid(Place(1), EndOfRound(), NextRound(7))

    return laid


ENDINGS = {
    "two_players": Ending(2, decided_by("points")),
    "three_players": Ending(3, decided_by("points")),
    "four_players": Ending(4, decided_by("points")),
    "fewer_cards": Ending(2, decided_by("cards"), last_evening("axe")),
    "shared": Ending(3, decided_by("shared"), last_evening()),
}


def play(ending: Ending, seed: int) -> Session:
    """One game to its end."""
    setup = Setup(GAME.id, ending.players, seed)
    session = Session.begin(GAME, setup, ending.laid(setup) if ending.laid else None)
    name = usual_name(GAME)
    players = [make_player(name, seat, seed, GAME) for seat in range(ending.players)]
    while (decision := session.decision) is not None:
        session.choose(players[decision.seat].choose(Situation(GAME, decision, session.table)))
    return session


def keep_all() -> None:
    """Play until each ending is seen, and keep its journal."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, ending in ENDINGS.items():
        session = next(
            game for game in (play(ending, seed) for seed in count(1)) if ending.seen(game)
        )
        path = FOLDER / f"{name}.jsonl"
        path.unlink(missing_ok=True)
        Journal.create(path, session).close()
        print(f"{name}: seed {session.setup.seed}, {session.table.result}", flush=True)


if __name__ == "__main__":
    keep_all()
