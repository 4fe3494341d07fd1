"""What changes a strike: rerolls, equipment, traps, loot, talents of the victor (B8, B9)."""

from __future__ import annotations

from game.engine import refuse
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import counted
from game.rules.monster_lands.modifiers import modifiers, rerolls_left, strike_total
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot, StopRolling
from game.rules.monster_lands.steps.strike import (
    PourVenom,
    RollAll,
)
from game.rules.monster_lands.steps.victory import KeepLoot
from tests.rules.monster_lands.positions import Scene, adventure, party

MISSES = (1, 1, 1, 1)


def total(scene: Scene, exp: str = "a.1") -> int:
    """Where a strike stands."""
    return strike_total(scene.table, exp, modifiers(scene.table, exp, "monster"))


def test_ruling_57_karunna_may_reroll_the_same_die_twice():
    """Karunna rerolls two dice, or the same die twice; the new face stands."""
    scene = adventure(
        region="yuha",
        expeditions={1: party("karunna", force=2)},
        rolls=(1, 1, 1, 3, 2, 1, 6),
    )

    scene.choose(RollAll(2))
    assert {RerollDie("force.1", 3), RerollDie("force.2", 2), StopRolling()} == set(scene.options)
    scene.choose(RerollDie("force.2", 2))
    assert 4 == total(scene)
    scene.choose(RerollDie("force.2", 1))
    assert "ml-strike-failed" in scene.keys
    assert 9 == scene.told("ml-strike-failed")["total"]


def test_ruling_57_two_rerolls_of_sckrat_go_to_two_dice():
    """The die he has rerolled is refused with its reason; the other one is still open."""
    scene = adventure(
        region="yuha",
        expeditions={1: party("sckrat", force=2)},
        rolls=(1, 1, 1, 1, 2, 5, 3),
    )

    scene.choose(RollAll(2), RerollDie("force.1", 1))

    assert [RerollDie("force.2", 2)] == scene.offered(RerollDie)
    assert refuse("ml-why-rerolled", card="member.sckrat") == scene.why_not("force.1")
    scene.choose(RerollDie("force.2", 2))
    assert 8 == scene.told("ml-strike-failed")["total"]


def test_ruling_57_rerolls_of_different_sources_may_meet_on_one_die():
    """Sckrat carries Tergeo: each of them rerolls the lone die once."""
    scene = adventure(
        region="yuha",
        expeditions={1: party("sckrat", force=1, gear=("tergeo",))},
        rolls=(1, 1, 1, 1, 2, 3),
    )

    scene.roll("force").do(RerollDie, face=1).do(RerollDie, face=2)

    assert 3 == scene.told("ml-strike-failed")["total"]


def test_ruling_57_loot_rerolls_the_same_die_again():
    scene = adventure(
        region="yuha",
        expeditions={1: party("korgo", force=1)},
        loot={0: ("reroll_any_4",)},
        rolls=(1, 1, 1, 1, 2, 3, 4, 5),
    )

    scene.roll("force").do(SpendLoot)
    for face in (1, 2, 3, 4):
        scene.do(RerollDie, face=face)

    assert 5 == scene.told("ml-strike-failed")["total"]


def test_the_narrowest_reroll_is_used_first():
    """Tergeo rerolls Force alone: Karunna's two for any colour are kept for later."""
    scene = adventure(
        region="yuha",
        expeditions={1: party("karunna", force=1, magic=1, gear=("tergeo",))},
        rolls=(1, 1, 1, 1, 1, 2, 2, 2),
    )

    scene.choose(GiveUpMagic(0), RollAll(2)).do(RerollDie, die="force.1")
    left = rerolls_left(scene.table, "a.1", modifiers(scene.table, "a.1", "monster"))
    assert [("gear.tergeo.1", 1), ("member.karunna", 2)] == [
        (each.source, each.count) for each in left
    ]


def test_caribdis_ignores_weapons():
    """Pugnor and Krakhen are weapons; Tergeo, a spell, works."""
    scene = adventure(
        monster="caribdis",
        region="kale",
        expeditions={1: party("taron", force=2, gear=("pugnor", "tergeo"))},
        rolls=(1, 1, 1, 1, 1, 3, 3),
    )

    scene.choose(RollAll(2))
    assert 6 == total(scene)
    assert 2 == len(scene.offered(RerollDie))


