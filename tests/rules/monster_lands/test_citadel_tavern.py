"""The Tavern (DP-13): excess glory, hiring, a round of drinks, hiring for no gold."""

import pytest

from game.rules.monster_lands import zones
from game.rules.monster_lands.content import member
from game.rules.monster_lands.deeds import lose_glory
from game.rules.monster_lands.steps.common import Back
from game.rules.monster_lands.steps.deployment import Turn, Visit
from game.rules.monster_lands.steps.free import SellTrophy, UseLoot
from game.rules.monster_lands.steps.membership import send_off
from game.rules.monster_lands.steps.overflow import Drop, DropTrap
from game.rules.monster_lands.steps.placing import UseDie
from game.rules.monster_lands.steps.talents import UseTalent
from game.rules.monster_lands.steps.tavern import AtTheTavern, Drinks, Hire, Nobody
from game.rules.monster_lands.steps.windows import FinalWindow, WageWindow
from tests.rules.monster_lands.citadel_tables import MERCENARIES, Citadel
from tests.rules.monster_lands.positions import mission, party

TAROA, FANDOR, VAIDALA, WISHOR = MERCENARIES
NOVICE = "member.novicius.1"


def clan_of_reputation_14() -> Citadel:
    """Glory 20 and reputation 14, with 20 gold (TV-08)."""
    # Korgo 1, Lusara 7, Dolfus 6.
    table = Citadel(3).hired(0, "member.lusara", "member.dolfus").has(0, glory=20, gold=20)
    return table.pool(0, force=1, persuasion=(5,))


def test_tv_08_who_asks_for_more_than_the_excess_cannot_be_hired():
    table = clan_of_reputation_14().turn(0)
    clan = table.seen(0)
    assert (20, 14, 6) == (clan.glory, clan.reputation, clan.excess)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 5))

    assert Hire(FANDOR, 5) in table.options
    assert VAIDALA not in [option.member for option in table.offers(Hire)]
    refusal = table.refusal(VAIDALA)
    assert "ml-why-excess" == refusal.key
    assert {"member": VAIDALA, "asked": 7, "excess": 6} == dict(refusal.args)


def test_tv_09_hiring_fandor():
    table = clan_of_reputation_14().turn(0)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 5), Hire(FANDOR, 5))

    clan = table.seen(0)
    assert (15, 19, 1) == (clan.gold, clan.reputation, clan.excess)
    assert {"force": 1 + 2, "magic": 0, "persuasion": 0} == table.dice_of(0)
    assert clan.is_home(FANDOR)
    assert not clan.is_wounded(FANDOR)
    assert ("persuasion.1",) == table.zone(zones.slot("tavern", 1))
    assert 4 == len(table.zone(zones.TAVERN))
    assert FANDOR not in table.zone(zones.TAVERN)


def test_tv_10_losing_glory_removes_nobody_and_stops_hiring():
    # Korgo 1, Lusara 7, Dolfus 6, Ginova 3: reputation 17.
    table = Citadel(3).hired(0, "member.lusara", "member.dolfus", "member.ginova")
    table.has(0, glory=18, gold=20).pool(0, force=1, magic=1).turn(0)

    table.happen(lose_glory, 0, 2)

    clan = table.seen(0)
    assert (16, 17, 0) == (clan.glory, clan.reputation, clan.excess)
    assert 5 == len(clan.members)
    offered = AtTheTavern(0, "force.1", 0).options(table.table)
    assert [Drinks(2), Back()] == list(offered)


def test_a_persuasion_die_of_the_newcomer_is_rolled_at_once():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0, rolls=(4,))

    table.choose(Visit("tavern"), Hire(WISHOR, 5))

    (die,) = table.seen(0).dice("persuasion")
    assert 4 == table.table.pips(die)


