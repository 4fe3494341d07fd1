"""Free actions (4.1): each one offered exactly in its windows, and what it does."""

import pytest

from game.engine import Option
from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import EndTurn, Turn, Visit
from game.rules.monster_lands.steps.free import (
    Appoint,
    Heal,
    RearmGear,
    SellTrophy,
    UseLoot,
    free_options,
)
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.steps.talents import UseTalent
from game.rules.monster_lands.steps.windows import Done, FinalWindow, WageWindow
from game.rules.monster_lands.steps.work import PayDiceOf
from game.rules.monster_lands.steps.workshops import Buy
from tests.rules.monster_lands.citadel_tables import Citadel

KORGO, PURKAS, NOVICE = "member.korgo", "member.purkas", "member.novicius.1"
TROPHY = "monster.turfus"
OUTSIDE = (
    "loot.reroll_any_4",
    "loot.reroll_magic_3",
    "loot.conquest_glory_4",
    "loot.kill_glory_4",
    "loot.capture_glory_3",
    "loot.kill_plus_6",
    "loot.magic_plus_2",
    "loot.force_plus_2",
)
WORTH = (
    "loot.potions_venoms",
    "loot.trophy_3",
    "loot.gold_6_kit",
    "loot.gold_12",
    "loot.gold_10",
    "loot.free_recruit",
)
DEPLOYMENT = ("loot.persuasion_to_magic", "loot.magic_to_force")
TALENTS = (
    "member.fandor",
    "member.wormee",
    "member.tranok",
    "member.frostor",
    "member.lorios",
    NOVICE,
)
HELPERS = ("member.vaidala", "member.wishor", "gear.turzoks.1", "gear.rashnek.1")


def everything() -> Citadel:
    """A clan that could do every free action at once, if the moment were right."""
    table = Citadel(3).hired(0, *TALENTS, "member.vaidala", "member.wishor")
    table.put(zones.worn(KORGO), "gear.turzoks.1").put(zones.worn(PURKAS), "gear.rashnek.1")
    table.put(zones.loot(0), *OUTSIDE, *WORTH, *DEPLOYMENT).put(zones.trophies(0), TROPHY)
    table.own(0, "region.ghadik").wound(KORGO)
    table.has(0, gold=10, glory=40, potion=1).pool(0, force=2, magic=2, persuasion=(4,))
    return table.turn(0)


SELL: set[Option] = {SellTrophy(TROPHY), *(UseLoot(each) for each in WORTH)}
AT_HOME: set[Option] = {
    Heal(KORGO),
    RearmGear("gear.turzoks.1"),
    RearmGear("gear.rashnek.1"),
    Appoint("region.ghadik", KORGO),
    Appoint("region.ghadik", PURKAS),
    Appoint("region.ghadik", "member.fandor"),
    Appoint("region.ghadik", "member.vaidala"),
}
ON_TURN: set[Option] = {
    *(UseLoot(each) for each in DEPLOYMENT),
    *(UseTalent(each) for each in TALENTS),
}


@pytest.mark.parametrize(
    ("moment", "open_now"),
    [
        ("deployment", SELL | AT_HOME | ON_TURN),
        ("tavern", SELL),
        ("contract", SELL),
        ("wages", SELL | AT_HOME),
        ("end", SELL),
    ],
)
def test_table_4_1_each_window_offers_exactly_its_free_actions(moment, open_now):
    table = everything()

    assert open_now == set(free_options(table.table, 0, moment))


def test_table_4_1_own_turn_before_and_after_the_main_action():
    table = everything()
    assert SELL | AT_HOME | ON_TURN <= set(table.options)

    table.choose(Visit("armoury"), UseDie("force.1", 0), Buy(1, 2))

    assert Turn(0, True) == table.step
    assert SELL | AT_HOME | ON_TURN | {EndTurn()} == set(table.options)


def test_table_4_1_none_inside_a_chain_of_choices():
    table = everything()

    table.choose(Visit("pawnshop"))

    free = (SellTrophy, UseLoot, Heal, Appoint, RearmGear, UseTalent)
    assert [] == [option for option in table.options if isinstance(option, free)]


