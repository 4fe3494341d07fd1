"""A finished journal is kept for each way in which a game can end (see endings.py)."""

from __future__ import annotations

import pytest

from game.engine.journal import read
from game.rules.rivenoire import GAME
from tests.rules.rivenoire.endings import ENDINGS, FOLDER


@pytest.mark.parametrize("name", ENDINGS)
def test_a_journal_is_kept_of_each_ending(name):
    session = read(FOLDER / f"{name}.jsonl", GAME).session

    assert session.is_over
    assert ENDINGS[name].seen(session)
