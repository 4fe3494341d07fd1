"""Combat against the deck: dice, Gaar, Hope, Wounds, Damage, ends (chapters 8, 11 and 16)."""

from __future__ import annotations

import pytest

from game.rules.euthia import zones
from game.rules.euthia.fighting import MOST_HOPE
from game.rules.euthia.steps.fight_end import KeepTrophy, LeaveTrophy
from game.rules.euthia.steps.fight_hero import HopeForDamage, HopeForGaar, HopeForOne
from game.rules.euthia.steps.fight_monster import SwayMonster
from game.rules.euthia.steps.fight_weapon import AttackBareHanded
from game.rules.euthia.steps.fight_windows import ANSWERING, BEFORE_ATTACK, BEFORE_STRIKE
from game.rules.euthia.steps.rolling import SpendGaar
from game.rules.euthia.views.bout import reckoned
from tests.rules.euthia.fights import Bouts


def test_w_11_wounds_of_the_dragonfly_by_its_strength() -> None:
    laid = Bouts().fight("dragonfly", "combat_15").until("AnswerRoll")

    inflicted = [laid.bout.wounds(strength) for strength in (3, 4, 7, 8, 11, 12, 15)]

    assert [0, 1, 1, 2, 2, 3, 3] == inflicted


def test_w_12_fire_staff_against_the_dragonfly() -> None:
    laid = Bouts().hero(health=6, gaar=4).fight("dragonfly", "combat_15", rolls=(1, 4, 5, 4))

    laid.until("ModifyAttack")
    assert 5 == laid.seen().health  # 3 and 3 are Strength 6: 1 Wound
    assert 1 == laid.bout.hope
    laid.do(SpendGaar, face=1).do(SpendGaar, face=4).do(HopeForOne)
    assert (10, 3) == (laid.asked["amount"], laid.asked["damage"])
    laid.done()

    assert ["eut-monster-fell"] == [key for key in laid.keys if key == "eut-monster-fell"]
    assert 0 == laid.counted(zones.HOPE)


def test_w_13_hope_gives_one_more_or_gaar_or_damage() -> None:
    laid = Bouts().hero(health=6, gaar=0).count(zones.FIGHT, die_of_hope=4)

    laid.fight("vindictive_gecko", "combat_15", rolls=(3, 3))
    laid.until("ModifyAttack").do(HopeForDamage)
    assert 1 == laid.bout.hope
    assert 7 == laid.asked["amount"]
    assert [] == laid.offered(HopeForGaar)
    laid.do(HopeForOne)

    assert 0 == laid.bout.hope
    assert 8 == laid.asked["amount"]


@pytest.mark.parametrize(("points", "gaar"), [(4, 2), (5, 2), (1, 0)])
def test_w_13_hope_that_is_left_becomes_gaar(points: int, gaar: int) -> None:
    laid = Bouts().hero(health=6, gaar=0).count(zones.FIGHT, die_of_hope=points)

    laid.count(zones.FIGHT, damage=2).fight("dragonfly", "combat_15", rolls=(6, 6))
    laid.until("ClaimTrophy").do(LeaveTrophy)

    assert gaar == sum(each["amount"] for each in laid.told("eut-hope-paid"))
    assert 0 == laid.counted(zones.HOPE)


@pytest.mark.parametrize(("rolls", "hope"), [((1, 4), 1), ((2, 4), 0)])
def test_w_14_a_low_hero_roll_gives_hope(rolls: tuple[int, int], hope: int) -> None:
    laid = Bouts().hero(health=6).fight("vindictive_gecko", "combat_15", rolls=rolls)

    assert hope == laid.until("ModifyAttack").bout.hope


def test_w_14_a_high_monster_roll_gives_hope_up_to_five() -> None:
    laid = Bouts().hero(health=6).count(zones.FIGHT, die_of_hope=MOST_HOPE)

    laid.fight("vindictive_gecko", "combat_36")

    assert MOST_HOPE == laid.bout.hope


@pytest.mark.parametrize(("before", "after"), [(15, 16), (16, 16)])
def test_w_15_the_reward_is_for_who_is_not_too_famous(before: int, after: int) -> None:
    laid = Bouts().hero(health=6, reputation=before)
    laid.mark(zones.QUARRY, 1).count(zones.FIGHT, damage=2)

    laid.fight("dragonfly", "combat_15", rolls=(6, 6)).until("ClaimTrophy").do(LeaveTrophy)

    assert after == laid.seen().reputation
    assert (before == after) == ("eut-too-famous" in laid.keys)


def test_w_18_plus_and_minus_alone_never_hurt() -> None:
    assert 0 == reckoned(0, 3, 0)
    assert 0 == reckoned(1, 2, 4)
    assert 2 == reckoned(2, 1, 1)