def test_table_4_1_nobody_is_offered_a_free_action_in_anothers_turn():
    table = everything()

    assert 0 == table.decision.seat
    assert "why-not-turn" == table.session.why_not(1, "member.tortock").key


def test_table_4_1_the_window_of_wages():
    table = everything().play(WageWindow(0))

    assert SELL | AT_HOME | {Done()} == set(table.options)
    table.choose(Heal(KORGO))
    assert not table.seen(0).is_wounded(KORGO)
    assert isinstance(table.step, WageWindow)


def test_table_4_1_the_window_before_scoring():
    table = everything().play(FinalWindow(0))

    assert SELL | {Done()} == set(table.options)


@pytest.mark.parametrize("card", HELPERS)
def test_table_4_1_discounts_and_bonuses_wait_for_their_action(card):
    table = everything()

    assert UseTalent(card) not in table.options
    refusal = table.refusal("member.wishor")
    assert ("ml-why-window", "on_hunter") == (refusal.key, dict(refusal.args)["window"])

    building = {"member.vaidala": "tavern", "gear.rashnek.1": "mine"}.get(card, "hunter")
    table.choose(Visit(building), table_choice(table, building))

    touched = [option for option in table.options if card in option.touches()]
    assert touched, f"{card} should help at the {building}"


def table_choice(table: Citadel, building: str) -> Option:
    """The Force die, or the best slot of the Mine."""
    branch = table.session.branch()
    branch.choose(Visit(building))
    return branch.decision.options[0]


# What they do


def test_tv_31_a_trophy_sells_for_five_gold_a_point_and_is_gone():
    table = Citadel(3).put(zones.trophies(0), TROPHY).pool(0, force=1, magic=1).turn(0)
    assert 2 == table.seen(0).trophy_points

    table.choose(SellTrophy(TROPHY))

    assert 7 + 10 == table.seen(0).gold
    assert 0 == table.seen(0).trophy_points
    assert TROPHY in table.zone(zones.GONE)
    assert 10 == table.story("ml-trophy-sold")["gold"]


def test_tv_31_the_loot_trophy_sells_for_15_or_counts_3():
    table = Citadel(3).put(zones.loot(0), "loot.trophy_3").pool(0, force=1, magic=1).turn(0)
    assert 3 == table.seen(0).trophy_points

    table.choose(UseLoot("loot.trophy_3"))

    assert 7 + 15 == table.seen(0).gold
    assert 0 == table.seen(0).trophy_points


@pytest.mark.parametrize(
    ("loot", "gains"),
    [
        ("loot.gold_12", {"gold": 12}),
        ("loot.gold_10", {"gold": 10}),
        ("loot.gold_6_kit", {"gold": 6, "defence": 1, "potion": 1}),
        ("loot.potions_venoms", {"potion": 2, "venom": 2}),
    ],
)
def test_loot_worth_gold_or_tokens(loot, gains):
    table = Citadel(3).put(zones.loot(0), loot).pool(0, force=1, magic=1).turn(0)
    before = {name: table.seen(0).has(name) for name in gains}

    table.choose(UseLoot(loot))

    assert gains == {name: table.seen(0).has(name) - before[name] for name in gains}
    assert loot in table.zone(zones.GONE)
    assert Turn(0) == table.step


@pytest.mark.parametrize("loot", OUTSIDE)
def test_ruling_9_loot_of_the_outside_is_refused_in_the_citadel(loot):
    table = Citadel(3).put(zones.loot(0), loot).pool(0, force=1, magic=1).turn(0)

    assert UseLoot(loot) not in table.options
    assert "ml-why-loot-outside" == table.why_not(loot)


@pytest.mark.parametrize("loot", DEPLOYMENT)
def test_ruling_9_loot_of_the_deployment_is_refused_before_the_wages(loot):
    table = everything().play(WageWindow(0))

    assert UseLoot(loot) not in table.options
    assert "ml-why-loot-deployment" == WageWindow(0).refused(table.table)[loot].key