def test_modifiers_of_traps_talent_and_equipment_add_up():
    """Timbulu +1, Pugnor +1, Slyzor +1 (monsters), a trap +2 per Force die."""
    scene = adventure(
        region="yuha",
        expeditions={
            1: party("timbulu", force=1, gear=("pugnor",), traps=("force_plus_2",)),
            2: party("taroa", 1, force=1, gear=("slyzor",)),
        },
        rolls=(1, 1, 1, 1, 1, 1, 1, 1),
    )

    scene.roll("force")
    assert 1 + 1 + 1 + 2 == scene.told("ml-strike-rolled")["total"]
    scene.roll("force")
    assert 5 + 1 + 1 + 1 == scene.told("ml-strike-rolled")["total"]


def test_loot_of_the_roll_helps_and_leaves_with_the_battle():
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", force=3)},
        loot={0: ("kill_plus_6", "reroll_any_4", "reroll_magic_3", "gold_10")},
        rolls=(1, 1, 1, 3, 3, 3, 2, 4),
    )

    assert [SpendLoot("loot.kill_plus_6")] == scene.offered(SpendLoot)
    assert refuse("ml-why-loot-window", loot="loot.gold_10") == scene.why_not("loot.gold_10")
    scene.choose(RollAll(3))
    # A reroll needs a die that shows a face.
    assert {"loot.kill_plus_6", "loot.reroll_any_4"} == {
        each.loot for each in scene.offered(SpendLoot)
    }
    scene.choose(SpendLoot("loot.reroll_any_4"), RerollDie("force.1", 3), RerollDie("force.1", 2))
    scene.choose(SpendLoot("loot.kill_plus_6")).stop()
    # 4 + 3 + 3 and 6 for the kill: 16 of 15.
    assert zones.trophies(0) == scene.lies("monster.gator")
    assert zones.GONE == scene.lies("loot.reroll_any_4") == scene.lies("loot.kill_plus_6")


def test_dp_47_glory_loot_of_a_kill_and_of_a_capture():
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("saruna", force=2)},
        loot={0: ("kill_glory_4", "capture_glory_3", "conquest_glory_4")},
        rolls=(*MISSES, 6, 5),
    )
    scene.choose(RollAll(2))
    assert [SpendLoot("loot.capture_glory_3"), KeepLoot()] == list(scene.options)
    assert refuse("ml-why-loot-window", loot="loot.kill_glory_4") == scene.why_not(
        "loot.kill_glory_4"
    )
    scene.do(SpendLoot)
    assert 10 + 5 + 3 == scene.clan().glory


def test_puargh_and_lusara_make_more_of_a_success():
    captured = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("puargh", force=2, traps=("force_plus_1",))},
        rolls=(*MISSES, 5, 4),
    ).choose(RollAll(2))

    assert 10 + 5 + 1 == captured.clan().glory
    for faces, glory in (((6, 4), 3), ((5, 4), 5)):
        # Lusara's potions come with a kill (12) as with a capture (11).
        beaten = adventure(
            monster="sckon",
            region="kale",
            expeditions={1: party("lusara", force=2, traps=("force_plus_1",))},
            rolls=(*MISSES, *faces),
        ).choose(RollAll(2))
        assert (2, 10 + glory) == (beaten.clan().has("potion"), beaten.clan().glory)


def test_what_a_strike_refuses():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={
            1: party("taron", force=2, potion=1, defence=1),
            2: party("korgo", 1, force=1),
        },
        loot={0: ("magic_plus_2",), 1: ("force_plus_2",)},
        rolls=(1, 1, 1),
    )

    assert refuse("ml-why-no-bottle", item="venom") == scene.why_not(counted("a.1", zones.VENOM))
    assert refuse("ml-why-for-hits") == scene.why_not(counted("a.1", zones.POTION))
    assert refuse("ml-why-other-dice") == scene.why_not("force.3")
    assert refuse("ml-why-not-your-loot", loot="loot.force_plus_2") == scene.why_not(
        "loot.force_plus_2"
    )
    assert refuse(
        "ml-why-loot-no-die", loot="loot.magic_plus_2", colours=("magic",)
    ) == scene.why_not("loot.magic_plus_2")
    assert [PourVenom("a.1"), SpendLoot("loot.magic_plus_2")] == [each for each, _ in scene.refused]
