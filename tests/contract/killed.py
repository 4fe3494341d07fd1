"""Plays into journals and kills itself, over and over (POSIX only).

python -m tests.contract.killed GAME FOLDER KILLS SECONDS

Each player is a fork that plays game after game, and notes what is finished only after the session
has returned. The parent lets it live for a random while.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from itertools import count
from pathlib import Path

from attrs import evolve

from game.engine import Session
from game.engine.codec import digest
from game.engine.journal import Journal
from tests.contract.games import Entry, entry_of
from tests.contract.playing import pick

TOLD = "told"


def play_on(entry: Entry, folder: Path, seed: int) -> None:
    """Play for ever; after each move note game, lines of its journal, and digest."""
    chance = random.Random(seed)
    told = os.open(folder / TOLD, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in count():
        setup = evolve(chance.choice(entry.setups), seed=chance.randrange(1 << 32))
        session = Session.begin(entry.game, setup)
        Journal.create(folder / str(number), session)
        lines = 1
        while session.decision is not None:
            if session.cursor and chance.random() < 0.2:
                session.drop_draft()
                session.undo(force=True)
            elif session.choose(pick(session.decision, chance)) is None:
                continue  # of a decision that is being composed nothing is kept
            lines += 1
            found = digest(entry.game, session.table)
            os.write(told, f"{number} {lines} {found}\n".encode())


def kill(entry: Entry, folder: Path, seed: int, seconds: float) -> None:
    """Let a player begin, and pull the plug after a while."""
    folder.mkdir()
    player = os.fork()
    if not player:
        try:
            play_on(entry, folder, seed)
        finally:
            os._exit(1)
    time.sleep(random.Random(seed).uniform(0, seconds))
    os.kill(player, signal.SIGKILL)
    _, status = os.waitpid(player, 0)
    if os.WTERMSIG(status) != signal.SIGKILL:
        raise SystemExit(f"the player of {folder} died by itself")


def main(name: str, folder: str, kills: str, seconds: str) -> None:
    """Kill as many players as asked, each with a folder of its own."""
    entry = entry_of(name)
    Session.begin(entry.game, entry.setups[0])  # content is loaded once, before the forks
    for seed in range(int(kills)):
        kill(entry, Path(folder) / str(seed), seed, float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
