"""Talents of the Deployment (rulings 25, 26 and 31)."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.effects.dice import Swap
from game.rules.monster_lands.effects.gains import TakeGain
from game.rules.monster_lands.steps.common import Back, UseCard
from game.rules.monster_lands.steps.deployment import Pass, Visit
from game.rules.monster_lands.steps.free import (
    SellTrophy,
    UseLoot,
)
from game.rules.monster_lands.steps.talents import UseTalent
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.test_free_actions import NOVICE, TROPHY, everything, table_choice


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("member.nuduru", {"potion": 1}),
        ("member.lorios", {"venom": 1}),
        ("member.tranok", {"gold": 2}),
    ],
)
def test_talents_that_give_once_a_round(card, gains):
    table = Citadel(3).hired(0, card).pool(0, force=1, magic=1).turn(0)
    before = {name: table.seen(0).has(name) for name in gains}

    table.choose(UseTalent(card))

    assert gains == {name: table.seen(0).has(name) - before[name] for name in gains}
    assert UseTalent(card) not in table.options
    assert "ml-why-used" == table.why_not(card)


def test_frostor_gives_a_potion_or_a_venom():
    table = Citadel(3).hired(0, "member.frostor").pool(0, force=1, magic=1).turn(0)

    table.choose(UseTalent("member.frostor"))
    assert [TakeGain("potion", 1), TakeGain("venom", 1), Back()] == table.options
    table.choose(TakeGain("venom", 1))

    assert (0, 1) == (table.seen(0).has(zones.POTION), table.seen(0).has(zones.VENOM))


def test_fandor_buys_a_persuasion_die_rolled_at_once():
    table = Citadel(3).hired(0, "member.fandor").pool(0, force=1, magic=1).turn(0, rolls=(6,))

    table.choose(UseTalent("member.fandor"))

    assert 6 == table.seen(0).gold
    (die,) = table.seen(0).dice("persuasion")
    assert 6 == table.table.pips(die)


def test_wormee_buys_a_force_die():
    table = Citadel(3).hired(0, "member.wormee").pool(0, force=1, magic=1).turn(0)

    table.choose(UseTalent("member.wormee"))

    assert 5 == table.seen(0).gold
    assert {"force": 2, "magic": 1, "persuasion": 0} == table.dice_of(0)


@pytest.mark.parametrize("card", ["member.fandor", "member.wormee"])
def test_ruling_25_fandor_and_wormee_work_at_home_only(card):
    table = Citadel(3).hired(0, card).send(card, "a.4").pool(0, force=1, magic=1).turn(0)

    assert UseTalent(card) not in table.options
    assert "ml-why-away" == table.why_not(card)


@pytest.mark.parametrize("card", ["member.tranok", "member.frostor", "member.lorios"])
def test_ruling_25_the_other_talents_work_while_the_bearer_is_away(card):
    table = Citadel(3).hired(0, card).send(card, "a.4").pool(0, force=1, magic=1).turn(0)

    assert UseTalent(card) in table.options


@pytest.mark.parametrize(("card", "cost"), [("member.fandor", 1), ("member.wormee", 2)])
def test_a_die_that_cannot_be_paid_is_refused(card, cost):
    table = Citadel(3).hired(0, card).has(0, gold=cost - 1).pool(0, force=1, magic=1).turn(0)

    assert UseTalent(card) not in table.options
    refusal = table.refusal(card)
    assert ("ml-why-gold", (("cost", cost), ("gold", cost - 1))) == (refusal.key, refusal.args)


def test_ruling_31_a_novice_swaps_a_die_for_one_of_another_colour():
    table = Citadel(3).hired(0, NOVICE).pool(0, force=1, persuasion=(2,)).turn(0, rolls=(5,))

    table.choose(UseTalent(NOVICE))
    assert {
        Swap("force.1", "magic"),
        Swap("force.1", "persuasion"),
        Swap("persuasion.1", "force"),
        Swap("persuasion.1", "magic"),
    } == set(table.offers(Swap))
    table.choose(Swap("force.1", "persuasion"))

    assert {"force": 0, "magic": 0, "persuasion": 2} == table.dice_of(0)
    assert [2, 5] == [table.table.pips(die) for die in table.seen(0).dice("persuasion")]
    assert ("force.1",) == table.zone(zones.spent(0))


def test_each_novice_swaps_once():
    other = "member.novicius.2"
    table = Citadel(3).hired(0, NOVICE, other).pool(0, force=2).turn(0)

    table.choose(UseTalent(NOVICE), Swap("force.1", "magic"))

    assert UseTalent(NOVICE) not in table.options
    assert UseTalent(other) in table.options


def test_a_novice_swaps_nothing_without_dice():
    table = Citadel(3).hired(0, NOVICE).put(zones.trophies(0), TROPHY).turn(0)

    assert [SellTrophy(TROPHY), Pass()] == table.options
    assert "ml-why-no-dice" == table.why_not(NOVICE)


def test_storage_holds_three_potions_and_three_venoms():
    table = Citadel(3).put(zones.loot(0), "loot.potions_venoms").has(0, potion=2, venom=3)
    table.pool(0, force=1, magic=1).turn(0)

    table.choose(UseLoot("loot.potions_venoms"))

    assert (3, 3) == (table.seen(0).has(zones.POTION), table.seen(0).has(zones.VENOM))


def test_rashnek_helps_at_the_mine_alone():
    table = everything()

    table.choose(Visit("mine"), table_choice(table, "mine"))

    assert UseCard("gear.rashnek.1") in table.options
