"""A second look at the Citadel: offers keep their places, equipment is swapped."""

from __future__ import annotations

from game.rules.monster_lands import zones
from game.rules.monster_lands.arrivals import rank_a_to_gates
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.offers import refill_traps
from game.rules.monster_lands.prices import gear_cost, hire_cost
from game.rules.monster_lands.steps.bazaar import PickGear, Wear
from game.rules.monster_lands.steps.common import Back, Enough
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.steps.free import RearmGear
from game.rules.monster_lands.steps.hunter import PickTrap
from game.rules.monster_lands.steps.rearm import Discard, Exchange, GiveTo
from game.rules.monster_lands.steps.tavern import Hire
from game.rules.monster_lands.steps.windows import WageWindow
from tests.rules.monster_lands.citadel_tables import GEAR, MERCENARIES, TRAPS, Citadel

PURKAS, KORGO, NOVICE = "member.purkas", "member.korgo", "member.novicius.1"
WEAPON, OTHER_WEAPON, CLOTHES = "gear.slyzor.1", "gear.krakhen.1", "gear.rashnek.1"


# Offers: "fill the empty space", which matters where Madhala's red die names a place.


def rich() -> Citadel:
    """A clan that can pay for anything on show."""
    return Citadel(3).has(0, gold=60, glory=30).pool(0, force=2)


def test_a_new_mercenary_takes_the_place_of_the_one_who_left():
    table = rich().turn(0)
    (fresh, *_) = table.zone(zones.MERCENARY_DECK)
    second = MERCENARIES[1]

    table.choose(Visit("tavern"), Hire(second, hire_cost(second)))

    assert (MERCENARIES[0], fresh, *MERCENARIES[2:]) == table.zone(zones.TAVERN)


def test_new_traps_take_the_places_of_those_bought_in_any_order():
    table = rich().turn(0)
    first, second = table.zone(zones.TRAP_SUPPLY)[:2]

    table.choose(Visit("hunter"), PickTrap(TRAPS[4]), PickTrap(TRAPS[0]), Enough())

    assert (first, *TRAPS[1:4], second, TRAPS[5]) == table.zone(zones.TRAPS)


def test_a_new_equipment_takes_the_place_of_the_one_bought():
    table = rich().turn(0)
    (fresh, *_) = table.zone(zones.GEAR_DECK)

    table.choose(Visit("bazaar"), PickGear(GEAR[0], gear_cost(GEAR[0])), Wear(KORGO))

    assert (fresh, *GEAR[1:]) == table.zone(zones.BAZAAR)


def test_with_a_short_supply_the_others_move_up():
    table = rich().only(zones.TRAP_SUPPLY, "trap.plus_8.1").turn(0)

    table.choose(Visit("hunter"), PickTrap(TRAPS[0]), PickTrap(TRAPS[3]), Enough())

    assert ("trap.plus_8.1", *TRAPS[1:3], *TRAPS[4:]) == table.zone(zones.TRAPS)
    table.happen(refill_traps)
    assert 5 == len(table.zone(zones.TRAPS))


# Equipment: "exchange as you like between unassigned members".


def test_two_members_swap_cards_of_one_type():
    table = Citadel(3).pool(0, force=1)
    table.put(zones.worn(KORGO), WEAPON).put(zones.worn(PURKAS), OTHER_WEAPON).turn(0)

    table.choose(RearmGear(WEAPON))
    assert [Exchange(PURKAS, OTHER_WEAPON), Discard(), Back()] == table.options
    table.choose(Exchange(PURKAS, OTHER_WEAPON))

    assert (WEAPON,) == table.seen(0).worn(PURKAS)
    assert (OTHER_WEAPON,) == table.seen(0).worn(KORGO)
    told = {"gear": WEAPON, "old": OTHER_WEAPON, "member": PURKAS}
    assert told == table.story("ml-gear-exchanged")


def test_nobody_swaps_with_a_member_away_nor_for_the_same_card():
    table = Citadel(3).hired(0, NOVICE).pool(0, force=1).put(zones.worn(KORGO), WEAPON)
    table.put(zones.worn(PURKAS), OTHER_WEAPON).send(PURKAS, "a.1")
    table.put(zones.worn(NOVICE), "gear.slyzor.2").turn(0)

    table.choose(RearmGear(WEAPON))

    assert [Discard(), Back()] == table.options
    assert "ml-why-type" == table.why_not(NOVICE)
    assert "ml-why-away" == table.why_not(PURKAS)


def test_cards_of_other_types_are_simply_given():
    table = Citadel(3).pool(0, force=1)
    table.put(zones.worn(KORGO), WEAPON).put(zones.worn(PURKAS), CLOTHES).turn(0)

    table.choose(RearmGear(WEAPON), GiveTo(PURKAS))

    assert {WEAPON, CLOTHES} == set(table.seen(0).worn(PURKAS))


def test_cards_are_swapped_before_the_wages_too():
    table = Citadel(3)
    table.put(zones.worn(KORGO), WEAPON).put(zones.worn(PURKAS), OTHER_WEAPON)
    table.play(WageWindow(0))

    table.choose(RearmGear(OTHER_WEAPON)).choose(Exchange(KORGO, WEAPON))

    assert (OTHER_WEAPON,) == table.seen(0).worn(KORGO)


# The Gates of a scenario.


def test_ruling_88_the_monster_of_a_scenario_drives_off_a_dogor_of_the_set_up():
    table = Citadel(1, scenario=6, level="heroic").put(zones.lair(zones.GATES), "monster.dogor")
    table.pool(0, force=1).turn(0).happen(rank_a_to_gates)

    (standing,) = table.zone(zones.lair(zones.GATES))
    assert "A" == monster(standing).rank
    assert ("monster.dogor",) == table.zone(zones.MONSTER_DISCARD)
