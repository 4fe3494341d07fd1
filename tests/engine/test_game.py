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


#: Rivals are met by two alone, and only rivals have a duel; a guard keeps a duel from being deadly.
DUELS = evolve(
    GAME,
    choices=(
        Choice("rivals", (False, True), False, lambda setup: _unless(setup.players == 2)),
        Choice("duel", ("none", "mild", "deadly"), "none", lambda setup: _unless(_rivals(setup))),
        Choice("guard", (False, True), False),
    ),
)


def _unless(is_open):
    return None if is_open else Text("closed")


def _rivals(setup):
    return DUELS.option(setup, "rivals")


def test_a_choice_is_closed_by_the_seats_or_by_a_choice_before_it():
    def closed(players, **options):
        return tuple(DUELS.closed(Setup("toy", players, 1, tuple(options.items()))))

    assert () == closed(2, rivals=True)
    assert ("duel",) == closed(2)
    assert ("rivals", "duel") == closed(3)
    assert ("rivals", "duel") == closed(3, rivals=True)


def test_a_closed_choice_is_refused_with_its_reason_unless_it_is_as_usual():
    with pytest.raises(SetupError, match="closed"):
        DUELS.checked(Setup("toy", 2, 1, (("duel", "mild"),)))

    DUELS.checked(Setup("toy", 2, 1, (("duel", "none"),)))
    DUELS.checked(Setup("toy", 2, 1, (("duel", "mild"), ("rivals", True))))


def test_a_set_up_can_do_without_what_is_closed_and_keeps_what_is_unknown():
    given = Setup("toy", 3, 1, (("rivals", True), ("guard", True), ("ghosts", 3)))

    assert Setup("toy", 3, 1, (("guard", True), ("ghosts", 3))) == DUELS.without_closed(given)


def test_the_content_of_a_game_is_its_shelves_its_rulebook_and_its_deeds():
    (cards,) = GAME.shelves
    book = evolve(cards)

    assert (cards,) == evolve(GAME, deeds=None).content
    assert (cards, book, GAME.deeds) == evolve(GAME, rulebook=book).content


def test_modes_are_the_values_of_the_choice_of_that_name():
    modes = Choice("mode", ("duel", "campaign"), "duel")

    assert ("standard",) == GAME.modes
    assert ("duel", "campaign") == evolve(GAME, choices=(modes,)).modes


def test_a_choice_may_take_numbers_beyond_its_usual_values():
    start = Choice("start", (10, 20), 10, also=range(10, 100))
    game = evolve(GAME, choices=(*GAME.choices, start))

    for number in (10, 17, 99):
        setup = Setup("toy", 2, 1, (("start", number),))
        assert setup == game.checked(setup)
    for number in (9, 100, True, "17"):
        with pytest.raises(SetupError) as refused:
            game.checked(Setup("toy", 2, 1, (("start", number),)))
        assert ("10", "20", "10..99") == dict(refused.value.text.args)["legal"]
