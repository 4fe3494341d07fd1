"""What is typed for a choice, and what it means."""

import pytest
from attrs import evolve

from game.commands.setups import _value
from game.engine import Choice
from tests.toy import GAME

STARTING = evolve(GAME, choices=(*GAME.choices, Choice("start", (10, 20), 10, also=range(10, 100))))


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("rich", "yes", True),
        ("start", "20", 20),
        ("start", "17", 17),
        ("start", "9", "9"),
        ("start", "many", "many"),
        ("rich", "17", "17"),
    ],
)
def test_a_number_of_a_range_is_a_number_and_all_else_stays_as_it_was_typed(name, given, value):
    assert value == _value(STARTING, name, given)
