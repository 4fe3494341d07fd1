"""The same seed and choices give the same game in another process, whatever the order of hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.codec import digest, setup_to_json
from tests.contract.playing import games_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_same_seed_and_choices_same_digests_in_another_process(entry, game, hash_seed):
    games = [
        {"setup": setup_to_json(played.setup), "choices": played.choices}
        for played in games_of(entry)
    ]

    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.elsewhere", entry.id],
        input=json.dumps(games),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )

    assert 0 == done.returncode, done.stderr
    expected = [
        [digest(game, commit.table) for commit in played.session.commits]
        for played in games_of(entry)
    ]
    assert expected == json.loads(done.stdout)
