"""Defences, wounds and death (8.2, B5 to B7)."""

from __future__ import annotations

from game.engine import refuse
from game.rules.monster_lands import zones
from game.rules.monster_lands.battlefield import counted
from game.rules.monster_lands.steps.onslaught import GiveUpMagic
from game.rules.monster_lands.steps.wounds import (
    BlockWithGuards,
    BlockWithTalent,
    BlockWithToken,
    Defend,
    DrinkPotion,
    SufferWound,
    TakeHits,
    Wound,
)
from tests.rules.monster_lands.positions import adventure, party


def test_tv_20_potion_saves():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={1: party("frunks", force=1, potion=1)},
        rolls=(6, 6, 1),
    )

    assert Wound(0, "a.1", 2) == scene.step
    scene.choose(DrinkPotion("a.1"))

    assert scene.clan().is_wounded("member.frunks")
    assert ("Strike", 0) == scene.asks
    assert 0 == scene.on("a.1").has(zones.POTION)


def test_tv_21_second_wound_kills():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={1: party("frunks", force=1, wounded=True)},
        rolls=(6, 1, 1),
    )

    assert scene.is_over
    assert "member.frunks" not in scene.clan().members
    assert 13 == scene.clan().glory  # martyr glory 3 of the first space
    assert 0 == scene.clan().reputation


def test_tv_25_abysurs_hits():
    """4 hits, a token and Shandee's talent cancel 2, a potion 1: wounded, 1 glory lost."""
    scene = adventure(
        monster="abysur",
        region="kyzhul",
        round=4,
        expeditions={1: party("shandee", force=2, magic=2, defence=1, potion=1)},
        clans={0: {"glory": 19}},
        rolls=(6, 6, 6, 6, 1, 1),
    )

    scene.choose(GiveUpMagic(1), BlockWithToken("a.1"), BlockWithTalent("member.shandee"))
    assert Wound(0, "a.1", 2) == scene.step
    scene.choose(SufferWound())
    assert Wound(0, "a.1", 1) == scene.step
    scene.choose(DrinkPotion("a.1"))

    assert scene.clan().is_wounded("member.shandee")
    assert 18 == scene.clan().glory


def test_tv_37_gates_death():
    scene = adventure(
        "gates",
        monster="snailer",
        expeditions={2: party("taron", wounded=True)},
        rolls=(6, 1, 1),
    )

    assert 13 == scene.clan().glory


def test_ruling_42_a_player_may_let_a_mercenary_die():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={1: party("frunks", wounded=True, force=1, defence=3, potion=1)},
        rolls=(6, 1, 1),
    )

    scene.choose(TakeHits(1), SufferWound())

    assert scene.is_over
    assert zones.GONE == scene.lies("member.frunks")


def test_ruling_43_a_potion_does_not_heal_an_older_wound():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={1: party("frunks", wounded=True, force=1, potion=1)},
        rolls=(6, 1, 1),
    )

    scene.choose(DrinkPotion("a.1"))

    assert scene.clan().is_wounded("member.frunks")
    assert ("Strike", 0) == scene.asks


def test_ruling_44_each_wound_of_abysur_costs_glory_the_fatal_one_too():
    scene = adventure(
        monster="abysur",
        region="kale",
        expeditions={1: party("taron", force=1)},
        clans={0: {"glory": 10}},
        rolls=(6, 6, 6, 1, 1),
    )

    # Two wounds, 2 glory; the third hit is ignored; martyr glory 3.
    assert 10 - 2 + 3 == scene.clan().glory


def test_ruling_45_gorgosh_switches_off_every_talent():
    scene = adventure(
        monster="gorgosh",
        region="kale",
        expeditions={1: party("purkas", force=1, gear=("noxx",), guards=1, defence=1)},
        rolls=(6, 1, 1, 1, 1),
    )

    assert [BlockWithToken("a.1"), TakeHits(1)] == list(scene.options)
    fails = refuse("ml-why-talents-fail", monster="monster.gorgosh")
    assert fails == scene.why_not("member.purkas")
    assert fails == scene.why_not("gear.noxx.1")
    assert fails == scene.why_not(counted("a.1", zones.GUARDS))
    cards = [BlockWithTalent("member.purkas"), BlockWithTalent("gear.noxx.1")]
    assert [(each, fails) for each in (*cards, BlockWithGuards("a.1"))] == scene.refused


def test_what_is_elsewhere_or_for_later_cancels_no_hit():
    scene = adventure(
        region="kale",
        expeditions={1: party("taron", force=1, defence=1, potion=1), 2: party("purkas", 1)},
        rolls=(6, 1, 1, 1, 1),
    )

    assert refuse("ml-why-not-here", card="member.purkas") == scene.why_not("member.purkas")
    assert refuse("ml-why-potion-later") == scene.why_not(counted("a.1", zones.POTION))
    assert refuse("ml-why-no-token") == scene.why_not(counted("a.1", zones.GUARDS))


