"""K2: the march on the Gates, and panic (rulings 49, 66, 67, 68, TV-36)."""

from __future__ import annotations

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.panic import Panic
from tests.rules.monster_lands.laid import Laid

GATES = zones.lair(zones.GATES)
LAIR_A, LAIR_B = zones.lair("a"), zones.lair("b")


def test_ruling_66_a_monster_that_nobody_visited_marches_too() -> None:
    game = Laid().put(LAIR_A, "monster.gator")

    game.play(Panic())

    assert ("monster.gator",) == game.zone(GATES)
    assert () == game.zone(LAIR_A)
    assert 1 == len(game.zone(zones.PANIC))


def test_without_an_unbeaten_monster_nobody_panics() -> None:
    game = Laid().play(Panic())

    assert () == game.zone(zones.PANIC)
    assert [] == game.keys


def test_the_highest_attack_stays_and_the_others_are_discarded() -> None:
    game = Laid(4).put(GATES, "monster.gator").put(LAIR_A, "monster.dogor")
    game.put(LAIR_B, "monster.caribdis")

    game.play(Panic())

    assert ("monster.dogor",) == game.zone(GATES)
    assert ("monster.gator", "monster.caribdis") == game.zone(zones.MONSTER_DISCARD)


def test_ruling_67_equal_attack_is_settled_by_the_kill_value() -> None:
    # Both roll 5 dice; Caribdis takes 28 to kill, Abysur 22.
    game = Laid().put(GATES, "monster.abysur").put(LAIR_A, "monster.caribdis")

    game.play(Panic())

    assert ("monster.caribdis",) == game.zone(GATES)


@pytest.mark.parametrize(
    ("gates", "a", "b", "stays"),
    [
        ("gator", "surbol", None, "gator"),
        ("surbol", "gator", None, "surbol"),
        (None, "gator", "surbol", "gator"),
        (None, "surbol", "gator", "surbol"),
    ],
)
def test_ruling_67_a_full_tie_goes_to_the_gates_then_to_region_a(
    gates: str | None, a: str | None, b: str | None, stays: str
) -> None:
    game = Laid(4)
    for lair, name in ((GATES, gates), (LAIR_A, a), (LAIR_B, b)):
        if name:
            game.put(lair, f"monster.{name}")

    game.play(Panic())

    assert (f"monster.{stays}",) == game.zone(GATES)


def test_ruling_49_an_escaped_monster_is_a_candidate() -> None:
    game = Laid().put(zones.ESCAPED, "monster.sandor").put(LAIR_A, "monster.gator")

    game.play(Panic())

    assert ("monster.sandor",) == game.zone(GATES)
    assert ("monster.gator",) == game.zone(zones.MONSTER_DISCARD)


def test_tv_36_krinx_at_the_gates_closes_two_buildings() -> None:
    game = Laid().put(GATES, "monster.krinx")

    game.play(Panic())

    assert ("panic.hunter", "panic.alchemist") == game.zone(zones.PANIC)


def test_a_monster_that_stands_there_already_closes_one_more() -> None:
    game = Laid().put(GATES, "monster.gator").put(zones.PANIC, "panic.mine")

    game.play(Panic())

    assert ("panic.mine", "panic.hunter") == game.zone(zones.PANIC)
    assert {"monster": "monster.gator", "building": "hunter"} == game.story("ml-panic")


def test_ruling_68_with_every_building_closed_nothing_happens() -> None:
    tokens = [f"panic.{name}" for name in zones.BUILDINGS]
    game = Laid().put(GATES, "monster.krinx").put(zones.PANIC, *tokens)

    game.play(Panic())

    assert tuple(tokens) == game.zone(zones.PANIC)
    assert ["ml-panic-everywhere"] * 2 == game.keys
