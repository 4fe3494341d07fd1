"""Sending somebody to a region (DP-19): dice, member, tokens, bottles, and what fits."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.spaces import fits_tokens
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import Send
from game.rules.monster_lands.steps.muster import Muster
from game.rules.monster_lands.steps.parts import AddDie, AddGoods, AddTrap, Lead, LeaveDie, SetOut
from game.rules.monster_lands.views import Expedition
from tests.rules.monster_lands.citadel_tables import Citadel

DEFENCE, POTION, VENOM = (AddGoods(each) for each in (zones.DEFENCE, zones.POTION, zones.VENOM))
PURKAS, KORGO, NOVICE = "member.purkas", "member.korgo", "member.novicius.1"
FIRST, SECOND, THIRD = "trap.plus_4.3", "trap.force_plus_1.1", "trap.magic_die_1.1"


def muster(**dice: int) -> Citadel:
    """A clan with three traps, Defence tokens and bottles, and these dice."""
    table = Citadel(3).put(zones.traps(0), FIRST, SECOND, THIRD)
    return table.has(0, defence=3, potion=2, venom=2).pool(0, **dice)


def there(table: Citadel, exp: str) -> Expedition:
    """What is on an expedition now."""
    return Expedition(table.table, exp)


# Regions (6.5)


def test_tv_16_carmens_deployment():
    table = Citadel(3).put(zones.traps(0), FIRST).has(0, defence=1).pool(0, force=2, magic=2)
    table.turn(0)

    table.choose(Send("a.2"), AddDie("magic.1"), AddDie("magic.2"), Lead(KORGO))
    assert all(fits_tokens("a.2", 4, tokens) for tokens in (1, 2, 3))
    assert not fits_tokens("a.2", 4, 4)
    table.choose(AddTrap(FIRST), DEFENCE).set_out()

    exp = there(table, "a.2")
    assert "token.korgo" == exp.token
    assert {"force.1", "force.2", "magic.1", "magic.2"} == set(exp.dice)
    assert (FIRST,) == exp.face_down
    assert 1 == exp.has(zones.DEFENCE)
    assert 1 == exp.has(zones.POTION)
    assert (0, 0) == (table.seen(0).has(zones.DEFENCE), len(table.seen(0).traps))


@pytest.mark.parametrize(("dice", "most"), [(6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 4)])
def test_tv_15_capacity_of_a_region_expedition(dice, most):
    # List 4, side b, expedition 1 takes one to six dice; with five tokens at hand, so many fit.
    table = Citadel(3).land("a", "region.kale", "monster.gator", "list.4", "b")
    table.has(0, defence=5).pool(0, force=dice).turn(0)

    table.choose(Send("a.1"))
    while table.offers(AddDie):
        table.choose(table.offers(AddDie)[0])
    table.choose(Lead(KORGO))
    while DEFENCE in table.options:
        table.choose(DEFENCE)
    table.set_out()

    exp = there(table, "a.1")
    assert (dice, most) == (len(exp.dice), exp.has(zones.DEFENCE))


def test_the_required_dice_go_and_reinforcements_stay_within_their_groups():
    # List 1, side a, expedition 2: 2 Force required; at most 2 Magic and 1 Force more.
    table = muster(force=5, magic=4).turn(0)

    table.choose(Send("a.2"))
    assert Muster(0, "a.2", ("force.1", "force.2")) == table.step
    assert {AddDie("force.3"), AddDie("magic.1")} == set(table.offers(AddDie))

    table.choose(AddDie("force.3"))
    assert [AddDie("magic.1")] == table.offers(AddDie)
    # Whichever die is asked about.
    assert ["ml-why-no-space"] * 2 == [table.why_not(die) for die in ("force.4", "force.5")]

    table.choose(AddDie("magic.1"), AddDie("magic.2"))
    assert [] == table.offers(AddDie)
    assert 5 == len(table.step.dice)


def test_the_required_dice_cannot_be_left_behind():
    table = muster(force=3, magic=1).turn(0)

    table.choose(Send("a.2"))
    refusal = table.refusal("force.1")
    assert ("ml-why-required", {"goods": ("goods.2.force",)}) == (refusal.key, dict(refusal.args))
    assert [] == table.offers(LeaveDie)
    table.choose(AddDie("magic.1"), AddDie("force.3"))

    # With a third Force die any of the three may stay, and the reinforcement of course.
    dice = ("force.1", "force.2", "magic.1", "force.3")
    assert [LeaveDie(die) for die in dice] == table.offers(LeaveDie)


def test_groups_of_mixed_colours_take_either():
    # List 2, side a, expedition 1: 1 Force required, 4 more of either colour.
    table = muster(force=5, magic=5).turn(0)

    table.choose(Send("b.1"), AddDie("magic.1"), AddDie("magic.2"), AddDie("magic.3"))
    assert {AddDie("force.2"), AddDie("magic.4")} == set(table.offers(AddDie))
    table.choose(AddDie("force.2"))

    assert [] == table.offers(AddDie)
    assert "ml-why-no-space" == table.why_not("magic.4")


@pytest.mark.parametrize(
    ("dice", "exp", "colour", "count"),
    [
        ({"magic": 1}, "a.2", "force", 2),
        ({"force": 1, "magic": 1}, "a.2", "force", 2),
        ({"force": 2}, "a.1", "magic", 1),
    ],
)
def test_without_the_required_dice_nobody_goes(dice, exp, colour, count):
    table = muster(**dice).turn(0)

    assert Send(exp) not in table.options
    refusal = table.refusal(zones.envoy(exp))
    assert "ml-why-required" == refusal.key
    assert {"goods": (f"goods.{count}.{colour}",)} == dict(refusal.args)


def test_ruling_35_persuasion_never_goes_to_a_region_or_the_gates():
    table = Citadel(3).put(zones.lair(zones.GATES), "monster.snagus")
    table.pool(0, force=2, persuasion=(3,)).turn(0)

    table.choose(Send("a.2"))
    assert AddDie("persuasion.1") not in table.options
    assert "ml-why-no-space" == table.why_not("persuasion.1")
    table.back()
    table.choose(Send("gates.1"))

    assert AddDie("persuasion.1") not in table.options
    assert "ml-why-no-space" == table.why_not("persuasion.1")


def test_ruling_35_persuasion_goes_on_missions_that_show_it():
    table = Citadel(3).pool(0, magic=1, persuasion=(3,)).turn(0)

    # Road Patrol takes two dice of any colour; the contract takes one Persuasion die.
    assert {Send("left.1"), Send("left.2"), Send("right.1"), Send("right.2")} <= set(table.options)
    table.choose(Send("right.1"), Lead(KORGO), AddDie("persuasion.1")).set_out()

    assert ("persuasion.1",) == there(table, "right.1").dice
    assert "persuasion.1" not in table.table.faces


def test_ruling_33_traps_lie_in_the_order_in_which_they_are_laid():
    table = muster(force=1).turn(0)

    table.choose(Send("a.4"), Lead(KORGO), AddTrap(THIRD), AddTrap(FIRST)).set_out()

    assert (THIRD, FIRST) == there(table, "a.4").face_down
    assert (SECOND,) == table.seen(0).traps


def test_no_room_for_another_token_is_refused():
    # List 1, side a, expedition 4: 1 Force required; 2 Force and 2 Magic may join: 5 dice.
    table = muster(force=3, magic=2).turn(0)

    table.choose(Send("a.4"), AddDie("force.2"), AddDie("force.3"), AddDie("magic.1"))
    table.choose(AddDie("magic.2"), Lead(KORGO), AddTrap(FIRST))
    assert (None, None) == (table.why_not(SECOND), table.refused(DEFENCE))
    table.choose(AddTrap(SECOND))

    # Five dice and two tokens: a third would take two more die spaces. Bottles take none.
    assert ("ml-why-no-room",) * 2 == (table.why_not(THIRD), table.refused(DEFENCE))
    assert [POTION, VENOM] == table.offers(AddGoods)


def test_no_room_is_said_of_every_equal_trap():
    table = muster(force=3, magic=2).put(zones.traps(0), "trap.plus_4.4").turn(0)

    table.choose(Send("a.4"), *[AddDie(f"force.{n}") for n in (2, 3)])
    table.choose(*[AddDie(f"magic.{n}") for n in (1, 2)], DEFENCE, DEFENCE)

    assert ["ml-why-no-room"] * 2 == [table.why_not(each) for each in (FIRST, "trap.plus_4.4")]


def test_no_room_for_a_die_beside_the_tokens_taken_already():
    # One Force and four tokens: 1 + 2 * (4 - 2) = 5 of 6 spaces, so one die more and no other.
    table = muster(force=2, magic=2).turn(0)

    table.choose(Send("a.4"), DEFENCE, DEFENCE, AddTrap(FIRST), AddTrap(SECOND))
    assert {AddDie("force.2"), AddDie("magic.1")} == set(table.offers(AddDie))
    table.choose(AddDie("magic.1"))

    assert ["ml-why-no-die-room"] * 2 == [table.why_not(die) for die in ("force.2", "magic.2")]
    assert [] == table.offers(AddDie)


def test_bottles_at_most_one_of_each():
    table = muster(force=1).turn(0)

    table.choose(Send("a.4"), Lead(KORGO))
    assert {POTION, VENOM} <= set(table.offers(AddGoods))
    table.choose(POTION, VENOM)
    assert [DEFENCE] == table.offers(AddGoods)
    table.set_out()

    exp = there(table, "a.4")
    assert (1, 1) == (exp.has(zones.POTION), exp.has(zones.VENOM))
    assert (1, 1) == (table.seen(0).has(zones.POTION), table.seen(0).has(zones.VENOM))


def test_bottles_that_are_not_there_are_not_offered():
    table = muster(force=1).has(0, potion=0, venom=1).turn(0)

    table.choose(Send("a.4"))

    assert [DEFENCE, VENOM] == table.offers(AddGoods)


def test_defence_tokens_that_are_not_there_are_not_offered():
    table = muster(force=1).has(0, defence=1).turn(0)

    table.choose(Send("a.4"), DEFENCE)

    assert [POTION, VENOM] == table.offers(AddGoods)


@pytest.mark.parametrize(
    ("exp", "name", "amount"),
    [
        ("a.1", zones.GUARDS, 1),
        ("a.2", zones.POTION, 1),
        ("a.4", zones.GOLD, 2),
        ("b.1", zones.GUARDS, 2),
        ("b.2", zones.GOLD, 3),
        ("b.4", zones.VENOM, 1),
    ],
)
def test_the_advantage_is_received_at_once_on_the_token(exp, name, amount):
    table = Citadel(3).pool(0, force=2, magic=2).turn(0)
    gold = table.seen(0).gold

    table.choose(Send(exp), Lead(KORGO)).set_out()

    assert amount == there(table, exp).has(name)
    assert gold == table.seen(0).gold


def test_a_reroll_is_read_from_the_space():
    table = Citadel(3).pool(0, magic=1).turn(0)

    table.choose(Send("a.3"), Lead(KORGO)).set_out()

    assert ("magic",) == there(table, "a.3").trail.advantage.reroll.dice


def test_wounded_members_may_go_and_stay_wounded():
    table = muster(force=1).wound(KORGO).turn(0)

    table.choose(Send("a.4"), Lead(KORGO)).set_out()

    assert "token.korgo" == there(table, "a.4").token
    assert table.seen(0).is_wounded(KORGO)
    assert not table.seen(0).is_home(KORGO)


def test_ruling_27_novices_are_never_sent():
    table = Citadel(3).hired(0, NOVICE).pool(0, force=1).turn(0)

    table.choose(Send("a.4"))

    assert {Lead(PURKAS), Lead(KORGO)} == set(table.offers(Lead))


def test_ruling_27_a_clan_of_novices_at_home_sends_nobody():
    table = Citadel(3).hired(0, NOVICE).send(PURKAS, "a.1").send(KORGO, "a.2")
    table.pool(0, force=1, magic=1).turn(0)

    assert [] == table.offers(Send)
    assert "ml-why-nobody-to-send" == table.why_not(zones.envoy("a.4"))


def test_a_taken_expedition_is_refused():
    table = muster(force=2, magic=1).send("member.tortock", "a.2").turn(0)

    assert Send("a.2") not in table.options
    assert "ml-why-taken" == table.why_not(zones.envoy("a.2"))


def test_one_clan_may_hold_several_expeditions_of_a_place():
    table = Citadel(3).pool(0, force=2, magic=1).send(PURKAS, "a.2").turn(0)

    assert Send("a.4") in table.options


def test_a_region_out_of_play_is_refused():
    table = Citadel(2).pool(0, force=2, magic=1).turn(0)

    assert Send("b.1") not in table.options
    assert "ml-why-out-of-play" == table.why_not(zones.envoy("b.1"))


def test_ruling_29_a_manager_may_be_sent():
    table = Citadel(3).own(0, "region.kale", KORGO).pool(0, force=1).turn(0)

    table.choose(Send("a.4"), Lead(KORGO)).set_out()

    assert "token.korgo" == there(table, "a.4").token
    assert KORGO == table.seen(0).manager("region.kale")


# Nobody sets out by itself


def test_a_party_without_choices_is_asked_once():
    table = Citadel(3).send(PURKAS, "b.1").pool(0, force=1).pool(1, force=2).turn(0)

    table.choose(Send("a.4"))

    assert [SetOut(("force.1",), KORGO), Back()] == list(table.options)
    assert there(table, "a.4").token is None
    table.set_out()

    assert "token.korgo" == there(table, "a.4").token
    assert 1 == table.decision.seat


def test_the_departure_is_told_without_naming_traps():
    table = muster(force=1).turn(0)

    table.choose(Send("a.4"), Lead(KORGO), AddTrap(FIRST)).set_out()

    told = {"seat": 0, "member": KORGO, "expedition": "a.4", "dice": 1, "traps": 1, "defence": 0}
    assert told == table.story("ml-sent")
