"""The monster's attack: counting, redirecting, Magic, rolling (8.2, B1 to B4)."""

from __future__ import annotations

import pytest

from game.engine import refuse
from game.rules.monster_lands import zones
from game.rules.monster_lands.foes import attack_formula
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.onslaught import GiveUpMagic, KeepDice, Redirect
from game.rules.monster_lands.steps.strike import Strike
from game.rules.monster_lands.steps.wounds import BlockWithTalent, Defend, TakeHits
from tests.rules.monster_lands.positions import adventure, party


def dice_of(monster: str, place: str = "a", **where: object) -> int:
    """Attack dice that a lone mercenary faces."""
    scene = adventure(place, monster=monster, expeditions={1: party("taron", force=1)}, **where)  # type: ignore[arg-type]
    return int(scene.told("ml-attack")["dice"])


def test_tv_19_attack_dice_and_hits():
    """Caribdis outside Water, round 1: 5 dice; faces 3 to 6 hit."""
    scene = adventure(
        monster="caribdis",
        region="kale",
        expeditions={1: party("taron", force=1, defence=4)},
        rolls=(1, 2, 3, 4, 6),
    )

    assert 5 == scene.told("ml-attack")["dice"]
    assert 3 == scene.told("ml-attack-rolled")["hits"]
    assert Defend(0, "a.1", 3) == scene.step
    assert (1, 2, 3, 4, 6) == tuple(
        scene.table.pips(die) for die in scene.table.zone(zones.BATTLE_DICE)
    )


def test_tv_24_abysurs_dice():
    """Attack 5, Water in a Water region, round 4 on Normal: 7; one Magic less: 6 rolled."""
    scene = adventure(
        monster="abysur",
        region="kyzhul",
        round=4,
        expeditions={1: party("shandee", force=2, magic=1)},
        rolls=(1,) * 6,
    )

    assert 7 == scene.told("ml-attack")["dice"]
    formula = attack_formula(scene.table, "a")
    assert (5, 1, 1, 0) == (formula.base, formula.affinity, formula.round, formula.power)
    scene.choose(GiveUpMagic(1))
    assert 6 == scene.told("ml-attack-rolled")["dice"]
    assert ("force.1", "force.2") == scene.on("a.1").dice


@pytest.mark.parametrize(
    ("monster", "region", "dice"),
    [
        ("sckon", "negueria", 4 + 2),
        ("sckon", "yuha", 4),
        ("abysur", "kyzhul", 5 + 1),
        ("snailer", "kale", 3 + 2),
        ("surbol", "yuha", 3 + 2),
        ("blandor", "rynia", 3 + 2),
    ],
)
def test_tv_34_double_affinity(monster, region, dice):
    assert dice == dice_of(monster, region=region)


def test_tv_35_trons_at_the_gates():
    """Attack 4, 3 more at the Gates, round dice, no affinity."""
    assert 4 + 3 == dice_of("trons", "gates", round=1)
    assert 4 + 3 + 2 == dice_of("trons", "gates", round=5)
    assert 4 == dice_of("trons", region="kale")


@pytest.mark.parametrize(
    ("level", "track"),
    [
        ("tutorial", (0, 0, 0, 0, 0, 0)),
        ("normal", (0, 0, 1, 1, 2, 2)),
        ("heroic", (0, 0, 1, 1, 2, 2)),
        ("legendary", (1, 1, 2, 2, 3, 3)),
    ],
)
def test_round_tracks_add_attack_dice(level, track):
    counted = tuple(dice_of("gator", region="yuha", round=n, level=level) for n in range(1, 7))

    assert tuple(3 + extra for extra in track) == counted


def test_ruling_40_round_dice_and_affinities_count_at_the_gates():
    """Blandor (Water) at the Gates in round 3: 3 + 1; Shandee's talent against Water works."""
    scene = adventure(
        "gates", monster="blandor", round=3, expeditions={1: party("shandee")}, rolls=(6, 1, 1, 1)
    )

    assert 4 == scene.told("ml-attack")["dice"]
    assert [BlockWithTalent("member.shandee")] == scene.offered(BlockWithTalent)


@pytest.mark.parametrize(("monster", "printed"), [("abysur", 5), ("blandor", 3)])
def test_ruling_40_no_region_matches_a_monster_at_the_gates(monster, printed):
    """Monsters of Water, and a region of Water in play."""
    assert printed == dice_of(monster, "gates", region="kyzhul")


def test_ruling_39_magic_of_traps_may_be_given_up():
    """A rune circle brings 2 Magic dice, which may all go before the roll."""
    scene = adventure(
        expeditions={1: party("taron", force=1, magic=1, traps=("magic_die_2",))}, region="yuha"
    )

    assert [GiveUpMagic(count) for count in range(4)] == list(scene.options)
    assert refuse("ml-why-magic-only") == scene.why_not("force.1")
    scene.choose(GiveUpMagic(3))
    assert 0 == scene.told("ml-attack-rolled")["dice"]
    assert ("force.1",) == scene.on("a.1").dice
    assert isinstance(scene.step, Strike)


def test_magic_beyond_the_attack_dice_is_not_asked_for():
    scene = adventure(region="yuha", expeditions={1: party("taron", magic=5)})

    assert 3 == max(each.count for each in scene.offered(GiveUpMagic))
    enough = refuse("ml-why-magic-enough", dice=3)
    assert [(GiveUpMagic(4), enough), (GiveUpMagic(5), enough)] == scene.refused


