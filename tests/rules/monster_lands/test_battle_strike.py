"""The expedition strikes back (8.2, B8) and what comes of it (B9)."""

from __future__ import annotations

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import carried
from game.rules.monster_lands.modifiers import modifiers, strike_total
from game.rules.monster_lands.steps.conflict import LeaveDown
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot
from game.rules.monster_lands.steps.strike import (
    CaptureIt,
    KillIt,
    PourVenom,
    RollAll,
    RollOne,
)
from game.rules.monster_lands.steps.wounds import (
    BlockWithTalent,
    BlockWithToken,
    DrinkPotion,
)
from tests.rules.monster_lands.positions import Scene, adventure, party

MISSES = (1, 1, 1, 1)


def total(scene: Scene, exp: str = "a.1") -> int:
    """Where a strike stands."""
    return strike_total(scene.table, exp, modifiers(scene.table, exp, "monster"))


def careful(*rolls: int) -> Scene:
    """Frunks before Sckon (11/12), with 2 Force, 2 Magic, the initial trap and a venom."""
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={
            1: party("frunks", force=2, magic=2, traps=("initial_plus_4",), venom=1),
        },
        rolls=(*MISSES, *rolls),
    )
    return scene.choose(GiveUpMagic(0))


def test_tv_22_careful_capture():
    """4, then Magic 2 makes 7, Force 2 makes 9, the venom 11: captured."""
    scene = careful(2, 2)
    totals = [total(scene)]
    for deed in (lambda: scene.roll("magic"), lambda: scene.roll("force")):
        deed()
        totals.append(total(scene))
    scene.choose(PourVenom("a.1"))

    assert [4, 7, 9, 11] == [*totals, total(scene)]
    assert 2 == len(scene.on("a.1").unrolled)
    scene.stop()
    assert zones.MONSTER_DISCARD == scene.lies("monster.sckon")
    assert (15, 5) == (scene.clan().glory, scene.clan().gold)
    assert scene.is_over


def test_tv_23_over_the_window():
    """At 9, a 3 instead of the venom makes 12: a kill."""
    scene = careful(2, 2, 3).roll("magic", "force", "force")

    assert 12 == total(scene)
    scene.stop()
    assert zones.trophies(0) == scene.lies("monster.sckon")
    assert (13, 0) == (scene.clan().glory, scene.clan().gold)
    assert 1 == scene.clan().trophy_points


def abysur() -> Scene:
    """The rulebook's long battle: Shandee, Stephane's mercenary, Carmen's second one."""
    scene = adventure(
        monster="abysur",
        region="kyzhul",
        round=4,
        expeditions={
            1: party(
                "shandee",
                0,
                force=2,
                magic=2,
                traps=("magic_plus_1",),
                defence=1,
                potion=1,
            ),
            3: party("korgo", 1, magic=2),
            4: party("taron", 0, force=3),
        },
        clans={0: {"glory": 19}},
        rolls=(6, 6, 6, 6, 1, 1, 1, 2, 3, *MISSES, 1, 1, 1, 4, 2, 3, *MISSES, 1, 1, 1, 3, 5, 3),
    )
    scene.choose(
        GiveUpMagic(1),
        BlockWithToken("a.1"),
        BlockWithTalent("member.shandee"),
        DrinkPotion("a.1"),
    )
    return scene


def test_tv_26_shandees_attack():
    """Force 1 and 2, Magic 3 with the trap's +1: 7 of 17, carried."""
    scene = abysur().choose(RollAll(3))

    assert 7 == scene.told("ml-strike-rolled")["total"]
    # Nothing is left to do: the strike ends by itself.
    assert 7 == carried(scene.table, "a")
    assert "ml-strike-failed" in scene.keys


def test_tv_27_stephane():
    """Magic 4 and 2; the space rerolls the 2 into a 3: 14 of 17, carried."""
    scene = abysur().choose(RollAll(3))
    scene.choose(GiveUpMagic(0), RollAll(2))
    assert 13 == total(scene, "a.3")
    scene.do(RerollDie, face=2)

    assert ("force.1", "force.2", "magic.2") == scene.on("a.1").dice
    assert 14 == carried(scene.table, "a")


