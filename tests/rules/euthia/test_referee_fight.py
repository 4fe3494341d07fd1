"""A referee reads the rules against the program: Combat, seat against seat and against the deck."""

from __future__ import annotations

import pytest

from game.rules.euthia import zones
from game.rules.euthia.content import box, kind_of, monster
from game.rules.euthia.steps.acting import Act, TradeAfterVictory
from game.rules.euthia.steps.common import ConvertGaar
from game.rules.euthia.steps.exchanging import CashIn, Exchange
from game.rules.euthia.steps.fight import Fight, FightElite
from game.rules.euthia.steps.fight_control import TakeControl
from game.rules.euthia.steps.fight_end import KeepTrophy, LeaveTrophy
from game.rules.euthia.steps.fight_hero import HopeForDamage
from game.rules.euthia.steps.fight_monster import HopeForGaar, PlayCard, SwayMonster
from game.rules.euthia.steps.fight_weapon import AttackWith
from game.rules.euthia.steps.fight_windows import (
    ANSWERING,
    BEFORE_ATTACK,
    BEFORE_FIRST_STRIKE,
    BEFORE_STRIKE,
    CURSED,
    PREPARING,
    SETTING_UP,
    UseInFight,
)
from game.rules.euthia.steps.rolling import SpendGaar
from game.rules.euthia.steps.turn_end import DiscardCard
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.views.bout import CLOVER, DAMAGE_MINUS, STRENGTH, WOUND_PLUS
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import space
from tests.rules.euthia.test_fight_seats import cards

GECKO = "vindictive_gecko"


def elite(laid: Bouts, name: str, *combat: str, rolls: tuple[int, ...] = ()) -> Bouts:
    """A fight against an open Elite, on a quiet space."""
    laid.put(zones.ELITE, f"elite.{name}").put(zones.BOUNTY, f"bounty.bounty_{name}")
    if combat:
        laid.put_on_top(zones.deck(zones.COMBAT), *(f"combat.{each}" for each in combat))
    at = laid.held(1)
    return laid.at(0, at).play(FightElite(0, at), rolls=rolls)


def struck(laid: Bouts) -> list[int]:
    """The Wounds of every Monster attack so far."""
    return [each["wounds"] for each in laid.told("eut-monster-hits")]


def dealt(laid: Bouts) -> list[int]:
    """The Damage of every Hero attack so far."""
    return [each["damage"] for each in laid.told("eut-hero-hits")]


# Which rule comes first.


def test_ruling_1_what_a_tile_forbids_nobody_may_do() -> None:
    """Mirror of Ash: the Monster spends no Gaar this round, though it has some."""
    laid = cards(Bouts("maeldur", "dral"), 1, "silver.venom")
    laid.kit(0, h3="tile.maeldur_mirror_of_ash")
    laid.fight("cyclops", rolls=(3, 3)).window(BEFORE_ATTACK).use("tile.maeldur_mirror_of_ash")
    laid.until("MonsterAnswers")

    assert 1 == laid.counted(zones.MONSTER_GAAR)
    assert "eut-why-gaar-forbidden" == laid.why_not(SwayMonster)


def test_ruling_30_a_side_that_falls_ends_the_combat_at_once() -> None:
    laid = Bouts("dral").hero(health=1, gaar=0).fight("cyclops", "combat_36").until("")

    assert [] == laid.told("eut-hero-hits")
    assert "eut-died-fighting" == next(key for key in laid.keys if key.startswith("eut-died"))
    with_one = Bouts("dral").hero(health=2).kit(0, h5="tile.dral_unstoppable")
    with_one.fight(GECKO, "combat_15", rolls=(3, 3)).window(BEFORE_STRIKE)
    assert 1 == with_one.seen().health
    assert "eut-why-cost" == with_one.why_not(UseBlock, thing="tile.dral_unstoppable")


def test_ruling_31_the_reward_is_checked_before_it_is_gained() -> None:
    """At the limit of 15 the point is gained, and makes the Hero too famous for the next."""
    laid = Bouts().hero(health=6, reputation=15).mark(zones.QUARRY, 1)
    laid.count(zones.FIGHT, damage=2).fight("dragonfly", "combat_15", rolls=(6, 6))

    laid.until("ClaimTrophy")

    assert 15 + box().monsters["dragonfly"].reward.reputation == laid.seen().reputation > 15


