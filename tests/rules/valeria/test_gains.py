"""Chapter 8: limits, lost surplus, overflow, and who reacts to what."""

from __future__ import annotations

import pytest

from game.rules.valeria import zones
from game.rules.valeria.steps.carrying import LinkContent
from game.rules.valeria.steps.common import Pass
from game.rules.valeria.steps.markers import TakeMarker
from game.rules.valeria.steps.recruiting import Recruit, RecruitChampion
from game.rules.valeria.steps.reserving import BuyBonus, ReservePlan
from game.rules.valeria.steps.shrines import ClaimAward, GainMagic, GoldShrine, MagicShrine
from tests.rules.valeria.laid import Scene


def link(scene, gift):
    """The content of a link, alone."""
    return scene.play(LinkContent(0, gift))


def join(scene, champion):
    """An Instant champion joins for nothing."""
    scene.row("immediate", champion).play(Recruit(0, "free", source="link.champion"))
    return scene.do(RecruitChampion, card=f"champion.{champion}.1")


def test_vector_20_influence_overflows_into_points():
    scene = join(Scene(2).warden(influence=20, open=("track_14",)), "elite_guard")

    assert (20, 4) == (scene.seen().influence, scene.seen().score)
    assert [
        {"seat": 0, "amount": 2, "points": 4, "source": "champion.elite_guard.1"}
    ] == scene.told("val-overflow")


def test_vector_21_and_ruling_12_the_low_cap():
    gold = link(Scene(2).warden(gold=12), "gold")
    assert 13 == gold.seen().gold
    assert 2 == gold.told("val-surplus-lost")[0]["amount"]
    assert 13 == link(Scene(2).warden(magic=12), "magic").seen().magic
    influence = link(Scene(2).warden(influence=12), "influence")
    assert (13, 0) == (influence.seen().influence, influence.seen().score)


def test_vector_22_the_high_cap():
    assert 20 == link(Scene(2).warden(gold=19, open=("track_14",)), "gold").seen().gold


def test_vector_24_and_ruling_62_a_lap_of_the_score_track():
    scene = Scene(2).warden(gold=12, **{zones.FROM_PLANS: 68}).award("war_chest")
    scene.put(zones.circle("centre", 1), "marker.1.1").play(MagicShrine(0))
    scene.choose(ClaimAward("award.war_chest", 5), TakeMarker(zones.space(0, "troop_4")))
    warden = scene.seen()

    assert (73, 1, 3) == (warden.score, warden.laps, warden.score - 70 * warden.laps)
    assert 2 == Scene(2).count("warden.0", **{zones.FROM_PLANS: 145}).play().seen().laps


def test_vector_39_and_13_4_priest_near_the_end_of_the_track():
    scene = Scene(2).warden(influence=19, magic=3, champions=("priest",), open=("track_14",))
    join(scene, "elite_guard")

    assert (20, 2, 4) == (scene.seen().influence, scene.seen().score, scene.seen().magic)


def test_13_4_satyr_at_the_end_of_the_track():
    scene = Scene(2).warden(influence=20, gold=3, champions=("satyr",), open=("track_14",))
    join(scene, "elite_guard")

    assert (4, 3) == (scene.seen().score, scene.seen().gold)


def test_13_4_satyr_and_peddler_react_to_one_event():
    scene = Scene(2).warden(gold=0, champions=("satyr", "peddler"))
    join(scene, "elite_guard")

    assert [("influence", 2), ("gold", 2), ("gold", 2)] == scene.gains()
    assert 4 == scene.seen().gold


def test_13_4_peddler_and_steward():
    scene = Scene(2).warden(gold=0, magic=0, champions=("peddler",))
    join(scene, "steward")

    assert (5, 2) == (scene.seen().gold, scene.seen().magic)


def test_13_4_dark_illusionist_and_the_magic_shrine():
    scene = Scene(2).warden(magic=0, champions=("dark_illusionist",)).play(MagicShrine(0))
    scene.choose(GainMagic(2))

    assert 3 == scene.seen().magic


