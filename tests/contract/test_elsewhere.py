"""The same seed and choices give the same game in another process, whatever the order of hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve

from game.engine.codec import digest, setup_to_json
from tests.contract.games import ENTRIES
from tests.contract.playing import games_of
from tests.portions import LONG

ROOT = Path(__file__).resolve().parents[2]

EVERY_GAME = [
    pytest.param(ENTRIES, id="daily"),
    pytest.param([evolve(each, share=LONG) for each in ENTRIES], id="long", marks=pytest.mark.long),
]


@pytest.mark.parametrize("entries", EVERY_GAME)
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_same_seed_and_choices_same_digests_in_another_process(entries, hash_seed):
    """One process plays them all: it takes as long to begin as a game."""
    games = [played for entry in entries for played in games_of(entry)]
    plain = [{"setup": setup_to_json(played.setup), "choices": played.choices} for played in games]

    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.elsewhere"],
        input=json.dumps(plain),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )

    assert 0 == done.returncode, done.stderr
    for played, found in zip(games, json.loads(done.stdout), strict=True):
        session = played.session
        assert [digest(session.game, each.table) for each in session.commits] == found, played.setup