def test_tv_28_carmen_kills():
    """14 + 3 + 5 + 3 = 25: a kill, 7 glory, a trophy of 2; Shandee, then Stephane, loot."""
    scene = abysur().choose(RollAll(3))
    scene.choose(GiveUpMagic(0), RollAll(2)).do(RerollDie, face=2)
    scene.choose(RollAll(3))

    assert (18 + 7, 2) == (scene.clan(0).glory, scene.clan(0).trophy_points)
    assert ("PickLoot", 0) == scene.asks
    scene.do(TakeLoot)
    assert ("PickLoot", 1) == scene.asks
    scene.do(TakeLoot)
    assert scene.is_over


def test_tv_48_trap_dice_ignore_limits():
    """6 dice, and 3 more of the falling rocks."""
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", force=6, traps=("force_die_3",))},
        rolls=(1, 1, 1),
    )

    assert 9 == len(scene.on("a.1").unrolled)
    assert RollAll(9) in scene.options


def test_traps_are_turned_up_before_the_attack():
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", force=1, traps=("plus_4", "magic_die_1"))},
    )

    assert ("trap.plus_4.1", "trap.magic_die_1.1") == scene.on("a.1").face_up
    assert "ml-trap-revealed" in scene.keys
    assert ("force.1", "magic.1") == scene.on("a.1").dice


def test_dice_of_a_colour_are_alike():
    scene = adventure(region="yuha", expeditions={1: party("taron", force=2)}, rolls=(1, 1, 1, 5))

    assert [RollOne(("force.1", "force.2"))] == scene.offered(RollOne)
    scene.roll("force")
    assert [RollOne(("force.2",))] == scene.offered(RollOne)
    assert 5 == total(scene)


@pytest.mark.parametrize(
    ("monster", "colour"),
    [("moldo", "force"), ("krushus", "magic")],
)
def test_ruling_48_a_die_never_counts_less_than_0(monster, colour):
    """Ruling 2 as well: Moldo takes 1 from each Force die, Krushus from each Magic die."""
    sent = party("taron", **{colour: 2}, traps=(f"{colour}_die_1",))
    scene = adventure(
        monster=monster, region="kale", expeditions={1: sent}, rolls=(*MISSES[:3], 1, 1, 3)
    )
    if colour == "magic":
        scene = adventure(
            monster=monster, region="kale", expeditions={1: sent}, rolls=(*MISSES, 1, 1, 3)
        ).choose(GiveUpMagic(0))
    scene.choose(RollAll(3))

    # Dice of traps are affected as well.
    rolled = dict(scene.told("ml-strike-rolled"))
    assert ((1, 1, 3), 0 + 0 + 2) == (rolled["faces"], rolled["total"])


def test_ruling_51_turfus_needs_two_traps():
    def strike(*traps: str, member: str = "taron") -> Scene:
        scene = adventure(
            monster="turfus",
            region="yuha",
            expeditions={1: party(member, force=3, traps=traps)},
            rolls=(1, 1, 1, 1, 1, 6, 5, 4),
        )
        return scene.choose(RollAll(3))

    assert "ml-strike-failed" in strike("force_plus_1").keys
    assert "ml-captured" in strike("force_plus_1", "magic_plus_1").keys
    assert "ml-captured" in strike(member="saruna").keys


def test_a_capture_takes_a_trap():
    """Moldo 10/14 without a trap: 11 is neither; with a trap it is captured."""
    with_trap, without = (
        adventure(
            monster="moldo",
            region="kale",
            expeditions={1: party("taron", magic=2, traps=traps)},
            rolls=(1, 1, 1, 6, 5),
        ).choose(GiveUpMagic(0), RollAll(2))
        for traps in (("force_plus_1",), ())
    )

    assert "ml-captured" in with_trap.keys
    assert "ml-strike-failed" in without.keys
    assert 11 == dict(without.told("ml-strike-failed"))["total"]