# Dice.


def test_ruling_23_air_has_nothing_to_compare_in_a_single_die() -> None:
    """W-44 on a space of Air and Earth: the 5 stays, Earth makes it 7, no Hope."""
    laid = Bouts().kit(0, "essence.air").hero(health=6)
    laid.map({(1, -2): "i_other_6", (3, -3): "i_other_5"})
    laid.put_on_top(zones.deck(zones.COMBAT), "combat.combat_35")
    at = space((2, -2))
    laid.at(0, at).play(Fight(0, at))
    laid.window(BEFORE_ATTACK).use("essence.air").until("AnswerRoll")

    assert {"air", "earth"} == laid.bout.powers
    assert (5, 7, 0) == (laid.bout.raw, laid.bout.strength, laid.bout.hope)


def test_ruling_24_the_die_of_hope_stops_at_five() -> None:
    laid = Bouts().hero(health=6).count(zones.FIGHT, die_of_hope=5)
    laid.fight(GECKO, "combat_15", rolls=(1, 2)).until("ModifyAttack")

    assert 5 == laid.bout.hope
    full = Bouts().kit(0, amulet="item.lucky_charm", ring_1="item.trackers_snares")
    full.count(zones.FIGHT, die_of_hope=5)
    full.play(*_setting_up(full))
    assert "eut-why-hope-full" == full.why_not(UseBlock, thing="item.lucky_charm")


def _setting_up(laid: Bouts) -> tuple[UseInFight, ...]:
    laid.put(zones.FIGHT, "monster.dragonfly.1").mark(zones.SIDES, (0, -1, ""))
    return (UseInFight(0, SETTING_UP),)


def test_ruling_25_the_penalty_counts_in_the_initiative_too() -> None:
    laid = Bouts().kit(0, h1="item.hunting_bow").hero(health=6)
    laid.fight("dragonfly", "combat_15", rolls=(6, 5)).until("ChooseInitiative")
    laid.do(AttackWith, thing="item.hunting_bow").until("ModifyAttack")

    assert 11 - 4 == laid.asked["amount"]


def test_ruling_28_whoever_spends_gaar_chooses_the_die_of_either_side() -> None:
    laid = Bouts("maeldur", "dral").hero(gaar=1)
    laid.fight("cyclops", rolls=(6, 2)).until("MonsterAnswers")
    assert [6, 2] == [each.face for each in laid.offered(SwayMonster)]
    laid.done()

    assert [6, 2] == [each.face for each in laid.offered(SwayMonster)]


def test_ruling_79_promises_for_the_next_roll_add_up_and_are_used_up() -> None:
    laid = (
        Bouts("dral")
        .hero(health=7)
        .kit(0, h2="tile.dral_round_shield", h3="tile.dral_tower_shield")
    )
    laid.fight("dragonfly", "combat_24", "combat_15", rolls=(6, 6, 3, 4))
    laid.window(ANSWERING).use("tile.dral_round_shield").use("tile.dral_tower_shield")
    assert [10 - 4] == [each["strength"] for each in laid.told("eut-monster-hits")]
    laid.until("ModifyAttack")
    assert 12 - 4 - 2 == laid.asked["amount"]
    laid.done().until("ModifyAttack")

    assert 7 - 4 == laid.asked["amount"]


def test_8_5_a_shield_works_once_in_every_attack() -> None:
    laid = Bouts("dral").hero(health=7, gaar=0).kit(0, h2="item.wooden_shield")
    laid.kit(0, "item.potion_of_stone")
    laid.fight(GECKO, "combat_24", "combat_34", rolls=(1, 1)).window(ANSWERING)
    laid.use("item.wooden_shield")
    assert "eut-why-once-an-attack" == laid.why_not(UseBlock, thing="item.wooden_shield")

    laid.done().window(ANSWERING)

    assert None is laid.why_not(UseBlock, thing="item.wooden_shield")


