"""After the monster: last blows, escapes, the Gates, loot, and what is left on the table."""

from __future__ import annotations

from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import POURED
from game.rules.monster_lands.steps.battle import Battle
from game.rules.monster_lands.steps.conquest import Conquer, NobodyYet
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.rolling import SpendLoot
from game.rules.monster_lands.steps.strike import RollAll
from game.rules.monster_lands.steps.wounds import (
    BlockWithTalent,
    DrinkPotion,
    SufferWound,
    TakeHits,
)
from tests.rules.monster_lands.laid import Laid
from tests.rules.monster_lands.positions import Scene, adventure, party


def test_an_empty_place_is_skipped():
    scene = adventure(expeditions={})

    assert scene.is_over
    assert [] == scene.keys


def test_ruling_47_the_last_hit_reaches_everybody_left_to_right():
    """Korcko (20 to kill): reward first, then a hit for each; the dead have no dice to conquer."""
    scene = adventure(
        monster="korcko",
        region="yuha",
        expeditions={
            1: party("purkas", 0, force=4, traps=("plus_4",)),
            2: party("taron", 1, force=2, magic=2, wounded=True, potion=1),
            4: party("frunks", 2, force=3, wounded=True),
        },
        rolls=(1, 1, 1, 1, 1, 6, 6, 6, 6),
    )

    scene.choose(RollAll(4))
    assert 16 == scene.clan(0).glory
    assert ("Defend", 0) == scene.asks
    scene.choose(BlockWithTalent("member.purkas"))
    # Magic does not help, a potion does.
    assert ("Wound", 1) == scene.asks
    scene.choose(DrinkPotion("a.2"))
    # Frunks dies: martyr glory 1; he was due to conquer, his dice are gone.
    assert 11 == scene.clan(2).glory
    assert () == scene.on("a.4").dice
    assert zones.trophies(0) == scene.lies("monster.korcko")
    assert () == scene.on("a.1").dice
    assert ("Attempt", 1) == scene.asks


def test_ruling_47_rewards_come_before_the_last_hit():
    """The loot of a kill is asked for while Taron, who will die of it, still stands."""
    scene = adventure(
        monster="krunn",
        region="yuha",
        expeditions={2: party("taron", force=4, wounded=True, defence=1)},
        loot={0: ("kill_glory_4",)},
        rolls=(1, 1, 1, 1, 1, 6, 6, 6, 6),
    )

    scene.choose(RollAll(4))

    assert ("GloryLoot", 0) == scene.asks
    scene.do(SpendLoot)
    assert ("Defend", 0) == scene.asks
    assert 10 + 6 + 4 == scene.clan().glory


def test_ruling_47_the_killer_may_die_of_it_and_keeps_the_trophy():
    scene = adventure(
        monster="krunn",
        region="yuha",
        expeditions={2: party("taron", force=4, wounded=True)},
        rolls=(1, 1, 1, 1, 1, 6, 6, 6, 6),
    )

    scene.choose(RollAll(4))

    assert scene.is_over
    assert ("monster.krunn",) == scene.clan().trophies
    assert 10 + 6 + 2 == scene.clan().glory
    assert "member.taron" not in scene.clan().members


def test_a_captured_korcko_strikes_nobody():
    scene = adventure(
        monster="korcko",
        region="yuha",
        expeditions={1: party("saruna", force=3)},
        rolls=(1, 1, 1, 1, 1, 6, 6, 5),
    )

    scene.choose(RollAll(3))

    assert "ml-captured" in scene.keys
    assert "ml-last-blow" not in scene.keys


def sandor(place: str) -> Scene:
    """Sandor captured by Saruna (16/22)."""
    scene = adventure(
        place,
        monster="sandor",
        region="kale",
        expeditions={1: party("saruna", force=3)},
        rolls=(1, 1, 1, 1, 6, 6, 5),
    )
    return scene.choose(RollAll(3))


def test_ruling_49_sandor_escapes_from_a_region():
    scene = sandor("a")

    assert zones.ESCAPED == scene.lies("monster.sandor")
    assert (14, 5) == (scene.clan().glory, scene.clan().gold)


