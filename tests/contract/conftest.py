"""Every test of the contract runs once for each game."""

import pytest

from tests.contract.games import ENTRIES


@pytest.fixture(params=ENTRIES, ids=lambda entry: entry.id)
def entry(request):
    return request.param


@pytest.fixture
def game(entry):
    return entry.game
