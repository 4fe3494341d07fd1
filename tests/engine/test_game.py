"""What a game may be asked before it begins."""

import pytest
from attrs import evolve

from game.engine import Choice, Setup, SetupError, Text
from tests.toy import GAME


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup("toy", 1, 1), "setup-players"),
        (Setup("toy", 5, 1), "setup-players"),
        (Setup("toy", 2, -1), "setup-seed"),
        (Setup("toy", 2, 1 << 63), "setup-seed"),
        (Setup("toy", 2, 1, (("poor", True),)), "setup-unknown"),
        (Setup("toy", 2, 1, (("rich", 1),)), "setup-value"),
        (Setup("toy", 2, 1, (("rich", "yes"),)), "setup-value"),
    ],
)
def test_a_setup_that_cannot_be_says_why(setup, key):
    with pytest.raises(SetupError) as refused:
        GAME.checked(setup)

    assert key == refused.value.text.key
    assert key in str(refused.value)


def test_choices_that_do_not_go_together_are_refused_in_the_games_own_words():
    game = evolve(GAME, why_not_setup=lambda setup: Text("too-rich"))

    with pytest.raises(SetupError, match="too-rich"):
        game.checked(Setup("toy", 2, 1))


def test_a_choice_is_what_was_settled_or_its_default():
    assert GAME.option(Setup("toy", 2, 1, (("rich", True),)), "rich") is True
    assert GAME.option(Setup("toy", 2, 1), "rich") is False


def test_modes_are_the_values_of_the_choice_of_that_name():
    modes = Choice("mode", ("duel", "campaign"), "duel")

    assert ("standard",) == GAME.modes
    assert ("duel", "campaign") == evolve(GAME, choices=(modes,)).modes
