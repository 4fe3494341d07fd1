"""Hero tiles: revealing, learning, unlocking (chapter 12)."""

from __future__ import annotations

from game.rules.euthia import zones
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.growing import (
    KeepTile,
    Learn,
    LearnForNothing,
    Reveal,
    Unlock,
    UnlockWithEssence,
)
from game.rules.euthia.steps.shopping import Buy, Sell
from tests.rules.euthia.test_trading import at_shop

FIREBALL = "tile.maeldur_fireball"


def test_12_2_all_tiles_up_to_the_reputation_are_revealed_for_one_gold() -> None:
    scene = at_shop().hero(gold=2, reputation=6).turn().do(Act, action="trade").do(Reveal)
    scene.do(KeepTile, thing=FIREBALL)
    other = scene.offered(KeepTile)[0].thing
    scene.do(KeepTile, thing=other)

    assert 1 == scene.seen().gold
    assert {FIREBALL, other} == {*scene.zone(zones.reserve(0))}
    assert 14 == len(scene.zone(zones.pile(0)))


def test_the_tile_that_is_not_kept_leaves_the_game() -> None:
    scene = at_shop().hero(gold=1, reputation=3).turn().do(Act, action="trade").do(Reveal)
    lost = next(each.thing for each in scene.offered(KeepTile) if each.thing != FIREBALL)

    scene.do(KeepTile, thing=FIREBALL)

    assert lost in scene.zone(zones.GONE)


def test_ruling_43_with_nothing_to_reveal_it_is_refused() -> None:
    scene = at_shop().hero(gold=1, reputation=2).turn().do(Act, action="trade")

    assert "eut-why-no-fame" == scene.why_not(Reveal)


def test_ruling_44_a_single_tile_of_a_value_is_simply_revealed() -> None:
    scene = at_shop().hero(gold=1, reputation=3)
    pile = scene.zones[zones.pile(0)]
    scene.put(zones.GONE, next(each for each in pile if each != FIREBALL))

    scene.turn().do(Act, action="trade").do(Reveal)

    assert ((FIREBALL,), "Trading") == (scene.zone(zones.reserve(0)), scene.asks)


def test_12_3_learning_pays_and_needs_an_unlocked_slot_of_its_symbol() -> None:
    scene = at_shop().hero(gold=2).put(zones.reserve(0), FIREBALL).turn().do(Act, action="trade")

    locked = scene.why_not(Learn, thing=FIREBALL, instead="none")
    assert "eut-why-locked" == locked
    assert not any(".slot.h1" in each.place for each in scene.offered(Learn))


def test_ruling_45_learning_may_take_an_ability_off_and_it_costs_again() -> None:
    scene = at_shop().hero(gold=4).put(zones.reserve(0), FIREBALL).turn().do(Act, action="trade")

    scene.do(Learn, thing=FIREBALL, instead="tile.maeldur_concentration")

    assert 2 == scene.seen().gold
    assert ("tile.maeldur_concentration",) == scene.zone(zones.reserve(0))
    assert {0} == {each.price for each in scene.offered(LearnForNothing)}


def test_12_4_slots_are_unlocked_for_gold_or_an_essence() -> None:
    scene = at_shop().hero(gold=2).kit(0, "essence.fire").turn().do(Act, action="trade")

    assert "eut-why-no-gold" == scene.why_not(Unlock, price=3)
    scene.do(UnlockWithEssence, element="fire")

    assert ("slot.h7",) == scene.seen().unlocked()
    assert () == scene.zone(zones.pouch(0))


def test_an_essence_of_another_element_unlocks_nothing() -> None:
    scene = at_shop().kit(0, "essence.air").turn().do(Act, action="trade")

    assert "eut-why-no-essence" == scene.why_not(UnlockWithEssence)


def test_12_5_hero_equipment_is_bought_and_leaves_the_game_when_sold() -> None:
    equipment = "tile.ael_sanctuary_shield"
    scene = at_shop(heroes=("ael",)).hero(gold=4).put(zones.reserve(0), equipment).turn()
    scene.do(Act, action="trade").do(Buy, thing=equipment)
    assert (0, (equipment,)) == (scene.seen().gold, scene.zone(zones.found(0)))

    scene.do(Sell, thing=equipment)

    assert 2 == scene.seen().gold
    assert equipment in scene.zone(zones.GONE)
