"""Records a random game as a golden journal, with a few decisions taken back on the way.

python -m tests.contract.record GAME NAME [NUMBER OF THE SET-UP] [SEED]

Each release has one a game, called `release_<version>`: recorded anew while the release is in the
making, and never again once people have it.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from attrs import evolve

from game.engine import Session
from game.engine.journal import Journal
from tests.contract.games import entry_of
from tests.contract.playing import pick

FOLDER = Path(__file__).resolve().parents[1] / "golden"


def main(game_id: str, name: str, number: str = "0", seed: str = "1") -> None:
    """Play and keep one game; an older journal of this name is replaced."""
    entry, chance = entry_of(game_id), random.Random(int(seed))
    session = Session.begin(entry.game, evolve(entry.setups[int(number)], seed=int(seed)))
    path = FOLDER / game_id / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    Journal.create(path, session)
    while session.decision is not None:
        session.choose(pick(session.decision, chance))
        if chance.random() < 0.05:
            session.undo(force=True)
    print(path.relative_to(FOLDER), session.table.result)


if __name__ == "__main__":
    main(*sys.argv[1:])