# Immune Elites.


def test_w_63_ruling_29_and_93_ironhide_feels_nothing_but_damage() -> None:
    laid = Bouts("dral", elites=True).hero(health=7, gaar=2)
    laid.kit(0, "item.potion_of_stone", h2="item.wooden_shield", h4="tile.dral_parry")
    laid.count(zones.FIGHT, die_of_hope=2)  # something to do while the Gaar is of no use
    elite(laid, "ironhide", "combat_28").until("AnswerRoll")
    assert (9, 4) == (laid.asked["strength"], laid.asked["wounds"])
    assert "eut-why-immune" == laid.why_not(SwayMonster)
    laid.window(ANSWERING)
    assert "eut-why-immune" == laid.why_not(UseBlock, thing="item.wooden_shield")
    assert "eut-why-immune" == laid.why_not(UseBlock, thing="tile.dral_parry")

    laid.use("item.potion_of_stone")

    assert [1] == struck(laid)
    assert [9] == [each["strength"] for each in laid.told("eut-monster-hits")]


def test_ruling_93_air_essences_and_setting_up_leave_an_immune_monster_cold() -> None:
    laid = Bouts("dral", elites=True).hero(health=7)
    laid.kit(0, "essence.air", h4="tile.dral_dreadful_stare", h2="item.spiked_shield")
    laid.kit(0, h5="tile.dral_taunt")
    elite(laid, "ironhide", "combat_28").window(BEFORE_ATTACK)
    assert ["tile.dral_taunt"] == [each.thing for each in laid.offered(UseBlock)]
    assert "eut-why-immune" == laid.why_not(UseBlock, thing="essence.air")
    assert 1 == laid.counted(zones.CHAOS)

    laid.window(ANSWERING).use("item.spiked_shield")  # its Strength part fails, its Damage works

    assert 1 == laid.counted(zones.DAMAGE)
    assert [9] == [each["strength"] for each in laid.told("eut-monster-hits")]


def test_w_64_ruling_94_instant_death_is_a_death_that_no_prevention_helps_against() -> None:
    def vorgath(*things: str) -> Bouts:
        laid = Bouts("dral", elites=True).hero(health=7, gaar=0).kit(0, "item.potion_of_stone")
        laid.kit(0, *things).count(zones.FIGHT, die_of_hope=0)
        laid.put(zones.GOLD_RESERVE, laid.piece("gold.healing"))
        elite(laid, "vorgath", "combat_36").window(ANSWERING)
        return laid

    laid = vorgath("item.scroll_of_last_breath")
    assert 12 <= laid.asked["strength"]
    laid = _to_fifteen(vorgath("item.scroll_of_last_breath")).use("item.potion_of_stone")
    assert ["eut-instant-death"] == [key for key in laid.keys if key == "eut-instant-death"]
    laid.until("HeroFalls").do(UseBlock, thing="item.scroll_of_last_breath")
    assert 3 == laid.seen().health

    dead = _to_fifteen(vorgath()).use("item.potion_of_stone").until("")
    assert zones.centre(0, 0) == dead.seen().location


def _to_fifteen(laid: Bouts) -> Bouts:
    """Strength is a list of parts: add what is missing to 15, as cards would."""
    missing = 15 - laid.bout.strength
    notes = (*laid.bout.notes(STRENGTH), ("gold.power_gain.1", missing))
    table = laid.table
    again = Bouts("dral", elites=True)
    again.zones = {zone: list(pieces) for zone, pieces in table.zones.items()}
    again.places, again.faces = dict(table.places), dict(table.faces)
    again.counters, again.marks = dict(table.counters), dict(table.marks)
    again.mark(zones.notes(STRENGTH), notes)
    return again.play(*reversed(table.agenda[1:]))


# Cards.


def test_ruling_32_the_same_card_again_is_another_play_for_another_chaos() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "silver.curse", "silver.curse")
    laid.hero(health=7).fight("cyclops", rolls=(1, 1, 3, 3))

    laid.until("PlayCards").do(PlayCard, thing="silver.curse", count=1)
    laid.do(PlayCard, thing="silver.curse", count=1)

    assert (-4, 0, 0) == (
        laid.bout.total(CLOVER),
        laid.bout.total(DAMAGE_MINUS),
        laid.counted(zones.CHAOS),
    )