def test_ruling_49_sandor_captured_at_the_gates_is_discarded():
    assert zones.MONSTER_DISCARD == sandor("gates").lies("monster.sandor")


def test_ruling_49_the_region_of_an_escaped_sandor_is_open_to_conquest():
    scene = adventure(
        monster="sandor",
        region="kale",
        expeditions={1: party("saruna", force=3), 2: party("taron", force=2)},
        rolls=(1, 1, 1, 1, 6, 6, 5, 6, 5),
    )

    scene.choose(RollAll(3)).do(Conquer)

    assert ("region.kale",) == scene.clan().regions


def test_a_victory_at_the_gates_ends_the_panic():
    """Snagus (TV-17): guards stop hits, a capture pays 10 gold, both panic tokens go."""
    scene = adventure(
        "gates",
        monster="snagus",
        expeditions={
            1: party("tranok", force=3, magic=2, traps=("plus_4",), guards=2),
            2: party("taron", 1, gold=5),
        },
        rolls=(6, 1, 1, 1, 1, 5, 5, 5),
    )

    scene.do(type(scene.options[0]), count=0)
    scene.do(type(scene.options[0])).do(type(scene.options[0]))
    scene.roll("force", "force", "force").stop()

    assert (15, 10) == (scene.clan().glory, scene.clan().gold)
    assert () == scene.table.zone(zones.PANIC)
    assert 7 == len(scene.table.zone(zones.PANIC_PILE))
    # Nobody loots at the Gates; who never acted keeps what the token carries.
    assert scene.is_over
    assert 5 == scene.on("gates.2").has("gold")


def test_a_victory_in_a_region_leaves_the_panic():
    """Sckon is captured in a region; only at the Gates would the Citadel breathe again."""
    game = Laid(2).clan(0, "member.purkas", "member.saruna").send("member.saruna", "a.1")
    game.put(zones.land("a"), "region.kale").put(zones.trails("a"), "list.1")
    game.put(zones.lair("a"), "monster.sckon").put(zones.PANIC, "panic.mine", "panic.tavern")
    game.put(zones.exp_dice("a.1"), "force.1", "force.2")

    game.play(Battle("a"), rolls=(1, 1, 1, 1)).choose(RollAll(2), rolls=(6, 5))

    assert "ml-captured" in game.keys
    assert ("panic.mine", "panic.tavern") == game.zone(zones.PANIC)


def test_an_unbeaten_monster_stays_at_the_gates_with_its_panic():
    scene = adventure(
        "gates", monster="snagus", expeditions={1: party("taron", force=1)}, rolls=(1,) * 5
    )

    scene.stop()

    assert zones.lair(zones.GATES) == scene.lies("monster.snagus")
    assert 2 == len(scene.table.zone(zones.PANIC))
    assert scene.is_over


def test_nobody_fights_at_quiet_gates():
    scene = adventure("gates", monster=None, expeditions={1: party("taron", force=1)})

    assert scene.is_over
    assert [] == scene.keys


def test_tv_29_loot_order():
    """1 fails, 2 captures, 3 conquers, 4 never acts: loot for 1 and 4, then the show is full."""
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={
            1: party("shandee", 0, force=1),
            2: party("saruna", 1, force=2),
            3: party("frunks", 0, force=2),
            4: party("korgo", 2, force=1),
        },
        rolls=(*(1,) * 9, 5, 5, 6, 5),
    )

    scene.roll("force")
    assert 1 == scene.told("ml-strike-failed")["total"]
    scene.roll("force", "force")
    assert "ml-captured" in scene.keys
    scene.do(Conquer).choose(NobodyYet())
    assert ("region.kale",) == scene.clan(0).regions
    assert ("PickLoot", 0) == scene.asks
    scene.do(TakeLoot)
    assert ("PickLoot", 2) == scene.asks
    assert 3 == len(scene.options)
    scene.do(TakeLoot)
    assert scene.is_over
    assert 4 == len(scene.table.zone(zones.LOOT))
    assert (1, 0, 1) == tuple(len(scene.clan(seat).loot) for seat in range(3))


