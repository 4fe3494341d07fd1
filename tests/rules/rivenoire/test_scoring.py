"""The final count: majorities, quests, trio, ties (chapter 12)."""

from __future__ import annotations

import pytest

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.majorities import diamonds, prizes, standings
from game.rules.rivenoire.quests import worths
from game.rules.rivenoire.scoring import breakdown, total, verdict
from game.rules.rivenoire.steps.ending import FinalScoring
from game.rules.rivenoire.steps.tavern import Recruit
from game.rules.rivenoire.views import Notable
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.towns import Town

NO_DECK = {"deck": ()}


def lines(scene, seat=0):
    """The points of a sheet by their source."""
    return {each.source: each.points for each in breakdown(scene.laid(), seat)}


def bare(players=2):
    """Players without a card."""
    scene = Town(players)
    for seat in range(players):
        scene.notable(seat, deck=())
    return scene


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 2), (15, 0, 0)),
        ((3, 3, 1), (10, 10, 0)),
        ((4, 3, 1), (15, 5, 0)),
        ((2, 2, 2), (10, 10, 10)),
        ((2, 0), (15, 0)),
        ((0, 0), (0, 0)),
        ((5, 4), (15, 5)),
    ],
)
def test_tv_20_and_ruling_36_majorities(counts, points):
    assert points == prizes(counts)


def test_tv_30_final_score():
    scene = bare().own(0, "ramparts", "property.1").own(0, "market", "property.5")
    scene.notable(0, fame=34, led=("warrior", "ranger", "magician"), hand=("eat_apples",),
                  discard=("not_in_my_house", "wound", "wound", "beer"))  # fmt: skip
    scene.put(zones.jewels(0), "jewel.2.1").put(zones.jewels(1), "jewel.1.1")
    # Magic: the other is first with a card, this one second with a token.
    scene.notable(1, hand=("orb_of_monstrous_essence", "grimoire"), tokens=("trophy.9",))
    scene.put(zones.tokens(0), "trophy.8").put("box", "trophy.9")
    scene.put(zones.used(0), "trophy.8")
    found = lines(scene)

    assert 34 + 12 + 15 + 15 + 5 + 0 + 13 - 6 - 1 == 87 == total(scene.laid(), 0)
    assert (34, 12, 15, 15, 5, 0, -6, -1) == tuple(
        found[each]
        for each in ("fame", "buildings", "trio", "diamonds", "magic", "gold", "wounds", "beers")
    )


def test_tokens_and_jewels_count_at_the_end_used_or_not():
    scene = bare().notable(0, tokens=("trophy.2", "trophy.9")).put(zones.jewels(0), "jewel.2.1")

    assert 1 + 2 + 2 == diamonds(Notable(scene.laid(), 0))


def test_ruling_54_the_fairy_treasure_is_worth_nothing_for_the_gold_majority():
    scene = bare().notable(0, hand=("fairy_treasure", "gold_1"), discard=("wound",))

    assert (1, 0) == standings(scene.laid(), "gold")


def test_tv_42_and_ruling_65_a_late_recruit_completes_the_trio():
    scene = Town(2).mark(zones.ROUND, 6).notable(0, led=("warrior", "ranger"))
    scene.put(zones.GUESTS, "character.magician.1").at("tavern", "0 peasant").open("tavern")
    scene.do(Recruit, character="magician")

    assert 15 == {each.source: each.points for each in breakdown(scene.table, 0)}["trio"]


def test_ruling_38_the_paladin_completes_no_trio_but_is_a_kind_of_his_own():
    scene = bare().notable(0, led=("warrior", "ranger"), hand=("diverse_team",)).lead(0, "paladin")
    scene.notable(1, led=("noble", "monk"))

    assert 0 == lines(scene)["trio"]
    assert 8 == lines(scene)["quest.diverse_team.1"]


def quest(name, **given):
    """What a Quest is worth to its owner, who has this besides."""
    scene = bare().notable(0, hand=(name, *given.pop("hand", ())), **given)
    return scene, lambda: next(
        each.points for each in worths(scene.laid(), 0) if kind_of(each.card) == name
    )


