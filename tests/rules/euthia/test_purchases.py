"""What a purchase would open: a place, a set of Armour, lines that need the set (13.3)."""

from __future__ import annotations

from game.rules.euthia import zones
from game.rules.euthia.purchases import prospect_of
from tests.rules.euthia.laid import Scene


def test_a_tile_goes_to_a_free_place_or_to_the_cheapest_that_is_taken() -> None:
    scene = Scene(1, ("dral",)).at(0, (0, 0)).turn()

    helmet = prospect_of(scene.table, 0, "item.leather_helmet.1")
    boots = prospect_of(scene.table, 0, "item.leather_boots.1")
    potion = prospect_of(scene.table, 0, "item.healing_potion.1")

    assert helmet is not None
    assert (zones.worn(0, "helmet"), None, 1) == (helmet.place, helmet.instead, helmet.of_set)
    # Dral's boots are locked.
    assert boots is not None
    assert (None, 0) == (boots.place, boots.of_set)
    assert potion is None


def test_w_27_a_third_tile_of_a_set_opens_the_lines_that_need_three() -> None:
    scene = Scene(1, ("keleia",)).kit(
        0,
        helmet="item.leather_helmet",
        gauntlets="item.leather_gauntlets",
        amulet="item.amulet_of_mending",
    )
    scene.turn()

    found = prospect_of(scene.table, 0, "item.leather_greaves.1")
    same = prospect_of(scene.table, 0, "item.leather_helmet.2")

    assert found is not None
    assert (3, ("item.amulet_of_mending.1",)) == (found.of_set, found.opened)
    assert same is not None
    assert ("item.leather_helmet.1", 2, ()) == (same.instead, same.of_set, same.opened)
