"""Managed regions (DP-21): dice for an ability, once a round."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box
from game.rules.monster_lands.steps.bazaar import PickGear, Wear
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import EndTurn, Turn, Work
from game.rules.monster_lands.steps.loot import TakeLoot
from game.rules.monster_lands.steps.tavern import Hire
from game.rules.monster_lands.steps.work import PayDiceOf
from tests.rules.monster_lands.citadel_tables import GEAR, LOOT, Citadel

#: A member of each affinity that may manage.
MANAGERS = {
    "jungle": "member.korgo",
    "water": "member.lusara",
    "fire": "member.shandee",
    "air": "member.geas",
}


def managed(region: str, **dice: object) -> Citadel:
    """A clan that owns a region and has a manager for it."""
    manager = MANAGERS[box().regions[region].affinity]
    table = Citadel(3)
    if manager != "member.korgo":
        table.hired(0, manager)
    return table.own(0, f"region.{region}", manager).pool(0, **dice).pool(1, force=2)


def test_tv_18_kyzhul_turns_a_force_into_two_persuasion_rolled_now():
    table = managed("kyzhul", force=1, magic=1).put(zones.trophies(0), "monster.snailer")
    table.turn(0, rolls=(2, 6))

    table.choose(Work("region.kyzhul"))

    assert {"force": 0, "magic": 1, "persuasion": 2} == table.dice_of(0)
    assert [2, 6] == [table.table.pips(die) for die in table.seen(0).dice("persuasion")]
    assert ("force.1",) == table.zone(zones.spent(0))
    # The main action is used.
    assert Turn(0, True) == table.step
    assert "ml-why-acted" == table.why_not("region.kyzhul")


EXCHANGES = [
    ("skyehn", {"magic": 1, "force": 1}, {"force": 4, "magic": 0, "persuasion": 0}),
    ("yuha", {"persuasion": (3,), "force": 1}, {"force": 1, "magic": 2, "persuasion": 0}),
    ("gurban", {"force": 2}, {"force": 0, "magic": 3, "persuasion": 0}),
    ("gurban", {"force": 1, "persuasion": (1,)}, {"force": 0, "magic": 3, "persuasion": 0}),
    ("thaklan", {"force": 1, "magic": 1}, {"force": 0, "magic": 0, "persuasion": 3}),
    ("thaklan", {"magic": 2}, {"force": 0, "magic": 0, "persuasion": 3}),
]


@pytest.mark.parametrize(("region", "dice", "after"), EXCHANGES)
def test_regions_that_exchange_dice(region, dice, after):
    table = managed(region, **dice).turn(0)

    table.choose(Work(f"region.{region}"))

    assert after == table.dice_of(0)


@pytest.mark.parametrize(
    ("region", "dice", "gains"),
    [
        ("ghadik", {"persuasion": (1, 6)}, {"gold": 9}),
        ("kale", {"magic": 1, "force": 1}, {"potion": 3}),
        ("wahibah", {"magic": 1, "force": 1}, {"defence": 3}),
        ("negueria", {"force": 1, "magic": 1, "persuasion": (2,)}, {"glory": 2}),
    ],
)
def test_regions_that_bring_resources(region, dice, gains):
    table = managed(region, **dice).turn(0)
    before = {name: table.seen(0).has(name) for name in gains}

    table.choose(Work(f"region.{region}"))

    assert gains == {name: table.seen(0).has(name) - before[name] for name in gains}


def test_al_dahn_takes_a_loot_on_show_and_the_gap_is_filled_at_once():
    table = managed("al_dahn", force=1, magic=1).turn(0)
    fresh = table.zone(zones.LOOT_PILE)[0]

    table.choose(Work("region.al_dahn"))
    assert [TakeLoot(each) for each in LOOT] == table.offers(TakeLoot)
    table.choose(TakeLoot("loot.gold_12"))

    assert ("loot.gold_12",) == table.seen(0).loot
    assert (*LOOT[1:], fresh) == table.zone(zones.LOOT)


def test_al_dahn_without_loot_on_show_is_refused():
    table = managed("al_dahn", force=1, magic=1).only(zones.LOOT).only(zones.LOOT_PILE).turn(0)

    assert Work("region.al_dahn") not in table.options
    assert "ml-why-no-loot" == table.why_not("region.al_dahn")


@pytest.mark.parametrize("region", ["al_dahn", "rynia", "uyuniah"])
def test_the_inner_choice_has_a_way_back_and_nothing_is_paid_before_it(region):
    table = managed(region, force=2, magic=1).has(0, glory=20).turn(0)
    before = table.without_agenda

    table.choose(Work(f"region.{region}"))
    assert before == table.without_agenda
    table.back()

    assert Turn(0) == table.step
    assert before == table.without_agenda


def test_the_way_back_from_the_bearer_of_a_free_card_leads_to_the_cards_and_to_the_dice():
    table = managed("uyuniah", force=2, persuasion=(3,)).turn(0)
    table.choose(Work("region.uyuniah"), PayDiceOf(("force.1", "force.2")))

    table.choose(PickGear("gear.noxx.1", 0), Back())
    assert [PickGear(each, 0) for each in GEAR] == table.offers(PickGear)
    table.back()

    assert PayDiceOf(("force.1", "persuasion.1")) in table.options


def test_rynia_hires_for_no_gold_within_the_excess():
    table = managed("rynia", force=2).has(0, glory=13, gold=0).turn(0)

    table.choose(Work("region.rynia"))
    # Glory 13 less Korgo 1 and Lusara 7: 5 are left, so Vaidala (7) stays.
    assert {"member.taroa", "member.fandor", "member.wishor", "member.novicius.1"} == {
        option.member for option in table.offers(Hire)
    }
    table.choose(Hire("member.fandor", 0))

    assert "member.fandor" in table.seen(0).members
    assert 0 == table.seen(0).gold
    assert {"force": 2, "magic": 0, "persuasion": 0} == table.dice_of(0)


def test_rynia_without_anybody_to_hire_is_refused():
    table = managed("rynia", force=2).has(0, glory=8).turn(0)

    assert Work("region.rynia") not in table.options
    assert "ml-why-excess" == table.why_not("region.rynia")


def test_uyuniah_takes_a_card_of_the_bazaar_for_no_gold():
    table = managed("uyuniah", force=2).has(0, gold=0).turn(0)

    table.choose(Work("region.uyuniah"))
    assert [PickGear(each, 0) for each in GEAR] == table.offers(PickGear)
    table.choose(PickGear("gear.noxx.1", 0), Wear("member.korgo"))

    assert ("gear.noxx.1",) == table.seen(0).worn("member.korgo")
    assert 0 == table.seen(0).gold
    assert 3 == len(table.zone(zones.BAZAAR))
    assert () == table.zone(zones.slot("bazaar", 1))


def test_uyuniah_with_an_empty_bazaar_is_refused():
    table = managed("uyuniah", force=2).only(zones.BAZAAR).turn(0)

    assert "ml-why-sold-out" == table.why_not("region.uyuniah")


def test_which_dice_are_paid_is_the_players_choice():
    table = managed("gurban", force=2, persuasion=(2, 2, 5)).turn(0)

    table.choose(Work("region.gurban"))

    ways = {option.dice for option in table.offers(PayDiceOf)}
    assert {
        ("force.1", "force.2"),
        ("persuasion.1", "persuasion.2"),
        ("persuasion.1", "persuasion.3"),
        ("force.1", "persuasion.1"),
        ("force.1", "persuasion.3"),
    } == ways
    assert Back() in table.options


def test_a_region_works_once_a_round():
    table = managed("kale", magic=3).turn(0)
    table.choose(Work("region.kale"))
    while table.decision.seat != 0:
        table.choose(next(o for o in table.options if not isinstance(o, EndTurn)))

    assert Work("region.kale") not in table.options
    refusal = table.refusal("region.kale")
    assert ("ml-why-used", (("card", "region.kale"),)) == (refusal.key, refusal.args)


def test_a_region_without_a_manager_is_refused():
    # Yuha is of Fire; the clan has nobody of that affinity.
    table = Citadel(3).own(0, "region.yuha").pool(0, force=1, persuasion=(3,)).turn(0)

    assert Work("region.yuha") not in table.options
    assert "ml-why-unmanaged" == table.why_not("region.yuha")


def test_a_region_without_its_dice_is_refused():
    table = managed("ghadik", force=1, persuasion=(3,)).turn(0)

    assert Work("region.ghadik") not in table.options
    assert "ml-why-region-dice" == table.why_not("region.ghadik")


def test_a_region_of_another_clan_is_refused():
    table = Citadel(3).own(1, "region.kyzhul", "member.taron").pool(0, force=1, magic=1).turn(0)

    assert Work("region.kyzhul") not in table.options
    refusal = table.refusal("region.kyzhul")
    assert ("ml-why-others", (("owner", 1),)) == (refusal.key, refusal.args)


def test_ruling_29_the_manager_may_be_away():
    table = managed("kale", force=1, magic=1).send("member.korgo", "b.4").turn(0)

    table.choose(Work("region.kale"))

    assert 3 == table.seen(0).has(zones.POTION)


def test_ruling_31_dice_placed_on_a_region_cannot_be_recovered():
    table = managed("kale", force=1, magic=1).turn(0)

    table.choose(Work("region.kale"))

    assert ("magic.1",) == table.zone(zones.spent(0))
    assert {"force": 1, "magic": 0, "persuasion": 0} == table.dice_of(0)


@pytest.mark.parametrize("region", sorted(box().regions))
def test_every_region_can_be_put_to_work(region):
    table = managed(region, force=3, magic=3, persuasion=(2, 3, 4)).has(0, glory=20).turn(0)

    table.choose(Work(f"region.{region}"))

    assert table.decision is not None