def test_9_4_four_silver_cards_make_a_gold_card_even_in_combat() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, *("silver.venom",) * 4)
    laid.put_on_top(zones.deck(zones.GOLD_CARD), "gold.power_gain.1")
    laid.hero(health=7).fight("dragonfly", rolls=(3, 3)).until("PlayCards")
    assert [] == laid.offered(CashIn)

    laid.do(Exchange).do(PlayCard, thing="gold.power_gain")

    assert 2 == laid.bout.total(WOUND_PLUS)
    assert 0 == len(laid.seen(1).hand)


def test_ruling_95_two_healing_cards_regenerate_once() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "gold.healing", "gold.healing")
    laid.hero(health=7, gaar=0).count(zones.FIGHT, damage=9)
    laid.fight("cyclops", rolls=(1, 1, 1, 1, 1, 1)).until("MonsterAnswers")
    laid.do(PlayCard, thing="gold.healing", count=2)
    assert 5 == laid.counted(zones.DAMAGE)
    laid.until("ModifyAttack").done()

    assert [4, 1] == [each["amount"] for each in laid.told("eut-monster-healed")]
    assert 4 == laid.counted(zones.DAMAGE)


def test_ruling_37_a_monster_never_heals_above_its_printed_health() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "gold.healing")
    laid.hero(health=7, gaar=0).count(zones.FIGHT, damage=1)
    laid.fight("cyclops", rolls=(1, 1)).until("MonsterAnswers").do(PlayCard, thing="gold.healing")

    assert (0, 10) == (laid.counted(zones.DAMAGE), laid.bout.left)


def test_ruling_41_possession_and_mind_control_never_meet() -> None:
    def golds(laid: Bouts) -> set[str]:
        return {each.split(".")[1] for each in laid.zones[zones.deck(zones.GOLD_CARD)]}

    assert {"power_gain", "healing", "possession"} == golds(Bouts("dral", "maeldur"))
    assert {"power_gain", "healing", "mind_control"} == golds(Bouts("dral"))
    assert 24 == len(Bouts("dral").zones[zones.deck(zones.GOLD_CARD)])


def test_ruling_40_a_kept_control_card_is_no_card_of_the_hand() -> None:
    laid = Bouts("maeldur", "dral", "keleia")
    laid.put(zones.hand(0), "control_card.maeldur.1", "control_card.maeldur.2")
    cards(laid, 0, *("silver.venom",) * 5)
    laid.turn()

    assert 5 == len(laid.seen().hand)
    assert "TakeTurn" == laid.asks  # nothing is to be discarded


def test_ruling_40_without_another_heros_card_chance_names_the_monster_player() -> None:
    laid = Bouts("maeldur", "dral", "keleia")
    for name in ("dral", "keleia"):
        laid.put(zones.GONE, *(f"control_card.{name}.{number}" for number in (1, 2)))
    for name in ("ael", "skoldur", "taesiri"):
        laid.put(zones.REMOVED, *(f"control_card.{name}.{number}" for number in (1, 2)))
    laid.mark(zones.SIDES, (0, -1, "")).play(TakeControl())

    assert laid.bout.player in (1, 2)
    assert ("control_card.maeldur.1",) == laid.zone(zones.hand(0))


# The Hero's attack.


def test_ruling_34_a_row_heals_though_its_damage_is_eaten() -> None:
    laid = cards(Bouts("taesiri", "dral"), 1, "silver.curse", "silver.curse")
    laid.hero(health=3).kit(0, h3="tile.taesiri_soul_leech")
    laid.fight("cyclops", rolls=(1, 1, 6, 4)).until("PlayCards")
    laid.do(PlayCard, thing="silver.curse", count=2).until("ChooseAttack")
    laid.do(AttackWith, thing="tile.taesiri_soul_leech").until("ModifyAttack")
    assert (6, 0) == (laid.asked["amount"], laid.asked["damage"])
    before = laid.seen().health
    laid.done()

    assert [0] == dealt(laid)
    assert before + 1 == laid.seen().health


