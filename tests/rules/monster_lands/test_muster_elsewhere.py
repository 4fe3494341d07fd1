"""Sending somebody on a mission (DP-18) or to the Gates (DP-20)."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.spaces import fits_tokens
from game.rules.monster_lands.steps.deployment import Send
from game.rules.monster_lands.steps.parts import AddDie, AddGoods, AddTrap, Lead, SetOut
from tests.rules.monster_lands.citadel_tables import Citadel
from tests.rules.monster_lands.test_muster import (
    DEFENCE,
    FIRST,
    KORGO,
    PURKAS,
    SECOND,
    muster,
    there,
)

# Missions (6.4)


def test_ruling_32_a_mission_takes_its_exact_number_of_dice_and_nothing_else():
    table = muster(force=2, magic=1).turn(0)

    table.choose(Send("left.1"), AddDie("force.1"), Lead(KORGO))
    # Ruling 32: no traps, tokens or bottles go on a mission, and one die is not two.
    assert [] == [*table.offers(AddTrap), *table.offers(AddGoods), *table.offers(SetOut)]
    table.choose(AddDie("magic.1"))
    assert "ml-why-no-space" == table.why_not("force.2")
    table.set_out()

    exp = there(table, "left.1")
    assert {"force.1", "magic.1"} == set(exp.dice)
    assert () == exp.face_down
    assert (0, 0, 0) == tuple(exp.has(each) for each in ("defence", "potion", "venom"))
    assert (3, 2, 2) == tuple(table.seen(0).has(each) for each in ("defence", "potion", "venom"))


def test_a_mission_without_enough_fitting_dice_is_refused():
    table = Citadel(3).pool(0, force=1).put(zones.lair(zones.GATES), "monster.snagus").turn(0)

    assert Send("left.1") not in table.options
    refusal = table.refusal(zones.envoy("left.1"))
    assert "ml-why-mission-dice" == refusal.key
    assert {"count": 2, "colours": ("force", "magic", "persuasion")} == dict(refusal.args)
    assert "ml-why-mission-dice" == table.why_not("mission.witch_hunt")


def test_a_free_mix_of_the_printed_colours():
    # Witch Hunt asks two dice, Force or Magic in any mix.
    table = Citadel(3).only(zones.mission("left"), "mission.errand").pool(0, force=1, magic=1)
    table.put(zones.mission("left"), "mission.errand").turn(0)

    table.choose(Send("left.2"))

    assert {AddDie("force.1"), AddDie("magic.1")} == set(table.offers(AddDie))


def test_both_spaces_of_a_mission_may_be_of_one_clan():
    table = Citadel(3).pool(0, force=2, magic=2).send(PURKAS, "left.1").turn(0)

    assert Send("left.2") in table.options


# The Gates (6.6)


def gates(**dice: int) -> Citadel:
    """Snagus at the Gates."""
    return muster(**dice).put(zones.lair(zones.GATES), "monster.snagus")


def test_tv_17_tom_sends_tranok_to_the_gates():
    table = gates(force=3, magic=2).hired(0, "member.tranok").turn(0)

    table.choose(Send("gates.1"), *[AddDie(f"force.{n}") for n in (1, 2, 3)])
    table.choose(AddDie("magic.1"), AddDie("magic.2"), Lead("member.tranok"), AddTrap(FIRST))

    # 5 dice and a token of two spaces: 7 of 8; no other token fits.
    assert ("ml-why-no-room",) * 2 == (table.why_not(SECOND), table.refused(DEFENCE))
    table.set_out()
    exp = there(table, "gates.1")
    assert "token.tranok" == exp.token
    assert 5 == len(exp.dice)
    assert (FIRST,) == exp.face_down
    assert 2 == exp.has(zones.GUARDS)
    assert 10 == monster("monster.snagus").capture_reward["gold"]


@pytest.mark.parametrize(
    ("dice", "tokens", "legal"),
    [(8, 0, True), (6, 1, True), (4, 2, True), (0, 4, True), (7, 1, False), (5, 2, False)],
)
def test_ruling_34_the_gates_have_eight_spaces_and_a_token_takes_two(dice, tokens, legal):
    assert legal == fits_tokens("gates.1", dice, tokens)


def test_ruling_34_a_ninth_die_is_not_offered():
    table = gates(force=9, magic=1).turn(0)

    table.choose(Send("gates.1"), *[AddDie(f"force.{n}") for n in range(1, 9)])

    assert [] == table.offers(AddDie)
    assert ["ml-why-no-space"] * 2 == [table.why_not(die) for die in ("force.9", "magic.1")]
    assert 8 == len(table.step.dice)


def test_ruling_34_dice_and_tokens_share_the_room_whichever_comes_first():
    table = gates(force=4).turn(0)

    table.choose(Send("gates.1"), DEFENCE, DEFENCE, DEFENCE, AddDie("force.1"), AddDie("force.2"))

    # Three tokens and two dice fill eight spaces.
    assert "ml-why-no-die-room" == table.why_not("force.3")
    assert "ml-why-no-room" == table.why_not(FIRST)


def test_lower_gates_expedition_one_guard_and_five_gold_on_the_token():
    table = gates(force=1).turn(0)

    table.choose(Send("gates.2"), AddDie("force.1"), Lead(KORGO)).set_out()

    exp = there(table, "gates.2")
    assert (1, 5) == (exp.has(zones.GUARDS), exp.has(zones.GOLD))
    assert 7 == table.seen(0).gold


def test_tokens_alone_are_enough_for_the_gates():
    table = gates(persuasion=(3,)).turn(0)

    table.choose(Send("gates.1"), Lead(KORGO))
    assert "ml-why-gates-empty-handed" == table.refused(SetOut((), KORGO))
    table.choose(DEFENCE).set_out()

    exp = there(table, "gates.1")
    assert () == exp.dice
    assert 1 == exp.has(zones.DEFENCE)


def test_at_least_one_piece_goes_to_the_gates():
    table = Citadel(3).put(zones.lair(zones.GATES), "monster.snagus").pool(0, persuasion=(3,))
    table.turn(0)

    assert Send("gates.1") not in table.options
    assert "ml-why-gates-empty-handed" == table.why_not(zones.envoy("gates.1"))


def test_at_least_one_die_when_there_are_no_tokens():
    table = Citadel(3).put(zones.lair(zones.GATES), "monster.snagus").pool(0, force=1, magic=1)
    table.turn(0)

    table.choose(Send("gates.1"), Lead(KORGO))

    assert "ml-why-gates-empty-handed" == table.refused(SetOut((), KORGO))


def test_bottles_are_nothing_to_face_a_monster_with():
    table = gates(force=1).turn(0)

    table.choose(Send("gates.1"), Lead(KORGO), AddGoods(zones.POTION), AddGoods(zones.VENOM))

    assert "ml-why-gates-empty-handed" == table.refused(SetOut((), KORGO, potion=1, venom=1))


def test_quiet_gates_are_refused():
    table = muster(force=1).turn(0)

    assert Send("gates.1") not in table.options
    assert "ml-why-gates-quiet" == table.why_not(zones.envoy("gates.1"))
