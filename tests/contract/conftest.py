"""Every test of the contract runs once for each game, and with a big share of it in a night."""

import pytest
from attrs import evolve

from game.engine.contents import serve, shipped
from tests.contract.games import ENTRIES
from tests.portions import LONG

LONG_ENTRIES = [
    pytest.param(evolve(entry, share=LONG), id=f"{entry.id}-long", marks=pytest.mark.long)
    for entry in ENTRIES
]


@pytest.fixture(params=[*ENTRIES, *LONG_ENTRIES], ids=lambda entry: entry.id)
def entry(request):
    return request.param


@pytest.fixture
def game(entry):
    yield entry.game
    # Forged journals bring cards of their own; the next test plays with those of the box.
    serve(entry.game, shipped(entry.game))