def test_ruling_35_direct_damage_is_dealt_though_no_row_matches() -> None:
    laid = Bouts("dral").kit(0, "item.scroll_of_doom").hero(health=7)
    laid.fight(GECKO, "combat_15", rolls=(1, 1)).window(BEFORE_STRIKE).use("item.scroll_of_doom")
    laid.until("ModifyAttack")
    assert 3 == laid.asked["damage"]
    cursed = cards(Bouts("dral", "maeldur"), 1, "silver.curse", "silver.curse")
    cursed.hero(health=7).count(zones.FIGHT, die_of_hope=3).fight("cyclops", rolls=(1, 1, 2, 2))
    cursed.until("PlayCards").do(PlayCard, thing="silver.curse", count=2)
    cursed.until("ModifyAttack").do(HopeForDamage)
    assert 0 == cursed.asked["damage"]  # 1 Damage of Hope, 1 eaten by the Curse


def test_ruling_36_a_monster_killed_at_the_initiative_gives_everything() -> None:
    laid = Bouts().kit(0, h1="item.hunting_bow").hero(health=6, gold=0)
    laid.count(zones.FIGHT, damage=2).fight("dragonfly", "combat_15", rolls=(6, 6))
    laid.until("ChooseInitiative").do(AttackWith, thing="item.hunting_bow").until("ClaimTrophy")
    laid.do(LeaveTrophy).until("")

    assert [] == laid.told("eut-monster-hits")
    assert laid.seen().reputation >= 1
    assert 1 == len(laid.told("eut-liberated"))


def test_ruling_84_and_w_53_no_teleport_and_no_granted_action_before_combat() -> None:
    laid = Bouts().kit(0, "item.scroll_of_passage", h3="tile.maeldur_ember_step").hero(health=3)
    laid.kit(0, "item.healing_potion").fight("dragonfly", "combat_15").window(PREPARING)
    refused = laid.why_not(UseBlock, thing="item.scroll_of_passage")
    assert "eut-why-not-before-combat" == refused

    laid.use("tile.maeldur_ember_step").use("item.healing_potion")

    assert (2, 6) == (laid.seen().movement, laid.seen().health)
    trader = Bouts("ael").kit(0, h5="tile.ael_pilgrims_market").fight("dragonfly", "combat_15")
    trader.window(PREPARING)
    granted = trader.why_not(UseBlock, thing="tile.ael_pilgrims_market")
    assert "eut-why-not-before-combat" == granted


@pytest.mark.parametrize("tile", ["item.teleport_scroll", "tile.maeldur_portal_rune"])
def test_ruling_84_a_choice_of_ways_away_is_none_before_combat(tile: str) -> None:
    laid = Bouts().kit(0, "item.teleport_scroll", h3="tile.maeldur_portal_rune")
    laid.fight("dragonfly", "combat_15").window(PREPARING)

    assert "eut-why-not-before-combat" == laid.why_not(UseBlock, thing=tile)


def test_ruling_84_a_choice_without_a_way_away_is_open_before_combat() -> None:
    laid = Bouts("ael").kit(0, h3="tile.ael_pilgrims_blessing").hero(health=1)
    laid.fight("dragonfly", "combat_15").window(PREPARING)

    assert None is laid.why_not(UseBlock, thing="tile.ael_pilgrims_blessing")


def test_ruling_87_one_air_essence_for_an_attack_and_any_number_of_fire() -> None:
    laid = Bouts().kit(0, "essence.air", "essence.air", "essence.fire", "essence.fire")
    laid.hero(health=6).fight(GECKO, "combat_15", rolls=(6, 3)).window(BEFORE_ATTACK)
    laid.use("essence.air")
    assert "UseInFight" != laid.asks or "eut-why-one-die" == laid.why_not(
        UseBlock, thing="essence.air"
    )
    laid.window(BEFORE_STRIKE).use("essence.fire").use("essence.fire").until("ModifyAttack")

    assert 1 + 2 + 2 == laid.asked["damage"]  # 9 with the staff: 1 Damage