def test_a_novice_is_hired_from_the_stack_and_has_no_token():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0)

    table.choose(Visit("tavern"), Hire(NOVICE, 2))

    clan = table.seen(0)
    assert NOVICE in clan.members
    assert NOVICE not in clan.envoys
    assert 7 == len(table.zone(zones.NOVICES))
    assert set(MERCENARIES) == set(table.zone(zones.TAVERN))
    assert {"force": 1, "magic": 1, "persuasion": 0} == table.dice_of(0)


def test_ruling_26_the_newcomer_may_use_its_talent_and_set_out_this_round():
    table = clan_of_reputation_14().turn(0)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 5), Hire(FANDOR, 5))

    assert UseTalent(FANDOR) in table.options
    assert FANDOR in table.seen(0).envoys


def test_the_deck_is_filled_from_the_discards_when_it_is_empty():
    table = Citadel(3).pool(0, force=1, magic=1).only(zones.MERCENARY_DECK)
    table.put(zones.MERCENARY_DISCARD, "member.geas").turn(0)

    table.choose(Visit("tavern"), Hire(TAROA, 6))

    assert "member.geas" in table.zone(zones.TAVERN)


# Vaidala


def test_vaidala_lowers_one_hire_a_round_and_may_make_it_free():
    table = Citadel(3).hired(0, VAIDALA).put(zones.TAVERN, "member.dalina")
    table.has(0, glory=20, gold=0).pool(0, force=1, persuasion=(1,)).turn(0)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 1))

    # A Persuasion of 1 alone leaves 3 of Dalina's 4 gold; with Vaidala she comes for nothing.
    assert Hire("member.dalina", 3) not in table.options
    table.choose(Hire("member.dalina", 0, VAIDALA))
    assert 0 == table.seen(0).gold
    assert "ml-why-used" == table.why_not(VAIDALA)


def test_vaidala_need_not_be_used():
    table = Citadel(3).hired(0, VAIDALA).has(0, glory=20).pool(0, force=2).turn(0)

    table.choose(Visit("tavern"))

    assert {Hire(TAROA, 6), Hire(TAROA, 2, VAIDALA)} <= set(table.options)


# A round of drinks (DP-13a)


def test_tv_11_a_round_of_drinks_costs_two_gold_whatever_the_die():
    table = Citadel(3).pool(0, force=1, persuasion=(6,)).turn(0)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 6), Drinks(2))

    assert 5 == table.seen(0).gold


def test_tv_11_in_scenario_7_it_costs_one():
    table = Citadel(1, scenario=7).pool(0, force=1, persuasion=(6,)).turn(0)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 6), Drinks(1))

    assert 6 == table.seen(0).gold


def test_ruling_17_drinks_replace_the_mercenaries_and_not_the_novices():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0)
    fresh = table.zone(zones.MERCENARY_DECK)[:4]

    table.choose(Visit("tavern"), Drinks(2))

    assert fresh == table.zone(zones.TAVERN)
    assert MERCENARIES == table.zone(zones.MERCENARY_DISCARD)
    assert 8 == len(table.zone(zones.NOVICES))


def test_ruling_17_one_round_of_drinks_a_visit():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=20).turn(0)

    table.choose(Visit("tavern"), Drinks(2))

    assert [] == table.offers(Drinks)


def test_ruling_16_after_drinks_nobody_need_be_hired():
    table = Citadel(3).pool(0, force=1, magic=1).pool(1, force=1).turn(0)

    table.choose(Visit("tavern"), Drinks(2))
    assert Back() not in table.options
    table.choose(Nobody())

    assert 5 == table.seen(0).gold
    assert ("force.1",) == table.zone(zones.slot("tavern", 1))
    assert 1 == table.decision.seat


def test_ruling_16_without_drinks_somebody_must_be_hired():
    table = Citadel(3).pool(0, force=1, magic=1).turn(0)

    table.choose(Visit("tavern"))

    assert [] == table.offers(Nobody)


def test_ruling_16_two_gold_for_drinks_open_the_tavern_to_a_clan_without_excess():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, glory=0, gold=2).turn(0)

    assert Visit("tavern") in table.options