def test_ruling_31_dice_given_for_loot_lie_aside_until_the_cleanup():
    table = Citadel(3).put(zones.loot(0), "loot.magic_to_force").pool(0, force=1, magic=2).turn(0)

    table.choose(UseLoot("loot.magic_to_force"))

    assert {"force": 4, "magic": 1, "persuasion": 0} == table.dice_of(0)
    assert 1 == len(table.zone(zones.spent(0)))
    assert "loot.magic_to_force" in table.zone(zones.GONE)
    assert "ml-why-spent" == table.why_not(table.zone(zones.spent(0))[0])


def test_which_persuasion_die_is_given_is_the_players_choice():
    table = Citadel(3).put(zones.loot(0), "loot.persuasion_to_magic")
    table.pool(0, force=1, persuasion=(2, 6)).turn(0)

    table.choose(UseLoot("loot.persuasion_to_magic"))
    assert [PayDiceOf(("persuasion.1",)), PayDiceOf(("persuasion.2",)), Back()] == table.options
    table.choose(PayDiceOf(("persuasion.1",)))

    assert {"force": 1, "magic": 3, "persuasion": 1} == table.dice_of(0)
    assert 6 == table.table.pips("persuasion.2")


def test_an_exchange_without_the_dice_is_refused():
    table = Citadel(3).put(zones.loot(0), "loot.magic_to_force").pool(0, force=2).turn(0)

    assert UseLoot("loot.magic_to_force") not in table.options
    assert "ml-why-loot-dice" == table.why_not("loot.magic_to_force")


def test_healing_takes_a_potion_of_the_board():
    table = Citadel(3).has(0, potion=1).wound(KORGO).wound(PURKAS).pool(0, force=1, magic=1).turn(0)

    table.choose(Heal(KORGO))

    assert not table.seen(0).is_wounded(KORGO)
    assert 0 == table.seen(0).has(zones.POTION)
    assert [] == table.offers(Heal)
    assert "ml-why-potion" == table.why_not("token.purkas")
    assert "ml-why-unharmed" == table.why_not("token.korgo")


def test_who_is_away_is_not_healed():
    table = Citadel(3).has(0, potion=1).wound(KORGO).send(KORGO, "a.4").pool(0, force=1, magic=1)
    table.turn(0)

    assert [] == table.offers(Heal)
    assert "ml-why-out-there" == table.why_not("token.korgo")


# Managers (R29, R30)


def test_ruling_30_a_member_of_the_affinity_manages_the_leader_included():
    table = Citadel(3).own(0, "region.ghadik").hired(0, "member.wishor", NOVICE)
    table.pool(0, force=1, magic=1).turn(0)

    # Ghadik is of the Jungle: Purkas and Korgo may, Wishor (Water) and a novice may not.
    assert {Appoint("region.ghadik", PURKAS), Appoint("region.ghadik", KORGO)} == set(
        table.offers(Appoint)
    )

    table.choose(Appoint("region.ghadik", PURKAS))

    assert PURKAS == table.seen(0).manager("region.ghadik")
    assert [] == table.offers(Appoint)


def test_ruling_30_one_region_a_manager():
    table = Citadel(3).own(0, "region.ghadik", KORGO).own(0, "region.skyehn")
    table.pool(0, force=1, magic=1).turn(0)

    assert [Appoint("region.skyehn", PURKAS)] == table.offers(Appoint)


def test_ruling_29_a_member_away_may_become_manager():
    table = Citadel(3).own(0, "region.ghadik").send(KORGO, "a.4").pool(0, force=1, magic=1).turn(0)

    assert Appoint("region.ghadik", KORGO) in table.options


def test_a_manager_asks_for_no_wages():
    table = Citadel(3).own(0, "region.ghadik").pool(0, force=1, magic=1).turn(0)
    assert 1 == table.seen(0).wages

    table.choose(Appoint("region.ghadik", KORGO))

    assert 0 == table.seen(0).wages
