"""Madhala on an adventure, and when she acts at all (rulings 81, 85, 86, 87)."""

from __future__ import annotations

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.conquest import HoldBack
from game.rules.monster_lands.steps.deployment import Rival
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.panic import Panic
from game.rules.monster_lands.steps.strike import RollAll
from tests.rules.monster_lands.laid import Laid
from tests.rules.monster_lands.positions import adventure, mission, party


def solo(**zoned: str) -> Laid:
    game = Laid(1).clan(0, "member.purkas")
    game.put(zones.land("a"), "region.kale").put(zones.trails("a"), "list.1")
    for zone, die in zoned.items():
        game.put(zones.pool(0) if zone == "pool" else zone, die)
    return game


def test_ruling_81_she_acts_only_if_you_still_hold_a_die() -> None:
    acted = solo(pool="force.1").play(Rival(0), rolls=(6, 2))
    assert ("madhala.1",) == acted.zone(zones.envoy("a.2"))

    idle = solo().play(Rival(0), rolls=(6, 2))
    assert (6, []) == (len(idle.zone(zones.MADHALA_HOME)), idle.keys)


def test_ruling_81_never_with_several_players() -> None:
    game = Laid(2).clan(0, "member.purkas").put(zones.pool(0), "force.1").play(Rival(0))

    assert [] == game.keys


def test_ruling_85_on_the_left_she_ends_the_mission_and_nobody_gains_or_loses() -> None:
    scene = mission(
        "tournament",
        players=1,
        expeditions={1: party("madhala"), 2: party("korgo", force=2)},
        clans={0: {"glory": 10, "gold": 3}},
    )

    assert scene.is_over
    assert (10, 3) == (scene.clan().glory, scene.clan().gold)
    assert 0 == scene.clan().has(zones.MISSIONS_DONE)
    assert zones.GONE == scene.lies("mission.tournament")


def test_ruling_85_on_the_right_nobody_minds_her() -> None:
    scene = mission(
        "road_patrol",
        players=1,
        expeditions={1: party("korgo", force=2), 2: party("madhala")},
        clans={0: {"glory": 10, "gold": 3}},
        rolls=(6, 5),
    )
    if not scene.is_over:
        scene.stop()

    # 11 against a target of 7: glory 2 and gold 2.
    assert (12, 5) == (scene.clan().glory, scene.clan().gold)
    assert 1 == scene.clan().has(zones.MISSIONS_DONE)


def test_ruling_86_the_monster_she_removes_is_discarded_and_your_idle_survivor_loots() -> None:
    scene = adventure(
        monster="gator",
        players=1,
        expeditions={1: party("madhala"), 2: party("korgo", force=2)},
    )

    assert zones.MONSTER_DISCARD == scene.lies("monster.gator")
    # Your later expedition may conquer; it declines and loots.
    scene.do(HoldBack).do(TakeLoot)
    assert scene.is_over
    assert 1 == len(scene.clan().loot)
    # She takes no loot, and no monster goes to the Gates.
    game = Laid(1).put(zones.MONSTER_DISCARD, "monster.gator").play(Panic())
    assert () == game.zone(zones.lair(zones.GATES))


@pytest.mark.parametrize(
    ("tokens", "monster", "region"),
    [
        (1, zones.MONSTER_DISCARD, zones.land("a")),
        (2, zones.MONSTER_DISCARD, zones.GONE),
        (3, zones.MONSTER_DISCARD, zones.GONE),
    ],
)
def test_each_token_of_hers_removes_one_thing_the_monster_first(
    tokens: int, monster: str, region: str
) -> None:
    hers = {number: party("madhala") for number in range(1, tokens + 1)}
    scene = adventure(monster="gator", players=1, expeditions=hers)

    assert scene.is_over
    assert (monster, region) == (scene.lies("monster.gator"), scene.lies("region.kale"))


def test_she_removes_the_region_when_you_have_beaten_the_monster() -> None:
    """You kill Gator (15) with a snare and two sixes; nothing is left to conquer for the third."""
    scene = adventure(
        monster="gator",
        region="yuha",
        players=1,
        expeditions={
            1: party("taron", force=2, traps=("plus_4",)),
            2: party("madhala"),
            3: party("korgo", force=4),
        },
        rolls=(1, 1, 1, 6, 6),
    )

    scene.choose(RollAll(2))

    assert ("monster.gator",) == scene.clan().trophies
    assert zones.GONE == scene.lies("region.yuha")
    assert ("PickLoot", 0) == scene.asks


def test_a_third_token_of_hers_finds_nothing_left_and_takes_no_loot() -> None:
    """Only Korgo, who came last and found nothing either, picks one of all four."""
    three = {number: party("madhala") for number in (1, 2, 3)}
    scene = adventure(monster="gator", players=1, expeditions={**three, 4: party("korgo", force=4)})

    assert (1, 1) == tuple(
        scene.keys.count(f"ml-madhala-{deed}") for deed in ("strikes", "conquers")
    )
    assert ("PickLoot", 0) == scene.asks
    assert 4 == len(scene.options)
    scene.do(TakeLoot)
    assert scene.is_over
    assert 1 == scene.keys.count("ml-loot-taken")


def test_ruling_87_her_steal_takes_the_highest_legal_number_of_your_dice() -> None:
    scene = adventure(
        monster="gator",
        players=1,
        scenario=8,
        expeditions={1: party("madhala", traps=("steal_force_2",)), 2: party("korgo", force=3)},
    )

    assert 1 == len(scene.on("a.2").dice)


def test_ruling_87_she_prefers_the_neighbour_with_more_dice() -> None:
    scene = adventure(
        monster="gator",
        players=1,
        scenario=8,
        expeditions={
            1: party("korgo", force=2, defence=5, guards=5),
            2: party("madhala", traps=("steal_force_2",)),
            3: party("taroa", force=3),
        },
    )

    assert 1 == len(scene.on("a.3").dice)


def test_ruling_87_reinforced_traps_do_nothing_for_her() -> None:
    scene = adventure(
        monster="gator",
        players=1,
        scenario=8,
        expeditions={1: party("madhala", traps=("reinforced_force_2",))},
    )

    assert scene.is_over
    assert zones.MONSTER_DISCARD == scene.lies("monster.gator")
