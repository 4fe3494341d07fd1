"""Prices in the Citadel (6.2): the Persuasion chain, the floor of one gold, cards that help."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.prices import chain_discount, die_discount, price
from game.rules.monster_lands.steps.common import Enough, UseCard
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.steps.hunter import PickTrap
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.steps.reset import Reset
from tests.rules.monster_lands.citadel_tables import Citadel

NINE, FOUR, OTHER_FOUR, THREE, SIX, FIVE = (
    "trap.force_plus_3.1",
    "trap.plus_4.1",
    "trap.plus_4.2",
    "trap.force_die_1.1",
    "trap.plus_6.1",
    "trap.magic_plus_2.1",
)


def lodge() -> Citadel:
    """Three players on their way to the Lodge: a Persuasion of 5, Forces, a Persuasion of 3."""
    table = Citadel(3)
    table.pool(0, force=1, persuasion=(5,)).pool(1, force=2).pool(2, force=1, persuasion=(3,))
    return table


def test_tv_04_the_first_persuasion_takes_off_its_face():
    table = lodge().turn(0)

    table.choose(Visit("hunter"), UseDie("persuasion.1", 5), PickTrap(NINE), Enough())

    assert 7 - 4 == table.seen(0).gold
    assert (NINE,) == table.seen(0).traps
    assert ("persuasion.1",) == table.zone(zones.slot("hunter", 1))


def test_tv_05_force_pays_the_full_price_and_leaves_the_chain_alone():
    table = lodge().in_slot("hunter", 1, "persuasion", 5).turn(1)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough())

    assert 7 - 4 == table.seen(1).gold
    assert 5 + 3 == die_discount(table.table, "hunter", "persuasion.2")


def test_tv_06_a_lower_die_adds_the_last_one():
    table = lodge().in_slot("hunter", 1, "persuasion", 5).in_slot("hunter", 2, "force").turn(2)

    table.choose(Visit("hunter"), UseDie("persuasion.2", 8), PickTrap(FOUR))
    table.choose(PickTrap(OTHER_FOUR), Enough())

    assert 7 - 1 == table.seen(2).gold
    assert 1 == table.story("ml-traps-bought")["cost"]
    assert ("persuasion.2",) == table.zone(zones.slot("hunter", 3))


@pytest.mark.parametrize(
    ("face", "last", "discount"),
    [(3, None, 3), (3, 3, 3), (5, 3, 5), (2, 3, 5), (1, 6, 7), (6, 1, 6)],
)
def test_tv_07_only_a_strictly_lower_die_adds(face, last, discount):
    assert discount == chain_discount(face, last)


def test_ruling_13_sum_then_persuasion_then_floor_then_cards():
    assert 4 == price(9, 5)
    assert 1 == price(9, 20)
    assert 0 == price(9, 20, ("member.wishor",))
    # The floor comes between: 5 less 6 is 1, and 4 less of that is nothing, not -5.
    assert 0 == price(5, 6, ("member.wishor",))
    assert 2 == price(14, 4, ("member.wishor", "gear.turzoks.1"))
    assert 10 == price(14, 0, ("member.vaidala",))


def test_tv_49_a_card_brings_the_price_below_the_floor_of_one():
    table = Citadel(3).hired(0, "member.wishor").pool(0, force=1, persuasion=(6,)).turn(0)

    table.choose(Visit("hunter"), UseDie("persuasion.1", 6), PickTrap(FIVE))
    assert ("cost", 1) in table.session.decision.step.prompt(table.table).args

    table.choose(UseCard("member.wishor"), Enough())

    assert 7 == table.seen(0).gold
    assert (FIVE,) == table.seen(0).traps


def test_ruling_13_wishor_and_turzoks_may_both_lower_one_purchase():
    table = Citadel(3).hired(0, "member.wishor").put(zones.worn("member.korgo"), "gear.turzoks.1")
    table.pool(0, force=2).turn(0)

    table.choose(Visit("hunter"), UseCard("member.wishor"), UseCard("gear.turzoks.1"))
    table.choose(PickTrap(NINE), Enough())

    assert 7 - 1 == table.seen(0).gold


def test_a_discount_card_works_once_a_round():
    table = Citadel(3).hired(0, "member.wishor").has(0, gold=20).pool(0, force=3).turn(0)
    table.choose(Visit("hunter"), UseCard("member.wishor"), PickTrap(FOUR), Enough())
    assert 20 == table.seen(0).gold

    table.choose(Visit("hunter"))

    assert [] == table.offers(UseCard)
    assert "ml-why-used" == table.why_not("member.wishor")


def test_ruling_14_the_floor_of_one_gold_is_for_the_whole_purchase():
    table = Citadel(3).pool(0, force=1, persuasion=(6,)).in_slot("hunter", 1, "persuasion", 6)
    table.in_slot("hunter", 2, "persuasion", 5)
    table.face("persuasion.1", 4).turn(0)
    table.choose(Visit("hunter"), UseDie("persuasion.1", 4 + 5))

    table.choose(PickTrap(FOUR), PickTrap(OTHER_FOUR), Enough())

    assert 7 - 1 == table.seen(0).gold
    assert 2 == len(table.seen(0).traps)


def test_ruling_15_the_chain_is_of_one_building_and_of_the_last_die_only():
    table = Citadel(3).pool(0, persuasion=(2,)).in_slot("tavern", 1, "persuasion", 6)
    table.in_slot("hunter", 1, "persuasion", 6).in_slot("hunter", 2, "persuasion", 3).turn(0)

    assert 2 + 3 == die_discount(table.table, "hunter", "persuasion.1")
    assert 2 + 6 == die_discount(table.table, "tavern", "persuasion.1")
    assert 2 == die_discount(table.table, "bazaar", "persuasion.1")


def test_ruling_15_the_chain_ends_with_the_round():
    table = Citadel(2).in_slot("hunter", 1, "persuasion", 6)

    # Nobody has dice: both pass, and the Cleanup takes the dice back.
    table.turn(0, (), Reset())

    assert () == table.zone(zones.slot("hunter", 1))


def test_a_force_die_gives_no_discount():
    table = Citadel(3).pool(0, force=1).in_slot("armoury", 1, "persuasion", 6).turn(0)

    assert 0 == die_discount(table.table, "armoury", "force.1")