def test_ruling_86_hope_becomes_gaar_while_both_wrestle() -> None:
    laid = cards(Bouts("dral", "maeldur"), 1, "gold.possession")
    laid.hero(health=7, gaar=0).count(zones.FIGHT, die_of_hope=2)
    laid.fight("cyclops", rolls=(1, 1, 3, 4, 6)).until("PlayCards")
    laid.do(PlayCard, thing="gold.possession", count=1).until("WrestleRoll")
    assert [] == laid.offered(SpendGaar)

    laid.do(HopeForGaar).do(SpendGaar, face=3)

    assert (0, 0) == (laid.bout.hope, laid.seen().gaar)


def test_18_gaar_becomes_dwurt_where_a_tile_costs_more_than_there_is() -> None:
    laid = Bouts("skoldur").hero(health=7, dwurt=0, gaar=1).kit(0, h3="tile.skoldur_mountain_fury")
    laid.fight("dragonfly", "combat_15", rolls=(6, 6)).until("ChooseAttack")
    assert "eut-why-cost" == laid.why_not(AttackWith, thing="tile.skoldur_mountain_fury")

    laid.do(ConvertGaar).do(AttackWith, thing="tile.skoldur_mountain_fury")

    assert (0, 0) == (laid.seen().dwurt, laid.seen().gaar)


def test_8_8_hope_becomes_gaar_where_a_tile_costs_more_dwurt_than_there_is() -> None:
    laid = Bouts("skoldur").hero(health=7, dwurt=0, gaar=0).count(zones.FIGHT, die_of_hope=2)
    laid.kit(0, h3="tile.skoldur_mountain_fury").fight("dragonfly", "combat_15", rolls=(6, 6))
    laid.until("ChooseAttack").do(HopeForGaar).do(ConvertGaar)

    laid.do(AttackWith, thing="tile.skoldur_mountain_fury")

    assert (0, 0) == (laid.seen().dwurt, laid.seen().gaar)


# The end of a fight.


def test_ruling_38_the_winners_hand_is_trimmed_as_soon_as_the_combat_is_over() -> None:
    laid = cards(Bouts("dral", "maeldur"), 0, *("silver.venom",) * 5)
    laid.hero(health=7).count(zones.FIGHT, damage=9).map({(-1, 2): "ii_other_2"})
    laid.put_on_top(zones.deck(zones.monsters(1)), "monster.dragonfly.1")
    at = space((0, 2))  # its Loot has a Silver card
    laid.at(0, at).play(Fight(0, at), rolls=(3, 3, 6, 6)).until("ClaimTrophy").do(LeaveTrophy)

    assert "DiscardDown" == laid.asks
    assert 6 == len(laid.seen().hand)
    laid.do(DiscardCard)
    assert 5 == len(laid.seen().hand)


def test_w_16_loot_is_exactly_what_the_space_shows() -> None:
    laid = Bouts("dral").hero(health=7, gold=0, gaar=0).map({(-1, 2): "ii_other_2"})
    laid.count(zones.FIGHT, damage=9).mark(zones.QUARRY, 1)
    laid.put_on_top(zones.deck(zones.monsters(1)), "monster.dragonfly.1")
    at = space((0, 2))
    before = monster("monster.dragonfly.1").reward
    laid.at(0, at).play(Fight(0, at), rolls=(6, 6)).until("ClaimTrophy").do(LeaveTrophy).until("")

    gold, gaar = 2 + before.gold, 1 + before.gaar
    assert (gold, gaar, 1) == (
        laid.seen().gold,
        laid.seen().gaar,
        len(laid.seen().cards_of(zones.SILVER)) - before.silver,
    )


def test_ruling_20_the_counter_opens_before_surplus_must_go() -> None:
    """7.2: who has won at the Merchants sells what no Bag could hold."""
    laid = Bouts().hero(health=6, gaar=0).kit(0, "item.mace", "item.spear", "item.flail")
    laid.count(zones.FIGHT, damage=9).map({(1, -2): "i_fixed_1"})
    laid.put_on_top(zones.deck(zones.monsters(1)), "monster.dragonfly.1")
    at = space((1, -2))
    laid.at(0, at).play(Fight(0, at), rolls=(6, 6)).until("ClaimTrophy").do(KeepTrophy)
    assert "TradeAfterVictory" == laid.asks
    assert isinstance(laid.step, TradeAfterVictory)

    laid.do(Act, action="trade")

    assert "Trading" == laid.asks
    assert "monster.dragonfly.1" in laid.zone(zones.found(0))
    assert 0 == laid.seen().free_bags