@pytest.mark.parametrize("module", [False, True])
def test_traps_of_a_neighbour_do_not_help_a_capture(module):
    """Moldo 10/14: Taron reaches 11 without a trap of his own, between two who have one."""
    scene = adventure(
        monster="moldo",
        region="kale",
        ambush=module,
        expeditions={
            1: party("shandee", 1, force=1, traps=("force_plus_1",)),
            2: party("taron", magic=2),
            3: party("korgo", 2, force=1, traps=("force_plus_1",)),
        },
        rolls=(1, 1, 1, 1, 1, 1, 6, 5),
    )
    while scene.offered(LeaveDown):
        scene.choose(LeaveDown())

    scene.stop().choose(GiveUpMagic(0), RollAll(2))

    assert {"seat": 0, "monster": "monster.moldo", "total": 11} == scene.told("ml-strike-failed")


def test_ruling_53_capture_only_bonuses_do_not_count_against_the_kill_value():
    """Torko (+3 for a capture) at 11 before Sckon 11/12 captures; at 8 as well; at 12 kills."""
    for face, story in ((6, "ml-captured"), (5, "ml-captured"), (4, "ml-captured")):
        scene = adventure(
            monster="sckon",
            region="kale",
            expeditions={1: party("torko", force=1, traps=("plus_4",), venom=0)},
            rolls=(*MISSES, face),
        )
        scene.roll("force")
        assert story in scene.keys
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("torko", force=2, traps=("plus_4",))},
        rolls=(*MISSES, 4, 4),
    )
    scene.choose(RollAll(2))
    assert "ml-killed" in scene.keys


def test_ruling_53_kill_only_bonuses_count_for_the_kill_alone():
    """Naiala (+3 for a kill): at 9 Sckon's 12 is reached, 11 is not."""
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("naiala", force=1, traps=("plus_4",))},
        rolls=(*MISSES, 5),
    )
    scene.roll("force")

    assert "ml-killed" in scene.keys


def test_dp_46_both_results_reached():
    """Naiala at 11: captured as it is, or killed with her 3."""

    def both() -> Scene:
        scene = adventure(
            monster="sckon",
            region="kale",
            expeditions={1: party("naiala", force=2, traps=("plus_4",))},
            rolls=(*MISSES, 4, 3),
        )
        return scene.choose(RollAll(2))

    scene = both()
    assert [CaptureIt("monster.sckon"), KillIt("monster.sckon")] == list(scene.options)
    scene.choose(CaptureIt("monster.sckon"))
    assert 15 == scene.clan().glory
    assert 13 == both().choose(KillIt("monster.sckon")).clan().glory


def test_ruling_54_the_owner_may_stop_without_rolling():
    scene = adventure(region="yuha", expeditions={1: party("taron", force=3)}, rolls=(1, 1, 1))

    scene.stop()

    assert "ml-strike-failed" in scene.keys
    assert 0 == carried(scene.table, "a")


def test_ruling_55_capture_and_kill_bonuses_are_not_carried():
    """Torko and Naiala leave what they rolled, traps and venoms included, nothing more."""
    scene = adventure(
        monster="caribdis",
        region="kale",
        expeditions={
            1: party("torko", force=1, traps=("plus_4",), venom=1),
            2: party("naiala", force=1),
        },
        loot={0: ("force_plus_2",)},
        rolls=(1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 4),
    )

    scene.roll("force").choose(PourVenom("a.1"), SpendLoot("loot.force_plus_2"))
    assert 5 + 2 + 4 + 2 == carried(scene.table, "a")
    scene.roll("force")
    assert 13 + 4 == dict(scene.told("ml-strike-failed"))["total"]


def test_ruling_56_carried_damage_may_suffice_without_a_roll():
    """Taron leaves 15 before Turfus 15/22 for want of traps; Saruna captures without rolling."""
    scene = adventure(
        monster="turfus",
        region="yuha",
        expeditions={1: party("taron", force=3), 2: party("saruna", 1, force=2)},
        rolls=(1, 1, 1, 1, 1, 5, 5, 5, 1, 1, 1, 1, 1),
    )

    scene.choose(RollAll(3))
    assert ("Strike", 1) == scene.asks
    assert 15 == total(scene, "a.2")
    scene.stop()
    assert (16, 8) == (scene.clan(1).glory, scene.clan(1).gold)