def test_ruling_39_more_than_each_opponent():
    scene, points = quest("resounding_feats", fame=5)
    scene.count(zones.notable(1), fame=5)
    assert 0 == points()
    scene.count(zones.notable(1), fame=4)
    assert 7 == points()

    scene, points = quest("master_of_peasants")
    assert 0 == points()
    scene.lead(0, "peasant")
    assert 8 == points()

    scene, points = quest("master_of_the_city")
    assert 0 == points()
    scene.own(0, "mine")
    assert 7 == points()


def test_ruling_39_glory_accepts_shared_first_places():
    scene, points = quest("glory_and_prestige", hand=("gold_4", "grimoire"))
    scene.notable(1, hand=("gold_4", "gold_1"))
    assert 0 == points()
    scene.put(zones.jewels(0), "jewel.1.1").put(zones.jewels(1), "jewel.1.2")
    assert 8 == points()


def test_ruling_37_shield_and_patients_of_the_last_round_count():
    scene, points = quest("grand_champion")
    assert 0 == points()
    scene.put(zones.shield(0), zones.SHIELD)
    assert 6 == points()

    scene, points = quest("nurse_romance")
    scene.at("hospital", "0 peasant")
    assert 0 == points()
    scene.mark(zones.patient(scene.zones[zones.space("hospital", 1)][0]), 1)
    assert 8 == points()


@pytest.mark.parametrize(
    ("name", "given", "points"),
    [
        ("battle_champion", {"tokens": ("trophy.1", "trophy.2")}, 8),
        ("track_record", {"discard": ("eat_apples", "battle_champion")}, 6),
        ("master_of_loot", {"hand": ("flail", "gold_ingot_8")}, 4),
        ("master_of_muscle", {"hand": ("axe", "ring_of_protection", "gold_1")}, 2),
        ("master_of_dirty_tricks", {"discard": ("backpack", "necklace_of_stars")}, 4),
        ("not_in_my_house", {"hand": ("grimoire",)}, 0),
        ("not_in_my_house", {"tokens": ("trophy.8",)}, 8),
        ("not_a_drop_of_blood", {"discard": ("wound",)}, 0),
        ("not_a_drop_of_blood", {}, 6),
        ("master_of_misses", {"tokens": ("trophy.1",)}, 0),
        ("master_of_misses", {}, 7),
        ("master_of_slums", {}, 7),
        ("eat_apples", {}, 5),
    ],
)
def test_what_quests_count(name, given, points):
    _, worth = quest(name, **given)

    assert points == worth()


def test_ruling_55_the_master_of_losing_looks_at_all_other_quests():
    _, points = quest("master_of_losing", hand=("battle_champion",))
    assert 8 == points()
    _, points = quest("master_of_losing", hand=("eat_apples",))
    assert 0 == points()
    _, points = quest("master_of_losing", hand=("master_of_muscle", "axe"))
    assert 0 == points()


def test_ruling_75_two_copies_score_twice():
    scene = bare().notable(0, hand=("battle_champion",), tokens=("trophy.1",))
    scene.put(zones.hand(0), "quest.battle_champion.2")

    assert [4, 4] == [each.points for each in worths(scene.laid(), 0)]


def test_ruling_40_fewer_cards_then_a_shared_victory():
    scene = bare().notable(0, fame=4, hand=("stylish_hat",)).notable(1, fame=4)
    scene.play(FinalScoring())
    assert ((1,), ["riv-victory-cards"]) == (
        scene.table.result.winners, [key for key in scene.keys if "victory" in key],
    )  # fmt: skip

    scene = bare().play(FinalScoring())
    assert (0, 1) == scene.table.result.winners
    assert "shared" == verdict(scene.table).decided_by


def test_most_points_win_and_the_sheet_is_told_line_by_line():
    scene = bare().notable(0, fame=3).notable(1, fame=4).play(FinalScoring())

    assert ((3, 4), (1,)) == (scene.table.result.scores, scene.table.result.winners)
    assert 2 * 8 == len(scene.told("riv-score-line"))


def test_a_view_is_scored_by_what_it_shows():
    scene = bare().notable(1, hand=("gold_4",), tokens=("trophy.9",), fame=3)
    scene.put(zones.jewels(1), "jewel.2.1").own(1, "mine").play(FinalScoring())
    seen = view(GAME, scene.laid(), 0)

    assert (0, 0, 3 + 7) == (*standings(seen, "diamonds"), total(seen, 1))