@pytest.mark.parametrize("monster", ["warkors", "snagus"])
def test_ruling_41_sure_hits_are_not_dice(monster):
    """Magic removes the dice, the sure hit stays; a Defence token stops it."""
    scene = adventure(
        monster=monster, region="kale", expeditions={1: party("taron", magic=5, defence=1)}
    )

    dice = scene.told("ml-attack")["dice"]
    scene.choose(GiveUpMagic(dice))
    assert 1 == scene.told("ml-attack-rolled")["hits"]
    assert Defend(0, "a.1", 1) == scene.step


def test_ruling_46_sporus_sends_a_die_at_everybody():
    """The active one faces 4 + 1; each other one a die of its own, before, left to right."""
    scene = adventure(
        monster="sporus",
        region="yuha",
        expeditions={
            1: party("taron", 0, force=1),
            2: party("korgo", 1, magic=1),
            4: party("frunks", 2, force=1),
        },
        rolls=(1,) * 30,
    )

    # Korgo has not acted and holds Magic: it may remove his die.
    assert ("GiveMagic", 1) == scene.asks
    scene.choose(GiveUpMagic(0))
    assert ("Strike", 0) == scene.asks
    rolled = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    assert [("member.korgo", 1), ("member.frunks", 1), ("member.taron", 5)] == [
        (each["member"], each["dice"]) for each in rolled
    ]


def test_ruling_46_magic_helps_only_where_nothing_was_rolled():
    """After Korgo has struck, dice from Sporus' next attack cannot be met with his Magic."""
    scene = adventure(
        monster="sporus",
        region="yuha",
        expeditions={1: party("korgo", 0, magic=2), 2: party("taron", 1, force=1)},
        rolls=(1,) * 30,
    )

    scene.choose(GiveUpMagic(0)).roll("magic").stop()

    # Sporus turned on Taron; Korgo faced a die without being asked.
    assert ("Strike", 1) == scene.asks
    rolled = [dict(each.args)["member"] for each in scene.story if each.key == "ml-attack-rolled"]
    assert ["member.taron", "member.korgo", "member.korgo", "member.taron"] == rolled


def test_ruling_46_a_lone_mercenary_faces_5_dice_of_sporus():
    assert 5 == dice_of("sporus", region="yuha")


def test_ruling_62_ginova_sends_a_die_at_a_neighbour():
    """Adjacent means nearest occupied: expedition 3 is left out, 2 and 4 are next to each other."""
    scene = adventure(
        region="yuha",
        expeditions={
            1: party("taron", 1, force=1),
            2: party("ginova", 0, force=1),
            4: party("korgo", 0, force=1),
        },
        rolls=(1, 1, 1),
    )

    scene.stop()
    assert ("SendAttack", 0) == scene.asks
    assert [
        Redirect("member.ginova", "a.1", 1),
        Redirect("member.ginova", "a.4", 1),
        KeepDice(),
    ] == list(scene.options)
    assert refuse("ml-why-redirect") == scene.why_not("exp.a.3.envoy")
    # Her own neighbour may be the victim; no Defence token cancels the talent itself.
    scene.do(Redirect, target="a.4")
    rolled = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    assert [("member.korgo", 1), ("member.ginova", 2)] == [
        (each["member"], each["dice"]) for each in rolled[-2:]
    ]


def test_ginova_may_keep_the_attack_and_works_once_a_round():
    scene = adventure(
        region="yuha",
        expeditions={1: party("ginova", 0, force=1), 2: party("taron", 1, force=1)},
        rolls=(1,) * 9,
    )

    scene.choose(KeepDice())
    assert 3 == scene.told("ml-attack-rolled")["dice"]


def test_ginova_alone_has_nobody_to_send_dice_at():
    scene = adventure(region="yuha", expeditions={1: party("ginova", force=1)}, rolls=(1,) * 3)

    assert ("Strike", 0) == scene.asks


def test_dice_from_elsewhere_can_be_met_with_magic_and_kill():
    """The victim gives up Magic first (DP-41); a wounded one may die of it."""
    scene = adventure(
        region="yuha",
        expeditions={
            1: party("ginova", 0, force=1),
            2: party("taron", 1, magic=1, force=1, wounded=True, gold=3),
        },
        clans={1: {"glory": 4}},
        rolls=(6, 1, 1),
    )

    scene.do(Redirect)
    assert ("GiveMagic", 1) == scene.asks
    scene.choose(GiveUpMagic(0))
    # Dead before it acted: dice go, the space's martyr glory (2) comes.
    assert 6 == scene.clan(1).glory
    assert () == scene.on("a.2").dice
    assert ("Strike", 0) == scene.asks


def test_sure_hits_do_not_follow_dice_sent_elsewhere():
    scene = adventure(
        monster="warkors",
        region="kale",
        expeditions={1: party("ginova", 0, force=1), 2: party("taron", 1, force=1)},
        rolls=(1,) * 5,
    )

    scene.do(Redirect)
    rolled = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    assert [0, 1] == [each["hits"] for each in rolled]


def test_attack_dice_lie_on_the_table_until_the_next_roll():
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", 0, force=1), 2: party("korgo", 1, force=1)},
        rolls=(6, 1, 1, 1, 1, 1),
    )

    assert TakeHits(1) not in scene.options  # nothing to defend with: taken by itself
    assert 3 == len(scene.table.zone(zones.BATTLE_DICE))
    scene.stop().stop().do(TakeLoot).do(TakeLoot)
    assert () == scene.table.zone(zones.BATTLE_DICE)


def test_scenario_10_misses_are_rolled_once_more():
    scene = adventure(
        region="yuha",
        players=1,
        scenario=10,
        expeditions={1: party("taron", force=1, defence=3)},
        rolls=(1, 6, 2, 3, 1, 1),
    )

    assert 2 == scene.told("ml-misses-rerolled")["dice"]
    # The 6 stays, and of the two misses one becomes a hit.
    assert Defend(0, "a.1", 2) == scene.step
