"""Plays given choices in a process of its own and prints what came of them.

python -m tests.contract.elsewhere < games.json
"""

from __future__ import annotations

import json
import sys

from game.engine import Session
from game.engine.codec import digest, setup_from_json
from tests.contract.games import entry_of
from tests.contract.playing import decide


def main() -> None:
    """Read games as set-up and choices, print the digest of every table as JSON."""
    digests = []
    for plain in json.load(sys.stdin):
        setup = setup_from_json(plain["setup"])
        game = entry_of(setup.game).game
        session = Session.begin(game, setup)
        for numbers in plain["choices"]:
            decide(session, numbers)
        digests.append([digest(game, commit.table) for commit in session.commits])
    json.dump(digests, sys.stdout)


if __name__ == "__main__":
    main()
