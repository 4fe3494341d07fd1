"""Deployment turns (DP-10) and the pools before them (P4)."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.common import Enough
from game.rules.monster_lands.steps.deployment import (
    EndTurn,
    GiveUp,
    Pass,
    Send,
    Turn,
    Visit,
    Work,
)
from game.rules.monster_lands.steps.free import SellTrophy
from game.rules.monster_lands.steps.phases import FormPools
from game.rules.monster_lands.steps.talents import UseTalent
from game.rules.monster_lands.steps.workshops import Brew, Buy
from tests.rules.monster_lands.citadel_tables import Citadel

TROPHY = "monster.snailer"

# The pools (P4)


@pytest.mark.parametrize(
    ("glory", "force", "magic", "persuasion"),
    [(1, 2, 1, 1), (10, 2, 1, 1), (11, 3, 1, 1), (20, 3, 1, 1), (21, 3, 2, 1), (40, 3, 2, 1)],
)
def test_tv_01_a_pool_is_the_dice_of_the_pair_and_of_the_glory(glory, force, magic, persuasion):
    table = Citadel(2).has(0, glory=glory).play(FormPools(), rolls=(5, 2))

    assert {"force": force, "magic": magic, "persuasion": persuasion} == table.dice_of(0)
    assert [5] == [table.table.pips(die) for die in table.seen(0).dice("persuasion")]


def test_novices_managers_and_the_absent_bring_their_dice_too():
    table = Citadel(2).hired(0, "member.novicius.1", "member.taroa", "member.wondou")
    table.own(0, "region.kale", "member.taroa").send("member.wondou", "a.1")

    table.play(FormPools())

    # Pair 2 Force 1 Magic, glory 1 Persuasion, novice 1 Force, Taroa 2 Force, Wondou 2 Force 1 P.
    assert {"force": 7, "magic": 1, "persuasion": 2} == table.dice_of(0)


def test_only_persuasion_dice_show_a_face():
    table = Citadel(2).play(FormPools())

    for die in table.seen(0).pool:
        assert (die in table.table.faces) == die.startswith("persuasion")


def test_pools_are_formed_in_turn_order_and_told():
    table = Citadel(3).mark(zones.FIRST, 2).play(FormPools())

    assert [2, 0, 1] == [dict(each.args)["seat"] for each in table.told if each.key == "ml-pool"]


# Turns


def test_turns_go_clockwise_one_main_action_each():
    table = Citadel(3).pool(0, magic=4).pool(1, magic=4).pool(2, magic=4).turn(1)

    seats = []
    for _ in range(5):
        seats.append(table.decision.seat)
        table.choose(Visit("pawnshop"), Enough())

    assert [1, 2, 0, 1, 2] == seats


def test_turns_pass_over_who_is_out_and_go_on_clockwise():
    table = Citadel(3).mark(zones.is_out(1), 1).pool(0, magic=3).pool(2, magic=3).turn(0)

    seats = []
    for _ in range(4):
        seats.append(table.decision.seat)
        table.choose(Visit("pawnshop"), Enough())

    assert [0, 2, 0, 2] == seats


def test_a_clan_with_dice_may_not_pass():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0)

    assert Pass() not in table.options
    assert EndTurn() not in table.options
    assert GiveUp() not in table.options


def test_free_actions_come_before_and_after_the_main_action():
    table = Citadel(3).pool(0, force=2).put(zones.trophies(0), TROPHY, "monster.krinx").turn(0)
    assert SellTrophy(TROPHY) in table.options

    table.choose(SellTrophy(TROPHY))
    assert Turn(0, False) == table.step
    table.choose(Visit("armoury"), Buy(1, 2))

    assert Turn(0, True) == table.step
    assert [SellTrophy("monster.krinx"), EndTurn()] == table.options


def test_a_second_main_action_is_not_offered_and_refused():
    table = Citadel(3).pool(0, force=2, magic=1).put(zones.trophies(0), TROPHY)
    table.own(0, "region.kale", "member.korgo").turn(0)

    table.choose(Visit("armoury"), Buy(1, 2))

    assert [] == table.offers(Visit) + table.offers(Send) + table.offers(Work)
    for thing in (
        zones.building("mine"),
        zones.slot("mine", 1),
        zones.envoy("a.1"),
        "monster.gator",
        "mission.road_patrol",
        "region.kale",
    ):
        assert "ml-why-acted" == table.why_not(thing), thing


def test_without_free_actions_the_turn_ends_by_itself():
    table = Citadel(3).pool(0, force=2).pool(1, force=2).turn(0)

    table.choose(Visit("armoury"), Buy(1, 2))

    assert 1 == table.decision.seat


# Passing (R23, R24)


def test_ruling_24_an_empty_pool_passes_by_itself_and_for_good():
    table = Citadel(3).pool(1, magic=3).turn(0)

    assert 1 == table.table.mark(zones.is_out(0))
    assert 1 == table.decision.seat
    table.choose(Visit("pawnshop"), Enough())

    # Seats 0 and 2 are out: seat 1 plays on alone.
    assert 1 == table.decision.seat


def test_ruling_24_free_actions_that_make_dice_are_offered_before_passing():
    table = Citadel(3).hired(0, "member.fandor").turn(0, rolls=(6,))
    assert [UseTalent("member.fandor"), Pass()] == table.options

    table.choose(UseTalent("member.fandor"))

    assert Pass() not in table.options
    assert Visit("tavern") in table.options
    assert table.table.mark(zones.is_out(0)) is None


def test_ruling_24_a_clan_out_of_the_phase_is_not_asked_again():
    table = Citadel(2).hired(0, "member.fandor").pool(1, magic=2).turn(0)

    table.choose(Pass(), Visit("pawnshop"), Enough())

    assert 1 == table.decision.seat


def shut_in() -> Citadel:
    """A clan with dice, nobody at home, and panic in every building its dice could enter."""
    table = Citadel(3).pool(0, force=1, persuasion=(4,)).pool(1, force=2)
    table.send("member.purkas", "a.1").send("member.korgo", "a.2")
    return table.put(zones.PANIC, *[f"panic.{each}" for each in zones.BUILDINGS])


def test_ruling_23_without_a_legal_action_the_pool_goes_and_the_clan_passes():
    table = shut_in().turn(0)

    assert {"force": 0, "magic": 0, "persuasion": 0} == table.dice_of(0)
    assert 1 == table.table.mark(zones.is_out(0))
    assert "ml-gave-up" in table.keys
    assert 7 == table.seen(0).gold
    assert "persuasion.1" not in table.table.faces
    assert "persuasion.1" in table.zone(zones.dice("persuasion"))


def test_ruling_23_free_actions_still_come_first():
    table = shut_in().put(zones.trophies(0), TROPHY).turn(0)

    assert [GiveUp(), SellTrophy(TROPHY)] == table.options


def test_the_phase_ends_when_all_are_out():
    table = Citadel(3).pool(0, magic=1).turn(0)

    # One Magic die and two mercenaries at home: a mission, an expedition, the Lab or the Pawnshop.
    table.choose(Visit("alchemist"), Brew(1, 3, 0))

    assert table.step is None
    assert [1, 1, 1] == [table.table.mark(zones.is_out(seat)) for seat in range(3)]


def test_the_only_main_action_waits_for_the_player():
    table = Citadel(3).pool(0, force=1).pool(1, force=1, magic=1)
    table.send("member.purkas", "a.1").send("member.korgo", "a.2").has(0, gold=0)
    table.put(zones.PANIC, "panic.mine", "panic.hunter", "panic.bazaar")
    table.turn(0)

    # Penniless and alone: only the Pawnshop is left, and then the die answers itself.
    assert (Visit("pawnshop"),) == table.decision.options
    table.choose(Visit("pawnshop"))
    assert 1 == table.seen(0).gold
    assert 1 == table.decision.seat


def test_dice_stay_where_they_are():
    table = Citadel(3).pool(0, force=2).pool(1, force=2).turn(0)

    table.choose(Visit("armoury"), Buy(1, 2), Visit("armoury"), Buy(1, 2))

    assert ("force.1",) == table.zone(zones.slot("armoury", 1))
    assert ("force.3",) == table.zone(zones.slot("armoury", 2))