def test_ruling_26_bare_hands_deal_one_damage_from_nine_on() -> None:
    laid = Bouts().hero(health=6)
    for slot in ("h1", "h2", "h3", "h4"):
        for piece in list(laid.zones.get(zones.hero_slot(0, slot), ())):
            laid.put(zones.GONE, piece)

    laid.fight("vindictive_gecko", "combat_15", rolls=(5, 4)).until("ModifyAttack")

    assert "eut-bare-hands" in laid.keys
    assert 1 == laid.asked["damage"]
    assert [] == laid.offered(AttackBareHanded)


def test_w_65_a_gaar_shifts_even_if_the_die_shows_the_same() -> None:
    laid = Bouts().hero(health=6, gaar=1)

    laid.fight("vindictive_gecko", "combat_15", rolls=(6, 1, 1)).until("ModifyAttack")
    laid.do(SpendGaar, face=1)

    assert 9 == laid.asked["amount"]


def test_the_hero_sways_the_monsters_roll_by_two() -> None:
    laid = Bouts().hero(health=6, gaar=2).fight("vindictive_gecko", "combat_24", rolls=(4,))

    assert 10 == laid.until("AnswerRoll").bout.strength
    laid.do(SwayMonster, face=6)

    assert 4 + 4 - 2 == laid.bout.strength
    assert 1 == laid.seen().gaar


def test_w_44_an_air_essence_leaves_the_right_die_alone() -> None:
    laid = Bouts().hero(health=6).kit(0, "essence.air").fight("vindictive_gecko", "combat_35")

    laid.window(BEFORE_ATTACK).use("essence.air").until("AnswerRoll")

    assert 5 == laid.bout.raw
    assert 0 == laid.bout.hope


def test_w_25_and_w_58_death_in_combat_and_the_monster_waits() -> None:
    laid = Bouts().hero(health=1, gaar=0, movement=1).fight("vindictive_gecko", "combat_36")

    laid.until("")

    hero = laid.seen()
    assert zones.centre(0, 0) == hero.location
    assert (hero.max_health, 0, 3) == (hero.health, hero.movement, hero.gaar)
    assert 1 == hero.has(zones.DEATHS)
    assert 1 == len(hero.cards_of(zones.GOLD_CARD))
    assert "monster.vindictive_gecko.1" == laid.zone(zones.deck(zones.monsters(1)))[0]


def test_a_trophy_fills_a_bag() -> None:
    laid = Bouts().hero(health=6).count(zones.FIGHT, damage=2)
    laid.fight("dragonfly", "combat_15", rolls=(6, 6))

    laid.until("ClaimTrophy").do(KeepTrophy).until("")

    assert ["monster"] == [piece.split(".")[0] for piece in laid.seen().in_bags]


def test_the_winner_sets_the_space_free() -> None:
    laid = Bouts().hero(health=6).count(zones.FIGHT, damage=2)
    laid.fight("dragonfly", "combat_15", rolls=(6, 6))
    space = laid.bout.space

    laid.until("ClaimTrophy").do(LeaveTrophy)

    assert laid.table.count(space, zones.TOKENS) > 0
    assert zones.SIDES not in laid.table.marks
    assert () == laid.zone(zones.FIGHT)


def test_w_46_a_shield_costs_the_next_attack_only() -> None:
    laid = Bouts("dral").hero(health=7).kit(0, h2="tile.dral_round_shield")

    laid.fight("dragonfly", "combat_24", "combat_15", rolls=(3, 4, 3, 4))
    laid.window(ANSWERING).use("tile.dral_round_shield")
    assert [8] == [each["strength"] for each in laid.told("eut-monster-hits")]
    laid.until("ModifyAttack")
    assert 7 - 4 - 1 == laid.asked["amount"]
    laid.done().until("ModifyAttack")

    assert 7 - 4 == laid.asked["amount"]


def test_w_52_a_spiked_shield_may_win_before_the_wounds() -> None:
    laid = Bouts("dral").hero(health=7).kit(0, h2="item.spiked_shield")
    laid.count(zones.FIGHT, damage=5)

    laid.fight("vindictive_gecko", "combat_24").window(ANSWERING).use("item.spiked_shield")

    assert "eut-monster-fell" in laid.keys
    assert "eut-monster-hits" not in laid.keys


def test_w_51_direct_damage_is_part_of_the_attack() -> None:
    laid = Bouts("dral").hero(health=7).count(zones.FIGHT, die_of_hope=3)

    laid.fight("vindictive_gecko", "combat_15", rolls=(2, 3))
    laid.window(BEFORE_STRIKE).use("tile.dral_battle_cry")  # +1 Damage, as an Onyx gives
    laid.until("ModifyAttack").do(HopeForDamage)

    assert 2 == laid.asked["damage"]
