"""Every test of the contract runs once for each game, and with a big share of it in a night."""

import pytest
from attrs import evolve

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
    return entry.game
