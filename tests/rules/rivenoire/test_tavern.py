"""The Tavern: wages, Beers, Drinks All Round, dismissals (8.8)."""

from __future__ import annotations

from game.rules.rivenoire import zones
from game.rules.rivenoire.content import people
from game.rules.rivenoire.steps.drawing import DrawPhase
from game.rules.rivenoire.steps.recruiting import Dismiss, Hire, HireFree
from game.rules.rivenoire.steps.tavern import PayWageWith, Recruit
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.towns import Town


def tavern(players, *guests):
    """A town with these guests."""
    scene = Town(players)
    for kind in guests:
        scene.put(zones.GUESTS, next(e for e in scene.zones[zones.RESERVE] if kind_of(e) == kind))
    return scene


def recruits(scene, seat=0):
    """Who joined this round."""
    return [kind_of(each) for each in scene.zone(zones.recruits(seat))]


def test_tv_06_full_wage_and_one_drinks_all_round():
    scene = (
        tavern(2, "monk", "peasant", "ranger", "drinks")
        .at("tavern", "0 peasant")
        .notable(0, hand=("gold_4", "gold_3", "gold_1"))
        .open("tavern")
    )
    scene.do(Recruit, character="monk").pay("gold_4", "gold_3", "gold_1")

    assert ["monk"] == recruits(scene)
    assert ["gold_4", "gold_3", "gold_1", "beer"] == scene.pile()


def test_tv_07_the_merchant_recruits():
    scene = (
        tavern(2, "peasant", "ranger", "drinks")
        .at("tavern", "0 merchant")
        .notable(0, hand=("gold_2", "gold_3"))
        .open("tavern")
    )
    scene.do(Recruit, character="ranger").pay("gold_2", "gold_3")

    assert ["gold_2", "gold_3", "beer"] == scene.pile()
    assert [9] == [each["coins"] for each in scene.told("riv-paid")]


def test_tv_08_short_of_money():
    scene = tavern(2, "peasant", "drinks").at("tavern", "0 peasant").notable(0, hand=("gold_2",))
    scene.open("tavern").do(Recruit, character="peasant").pay("gold_2")

    assert ["gold_2", "beer", "beer", "beer"] == scene.pile()
    assert 17 == len(scene.zone(zones.BEERS))


def test_tv_09_and_ruling_24_no_money_and_two_drinks_all_round():
    scene = tavern(2, "ranger", "drinks", "drinks").at("tavern", "0 peasant").open("tavern")
    scene.do(Recruit, character="ranger")

    assert ["beer"] * 8 == scene.pile()
    assert ["ranger"] == recruits(scene)


def test_paying_nothing_is_allowed_and_a_coin_too_many_is_not():
    scene = (
        tavern(2, "peasant")
        .at("tavern", "0 peasant")
        .notable(0, hand=("gold_4", "gold_1"))
        .open("tavern")
    )
    scene.do(Recruit, character="peasant")
    assert scene.step.accepts(scene.table, PayWageWith((), 0, 4))
    both = ("starter.gold_4.0.1", "starter.gold_1.0.1")
    assert not scene.step.accepts(scene.table, PayWageWith(both, 5, 0))

    scene.choose(PayWageWith((), 0, 4))

    assert ["beer"] * 4 == scene.pile()


def test_ruling_23_beers_for_missing_coins_must_exist_the_surcharge_need_not():
    scene = tavern(2, "ranger", "peasant", "drinks").at("tavern", "0 peasant")
    scene.put("box", *scene.zones[zones.BEERS][4:])
    scene.open("tavern")
    refused = {kind_of(each.character): why for each, why in scene.game.offers
               if isinstance(each, Recruit)}  # fmt: skip
    assert refused["ranger"].key == "riv-why-beers"
    assert refused["peasant"] is None

    scene.do(Recruit, character="peasant")

    assert ["beer"] * 4 == scene.pile()


def full_team(scene):
    """A player who leads six characters."""
    return scene.notable(0, led=("warrior", "peasant", "peasant"))


def test_tv_37_and_ruling_22_a_dismissal_from_the_line():
    scene = full_team(tavern(2, "monk")).at("tavern", "0 peasant")
    scene.stand(1, "peasant", zones.LINE).stand(0, "warrior", zones.LINE)
    scene.stand(1, "peasant", zones.LINE, zones.LINE)
    scene.count(zones.notable(0), fame=1)
    line = list(scene.zones[zones.LINE])
    scene.open("tavern").do(Recruit, character="monk").do(Dismiss, character="warrior")

    assert (line[0], *line[2:]) == scene.zone(zones.LINE)
    assert 1 == scene.seen().fame
    assert "character.warrior.1" in scene.zone(zones.RESERVE)
    assert (["monk"], 6) == (recruits(scene), len(scene.seen().limited))


def test_ruling_22_the_recruiting_one_may_go_and_still_has_its_bolt():
    scene = full_team(tavern(2, "monk"))
    scene.at("tavern", "1 peasant", "1 peasant", "0 peasant")
    scene.notable(0, hand=("backpack",)).open("tavern")
    while scene.seat == 1:
        scene.decline()
    acting = scene.step.character
    scene.do(Recruit, character="monk").do(Dismiss, character=acting).bolt("backpack")

    assert acting in scene.zone(zones.RESERVE)
    assert 3 == len(scene.hand())


def test_ruling_22_neither_the_paladin_nor_the_fighter_in_turn_can_be_dismissed():
    scene = full_team(Town(2)).lead(0, "paladin")
    fighter = scene.zones[zones.home(0)][0]
    scene.put(zones.LINE, fighter).mark(zones.FIGHTER, fighter)
    scene.play(HireFree(0, "property.3")).do(Hire, character="noble")

    offered = [each.character for each in scene.offered(Dismiss)]
    assert zones.PALADIN not in offered
    assert fighter not in offered


def test_ruling_24_a_free_recruit_costs_no_beer_and_comes_from_the_reserve():
    scene = tavern(2, "monk", "drinks").play(HireFree(0, "property.3"))
    offered = {kind_of(each.character) for each in scene.offered(Hire)}
    assert offered == {"peasant", "warrior", "ranger", "magician", "noble", "merchant"}

    scene.do(Hire, character="merchant")

    assert (["merchant"], []) == (recruits(scene), scene.pile())


def test_ruling_24_at_the_limit_one_may_also_decline():
    scene = full_team(Town(2)).play(HireFree(0, "property.3")).decline()

    assert 6 == len(scene.seen().limited)


def test_ruling_65_recruits_count_at_once_and_are_placed_from_the_next_round_on():
    scene = tavern(2, "warrior").at("tavern", "0 peasant").open("tavern")
    scene.do(Recruit, character="warrior")
    assert 1 == scene.seen().heroes
    assert "warrior" not in [kind_of(each) for each in scene.seen().home]

    scene = Town(2)
    scene.faces["character.warrior.1"] = 0
    scene.put(zones.recruits(0), "character.warrior.1").play(DrawPhase())
    assert "character.warrior.1" in scene.seen().home


def test_drinks_all_round_cannot_be_recruited():
    scene = tavern(2, "drinks", "peasant").at("tavern", "0 peasant").open("tavern")

    assert ["peasant"] == [kind_of(each.character) for each in scene.offered(Recruit)]
    assert all(kind_of(each) != "drinks" for each in people())
