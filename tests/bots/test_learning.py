"""Learning what a table is worth from how games ended."""

import json
from random import Random

import pytest

from game.rules.valeria.players.rates import KEEN
from tools.learning import rates
from tools.learning.values import Note, amended, learned, levelled, read


def note(common, amounts, left=0.0):
    """A table whose seats end with something in common, and 3 points for each piece of gold."""
    final = tuple(10 + common + 3 * each for each in amounts)
    seats = [{"gold": float(each)} for each in amounts]
    return Note(left, seats, (10,) * len(amounts), final, (0,))


def test_what_all_seats_have_in_common_teaches_nothing():
    """Rich tables that end low and poor ones that end high: gold is worth 3 all the same."""
    notes = [note(-40, (8, 9, 7)), note(0, (4, 5, 6)), note(40, (1, 0, 2))]

    assert 3.0 == pytest.approx(learned(notes)["gold"][0], rel=0.15)


def test_a_seat_alone_is_taken_as_it_is():
    assert [[2.0, 5.0]] == levelled([[2.0, 5.0]])
    assert [[-1.0, 2.0], [1.0, -2.0]] == levelled([[2.0, 5.0], [4.0, 1.0]])


def test_what_was_noted_is_read_again_game_by_game():
    games = [[note(0, (1, 2)), note(5, (3, 4))], [note(1, (5, 6))]]
    found = read(json.dumps(each) for each in games)

    assert [note for game in games for note in game] == [
        each._replace(scores=tuple(each.scores), final=tuple(each.final), winners=(0,))
        for each in found
    ]


def test_figures_of_now_stay_where_little_speaks_against_them():
    notes = [note(0, (4, 5, 6))]
    (gold, _), (firm, _) = (amended(notes, {"gold": (1.0, 0.0)}, at)["gold"] for at in (0.1, 50.0))

    assert 3.0 == pytest.approx(gold, rel=0.15)
    assert 1.0 == pytest.approx(firm, abs=0.1)


@pytest.mark.parametrize("name", rates.SUBJECTS)
def test_rates_in_a_row_are_the_same_rates(name):
    keen = rates.SUBJECTS[name].keen
    row = rates.flat(keen)

    assert row == rates.flat(rates.rates_of(keen, row))


def test_rates_are_moved_by_steps_and_two_seats_in_opposite_directions():
    row = rates.flat(KEEN)

    moved = rates.moves(row, Random(1))

    assert 4 == len(moved)
    assert all(0.0 == one + moved[1][name] for name, one in moved[0].items())
    there = rates.stepped(row, dict.fromkeys(row, 1.0), 0.1)
    assert there["missing"] == pytest.approx(1.3 * row["missing"])
    assert there["gem_storage.later"] == pytest.approx(row["gem_storage.later"] + 0.1)
