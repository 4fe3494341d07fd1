"""Conquest of a region (8.3)."""

from __future__ import annotations

from typing import Any

from game.engine import refuse
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import carried, counted
from game.rules.monster_lands.content import region
from game.rules.monster_lands.modifiers import conquest_total, modifiers
from game.rules.monster_lands.steps.conquest import Conquer, HoldBack, NobodyYet, PutInCharge
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot
from game.rules.monster_lands.steps.victory import KeepLoot
from tests.rules.monster_lands.positions import Party, Scene, adventure, party

MISSES = (1, 1, 1, 1)


def won(rest: dict[int, Party], rolls: tuple[int, ...] = (), **more: Any) -> Scene:
    """Saruna of seat 2 has captured Sckon on expedition 1; the others have not acted."""
    more.setdefault("region", "kale")
    scene = adventure(
        monster="sckon",
        expeditions={1: party("saruna", 2, force=2), **rest},
        rolls=(*MISSES, 6, 5, *rolls),
        **more,
    )
    scene.roll("force", "force")
    assert "ml-captured" in scene.keys
    return scene


def total(scene: Scene, exp: str = "a.2") -> int:
    """Where a conquest stands."""
    return conquest_total(scene.table, exp, modifiers(scene.table, exp, "conquest"))


def test_a_region_is_conquered_at_its_value():
    """Kale: value 11, and its glory."""
    scene = won({2: party("shandee", force=2)}, (6, 5))

    assert [Conquer("region.kale"), HoldBack()] == list(scene.options)
    scene.do(Conquer)
    assert ("region.kale",) == scene.clan().regions
    assert 10 + region("region.kale").glory == scene.clan().glory


def test_what_was_reached_is_carried_to_the_next():
    scene = won({2: party("shandee", force=1), 4: party("korgo", 1, force=1)}, (5, 6))

    scene.do(Conquer)
    assert 5 == carried(scene.table, "a")
    assert ("Attempt", 1) == scene.asks
    scene.do(Conquer)
    assert ("region.kale",) == scene.clan(1).regions


def test_damage_of_the_battle_is_not_carried_into_the_conquest():
    """Korgo deals 6 to Sckon and Saruna captures it at 11; Shandee's 5 are 5, and Kale holds."""
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={
            1: party("korgo", 1, force=1),
            2: party("saruna", 2, force=1),
            3: party("shandee", force=1),
        },
        rolls=(*MISSES, 6, *MISSES, 5, 5),
    )
    scene.roll("force").roll("force")
    assert "ml-captured" in scene.keys

    scene.do(Conquer)

    assert 5 == scene.told("ml-conquest-failed")["total"]
    assert zones.land("a") == scene.lies("region.kale")


def test_a_failed_conquest_leaves_the_region_and_the_loot():
    scene = won({2: party("shandee", force=1)}, (5,))

    scene.do(Conquer)
    assert zones.land("a") == scene.lies("region.kale")
    assert ("PickLoot", 0) == scene.asks


def test_ruling_58_declining_still_leaves_the_right_to_loot():
    scene = won({2: party("shandee", force=3)})

    scene.choose(HoldBack())
    assert ("PickLoot", 0) == scene.asks
    scene.do(TakeLoot)
    assert scene.is_over
    assert 1 == len(scene.clan().loot)


def test_conquerors_and_victors_do_not_loot():
    scene = won({2: party("shandee", force=2)}, (6, 6)).do(Conquer)

    while not scene.is_over:
        scene.choose(NobodyYet())
    assert () == scene.clan(0).loot == scene.clan(2).loot


def test_there_is_no_conquest_while_the_monster_stands():
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", force=1), 2: party("korgo", force=3)},
        rolls=(1,) * 6,
    )

    scene.stop().stop()
    assert ("PickLoot", 0) == scene.asks
    assert zones.land("a") == scene.lies("region.yuha")


def test_who_has_fought_does_not_conquer():
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("taron", force=3), 2: party("saruna", 1, force=2)},
        rolls=(*MISSES, 1, *MISSES, 5, 5),
    )

    scene.roll("force").stop().roll("force", "force")
    assert "ml-captured" in scene.keys
    # Taron struck and failed: his dice are gone, and only loot is left for him.
    assert ("PickLoot", 0) == scene.asks


