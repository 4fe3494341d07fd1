"""Chance: derived from seed, commit and draw, fair, and scripted where a position says so."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.chance import Chance


def rolls(seed, commit, count=20, script=()):
    chance = Chance(seed, commit, script)
    return [chance.die() for _ in range(count)]


def test_the_same_seed_and_commit_give_the_same_dice():
    assert rolls(7, 3) == rolls(7, 3)


def test_another_seed_or_commit_gives_others():
    assert 3 == len({tuple(rolls(*name)) for name in [(7, 3), (8, 3), (7, 4)]})


def test_seed_and_commit_do_not_run_into_each_other():
    assert rolls(1, 11) != rolls(11, 1)


def test_the_dice_are_these_on_every_machine():
    assert [4, 3, 1, 3, 6, 6, 5, 3, 4, 3] == rolls(2024, 1, 10)
    assert ("e", "c", "a", "b", "d") == Chance(2024, 1).shuffled("abcde")


@pytest.mark.parametrize("sides", [2, 6, 10])
def test_every_face_falls_about_as_often(sides):
    chance = Chance(5, 0)
    count = Counter(chance.die(sides) for _ in range(600 * sides))

    assert set(range(1, sides + 1)) == set(count)
    assert all(480 <= times <= 720 for times in count.values())


def test_every_order_comes_about_as_often():
    orders = Counter(Chance(seed, 0).shuffled("abc") for seed in range(3000))

    assert 6 == len(orders)
    assert all(400 <= times <= 600 for times in orders.values())


@given(st.integers(0, 2**63 - 1), st.integers(0, 10_000), st.integers(1, 1000))
def test_a_draw_stays_below_its_limit(seed, commit, limit):
    assert 0 <= Chance(seed, commit).below(limit) < limit


@given(st.lists(st.integers()), st.integers(0, 99))
def test_a_shuffle_loses_and_doubles_nothing(items, seed):
    assert sorted(items) == sorted(Chance(seed, 0).shuffled(items))


def test_scripted_rolls_come_first_and_use_up_no_chance():
    assert [6, 6, *rolls(7, 3, 5)] == rolls(7, 3, 7, script=(6, 6))


def test_scripted_rolls_are_for_dice_and_not_for_shuffles():
    chance = Chance(7, 3, (6,))

    assert Chance(7, 3).shuffled("abcdef") == chance.shuffled("abcdef")
    assert 6 == chance.die()