def test_ruling_39_without_a_card_of_the_level_the_weakest_design_waits() -> None:
    laid = Bouts("dral", "maeldur").hero(health=7)
    every = [each for each in laid.places if each.startswith("monster.")]
    first = [each for each in every if monster(each).level == 1]
    laid.put(zones.bags(1), *first).count(zones.FIGHT, damage=2)
    at = laid.held(1)
    laid.at(0, at).play(Fight(0, at), rolls=(3, 3, 6, 6)).until("AnswerRoll")
    assert "dragonfly" == kind_of(laid.bout.monster or "")
    assert min(monster(each).health for each in first) == laid.bout.card.health
    laid.until("")

    assert "eut-monster-fell" in laid.keys
    assert set(first) == set(laid.zone(zones.bags(1)))  # no Trophy of it: it is one already
    assert zones.LENT not in laid.table.marks


def test_w_58_the_same_monster_waits_whole_for_the_next_fight_of_its_level() -> None:
    laid = Bouts("dral", "maeldur").hero(health=1, gaar=0)
    laid.map({(-2, 1): "ii_fixed_1", (1, -2): "ii_fixed_2"})
    laid.put_on_top(zones.deck(zones.monsters(2)), "monster.ogre.1")
    first, second = space((-2, 2)), space((1, -1))
    laid.at(0, first).at(1, second).count(zones.FIGHT, damage=4)
    laid.play(Fight(0, first), Fight(1, second), rolls=(6, 6, 1, 1)).until("MonsterAnswers")
    while laid.bout.hero == 0:
        laid.done()

    laid.until("MonsterAnswers")
    assert (1, "monster.ogre.1", 0) == (
        laid.bout.hero,
        laid.bout.monster,
        laid.counted(zones.DAMAGE),
    )
    assert (1, 1) == (laid.counted(zones.CHAOS), laid.counted(zones.MONSTER_GAAR))


def test_w_50_a_death_side_by_side_costs_one_reputation_and_nothing_at_scoring() -> None:
    laid = Bouts("dral", "maeldur", mode="cooperative").hero(health=1, gaar=0, reputation=5)
    laid.fight("cyclops", "combat_36").until("")

    hero = laid.seen()
    assert (4, 3, 0) == (hero.reputation, hero.gaar, hero.has(zones.DEATHS))
    assert 1 == len(hero.cards_of(zones.GOLD_CARD))
    assert 1 == len(laid.zone(zones.GOLD_RESERVE)) - box().monsters["cyclops"].brings.gold_card


# Against the deck.


def test_ruling_55_of_two_low_dice_the_left_one_is_rolled_again() -> None:
    laid = Bouts().hero(health=6).fight(GECKO, "combat_08", rolls=(5, 1)).until("AnswerRoll")

    assert [5] == [each["face"] for each in laid.told("eut-swayed")]  # it has one Gaar
    left, right = (laid.table.pips(die) for die in laid.zone(zones.MONSTER_DICE))
    assert ((5, 2), 5 + 2 + 2) == ((left, right), laid.bout.strength)


def test_ruling_57_cards_of_the_reserve_act_at_their_own_moment() -> None:
    laid = Bouts("dral").hero(health=7, gaar=1).put(zones.GOLD_RESERVE, "gold.power_gain.1")
    laid.put(zones.SILVER_RESERVE, "silver.curse.1")
    laid.put_on_top(zones.deck(zones.SILVER), "silver.venom.1")
    laid.fight("cyclops", "combat_22", rolls=(3, 3)).until("AnswerRoll")
    assert (8, 3 + 2) == (laid.asked["strength"], laid.asked["wounds"])  # on this attack
    laid.until("ModifyAttack")

    assert 6 - 2 - 2 == laid.asked["amount"]  # Power Gain and Curse in the coming Hero attack


