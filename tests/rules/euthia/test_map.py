"""Hexes, the tiling, centres, Powers and ways (chapter 3)."""

from __future__ import annotations

import pytest

from game.rules.euthia import GAME, zones
from game.rules.euthia.map.chart import chart
from game.rules.euthia.map.hexes import anchor_of, distance, neighbours, owner, slot_of
from game.rules.euthia.map.paths import ways

assert GAME


def test_ruling_8_every_hex_belongs_to_exactly_one_slot() -> None:
    for q in range(-5, 6):
        for r in range(-5, 6):
            (aq, ar), letter = owner((q, r))
            assert 0 == (aq - ar) % 3
            assert {"a": (0, 0), "b": (1, 0), "c": (0, 1)}[letter] == (q - aq, r - ar)


def test_w_06_slots() -> None:
    assert (2, 0) == slot_of((4, -2))
    assert (4, -2) == anchor_of((2, 0))
    assert ((-1, -1), "b") == owner((0, -1))
    assert ((-1, -1), "c") == owner((-1, 0))


def test_distance_counts_steps_of_hexes() -> None:
    assert 0 == distance((2, -1), (2, -1))
    assert 3 == distance((0, 0), (3, -2))
    assert {1} == {distance((0, 0), each) for each in neighbours((0, 0))}


def test_w_05_only_the_slots_around_the_space_are_missing() -> None:
    land = chart(("0.0.i_chapel",), 0)

    assert {(-2, 1), (-1, -1), (1, -2)} == {*land.missing[zones.space(0, 0)]}


def test_w_05_the_next_step_onto_a_new_tile_needs_exactly_one_more() -> None:
    laid = ("0.0.i_chapel", "-1.-1.i_other_1", "-2.1.i_fixed_1", "1.-2.i_fixed_2")

    assert ((-3, 0),) == chart(laid, 0).missing[zones.space(-1, 0)]


def test_the_map_limit_closes_the_slots_beyond_it() -> None:
    laid = ("0.0.i_chapel", "-1.-1.i_other_1", "-2.1.i_fixed_1", "1.-2.i_fixed_2")

    assert () == chart(laid, 1).missing[zones.space(-1, 0)]
    assert ((-3, 0),) == chart(laid, 2).missing[zones.space(-1, 0)]


def test_a_centre_is_next_to_its_own_three_spaces_only() -> None:
    land = chart(("0.0.i_chapel", "1.-2.i_fixed_1"), 0)

    spaces = {zones.space(0, 0), zones.space(1, 0), zones.space(0, 1)}
    assert spaces == {*land.around[zones.centre(0, 0)]}
    assert zones.centre(0, 0) in land.around[zones.space(0, 0)]
    assert () == land.missing[zones.centre(0, 0)]


def test_w_07_distances_of_centres() -> None:
    land = chart(("0.0.i_chapel", "4.-2.iii_enc_mercenary"), 0)

    middle = zones.centre(4, -2)
    assert 1 == land.apart(middle, zones.space(4, -2))
    assert 4 == land.apart(zones.space(1, 0), middle)
    assert 5 == land.apart(zones.centre(0, 0), middle)


@pytest.mark.parametrize("tile", ["i_other_2"])
def test_an_elemental_is_felt_on_its_space_and_around_it(tile: str) -> None:
    land = chart(("0.0.i_chapel", f"1.-2.{tile}"), 0)

    assert {"fire"} == land.powers[zones.space(1, -2)]
    assert {"fire"} == land.powers[zones.space(2, -2)]
    assert set() == land.powers[zones.space(0, 1)]


def test_ruling_99_a_centre_is_never_under_a_power() -> None:
    land = chart(("0.0.i_chapel", "1.-2.i_other_2"), 0)

    assert set() == land.powers[zones.centre(0, 0)]


def test_ways_end_on_spaces_that_monsters_hold() -> None:
    land = chart(("0.0.i_chapel", "1.-2.i_fixed_1"), 0)
    start, monster = zones.centre(0, 0), zones.space(1, -2)

    found = ways(land, start, frozenset((monster,)), 3, True)

    assert 1 == found[zones.space(0, 0)][0]
    assert zones.space(2, -2) not in ways(land, start, frozenset((monster,)), 1, True)
    assert monster not in ways(land, start, frozenset((monster,)), 5, False)
