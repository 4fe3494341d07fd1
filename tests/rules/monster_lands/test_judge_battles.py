"""A second look at battles: deaths in the middle, dice from elsewhere, what is stolen or left."""

from __future__ import annotations

from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box, monster
from game.rules.monster_lands.steps.ambush import Accept, Aim, Fend
from game.rules.monster_lands.steps.conflict import LeaveDown, RevealTop
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.onslaught import GiveUpMagic, Redirect
from game.rules.monster_lands.steps.overflow import Drop
from game.rules.monster_lands.steps.stealing import TakeDie
from game.rules.monster_lands.steps.strike import RollAll
from game.rules.monster_lands.steps.wounds import TakeHits
from game.rules.monster_lands.views import trail
from tests.rules.monster_lands.positions import Scene, adventure, party


def martyr(scene: Scene, exp: str) -> int:
    """The glory that a death on this space brings."""
    return trail(scene.table, exp).martyr


def misses(count: int) -> tuple[int, ...]:
    return (1,) * count


def attack(kind: str) -> int:
    return monster(f"monster.{kind}").attack


def away(kind: str) -> str:
    """A region in which a monster is not at home."""
    home = monster(f"monster.{kind}").affinity
    return next(name for name, card in box().regions.items() if card.affinity != home)


def dice_rolled(scene: Scene) -> list[int]:
    """How many attack dice each roll had."""
    told = [dict(each.args) for each in scene.story if each.key == "ml-attack-rolled"]
    return [each["dice"] for each in told]


# Sporus


def test_sporus_kills_somebody_who_waits_and_the_next_attack_passes_them_over():
    scene = adventure(
        monster="sporus",
        region=away("sporus"),
        expeditions={
            1: party("drapis"),
            2: party("taroa", seat=1, wounded=True, force=2),
            4: party("zondu", seat=2),
        },
        # One die at 2 and one at 4, then the attack on 1; then one at 1 and 4, the attack on 4.
        rolls=(6, 1, *misses(attack("sporus") + 1), 1, *misses(attack("sporus") + 1)),
    )

    # Nobody has anything to choose but loot: the dead strike nobody and loot nothing.
    assert ("PickLoot", 0) == scene.asks
    assert zones.MERCENARY_DISCARD == scene.lies("member.taroa")
    assert 10 + martyr(scene, "a.2") == scene.clan(1).glory
    assert 2 == scene.keys.count("ml-attack")
    assert () == scene.table.zone(zones.exp_dice("a.2"))
    scene.do(TakeLoot)
    assert ("PickLoot", 2) == scene.asks


def test_sporus_and_a_redirected_die_are_two_attacks_on_the_same_neighbour():
    scene = adventure(
        monster="sporus",
        region=away("sporus"),
        expeditions={1: party("ginova"), 2: party("dolfus", seat=1, magic=1)},
        rolls=misses(30),
    )

    scene.do(Redirect, target="a.2", count=1)
    assert ("GiveMagic", 1) == scene.asks
    scene.choose(GiveUpMagic(0))
    assert ("GiveMagic", 1) == scene.asks
    scene.choose(GiveUpMagic(1))
    # The second die was met with Magic; the attack on the first goes on with one die less.
    assert [1, 0, attack("sporus")] == dice_rolled(scene)[:3]


def test_ruling_46_who_stopped_without_rolling_still_meets_dice_from_elsewhere_with_magic():
    scene = adventure(
        monster="sporus",
        region=away("sporus"),
        expeditions={1: party("taroa", magic=2), 2: party("zondu", seat=1)},
        rolls=misses(30),
    )
    # The die at Zondu was a miss; Taroa lets the whole attack come, and strikes nobody.
    scene.choose(GiveUpMagic(0)).stop()

    assert ("GiveMagic", 0) == scene.asks
    scene.choose(GiveUpMagic(1))
    assert [0, attack("sporus") + 1] == dice_rolled(scene)[2:4]
    assert 1 == len(scene.on("a.1").dice)


# Ambushes


def test_stolen_magic_may_be_given_up_and_is_gone_for_its_owner():
    scene = adventure(
        monster="moldo",
        region=away("moldo"),
        ambush=True,
        expeditions={
            1: party("taroa", force=1, traps=("steal_magic_2",)),
            2: party("zondu", seat=1, magic=2),
        },
        rolls=misses(20),
    )

    scene.do(RevealTop).do(TakeDie).do(TakeDie)
    assert ("GiveMagic", 0) == scene.asks
    scene.choose(GiveUpMagic(2))
    assert attack("moldo") - 2 == scene.told("ml-attack-rolled")["dice"]
    scene.stop()

    # The robbed expedition meets the attack without Magic.
    assert attack("moldo") == scene.told("ml-attack-rolled")["dice"]


def test_a_redirect_may_strike_the_left_neighbour_who_has_fought_and_its_damage_stays():
    scene = adventure(
        monster="krushus",
        region=away("krushus"),
        ambush=True,
        expeditions={
            1: party("taroa", wounded=True, force=1, magic=1),
            2: party("zondu", seat=1, force=1, traps=("redirect_1",)),
        },
        rolls=(*misses(attack("krushus")), 4, 6, *misses(attack("krushus") - 1), 2),
    )

    scene.do(RevealTop)
    # One neighbour: the aim answers itself, and without a Defence token it is accepted.
    scene.choose(GiveUpMagic(0)).roll("force").stop()
    dealt = 4 + 1
    scene.do(Redirect, count=1)

    # No question of Magic for the fallen, who had rolled already.
    assert zones.MERCENARY_DISCARD == scene.lies("member.taroa")
    assert ("Strike", 1) == scene.asks
    scene.roll("force")
    assert dealt + 2 == scene.told("ml-strike-failed")["total"]


