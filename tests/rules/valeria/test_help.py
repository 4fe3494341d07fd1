"""What dice can reach: the figures that stand on plans before anybody decides."""

from __future__ import annotations

from attrs import evolve

from game.rules.valeria.help import Means, best_discount, helped, reach

MEANS = Means(magic=0, gems=0, wild="", bonus=0, influence=20)
RAVENMOOR = ("goblin", "orc", "skeleton")
DICE = (("goblin", 6), ("orc", 1), ("skeleton", 4))


def test_dice_that_match_every_symbol_reach_their_sum() -> None:
    found = reach(RAVENMOOR, DICE, MEANS)

    assert ((True, True, True), 11, 11) == (found.filled, found.least, found.most)
    assert found.is_possible


def test_magic_raises_dice_up_to_six_and_influence_caps_the_total() -> None:
    found = reach(RAVENMOOR, DICE, evolve(MEANS, magic=4, influence=14, bonus=1))

    assert (12, 14) == (found.least, found.most)


def test_magic_that_no_die_can_take_is_left_over() -> None:
    assert 12 == reach(("orc", "orc"), (("orc", 5), ("orc", 6)), evolve(MEANS, magic=9)).most


def test_a_gem_flips_the_lowest_die_before_magic_raises_it() -> None:
    assert 16 == reach(RAVENMOOR, DICE, evolve(MEANS, gems=1)).most


def test_a_gem_makes_a_die_wild_where_a_symbol_has_none() -> None:
    dice = (("goblin", 6), ("orc", 1), ("orc", 4))

    found = reach(RAVENMOOR, dice, evolve(MEANS, gems=1))

    assert ((True, True, False), 1, 0) == (found.filled, found.gems, found.missing)
    assert (11, 11) == (found.least, found.most)


def test_without_gem_or_die_a_symbol_is_missing() -> None:
    assert 1 == reach(RAVENMOOR, DICE[:2], MEANS).missing
    assert 1 == reach(RAVENMOOR, DICE[:2], evolve(MEANS, gems=3)).missing


def test_dice_of_the_wild_troop_answer_any_symbol() -> None:
    dice = (("skeleton", 2), ("skeleton", 3), ("skeleton", 5))

    found = reach(RAVENMOOR, dice, evolve(MEANS, wild="skeleton"))

    assert ((True, True, True), 10) == (found.filled, found.least)


def test_a_wild_die_answers_its_own_symbol_before_another() -> None:
    dice = (("skeleton", 2), ("goblin", 3))

    found = reach(("goblin", "orc"), dice, evolve(MEANS, wild="skeleton"))

    assert found.is_possible


def test_the_best_of_more_dice_than_symbols_are_used() -> None:
    dice = (("goblin", 2), ("goblin", 5), ("orc", 3))

    assert 8 == reach(("goblin", "orc"), dice, MEANS).least


def test_a_die_helps_a_plan_that_lacks_its_troop_and_no_other() -> None:
    assert helped(RAVENMOOR, DICE[:2], MEANS, ("skeleton", 4))
    assert not helped(RAVENMOOR, DICE[:2], MEANS, ("gnoll", 6))
    assert not helped(RAVENMOOR, DICE[:2], MEANS, ("orc", 6))


def test_the_best_discount_of_no_die_is_nothing() -> None:
    assert (5, 0) == (best_discount((0, 5, 3)), best_discount(()))
