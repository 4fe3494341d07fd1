"""Odds of plans and of expeditions out there, against the rules page and real battles."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from game.engine.quick import Quick
from game.engine.secrecy import view
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.odds import (
    Odds,
    Plan,
    fates_by_magic,
    mean,
    odds,
    odds_by_magic,
    odds_now,
)
from game.rules.monster_lands.steps.conflict import LeaveDown
from game.rules.monster_lands.steps.conquest import Conquer
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.rolling import RerollDie
from game.rules.monster_lands.steps.strike import PourVenom, RollAll, RollOne
from game.rules.monster_lands.steps.wounds import (
    BlockWithGuards,
    BlockWithTalent,
    BlockWithToken,
    DrinkPotion,
)
from tests.portions import BATTLES
from tests.rules.monster_lands.positions import Aftermath, Scene, adventure, mission, party

PREPARED = {
    "gator": 91,
    "snailer": 84,
    "surbol": 84,
    "moldo": 84,
    "blandor": 74,
    "krinx": 73,
    "sckon": 73,
    "krushus": 67,
}


def planned(monster: str, **changes: Any) -> list[Odds]:
    """The prepared clan of the rules page, for each number of Magic dice given up."""
    region = "yuha" if monster in ("gator", "snailer") else "kale"
    scene = adventure(monster=monster, region=region, expeditions={1: party("dalina")})
    plan = Plan(
        "a.4", "member.dalina", force=2, magic=1, traps=("trap.initial_plus_4.2",), defence=2
    )
    return list(odds_by_magic(scene.table, 0, evolve(plan, **changes)))


@pytest.mark.parametrize(("monster", "percent"), PREPARED.items())
def test_a_prepared_clan_in_round_1(monster, percent):
    """Chapter 18: survival and success together, with 2, 1 and no Defence tokens."""
    assert percent == round(100 * max(each.beat for each in planned(monster)))
    one = max(each.beat for each in planned(monster, defence=1))
    none = max(each.beat for each in planned(monster, defence=0))
    assert 41 <= round(100 * one) <= 64
    assert 15 <= round(100 * none) <= 32


def test_a_matching_region_lowers_the_odds():
    scene = adventure(monster="gator", region="kale", expeditions={1: party("dalina")})
    plan = Plan(
        "a.4", "member.dalina", force=2, magic=1, traps=("trap.initial_plus_4.2",), defence=2
    )

    assert 4 == odds(scene.table, 0, plan).attack_dice
    assert odds(scene.table, 0, plan).beat < planned("gator")[0].beat


def test_the_advantage_of_the_space_is_part_of_a_plan():
    """List 1 a: a Defence talent, a potion, a Magic reroll, gold."""
    scene = adventure(monster="sckon", region="kale", expeditions={4: party("taron")})
    bare = Plan("a.4", "member.dalina", force=1, magic=1)
    alive = [
        odds(scene.table, 0, evolve(bare, exp=exp)).fate.alive for exp in ("a.1", "a.2", "a.4")
    ]
    rerolled = odds(scene.table, 0, evolve(bare, exp="a.3"))

    # One hit or one wound less is the same for who is unharmed.
    assert alive[0] == alive[1] > alive[2]
    assert rerolled.kill > odds(scene.table, 0, bare).kill


def test_a_plan_equals_the_expedition_once_it_is_out():
    """The same dice, traps, tokens, bottles and equipment, before and after."""
    scene = adventure(
        monster="warkors",
        region="kale",
        round=3,
        expeditions={
            4: party(
                "karunna",
                force=2,
                magic=2,
                traps=("plus_4", "force_die_1"),
                defence=1,
                potion=1,
                venom=1,
                gear=("noxx", "mortis"),
                wounded=True,
            )
        },
    )
    plan = Plan(
        "a.4",
        "member.karunna",
        force=2,
        magic=2,
        traps=("trap.plus_4.1", "trap.force_die_1.1"),
        defence=1,
        potion=1,
        venom=1,
    )

    for given_up in range(3):
        before = odds(scene.table, 0, evolve(plan, given_up=given_up))
        assert before == odds_now(scene.table, 0, "a.4", given_up)


def test_magic_buys_life_with_damage():
    found = planned("krinx")

    assert found[0].fate.alive < found[1].fate.alive
    assert mean(found[0].total) == pytest.approx(mean(found[1].total) + 3.5)
    assert 4 - 1 == found[1].attack_dice


def test_a_capture_needs_its_traps_in_the_odds_too():
    with_trap, without = planned("gator")[0], planned("gator", traps=())[0]

    assert with_trap.capture > 0.0 == without.capture
    scene = adventure(
        monster="turfus",
        region="yuha",
        expeditions={1: party("taron")},
        traps={0: ("plus_4", "magic_plus_1")},
    )
    one = Plan("a.4", "member.dalina", force=5, traps=("trap.plus_4.1",))
    two = evolve(one, traps=("trap.plus_4.1", "trap.magic_plus_1.1"))
    assert odds(scene.table, 0, two).capture > 0.0 == odds(scene.table, 0, one).capture
    saruna = evolve(one, member="member.saruna", traps=())
    assert odds(scene.table, 0, saruna).capture > 0.0


def test_a_forbidden_bottle_counts_for_nothing():
    bottles = planned("gator", potion=1, venom=1, defence=0)[0]
    bare = planned("gator", defence=0)[0]

    assert bare == bottles
    assert (
        planned("krinx", potion=1, defence=0)[0].fate.alive
        > planned("krinx", defence=0)[0].fate.alive
    )


def test_scenario_4_counts_no_defence_at_all():
    scene = adventure(
        monster="snailer", region="yuha", players=1, scenario=4, expeditions={2: party("taron")}
    )
    plan = Plan("a.1", "member.purkas", force=1, defence=3)

    bare = evolve(plan, member="member.taron", defence=0)
    assert odds(scene.table, 0, plan).fate == odds(scene.table, 0, bare).fate


def test_in_the_middle_of_a_strike():
    """TV-22: at 9 with a venom the capture is certain; at 7 it takes a 2 or a 4."""
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("frunks", force=2, magic=2, traps=("initial_plus_4",), venom=1)},
        rolls=(1, 1, 1, 1, 2, 2),
    ).choose(GiveUpMagic(0))
    scene.roll("magic")
    at_seven = odds_now(scene.table, 0, "a.1")
    scene.roll("force")

    assert 1.0 == odds_now(scene.table, 0, "a.1").capture
    assert 0.0 == odds_now(scene.table, 0, "a.1").fate.dead
    # Force 2 or 4 at once, or a further die after a miss below the window.
    assert 2 / 6 < at_seven.capture < 1.0
    scene.choose(PourVenom("a.1"))
    assert (1.0, 1.0) == (
        odds_now(scene.table, 0, "a.1").capture,
        odds_now(scene.table, 0, "a.1").beat,
    )


def test_rerolls_left_count_in_the_middle_of_a_strike():
    scene = adventure(
        region="yuha", expeditions={1: party("karunna", force=2)}, rolls=(1, 1, 1, 5, 5, 3)
    )
    scene.choose(RollAll(2))
    # 10 of 15: two rerolls cannot do it, at most 12.
    assert 0.0 == odds_now(scene.table, 0, "a.1").kill
    scene = adventure(
        region="yuha",
        expeditions={1: party("karunna", force=2, traps=("plus_4",))},
        rolls=(1, 1, 1, 5, 4, 3),
    )
    scene.choose(RollAll(2))
    first = odds_now(scene.table, 0, "a.1").kill
    scene.do(RerollDie, face=4)
    # 4 + 5 + 4: rerolling the 4 until a 6 comes, or a 5 and both ...; a 3 makes it worse.
    assert 0.0 < odds_now(scene.table, 0, "a.1").kill < first


def test_ruling_57_the_odds_know_which_die_may_not_be_rerolled_again():
    """A trap of 4, then 1 and 5 with Sckrat's two rerolls: only the 5 is left to him."""
    scene = adventure(
        region="yuha",
        expeditions={1: party("sckrat", force=2, traps=("plus_4",))},
        rolls=(1, 1, 1, 1, 5, 4),
    )

    scene.choose(RollAll(2)).do(RerollDie, face=1)

    # 4 + 4 + 5 of 15: not even a 6 for the 5 would do; a 6 for the 4 would.
    assert 0.0 == odds_now(scene.table, 0, "a.1").kill