def test_every_source_cancels_hits_in_any_order():
    scene = adventure(
        monster="snagus",
        region="kale",
        expeditions={
            1: party("wondou", force=1, gear=("noxx",), guards=1, defence=1),
        },
        rolls=(6, 6, 6, 6, 1),
    )

    assert Defend(0, "a.1", 5) == scene.step
    scene.choose(BlockWithTalent("gear.noxx.1"))
    assert refuse("ml-why-used", card="gear.noxx.1") == scene.why_not("gear.noxx.1")
    # A talent of 2 stops two hits of the round.
    scene.choose(BlockWithTalent("member.wondou"), BlockWithTalent("member.wondou"))
    assert refuse("ml-why-used", card="member.wondou") == scene.why_not("member.wondou")
    scene.choose(BlockWithToken("a.1"), BlockWithGuards("a.1"))

    assert ("Strike", 0) == scene.asks
    assert not scene.clan().is_wounded("member.wondou")


def test_a_talent_against_affinities_refuses_others():
    """Guster stops hits of Jungle and Air; Krinx is of Fire."""
    scene = adventure(
        monster="krinx",
        region="kale",
        expeditions={1: party("guster", force=1, defence=1)},
        rolls=(6, 1, 1, 1),
    )

    assert [] == scene.offered(BlockWithTalent)
    assert refuse(
        "ml-why-talent-affinity", card="member.guster", monster="monster.krinx"
    ) == scene.why_not("member.guster")


def test_gator_makes_potions_and_venoms_useless():
    scene = adventure(
        monster="gator",
        region="yuha",
        expeditions={1: party("frunks", force=1, potion=1, venom=1, defence=1)},
        rolls=(6, 1, 1),
    )

    scene.choose(TakeHits(1))
    # No question about the potion: the wound is suffered.
    assert ("Strike", 0) == scene.asks
    assert scene.clan().is_wounded("member.frunks")
    assert refuse("ml-why-useless", item="venom", monster="monster.gator") == scene.why_not(
        counted("a.1", zones.VENOM)
    )


def test_a_talent_of_two_may_be_spread_over_attacks():
    """Trulina stops one hit of a die from Sporus, and one of the attack itself."""
    scene = adventure(
        monster="sporus",
        region="yuha",
        expeditions={1: party("taron", 1, force=1), 2: party("trulina", 0, force=1)},
        rolls=(6, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1),
    )

    scene.choose(BlockWithTalent("member.trulina"))
    scene.stop()
    assert Defend(0, "a.2", 2) == scene.step
    scene.choose(BlockWithTalent("member.trulina"))
    # One hit is left and nothing stops it.
    assert scene.clan(0).is_wounded("member.trulina")


def test_ruling_60_everything_on_the_token_is_lost():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={
            4: party(
                "wishor",
                wounded=True,
                force=2,
                gold=3,
                venom=1,
                defence=1,
                traps=("plus_4",),
                gear=("noxx",),
            )
        },
        rolls=(6, 6, 6),
    )

    scene.choose(TakeHits(3))
    there = scene.on("a.4")
    assert (None, ()) == (there.token, there.dice)
    assert [0, 0, 0] == [there.has(name) for name in ("gold", "venom", "defence")]
    assert 0 == scene.clan().gold
    assert zones.GONE == scene.lies("gear.noxx.1")
    assert zones.TRAP_DISCARD == scene.lies("trap.plus_4.1")
    assert 11 == scene.clan().glory  # martyr glory 1 of the fourth space


def test_ruling_61_where_the_dead_go():
    for kind, pile in (("wishor", zones.MERCENARY_DISCARD), ("frunks", zones.GONE)):
        scene = adventure(
            monster="snailer",
            region="yuha",
            expeditions={1: party(kind, wounded=True, force=1)},
            rolls=(6, 1, 1),
        )
        assert pile == scene.lies(f"member.{kind}")
        assert zones.TOKENS == scene.lies(f"token.{kind}")
        assert scene.table.face(f"token.{kind}") is None


def test_a_manager_who_dies_leaves_the_region_unmanaged():
    scene = adventure(
        monster="snailer",
        region="yuha",
        expeditions={1: party("nimra", wounded=True, force=1)},
        owned={"gurban": (0, "nimra")},
        rolls=(6, 1, 1),
    )

    # Nimra's own talent would have stopped the hit.
    scene.choose(TakeHits(1))
    assert ("region.gurban",) == scene.clan().regions
    assert scene.clan().manager("region.gurban") is None


def test_scenario_4_no_defence_helps_but_potions_do():
    scene = adventure(
        monster="snailer",
        region="yuha",
        players=1,
        scenario=4,
        expeditions={1: party("purkas", force=1, defence=2, guards=1, gear=("noxx",), potion=1)},
        rolls=(6, 1, 1),
    )

    assert [DrinkPotion("a.1"), SufferWound()] == list(scene.options)
    assert refuse("ml-why-too-late") == scene.why_not(counted("a.1", zones.DEFENCE))