@pytest.mark.parametrize(("gold", "glory", "why"), [(1, 0, "ml-why-excess"), (1, 9, "ml-why-gold")])
def test_ruling_16_without_them_the_tavern_needs_somebody_to_hire(gold, glory, why):
    table = Citadel(3).pool(0, force=1, magic=1).has(0, glory=glory, gold=gold).turn(0)

    assert Visit("tavern") not in table.options
    assert why == table.why_not(zones.building("tavern"))


def test_the_discount_holds_after_the_drinks_and_adds_nothing_to_itself():
    table = Citadel(3).pool(0, force=1, persuasion=(3,)).has(0, glory=20, gold=20)
    table.in_slot("tavern", 1, "persuasion", 5).turn(0)
    deck = table.zone(zones.MERCENARY_DECK)

    table.choose(Visit("tavern"), UseDie("persuasion.1", 8), Drinks(2))

    costs = {option.member: option.cost for option in table.offers(Hire)}
    assert {card: max(1, member(card).cost - 8) for card in deck[:4]} == {
        card: cost for card, cost in costs.items() if card != NOVICE
    }


def test_the_die_lies_where_it_was_placed_for_the_drinks():
    table = Citadel(3).pool(0, force=1).has(0, glory=20, gold=20).turn(0)

    table.choose(Visit("tavern"), Drinks(2))
    table.choose(table.offers(Hire)[0])

    assert ("force.1",) == table.zone(zones.slot("tavern", 1))
    assert () == table.zone(zones.slot("tavern", 2))
    assert 1 == table.keys.count("ml-die-placed")


def test_what_is_left_of_the_deck_comes_before_the_discards():
    """Drinks for four with two in the deck: these two, then two of those who just left."""
    table = Citadel(3).pool(0, force=1, magic=1)
    left = table.zones[zones.MERCENARY_DECK][:2]
    table.put(zones.GONE, *table.zones[zones.MERCENARY_DECK][2:]).turn(0)

    table.choose(Visit("tavern"), Drinks(2))

    offer = table.zone(zones.TAVERN)
    assert (tuple(left), 4) == (offer[:2], len(offer))
    assert set(offer[2:]) < set(MERCENARIES)


# What may be done after the drinks (R93)


def after_drinks(gold: int, glory: int = 9) -> Citadel:
    """Drinks are paid, and Taroa (reputation 3, 6 gold) is among the new faces."""
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=gold, glory=glory)
    table.put(zones.TAVERN, "member.lusara").first(zones.MERCENARY_DECK, TAROA)
    table.put(zones.trophies(0), "monster.krinx").put(zones.loot(0), "loot.gold_12")
    return table.turn(0).choose(Visit("tavern"), Drinks(2))


def test_ruling_93_after_drinks_a_trophy_or_loot_may_be_sold_before_the_hire():
    table = after_drinks(gold=2)
    assert {SellTrophy("monster.krinx"), UseLoot("loot.gold_12"), Nobody()} == set(table.options)

    table.choose(UseLoot("loot.gold_12"))
    table.choose(Hire(TAROA, 6))

    assert TAROA in table.seen(0).members
    assert 6 == table.seen(0).gold


def test_ruling_93_the_player_says_that_nobody_is_hired():
    """Nothing is left to sell and nobody can be paid: the new faces are still to be seen."""
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=2).turn(0)

    table.choose(Visit("tavern"), Drinks(2))

    assert ([Nobody()], False) == (table.options, "ml-hired-nobody" in table.keys)
    table.choose(Nobody())
    assert "ml-hired-nobody" in table.keys


def test_ruling_93_the_letter_of_service_hires_another_in_between():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=20, glory=20)
    table.put(zones.loot(0), "loot.free_recruit").turn(0).choose(Visit("tavern"), Drinks(2))

    table.choose(UseLoot("loot.free_recruit"), Hire(NOVICE, 0))
    table.choose(table.offers(Hire)[0])

    assert 4 == len(table.seen(0).members)