def test_a_conquest_and_a_mission():
    """Kale 11 with two plain dice: 3 of 36; Witch Hunt 8 with two: 15 of 36."""
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={1: party("saruna", 1, force=2), 2: party("taron", force=2)},
        rolls=(1, 1, 1, 1, 6, 5, 5, 6),
    )
    assert pytest.approx(3 / 36) == odds_now(scene.table, 0, "a.2").conquer
    scene.choose(RollAll(2))
    assert pytest.approx(3 / 36) == odds_now(scene.table, 0, "a.2").conquer
    scene.do(Conquer)

    table = mission("witch_hunt", expeditions={}).table
    plan = Plan("left.1", "member.dalina", force=2)
    assert pytest.approx(15 / 36) == odds(table, 0, plan).succeed
    frunks = evolve(plan, member="member.frunks", force=0, magic=2)
    assert pytest.approx(26 / 36) == odds(table, 0, frunks).succeed


def test_mission_odds_with_a_reroll_in_hand():
    scene = mission(
        "missing_caravan", expeditions={1: party("korgo", persuasion=3)}, rolls=(1, 4, 4)
    )

    # 9 of 11: the 1 must become a 3 or more.
    assert pytest.approx(4 / 6) == odds_now(scene.table, 0, "left.1").succeed


