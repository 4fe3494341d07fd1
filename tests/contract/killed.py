"""Plays into journals and is killed in the middle of it, over and over (POSIX only).

python -m tests.contract.killed GAME FOLDER KILLS

Each player is a fork that plays game after game, and notes what is finished only after the session
has returned. The parent waits for a number of finished moves, not for a time: on a busy machine it
waits longer, and the plug is pulled all the same in the middle of a later move.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from itertools import count
from pathlib import Path

from attrs import evolve

from game.engine import Session
from game.engine.codec import digest
from game.engine.journal import Journal
from tests.contract.games import Entry, entry_of
from tests.contract.playing import pick

TOLD = "told"
#: At most so many moves are waited for.
MOST_MOVES = 40


def moves_of(seed: int) -> int:
    """How many moves the player of a seed has finished at least when it is killed."""
    return random.Random(seed).randrange(MOST_MOVES)


def play_on(entry: Entry, folder: Path, seed: int, signals: int) -> None:
    """Play until killed; after each move note game, lines of its journal, and digest."""
    chance, parent = random.Random(seed), os.getppid()
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
            os.write(signals, b".")
            if os.getppid() != parent:
                return  # nobody is left who would pull the plug


def kill(entry: Entry, folder: Path, seed: int) -> None:
    """Let a player finish some moves, and pull the plug while it plays on."""
    folder.mkdir()
    heard, signals = os.pipe()
    player = os.fork()
    if not player:
        try:
            play_on(entry, folder, seed, signals)
        finally:
            os._exit(1)
    os.close(signals)
    for _ in range(moves_of(seed)):
        os.read(heard, 1)
    os.kill(player, signal.SIGKILL)
    os.close(heard)
    _, status = os.waitpid(player, 0)
    if not (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL):
        raise SystemExit(f"the player of {folder} died by itself")


def main(name: str, folder: str, kills: str) -> None:
    """Kill as many players as asked, each with a folder of its own."""
    entry = entry_of(name)
    Session.begin(entry.game, entry.setups[0])  # content is loaded once, before the forks
    for seed in range(int(kills)):
        kill(entry, Path(folder) / str(seed), seed)


if __name__ == "__main__":
    main(*sys.argv[1:])
