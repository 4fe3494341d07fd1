"""Slots of the buildings, and those without an offer: Lab, Armoury, Pawnshop and Mine."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.steps.common import Back, Enough, UseCard
from game.rules.monster_lands.steps.deployment import Visit
from game.rules.monster_lands.steps.phases import FormPools
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.steps.workshops import Brew, Buy, Dig
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.positions import adventure, party

FOUR, OTHER_FOUR, THREE = "trap.plus_4.1", "trap.plus_4.2", "trap.force_die_1.1"

# Slots


@pytest.mark.parametrize(
    ("building", "players", "slots"),
    [("hunter", 2, 3), ("hunter", 3, 4), ("tavern", 2, 3), ("armoury", 3, 3), ("bazaar", 2, 2)],
)
def test_a_building_is_full_when_its_open_slots_are_taken(building, players, slots):
    table = Citadel(players).pool(0, force=1, magic=1)
    for number in range(1, slots + 1):
        table.in_slot(building, number, "force")
    table.turn(0)

    assert Visit(building) not in table.options
    assert "ml-why-full" == table.why_not(zones.building(building))
    assert "ml-why-full" == table.why_not(zones.slot(building, 1))


def test_a_die_takes_the_leftmost_free_slot():
    table = Citadel(3).pool(0, force=2).in_slot("armoury", 1, "persuasion", 4).turn(0)

    table.choose(Visit("armoury"), Buy(1, 2))

    assert ("force.1",) == table.zone(zones.slot("armoury", 2))


@pytest.mark.parametrize("building", zones.BUILDINGS)
def test_panic_closes_a_building(building):
    table = Citadel(3).pool(0, force=2, magic=1, persuasion=(3,))
    table.put(zones.PANIC, f"panic.{building}").turn(0)

    assert Visit(building) not in table.options
    refusal = table.refusal(zones.building(building))
    assert ("ml-why-panic", (("building", building),)) == (refusal.key, refusal.args)


@pytest.mark.parametrize("building", ["hunter", "tavern", "armoury", "bazaar", "mine"])
def test_magic_is_of_no_use_but_at_the_lab_and_the_pawnshop(building):
    table = Citadel(3).pool(0, magic=2).turn(0)

    assert Visit(building) not in table.options
    assert "ml-why-no-die" == table.why_not(zones.building(building))
    assert Visit("alchemist") in table.options
    assert Visit("pawnshop") in table.options


def test_persuasion_is_of_no_use_in_the_mine_or_the_lab():
    table = Citadel(3).pool(0, persuasion=(3,)).turn(0)

    assert "ml-why-no-die" == table.why_not(zones.building("mine"))
    assert "ml-why-no-die" == table.why_not(zones.building("alchemist"))


# Alchemist's Lab (DP-12)


def test_tv_13_upper_slot_three_tokens_lower_slot_two():
    table = Citadel(3).pool(0, magic=2).turn(0)

    table.choose(Visit("alchemist"))

    assert [(1, 3, 0), (1, 2, 1), (1, 1, 2), (1, 0, 3), (2, 2, 0), (2, 1, 1), (2, 0, 2)] == [
        (option.slot, option.potions, option.venoms) for option in table.offers(Brew)
    ]

    table.choose(Brew(1, 2, 1))

    assert (2, 1) == (table.seen(0).has(zones.POTION), table.seen(0).has(zones.VENOM))
    assert ("magic.1",) == table.zone(zones.slot("alchemist", 1))


def test_tv_13_ruling_21_the_full_number_is_brewed_and_what_is_too_much_is_lost():
    table = Citadel(3).pool(0, magic=2).has(0, potion=2).turn(0)

    table.choose(Visit("alchemist"), Brew(1, 3, 0))

    assert 3 == table.seen(0).has(zones.POTION)
    assert ("goods.2.potion",) == table.story("ml-tokens-lost")["goods"]


def test_a_taken_slot_of_the_lab_is_not_offered():
    table = Citadel(3).pool(0, magic=2).in_slot("alchemist", 1, "magic").turn(0)

    table.choose(Visit("alchemist"))

    assert {2} == {option.slot for option in table.offers(Brew)}


# Armoury (DP-14)


def test_tv_12_three_defence_tokens_for_six_gold():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Visit("armoury"))
    assert [Buy(1, 2), Buy(2, 4), Buy(3, 6)] == table.offers(Buy)
    table.choose(Buy(3, 6))

    assert (1, 3) == (table.seen(0).gold, table.seen(0).has(zones.DEFENCE))


def test_tv_12_with_persuasion_4_three_tokens_for_two_gold():
    table = Citadel(3).pool(0, force=1, persuasion=(4,)).turn(0)

    table.choose(Visit("armoury"), UseDie("persuasion.1", 4))
    assert [Buy(1, 1), Buy(2, 1), Buy(3, 2)] == table.offers(Buy)
    table.choose(Buy(3, 2))

    assert (5, 3) == (table.seen(0).gold, table.seen(0).has(zones.DEFENCE))


def test_only_as_many_tokens_as_can_be_paid():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=5).turn(0)

    table.choose(Visit("armoury"))

    assert [Buy(1, 2), Buy(2, 4), Back()] == table.options


def test_the_armoury_needs_two_gold_or_a_discount():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=1).turn(0)

    assert Visit("armoury") not in table.options
    assert "ml-why-gold" == table.why_not(zones.building("armoury"))


def test_storage_holds_five_defence_tokens():
    table = Citadel(3).pool(0, force=2).has(0, defence=4).turn(0)

    table.choose(Visit("armoury"), Buy(3, 6))

    assert 5 == table.seen(0).has(zones.DEFENCE) == table.seen(0).limit(zones.DEFENCE)
    assert ("goods.2.defence",) == table.story("ml-tokens-lost")["goods"]


# Pawnshop (DP-15)


def test_tv_14_three_dice_of_any_colours_are_three_gold_and_one_action():
    table = Citadel(3).pool(0, force=2, magic=1, persuasion=(6,)).pool(1, force=1).turn(0)

    table.choose(Visit("pawnshop"), UseDie("force.1", 0), UseDie("magic.1", 0))
    table.choose(UseDie("persuasion.1", 0), Enough())

    assert 7 + 3 == table.seen(0).gold
    assert ("force.2",) == table.seen(0).pool
    assert 1 == table.decision.seat


def test_the_pawnshop_never_fills():
    table = Citadel(3).pool(0, force=1, magic=1)
    for _ in range(5):
        table.in_slot("pawnshop", 1, "force")
    table.turn(0)

    assert Visit("pawnshop") in table.options


def test_at_least_one_die_is_pawned():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0)

    table.choose(Visit("pawnshop"))

    assert Enough() not in table.options


def test_equal_dice_are_one_choice():
    table = Citadel(3).pool(0, force=3, magic=1, persuasion=(2, 2, 5)).turn(0)

    table.choose(Visit("pawnshop"))

    assert [
        UseDie("force.1", 0),
        UseDie("magic.1", 0),
        UseDie("persuasion.1", 0),
        UseDie("persuasion.3", 0),
    ] == table.offers(UseDie)


# Mine (DP-17)


def test_tv_02_two_force_on_the_double_slot_bring_six_gold():
    table = Citadel(3).pool(0, force=2).turn(0)

    table.choose(Visit("mine"), Dig(1, 2, 6))

    assert 7 + 6 == table.seen(0).gold
    assert ("force.1", "force.2") == table.zone(zones.slot("mine", 1))


def test_tv_03_the_best_slot_taken_leaves_four_or_two():
    table = Citadel(3).pool(0, force=2).in_slot("mine", 1, "force").in_slot("mine", 1, "force")
    table.turn(0)

    table.choose(Visit("mine"))

    assert {(2, 4), (1, 2)} == {(option.dice, option.gold) for option in table.offers(Dig)}
    assert Dig(1, 2, 6) not in table.options


def test_one_force_cannot_work_a_double_slot():
    table = Citadel(3).pool(0, force=1, magic=1)
    table.in_slot("mine", 3, "force").in_slot("mine", 4, "force").turn(0)

    assert Visit("mine") not in table.options
    refusal = table.refusal(zones.building("mine"))
    assert ("ml-why-mine-dice", (("needed", 2),)) == (refusal.key, refusal.args)


def test_with_two_players_the_mine_has_a_six_and_a_two():
    table = Citadel(2).pool(0, force=2).turn(0)

    table.choose(Visit("mine"))

    assert [Dig(1, 2, 6), Dig(3, 1, 2)] == table.offers(Dig)


def test_taron_and_rashnek_each_add_two_gold_once_a_round():
    table = Citadel(3).pool(1, force=3).put(zones.worn("member.tortock"), "gear.rashnek.1").turn(1)

    table.choose(Visit("mine"), Dig(1, 2, 6), UseCard("member.taron"), UseCard("gear.rashnek.1"))

    assert 7 + 6 + 2 + 2 == table.seen(1).gold


def test_a_bonus_may_be_kept_for_a_later_visit():
    table = Citadel(3).pool(1, force=3).turn(1)

    table.choose(Visit("mine"), Dig(1, 2, 6), Enough())
    table.choose(Visit("mine"), Dig(3, 1, 2), UseCard("member.taron"))

    assert 7 + 6 + 2 + 2 == table.seen(1).gold


def test_ruling_25_taron_helps_at_the_mine_while_he_is_away():
    table = Citadel(3).pool(1, force=2).send("member.taron", "a.4").turn(1)

    table.choose(Visit("mine"), Dig(1, 2, 6))

    assert UseCard("member.taron") in table.options


# Supplies (R52)


def test_ruling_52_dice_are_never_short():
    """Nuduru's clan holds all 32, 22 and 18 dice of the box, and the others still get theirs."""
    table = Citadel(4).pool(3, force=32, magic=22, persuasion=(1,) * 18)

    table.play(FormPools())

    assert [{"force": 2, "magic": 1, "persuasion": 1}] * 3 == [table.dice_of(n) for n in range(3)]
    assert {"force": 34, "magic": 23, "persuasion": 19} == table.dice_of(3)


def test_ruling_52_attack_dice_are_never_short():
    """The box has 8; Trons at the Gates rolls 4 + 3, and 3 more on the last round of a legend."""
    scene = adventure(
        zones.GATES,
        monster="trons",
        level="legendary",
        round=6,
        expeditions={1: party("taron", force=1)},
        rolls=(6,) * 10,
    )

    assert 10 == scene.told("ml-attack-rolled")["hits"]


def test_ruling_52_gold_and_tokens_are_never_short():
    """The others hold what the box has: 55 gold, 20 Defence tokens, 16 potions, 16 venoms."""
    table = Citadel(3).pool(0, force=3, magic=1).has(0, gold=6)
    for seat in (1, 2):
        table.has(seat, gold=55, defence=5, potion=3, venom=3)
    table.send("member.taron", "a.1").count(zones.owner("a.1"), defence=10, potion=10, venom=10)
    table.turn(0)

    table.choose(Visit("armoury"), Buy(3, 6))
    table.choose(Visit("alchemist"), Brew(1, 1, 2))
    table.choose(Visit("mine"), Dig(1, 2, 6))

    clan = table.seen(0)
    assert (6, 3, 1, 2) == (clan.gold, *(clan.has(each) for each in ("defence", "potion", "venom")))