def test_odds_know_only_what_the_seat_knows():
    scene = adventure(
        region="yuha",
        ambush=True,
        expeditions={1: party("taron", 0, force=2, traps=("plus_8",))},
    )
    own, other = (odds_now(scene.table, seat, "a.1") for seat in (0, 1))

    assert mean(own.total) == pytest.approx(mean(other.total) + 8)
    # The back of the token still counts for a capture, and a view gives the same.
    assert other.capture > 0.0
    assert other == odds_now(view(GAME, scene.table, 1), 1, "a.1")
    plan = Plan("a.2", "member.dalina", force=2, traps=("trap.plus_8.1",))
    assert odds(scene.table, 1, plan).kill < odds(scene.table, 0, plan).kill


def test_traps_left_face_down_help_a_capture_alone():
    scene = adventure(
        region="yuha",
        ambush=True,
        expeditions={1: party("taron", 0, force=2, magic=1, traps=("plus_8",))},
    )
    before = odds_now(scene.table, 0, "a.1")
    scene.choose(LeaveDown())
    after = odds_now(scene.table, 0, "a.1")

    assert mean(before.total) == pytest.approx(mean(after.total) + 8)
    assert after.capture > 0.0


def test_ambushes_are_no_traps_once_spent():
    """A steal on top of a snare is turned up with it; below, it stays down and counts."""
    scene = adventure(
        monster="turfus",
        region="yuha",
        ambush=True,
        expeditions={1: party("taron")},
        traps={0: ("plus_4", "steal_any_1")},
    )
    plan = Plan("a.2", "member.dalina", force=5)
    snare, thief = "trap.plus_4.1", "trap.steal_any_1.1"

    assert 0.0 == odds(scene.table, 0, evolve(plan, traps=(thief, snare))).capture
    assert odds(scene.table, 0, evolve(plan, traps=(snare, thief))).capture > 0.0


def test_fates_for_the_magic_slider():
    scene = adventure(
        monster="krinx", region="kale", expeditions={1: party("taron", magic=2, defence=1)}
    )
    fates = fates_by_magic(scene.table, "a.1", 4)

    assert 3 == len(fates)
    assert fates[0].alive < fates[1].alive < fates[2].alive
    assert fates[0] == odds_now(scene.table, 0, "a.1").fate
    assert fates[2] == odds_now(scene.table, 0, "a.1", 2).fate


# Against real battles of the engine.


def fought(scene: Scene, count: int) -> dict[str, float]:
    """Fight a battle many times, using every defence and rolling everything; how it ended."""
    wanted = (
        GiveUpMagic,
        BlockWithTalent,
        BlockWithGuards,
        BlockWithToken,
        DrinkPotion,
        RollAll,
        RollOne,
        PourVenom,
    )
    ends = {"dead": 0, "killed": 0}
    for seed in range(count):
        quick = Quick(scene.table, seed)
        quick.begin()
        while quick.decision is not None and not isinstance(quick.decision.step, Aftermath):
            options = quick.decision.options
            chosen = next((n for n, each in enumerate(options) if isinstance(each, wanted)), None)
            quick.choose(len(options) - 1 if chosen is None else chosen)
        ends["dead"] += not quick.table.zone(zones.envoy("a.1"))
        ends["killed"] += bool(quick.table.zone(zones.trophies(0)))
    return {name: number / count for name, number in ends.items()}


@pytest.mark.parametrize(
    ("monster", "region", "round", "carrying"),
    [
        (
            "gator",
            "kale",
            1,
            {"member": "taron", "force": 3, "magic": 1, "traps": ("plus_4",), "defence": 1},
        ),
        (
            "warkors",
            "kale",
            3,
            {
                "member": "purkas",
                "force": 5,
                "magic": 1,
                "traps": ("plus_6",),
                "gear": ("noxx", "pugnor"),
                "potion": 1,
                "venom": 2,
            },
        ),
        (
            "krushus",
            "kyzhul",
            1,
            {"member": "wondou", "magic": 4, "force": 2, "wounded": True, "defence": 1},
        ),
    ],
)
@pytest.mark.parametrize("count", BATTLES)
def test_real_battles_end_as_foretold(monster, region, round, carrying, count):
    """Magic is never given up, everything else is used: deaths and kills are as foretold."""
    sent = dict(carrying)
    scene = adventure(
        monster=monster,
        region=region,
        round=round,
        expeditions={1: party(str(sent.pop("member")), **sent)},
    )
    told = odds_now(scene.table, 0, "a.1")
    seen = fought(scene, count)

    for rate, chance in ((seen["dead"], told.fate.dead), (seen["killed"], told.kill)):
        assert 0.02 < chance < 0.98
        assert abs(rate - chance) <= 4 * (chance * (1 - chance) / count) ** 0.5