def test_a_fended_redirect_sends_nothing():
    scene = adventure(
        monster="gator",
        region=away("gator"),
        ambush=True,
        expeditions={
            1: party("taroa", force=1, traps=("redirect_2",)),
            2: party("zondu", seat=1, force=1, defence=1),
        },
        rolls=misses(20),
    )

    scene.do(RevealTop).choose(Fend())

    assert [] == scene.offered(Redirect)
    assert zones.TRAP_DISCARD == scene.lies("trap.redirect_2.1")
    assert 0 == scene.on("a.2").has(zones.DEFENCE)


def test_an_ambush_of_ones_own_neighbour_asks_the_same_player():
    scene = adventure(
        monster="gator",
        region=away("gator"),
        ambush=True,
        expeditions={
            1: party("taroa", force=1, traps=("steal_force_2",)),
            3: party("zondu", force=2, defence=1),
        },
        rolls=misses(20),
    )

    scene.do(RevealTop)
    assert ("Caught", 0) == scene.asks
    scene.choose(Accept()).do(TakeDie).do(TakeDie)

    assert 3 == len(scene.on("a.1").dice)


def test_the_thief_who_dies_takes_the_loot_of_dice_along():
    scene = adventure(
        monster="gator",
        region=away("gator"),
        ambush=True,
        expeditions={
            1: party("taroa", wounded=True, traps=("steal_force_2",)),
            2: party("zondu", seat=1, force=2),
        },
        rolls=(6,) * attack("gator") + misses(20),
    )

    scene.do(RevealTop).do(TakeDie).do(TakeDie)

    assert zones.MERCENARY_DISCARD == scene.lies("member.taroa")
    assert () == scene.on("a.2").dice
    assert () == scene.table.zone(zones.exp_dice("a.1"))


def test_a_trap_left_down_gives_no_dice_and_still_counts_for_the_capture():
    scene = adventure(
        monster="moldo",
        region=away("moldo"),
        ambush=True,
        expeditions={1: party("taroa", force=3, traps=("force_die_3",))},
        rolls=(*misses(attack("moldo")), *(4, 4, 4)),
    )

    scene.choose(LeaveDown())
    assert 3 == len(scene.on("a.1").dice)
    assert 1 == scene.on("a.1").trap_count


# Deaths


def test_dalinas_death_in_battle_asks_for_traps_at_once_and_the_battle_goes_on():
    kinds = ("plus_4", "plus_4", "plus_6", "plus_6", "force_plus_1", "magic_plus_1")
    scene = adventure(
        monster="gator",
        region=away("gator"),
        expeditions={1: party("dalina", wounded=True), 2: party("zondu", seat=1, force=1)},
        traps={0: kinds},
        rolls=(6,) * attack("gator") + misses(attack("gator")) + (1,),
    )

    assert ("DropTrap", 0) == scene.asks
    scene.do(Drop)

    assert box().clan.storage["trap"] == scene.clan(0).has("trap")
    assert ("Strike", 1) == scene.asks


def test_korckos_last_hit_takes_the_killer_and_the_conqueror_and_leaves_the_region():
    scene = adventure(
        monster="korcko",
        region=away("korcko"),
        clans={0: {"glory": 0}},
        expeditions={
            1: party("taroa", wounded=True, force=6, traps=("plus_8",)),
            2: party("drapis", wounded=True, force=3),
        },
        rolls=(*misses(attack("korcko")), *(6,) * 6),
    )
    scene.choose(RollAll(6))

    # Drapis could cancel the hit with a talent; nobody is forced to (ruling 42).
    assert ("Defend", 0) == scene.asks
    scene.do(TakeHits)

    assert scene.is_over
    assert ("monster.korcko",) == scene.clan(0).trophies
    assert zones.land("a") == scene.lies(f"region.{away('korcko')}")
    reward = monster("monster.korcko").kill_reward["glory"]
    assert reward + martyr(scene, "a.1") + martyr(scene, "a.2") == scene.clan(0).glory


def test_abysurs_shame_stops_at_no_glory_and_the_martyr_still_counts():
    scene = adventure(
        monster="abysur",
        region=away("abysur"),
        clans={0: {"glory": 1}},
        expeditions={1: party("taroa")},
        rolls=(6,) * 9,
    )

    assert scene.is_over
    assert martyr(scene, "a.1") == scene.clan(0).glory


# Redirects that have nothing to send


def test_an_attack_of_which_all_dice_are_sent_away_still_brings_its_sure_hit():
    # Ginova and two ambushes send five dice, or all there are.
    scene = adventure(
        monster="warkors",
        region=away("warkors"),
        ambush=True,
        level="tutorial",
        expeditions={
            1: party("ginova", traps=("redirect_2", "redirect_2")),
            2: party("dolfus", seat=1),
        },
        rolls=misses(30),
    )
    scene.do(RevealTop).do(RevealTop)
    while scene.offered(Redirect):
        scene.choose(max(scene.offered(Redirect), key=lambda each: each.count))

    sent = min(5, attack("warkors"))
    assert [sent, attack("warkors") - sent] == dice_rolled(scene)[:2]
    assert 1 == scene.keys.count("ml-wounded")
    assert "wounded" == scene.table.face("token.ginova")


def test_aiming_needs_a_neighbour_of_the_same_place():
    scene = adventure(
        monster="gator",
        region=away("gator"),
        ambush=True,
        expeditions={
            1: party("taroa", force=1),
            2: party("zondu", seat=1, force=1, traps=("steal_force_1",)),
            4: party("drapis", seat=2, force=1),
        },
        rolls=misses(30),
    )

    scene.do(RevealTop)
    assert [Aim("a.1"), Aim("a.4")] == scene.offered(Aim)