def test_ruling_13_a_new_champion_does_not_react_to_its_own_arrival():
    scene = Scene(2).warden(gold=0, magic=0).row("permanent", "expert")
    scene.play(Recruit(0, "free", source="link.champion"))
    scene.do(RecruitChampion, card="champion.expert.1")

    assert [] == scene.gains()


def test_ruling_13_it_reacts_to_what_begins_after_it_came():
    scene = Scene(2).warden(gold=0, magic=0, champions=("expert",)).row("permanent", "peddler")
    scene.play(Recruit(0, "free", source="link.champion"))
    scene.do(RecruitChampion, card="champion.peddler.1")

    assert [("magic", 1), ("gold", 1), ("gold", 2)] == scene.gains()


def test_ruling_14_a_gain_is_one_event_however_large():
    scene = Scene(2).warden(gold=0, champions=("peddler",))
    join(scene, "thief")

    assert [("gold", 6), ("gold", 2)] == scene.gains()


def test_ruling_14_a_gain_of_nothing_is_none():
    scene = Scene(2).warden(gold=13, champions=("peddler",)).play(GoldShrine(0, 5))

    assert [] == scene.gains()
    assert "val-surplus-lost" in scene.keys


@pytest.mark.parametrize(
    ("champion", "item", "gained"), [("shaman", "gold", 1), ("oracle", "magic", 1)]
)
def test_gems_that_are_gained_pay_shaman_and_oracle(champion, item, gained):
    scene = Scene(2).warden(gold=0, magic=0, champions=(champion,))
    link(scene, "gem")

    assert gained == scene.seen().has(item)


def test_a_gem_refused_for_lack_of_room_pays_nobody():
    scene = link(Scene(2).warden(gold=0, gems=1, champions=("shaman",)), "gem")

    assert 0 == scene.seen().gold
    assert "val-gem-lost" in scene.keys


def test_ruling_19_expert_pays_before_the_free_sentinel_chooses():
    scene = Scene(2).warden(gold=0, magic=0, champions=("expert",)).row("immediate", "sentinel")
    scene.play(Recruit(0, "free", source="link.champion"))
    scene.do(RecruitChampion, card="champion.sentinel.1")
    assert "ReserveFree" == scene.asks
    assert 1 == scene.seen().gold
    scene.choose(scene.offered(ReservePlan)[0])
    scene.do(BuyBonus, cost=1)

    assert (0, 11) == (scene.seen().gold, scene.seen().influence)


def test_ruling_35_a_reserved_plan_that_is_carried_out_is_no_plan_gained():
    scene = Scene(2).warden(
        gold=0,
        magic=0,
        champions=("scout",),
        dice=("orc 2", "gnoll 3"),
        reserved={"left": "teeth_in_the_tall_grass"},
    )
    scene.shrine("gold", "orc 1", "orc 2", "orc 3").warden(at="gems").turn().go("camp")
    scene.carry_out("teeth_in_the_tall_grass", "orc.1", "gnoll.1")

    assert [] == scene.gains()


def test_ruling_29_at_the_limit_a_free_champion_is_lost():
    scene = Scene(2).warden(champions=("assassin", "brute", "warrior"))
    link(scene, "champion")

    assert "" == scene.asks
    assert [{"seat": 0, "source": "link.champion"}] == scene.told("val-effect-lost")


def test_ruling_28_champions_and_dice_of_links_may_be_declined():
    champion = link(Scene(2).warden(magic=0), "champion")
    assert champion.offered(Pass)
    assert () == champion.end().seen().champions

    die = link(Scene(2).shrine("gold", "orc 1", "orc 2"), "die")
    assert () == die.end().seen().dice


def test_ruling_68_a_die_of_a_link_may_come_from_the_own_shrine():
    scene = Scene(2).warden(gold=0, at="gold").shrine("gold", "orc 1", "orc 2")
    link(scene, "die").take("orc 1")

    assert (("orc.1",), 0) == (scene.seen().dice, scene.seen().gold)
