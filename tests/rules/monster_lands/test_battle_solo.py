"""Madhala outside: she removes monsters and regions, and lays ambushes (chapter 12)."""

from __future__ import annotations

from typing import Any

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.ambush import Accept, Aim, Fend
from game.rules.monster_lands.steps.conflict import RevealTop
from game.rules.monster_lands.steps.conquest import Conquer
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.onslaught import GiveUpMagic, Redirect
from tests.rules.monster_lands.positions import Party, Scene, adventure, party


def solo(expeditions: dict[int, Party], **more: Any) -> Scene:
    """Alone against Madhala, before Gator in a region of Fire."""
    more.setdefault("region", "yuha")
    more.setdefault("rolls", (1,) * 12)
    return adventure(players=1, expeditions=expeditions, **more)


def test_ruling_86_madhala_removes_the_monster():
    """Later expeditions may conquer at once, idle survivors loot; it never goes to the Gates."""
    scene = solo({1: party("madhala"), 2: party("taron", force=3)}, rolls=(6, 6, 6))

    assert zones.MONSTER_DISCARD == scene.lies("monster.gator")
    assert ("Attempt", 0) == scene.asks
    scene.do(Conquer)
    assert ("region.yuha",) == scene.clan().regions


def test_ruling_86_a_second_token_removes_the_region():
    scene = solo({1: party("madhala"), 3: party("madhala"), 4: party("taron", force=3)})

    assert zones.GONE == scene.lies("region.yuha")
    assert ("PickLoot", 0) == scene.asks
    scene.do(TakeLoot)
    assert scene.is_over


def test_ruling_86_a_third_token_does_nothing():
    scene = solo({1: party("madhala"), 2: party("madhala"), 3: party("madhala")})

    assert scene.is_over
    assert 1 == scene.keys.count("ml-madhala-strikes")
    assert 1 == scene.keys.count("ml-madhala-conquers")


def test_madhala_after_a_failed_strike_takes_the_monster_from_you():
    scene = solo({1: party("taron", force=2), 2: party("madhala")})

    scene.stop()
    assert zones.MONSTER_DISCARD == scene.lies("monster.gator")
    # The one who struck has no dice left, but loots; she never does.
    assert () == scene.on("a.1").dice
    assert ("PickLoot", 0) == scene.asks
    scene.do(TakeLoot)
    assert scene.is_over


def test_madhala_after_your_victory_takes_the_region():
    scene = solo(
        {1: party("saruna", force=2), 2: party("madhala")},
        monster="sckon",
        region="kale",
        rolls=(1, 1, 1, 1, 6, 5),
    )

    scene.roll("force", "force")
    assert zones.GONE == scene.lies("region.kale")
    assert scene.is_over


def test_sporus_sends_no_die_at_madhala():
    scene = solo(
        {1: party("taron", force=1), 2: party("madhala")}, monster="sporus", rolls=(1,) * 6
    )

    assert ["ml-battle", "ml-attack", "ml-attack-rolled"] == scene.keys


# Scenario 8: she lays tokens of the module.


def sneaky(expeditions: dict[int, Party], **more: Any) -> Scene:
    """The scenario of ambushes."""
    return solo(expeditions, scenario=8, **more)


def test_ruling_87_she_reveals_everything_and_steals_the_most():
    """Press-Gang takes 2 Force dice of the neighbour who has more of them."""
    scene = sneaky(
        {
            1: party("taron", force=1),
            2: party("madhala", traps=("steal_force_2", "reinforced_force_2")),
            3: party("korgo", force=3, magic=1),
        }
    )

    assert (1, 2) == (len(scene.on("a.1").dice), len(scene.on("a.3").dice))
    assert 2 == len(scene.on("a.2").dice)
    assert () == scene.on("a.2").face_down
    # Her reinforced trap gives her nothing.
    assert 0 == len(scene.table.zone(zones.safe_dice("a.2")))


def test_ruling_87_with_as_many_dice_the_left_one_suffers():
    scene = sneaky(
        {
            1: party("taron", force=1),
            2: party("madhala", traps=("steal_any_1",)),
            3: party("korgo", force=1),
        }
    )

    assert (0, 1) == (len(scene.on("a.1").dice), len(scene.on("a.3").dice))


def test_ruling_87_a_defence_token_stops_her_too():
    scene = sneaky(
        {
            1: party("taron", force=2, defence=1),
            2: party("madhala", traps=("steal_force_2",)),
        }
    )

    assert [Fend(), Accept()] == list(scene.options)
    scene.choose(Fend())
    assert 2 == len(scene.on("a.1").dice)
    assert zones.AMBUSH_PILE == scene.lies("trap.steal_force_2.1")


def test_ruling_87_her_redirect_strikes_before_she_removes_the_monster():
    scene = sneaky(
        {
            1: party("madhala", traps=("redirect_2",)),
            2: party("taron", force=1, magic=1, wounded=True),
        },
        rolls=(6, 1),
    )

    # Her two dice may be met with Magic.
    assert [GiveUpMagic(0), GiveUpMagic(1), GiveUpMagic(2)][:2] == list(scene.options)
    scene.choose(GiveUpMagic(0))
    assert "ml-died" in scene.keys
    assert zones.MONSTER_DISCARD == scene.lies("monster.gator")
    assert scene.is_over


def test_ruling_87_without_a_neighbour_of_yours_her_ambush_is_in_vain():
    scene = sneaky({1: party("madhala", traps=("redirect_1", "steal_any_1"))})

    assert 2 == scene.keys.count("ml-ambush-in-vain")
    assert scene.is_over


def test_ruling_87_your_ambushes_on_her_have_no_effect():
    scene = sneaky(
        {
            1: party("taron", force=1, traps=("redirect_1",)),
            2: party("madhala"),
        },
        rolls=(1,) * 3,
    )

    scene.do(RevealTop)
    scene.do(Redirect)
    assert "ml-dice-vanish" in scene.keys
    assert 2 == scene.told("ml-attack-rolled")["dice"]


def test_ruling_87_stealing_from_her_finds_nothing():
    scene = sneaky(
        {
            1: party("madhala"),
            2: party("taron", force=1, traps=("steal_any_2",)),
            3: party("korgo", force=1),
        }
    )

    scene.do(RevealTop)
    assert [Aim("a.1"), Aim("a.3")] == list(scene.options)
    scene.choose(Aim("a.1"))
    assert "ml-ambush-in-vain" in scene.keys