def test_monster_bonuses_and_venoms_do_not_count():
    """Slyzor, the snare and the venom are for monsters; Pugnor and a net count."""
    scene = won(
        {
            2: party(
                "shandee", force=2, gear=("slyzor",), traps=("plus_8", "force_plus_1"), venom=1
            ),
            3: party("taroa", force=1, gear=("tergeo",)),
        },
        (3, 3, 1),
    )

    scene.do(Conquer)
    assert 3 + 3 + 2 == carried(scene.table, "a")
    scene.do(Conquer)
    assert 8 + 1 + 1 == total(scene, "a.3")
    assert refuse("ml-why-venom-monster-only") == scene.why_not(counted("a.3", zones.VENOM))


def test_conquest_bonuses_count():
    """Geas +3; Kedavra +2 for each Magic die. Rynia asks for 16."""
    scene = won(
        {2: party("geas", magic=2, gear=("kedavra",))},
        (5, 4),
        region="rynia",
    )

    scene.do(Conquer)
    assert ("region.rynia",) == scene.clan().regions
    assert 10 + region("region.rynia").glory == scene.clan().glory


def test_rerolls_and_loot_improve_a_conquest():
    """The space of expedition 3 lends a Magic reroll; loot adds 2 for each Magic die."""
    scene = won(
        {3: party("shandee", magic=2, force=1)},
        (1, 2, 1, 2),
        loot={0: ("magic_plus_2", "kill_plus_6")},
    )

    scene.do(Conquer)
    assert 4 == total(scene, "a.3")
    assert {RerollDie("magic.1", 2), RerollDie("magic.2", 1)} == set(scene.offered(RerollDie))
    assert [SpendLoot("loot.magic_plus_2")] == scene.offered(SpendLoot)
    scene.do(RerollDie, face=1).do(SpendLoot)
    assert 9 == scene.told("ml-conquest-failed")["total"]
    assert ("PickLoot", 0) == scene.asks


def test_a_reached_value_needs_no_more():
    """With rerolls left the conquest ends by itself at 11."""
    scene = won({2: party("karunna", force=2)}, (6, 5))

    scene.do(Conquer)
    assert ("region.kale",) == scene.clan().regions


def test_dp_47_glory_loot_of_a_conquest():
    scene = won({2: party("shandee", force=2)}, (6, 5), loot={0: ("conquest_glory_4",)})

    scene.do(Conquer)
    assert [SpendLoot("loot.conquest_glory_4"), KeepLoot()] == list(scene.options)
    scene.do(SpendLoot)
    assert 10 + region("region.kale").glory + 4 == scene.clan().glory


def test_dp_49_a_manager_of_the_affinity_is_named():
    """Kale is of Jungle: Purkas, the leader, may manage it (ruling 30); Shandee may not."""
    scene = won({2: party("shandee", force=2)}, (6, 5)).do(Conquer)

    assert [PutInCharge("member.purkas"), NobodyYet()] == list(scene.options)
    assert refuse(
        "ml-why-affinity", region="region.kale", member="member.shandee"
    ) == scene.why_not("member.shandee")
    assert refuse("ml-why-not-your-member", member="member.saruna") == scene.why_not(
        "member.saruna"
    )
    scene.do(PutInCharge)
    assert "member.purkas" == scene.clan().manager("region.kale")


def test_ruling_29_a_manager_may_be_away():
    scene = won({2: party("drapis", force=2)}, (6, 5)).do(Conquer)

    assert PutInCharge("member.drapis") in scene.options


def test_ruling_30_one_region_per_manager():
    scene = won({2: party("shandee", force=2)}, (6, 5), owned={"skyehn": (0, "purkas")})
    scene.do(Conquer)

    # Purkas manages Skyehn already: nobody is left, the question answers itself.
    assert scene.is_over
    assert scene.clan().manager("region.kale") is None


def test_an_expedition_robbed_of_its_dice_may_still_try():
    scene = won({2: party("geas"), 3: party("shandee", force=2)}, (6, 5))

    scene.do(Conquer)
    assert 3 == carried(scene.table, "a")
