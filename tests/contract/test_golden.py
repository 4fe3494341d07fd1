"""Finished journals that were kept: they are read, folded, and played again through the rules.

A change that alters one is explained in its commit; `python -m tests.contract.record` writes them.
"""

from pathlib import Path

import pytest

from game.engine.invariants import check
from game.engine.journal import read
from game.engine.verifying import difference
from tests.contract.games import ENTRIES, entry_of

FOLDER = Path(__file__).resolve().parents[1] / "golden"
KEPT = sorted(FOLDER.glob("*/*.jsonl"))
#: One journal of each release that people have played (see test_continuity.py).
RELEASED = [path for path in KEPT if path.stem.startswith("release_")]
JOURNALS = [path for path in KEPT if path not in RELEASED]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_journal_is_played_again_as_it_was(path):
    game = entry_of(path.parent.name).game

    opened = read(path, game)
    session = opened.session

    assert () == opened.notices
    assert difference(session) is None
    for commit in session.commits:
        check(game, commit.table, frozenset(session.commits[0].table.places))


@pytest.mark.parametrize("entry_id", [entry.id for entry in ENTRIES])
def test_every_game_has_a_kept_journal_of_a_finished_game(entry_id):
    game = entry_of(entry_id).game
    kept = [path for path in JOURNALS if path.parent.name == entry_id]

    assert any(read(path, game).session.is_over for path in kept)
