"""Chapter 13: what cannot be on a table is found and named."""

from __future__ import annotations

import pytest

from game.engine import lay
from game.rules.monster_lands import zones
from game.rules.monster_lands.invariants import broken
from game.rules.monster_lands.steps.overflow import DropTrap
from tests.rules.monster_lands.laid import Laid

TRAPS = [f"trap.force_die_1.{n}" for n in (1, 2, 3, 4)] + ["trap.plus_4.1", "trap.plus_4.2"]


def sound() -> Laid:
    return Laid().clan(0, "member.purkas", "member.fandor").clan(1, "member.tortock")


def found(game: Laid, *agenda: DropTrap) -> list[str]:
    return list(broken(lay(game.zones, game.faces, game.counters, game.marks, agenda)))


def debt(game: Laid) -> None:
    game.count(zones.clan(0), gold=-1)


def too_many_potions(game: Laid) -> None:
    game.count(zones.clan(0), potion=4)


def too_many_traps(game: Laid) -> None:
    game.put(zones.traps(0), *TRAPS)


def lost_token(game: Laid) -> None:
    game.put(zones.TOKENS, "token.fandor")


def foreign_leader(game: Laid) -> None:
    game.mark(zones.leader(0), "member.tortock")


def token_without_card(game: Laid) -> None:
    game.put(zones.envoy("a.1"), "token.saruna")


def two_on_one_space(game: Laid) -> None:
    game.send("member.fandor", "a.1").send("member.tortock", "a.1")


def manager_of_another_affinity(game: Laid) -> None:
    game.put(zones.regions(0), "region.yuha").mark(zones.manager("region.yuha"), "member.fandor")


def manager_of_another_clan(game: Laid) -> None:
    game.put(zones.regions(0), "region.rynia").mark(zones.manager("region.rynia"), "member.tortock")


def two_weapons(game: Laid) -> None:
    game.put(zones.worn("member.fandor"), "gear.krakhen.1", "gear.pugnor.1")


def die_in_panic(game: Laid) -> None:
    game.mark(zones.PHASE, "deployment").put(zones.PANIC, "panic.mine")
    game.put(zones.slot("mine", 1), "force.1", "force.2")


def two_dice_in_a_slot(game: Laid) -> None:
    game.put(zones.slot("tavern", 1), "force.1", "force.2")


BREAKS = [
    debt,
    too_many_potions,
    too_many_traps,
    lost_token,
    foreign_leader,
    token_without_card,
    two_on_one_space,
    manager_of_another_affinity,
    manager_of_another_clan,
    two_weapons,
    die_in_panic,
    two_dice_in_a_slot,
]


def test_a_sound_table_has_nothing_broken() -> None:
    assert [] == found(sound())


@pytest.mark.parametrize("break_it", BREAKS)
def test_every_break_is_named(break_it) -> None:  # type: ignore[no-untyped-def]
    game = sound()
    break_it(game)

    assert found(game)


def test_one_manager_of_two_regions_is_named() -> None:
    game = sound().put(zones.regions(0), "region.kale", "region.ghadik")
    for region in ("region.kale", "region.ghadik"):
        game.mark(zones.manager(region), "member.fandor")

    assert ["member.fandor manages 2 regions"] * 2 == found(game)


def test_traps_may_overflow_while_their_owner_is_asked() -> None:
    game = sound()
    too_many_traps(game)

    assert [] == found(game, DropTrap(0))
    assert found(game, DropTrap(1))


def test_dice_may_lie_in_a_building_that_panics_after_the_deployment() -> None:
    game = sound()
    die_in_panic(game)
    game.mark(zones.PHASE, "cleanup")

    assert [] == found(game)