def test_ruling_75_a_card_for_the_monster_player_feeds_the_reserve() -> None:
    laid = Bouts("dral", elites=True).hero(health=7, gaar=1)
    elite(laid, "two_tails", "combat_24").until("AnswerRoll")
    before = len(laid.zone(zones.SILVER_RESERVE)) + len(laid.zone(zones.GOLD_RESERVE))
    laid.until("ModifyAttack")
    after = len(laid.zone(zones.SILVER_RESERVE)) + len(laid.zone(zones.GOLD_RESERVE))

    assert before + 1 == after
    seats = Bouts("dral", "maeldur", elites=True).hero(health=7, gaar=0)
    elite(seats, "two_tails", rolls=(4, 6)).until("MonsterAnswers")
    held = len(seats.seen(1).hand)
    assert held + 1 == len(seats.until("ModifyAttack").seen(1).hand)


def test_ruling_90_an_empty_combat_deck_is_all_36_cards_again() -> None:
    laid = Bouts().hero(health=6)
    laid.put(zones.discards(zones.COMBAT), *list(laid.zones[zones.deck(zones.COMBAT)]))
    laid.fight(GECKO).until("AnswerRoll")

    assert 35 == len(laid.zone(zones.deck(zones.COMBAT)))
    assert () == laid.zone(zones.discards(zones.COMBAT))


@pytest.mark.parametrize("window", [BEFORE_STRIKE, BEFORE_FIRST_STRIKE])
def test_w_47_silence_is_not_offered_in_the_initiative(window: str) -> None:
    laid = (
        Bouts("taesiri")
        .kit(0, h3="tile.taesiri_silence", h8="tile.taesiri_phantom_blade")
        .hero(health=5)
    )
    laid.put(zones.SILVER_RESERVE, "silver.curse.1").fight(GECKO, "combat_22", rolls=(3, 3, 3, 3))
    laid.until("ChooseInitiative").do(AttackWith, thing="tile.taesiri_phantom_blade")
    if window == BEFORE_FIRST_STRIKE:
        assert "ModifyAttack" == laid.asks  # nothing to use before it
        return
    laid.window(window)

    assert None is laid.why_not(UseBlock, thing="tile.taesiri_silence")


def test_a_reversed_curse_is_part_of_the_attack() -> None:
    laid = cards(Bouts("taesiri", "dral"), 1, "silver.curse")
    laid.hero(health=5).kit(0, h3="tile.taesiri_curse_reversal")
    laid.fight("cyclops", rolls=(1, 1, 3, 3)).until("PlayCards").do(PlayCard, thing="silver.curse")
    laid.window(CURSED).use("tile.taesiri_curse_reversal").until("ModifyAttack")

    assert (6, 1 + 2) == (laid.asked["amount"], laid.asked["damage"])


def test_27_1_a_curse_is_reversed_only_after_one_was_played() -> None:
    laid = cards(Bouts("taesiri", "dral"), 1, "silver.curse")
    laid.hero(health=5).kit(0, h3="tile.taesiri_curse_reversal")
    laid.fight("cyclops", rolls=(1, 1, 3, 3)).until("PlayCards").done()
    windows = set()
    while "ModifyAttack" != laid.asks:
        windows.add(getattr(laid.step, "window", ""))
        laid.done()

    assert () == laid.zone(zones.FIGHT_CARDS)
    assert CURSED not in windows


def test_27_2_gaar_that_comes_later_in_the_round_is_not_spent_either() -> None:
    laid = cards(Bouts("maeldur", "dral"), 1, "gold.possession")
    laid.hero(health=6).kit(0, h3="tile.maeldur_mirror_of_ash")
    laid.fight("kobold_raider", rolls=(3, 3)).window(BEFORE_ATTACK)
    laid.use("tile.maeldur_mirror_of_ash").until("PlayCards").do(PlayCard, thing="gold.possession")

    assert 1 == laid.counted(zones.MONSTER_GAAR)
    assert "AnswerRoll" == laid.asks  # the Monster player has nothing to answer with
