"""A finished journal is kept for each way in which a game can end (see each game's endings.py)."""

from __future__ import annotations

from importlib import import_module

import pytest

from game.engine.journal import read
from game.rules import GAMES, game_of

ENDINGS = {game: import_module(f"tests.rules.{game}.endings") for game in GAMES}
NAMES = [(game, name) for game, module in ENDINGS.items() for name in module.ENDINGS]


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_journal_is_kept_of_each_ending(game, name):
    module = ENDINGS[game]
    session = read(module.FOLDER / f"{name}.jsonl", game_of(game)).session

    assert session.is_over
    assert module.ENDINGS[name].seen(session)