def test_ruling_93_before_the_drinks_the_way_back_leads_to_sales():
    table = Citadel(3).pool(0, force=1, magic=1).has(0, gold=2)
    table.put(zones.loot(0), "loot.gold_12").turn(0)

    table.choose(Visit("tavern"))

    assert [] == table.offers(UseLoot)


# Hiring for no gold (R18)


def with_letter() -> Citadel:
    """A clan with the loot that hires for no gold."""
    return Citadel(3).put(zones.loot(0), "loot.free_recruit").pool(0, force=1, magic=1)


def test_ruling_18_free_hiring_waives_the_gold_only():
    table = with_letter().has(0, glory=5, gold=0).turn(0)

    table.choose(UseLoot("loot.free_recruit"))

    # Glory 5, reputation 1: Taroa (3), Wishor (2) and a novice (1) fit, Fandor and Vaidala do not.
    assert {TAROA, WISHOR, NOVICE} == {option.member for option in table.offers(Hire)}
    assert "ml-why-excess" == table.why_not(FANDOR)

    table.choose(Hire(TAROA, 0))

    assert 0 == table.seen(0).gold
    assert {"force": 3, "magic": 1, "persuasion": 0} == table.dice_of(0)
    assert "loot.free_recruit" in table.zone(zones.GONE)
    assert isinstance(table.step, Turn)


def test_ruling_18_the_letter_is_kept_on_the_way_back():
    table = with_letter().turn(0)
    before = table.without_agenda

    table.choose(UseLoot("loot.free_recruit")).back()

    assert Turn(0) == table.step
    assert before == table.without_agenda


def test_ruling_18_novices_may_be_chosen():
    table = with_letter().turn(0)

    table.choose(UseLoot("loot.free_recruit"), Hire(NOVICE, 0))

    assert NOVICE in table.seen(0).members


def test_ruling_18_it_works_while_the_tavern_is_in_panic():
    table = with_letter().put(zones.PANIC, "panic.tavern").turn(0)

    assert Visit("tavern") not in table.options
    assert UseLoot("loot.free_recruit") in table.options


def test_ruling_18_without_excess_it_is_refused():
    table = with_letter().has(0, glory=1).turn(0)

    assert UseLoot("loot.free_recruit") not in table.options
    assert "ml-why-excess" == table.why_not("loot.free_recruit")


def test_ruling_18_before_the_wages_it_hires_too_and_the_dice_come_with_the_next_pool():
    table = with_letter().mark(zones.PHASE, "cleanup").has(0, gold=9).play(WageWindow(0))

    table.choose(UseLoot("loot.free_recruit")).choose(Hire(TAROA, 0))

    assert TAROA in table.seen(0).members
    assert {"force": 1, "magic": 1, "persuasion": 0} == table.dice_of(0)


def test_ruling_18_before_the_count_its_reputation_still_counts():
    table = with_letter().mark(zones.PHASE, "cleanup").play(FinalWindow(0))

    table.choose(UseLoot("loot.free_recruit")).choose(Hire(TAROA, 0))

    assert 4 == table.seen(0).reputation


def test_ruling_18_it_works_while_a_contract_is_decided():
    scene = mission(
        "witch_hunt", contract=True, expeditions={1: party("taron")}, loot={0: ("free_recruit",)}
    )

    scene.do(UseLoot, loot="loot.free_recruit").do(Hire)

    assert 3 == len(scene.clan().members)
    assert () == scene.clan().pool


# Dalina leaves (R20)


def test_ruling_20_traps_above_five_go_when_dalina_leaves():
    held = [f"trap.plus_4.{n}" for n in (3, 4)] + [f"trap.force_plus_1.{n}" for n in range(1, 5)]
    table = Citadel(3).hired(0, "member.dalina").put(zones.traps(0), *held).turn(0)

    table.happen(send_off, "member.dalina")

    assert isinstance(table.step, DropTrap)
    assert [Drop(each) for each in held] == table.options
