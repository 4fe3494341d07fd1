"""The Hunter's Lodge (DP-11): a basket of traps, and the room for them (DP-90)."""

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.steps.deployment import Turn, Visit
from game.rules.monster_lands.steps.hunter import PickTrap
from game.rules.monster_lands.steps.overflow import Drop, DropTrap
from tests.rules.monster_lands.citadel_tables import TRAPS, Citadel

FOUR, OTHER_FOUR, THREE = "trap.plus_4.1", "trap.plus_4.2", "trap.force_die_1.1"


def test_traps_go_face_down_to_the_board_and_the_lodge_is_filled_again():
    table = Citadel(3).pool(0, force=2).turn(0)
    next_ones = table.zone(zones.TRAP_SUPPLY)[:2]
    places = [table.zone(zones.TRAPS).index(trap) for trap in (FOUR, THREE)]

    table.choose(Visit("hunter"), PickTrap(FOUR), PickTrap(THREE), Enough())

    assert (FOUR, THREE) == table.seen(0).traps
    assert 7 - 7 == table.seen(0).gold
    assert 6 == len(table.zone(zones.TRAPS))
    assert next_ones == tuple(table.zone(zones.TRAPS)[at] for at in places)


def test_a_visit_to_the_lodge_buys_at_least_one_trap():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Visit("hunter"))

    assert Enough() not in table.options


def test_traps_too_dear_on_top_of_the_others_are_not_offered():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR))

    assert PickTrap(THREE) in table.options
    assert PickTrap(OTHER_FOUR) not in table.options
    refusal = table.refusal(OTHER_FOUR)
    assert ("ml-why-gold", (("cost", 8), ("gold", 7))) == (refusal.key, refusal.args)


def test_a_trap_in_the_basket_is_not_called_too_dear():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR))

    assert "ml-why-in-basket" == table.why_not(FOUR)


def test_ruling_16_the_lodge_needs_something_that_can_be_paid():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=2).turn(0)

    assert Visit("hunter") not in table.options
    refusal = table.refusal(zones.building("hunter"))
    assert ("ml-why-gold", (("cost", 3), ("gold", 2))) == (refusal.key, refusal.args)


def test_a_die_that_buys_nothing_is_not_offered():
    table = Citadel(3).pool(0, force=1, persuasion=(1, 4)).has(0, gold=1).turn(0)

    table.choose(Visit("hunter"))

    # Only the 4 brings a trap of 3 gold down to 1; the rest answers itself.
    assert [PickTrap(FOUR), PickTrap(OTHER_FOUR), PickTrap(THREE), PickTrap(TRAPS[5])] == [
        option for option in table.options if not option.back
    ]


def test_ruling_22_gaps_stay_open_when_supply_and_discards_are_empty():
    table = Citadel(3).pool(0, force=2).only(zones.TRAP_SUPPLY).turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough())

    assert 5 == len(table.zone(zones.TRAPS))


def test_ruling_22_discards_are_shuffled_when_the_supply_is_empty():
    table = Citadel(3).pool(0, force=2).only(zones.TRAP_SUPPLY)
    table.put(zones.TRAP_DISCARD, "trap.plus_8.1").turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough())

    assert "trap.plus_8.1" in table.zone(zones.TRAPS)
    assert () == table.zone(zones.TRAP_DISCARD)


def test_traps_handed_over_for_contracts_come_back_with_the_discards_but_initial_ones():
    table = Citadel(3).pool(0, force=2).only(zones.TRAP_SUPPLY)
    table.put(zones.TRAPS_HANDED_OVER, "trap.plus_8.1", "trap.initial_plus_4.4").turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough())

    assert "trap.plus_8.1" in table.zone(zones.TRAPS)
    assert ("trap.initial_plus_4.4",) == table.zone(zones.TRAPS_HANDED_OVER)


def test_an_empty_lodge_is_refused():
    table = Citadel(3).pool(0, force=1, magic=1).only(zones.TRAPS).only(zones.TRAP_SUPPLY).turn(0)

    assert Visit("hunter") not in table.options
    assert "ml-why-sold-out" == table.why_not(zones.building("hunter"))


def with_traps(count: int, *members: str) -> Citadel:
    """A clan whose board holds so many traps already."""
    held = [f"trap.force_plus_1.{n}" for n in range(1, 5)] + [
        f"trap.magic_die_1.{n}" for n in range(1, 4)
    ]
    table = Citadel(3).hired(0, *members).put(zones.traps(0), *held[:count])
    return table.has(0, gold=20).pool(0, force=2)


def test_tv_47_ruling_19_the_sixth_trap_asks_which_of_old_and_new_goes():
    table = with_traps(5).turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough())

    assert isinstance(table.step, DropTrap)
    assert 6 == len(table.options)
    assert Drop(FOUR) in table.options
    assert Drop("trap.force_plus_1.1") in table.options

    table.choose(Drop("trap.force_plus_1.1"))

    assert 5 == len(table.seen(0).traps)
    assert ("trap.force_plus_1.1",) == table.zone(zones.TRAP_DISCARD)
    assert isinstance(table.step, Turn)


def test_ruling_19_two_traps_too_many_are_two_questions():
    table = with_traps(5).turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), PickTrap(THREE), Enough())
    table.choose(Drop(FOUR))
    assert isinstance(table.step, DropTrap)
    table.choose(Drop(THREE))

    assert 5 == len(table.seen(0).traps)


def test_tv_47_with_dalina_the_limit_is_eight():
    table = with_traps(7, "member.dalina").turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough())

    assert 8 == len(table.seen(0).traps) == table.seen(0).limit("trap")
    assert not isinstance(table.step, DropTrap)


def test_ruling_97_an_initial_trap_that_is_dropped_leaves_the_game():
    table = with_traps(4).put(zones.traps(0), "trap.initial_plus_4.1").turn(0)

    table.choose(Visit("hunter"), PickTrap(FOUR), Enough(), Drop("trap.initial_plus_4.1"))

    assert "trap.initial_plus_4.1" in table.zone(zones.GONE)
    assert () == table.zone(zones.TRAP_DISCARD)