def test_ruling_59_survivors_loot_even_if_the_monster_stands():
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", force=1), 2: party("frunks", 1, force=1, wounded=True)},
        rolls=(1, 1, 1, 6, 1, 1),
    )

    scene.stop()

    # Frunks died in the second attack: only Taron loots.
    assert ("PickLoot", 0) == scene.asks
    scene.do(TakeLoot)
    assert scene.is_over
    assert zones.lair("a") == scene.lies("monster.gator")


def test_loot_runs_out_quietly():
    scene = adventure(
        region="yuha",
        expeditions={1: party("taron", force=1)},
        loot={1: LOOTS[:13]},
        rolls=(1, 1, 1),
    )

    scene.stop().do(TakeLoot)
    assert 2 == len(scene.table.zone(zones.LOOT))
    scene = adventure(
        region="yuha", expeditions={1: party("taron", force=1)}, loot={1: LOOTS}, rolls=(1, 1, 1)
    )
    scene.stop()
    assert scene.is_over
    assert () == scene.clan().loot


LOOTS = (
    "reroll_any_4",
    "reroll_magic_3",
    "conquest_glory_4",
    "kill_glory_4",
    "capture_glory_3",
    "potions_venoms",
    "kill_plus_6",
    "trophy_3",
    "gold_6_kit",
    "persuasion_to_magic",
    "magic_to_force",
    "magic_plus_2",
    "gold_12",
    "gold_10",
    "free_recruit",
    "force_plus_2",
)


def test_dead_after_striking_leave_their_damage_behind():
    """Sporus kills Korgo from afar after he struck; what he dealt still counts, snare included."""
    scene = adventure(
        monster="sporus",
        region="yuha",
        expeditions={
            1: party("korgo", 0, force=1, wounded=True, traps=("plus_4",)),
            2: party("taron", 1, force=1),
        },
        rolls=(1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 3),
    )

    scene.roll("force")
    assert "member.korgo" not in scene.clan(0).members
    assert (1, 1) == (len(scene.on("a.1").dice), len(scene.on("a.1").face_up))
    scene.roll("force")
    assert 6 + 4 + 3 == scene.told("ml-strike-failed")["total"]


def test_nothing_of_the_fight_remains_but_survivors():
    scene = adventure(
        monster="sporus",
        region="yuha",
        expeditions={
            1: party("korgo", 0, force=1, wounded=True, traps=("plus_4",)),
            2: party("taron", 1, force=1, venom=2, gold=3, guards=1),
        },
        rolls=(1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 3),
    )
    scene.roll("force").roll("force").do(type(scene.options[0]))
    scene.stop().do(TakeLoot)

    assert scene.is_over
    assert () == scene.on("a.1").dice == scene.table.zone(zones.BATTLE_DICE)
    assert zones.TRAP_DISCARD == scene.lies("trap.plus_4.1")
    there = scene.on("a.2")
    assert [3, 1, 0, 0] == [there.has(name) for name in ("gold", "venom", "guards", POURED)]
    assert not [key for key in scene.table.marks if key[0] in ("stage", "carried", "target")]


def test_dice_traps_and_tokens_of_fighters_go_when_the_monster_is_beaten():
    scene = adventure(
        monster="sckon",
        region="kale",
        expeditions={
            1: party("saruna", force=2, traps=("force_plus_1",), defence=1),
            2: party("taron", force=2, traps=("plus_4",), defence=1),
        },
        rolls=(1, 1, 1, 1, 5, 4),
    )

    scene.choose(RollAll(2))

    assert ((), ()) == (scene.on("a.1").dice, scene.on("a.1").face_up)
    assert 0 == scene.on("a.1").has("defence")
    assert 2 == len(scene.on("a.2").dice)
    assert 1 == scene.on("a.2").has("defence")
    assert TakeHits(1) not in scene.options
    assert SufferWound() not in scene.options
