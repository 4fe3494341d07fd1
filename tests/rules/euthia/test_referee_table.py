"""A referee reads the rules against the program: map, Elites, trade, hands, scenarios."""

from __future__ import annotations

from typing import Any

from game.engine.chance import Chance
from game.engine.play import Play
from game.engine.table import Draft
from game.rules.euthia import zones
from game.rules.euthia.content import monster
from game.rules.euthia.elites import bounty, is_lair
from game.rules.euthia.scenarios import on_victory
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.chapel import BuyPotion
from game.rules.euthia.steps.entering import Enter, LayTile
from game.rules.euthia.steps.exchanging import CashIn
from game.rules.euthia.steps.fight_end import LeaveTrophy
from game.rules.euthia.steps.finale import FinalFights
from game.rules.euthia.steps.hunting import Hunt, NextBounty
from game.rules.euthia.steps.moving import Walk, WalkIntoFight
from game.rules.euthia.steps.settling import Drop, Settle
from game.rules.euthia.steps.shopping import Sell, SellResource
from game.rules.euthia.steps.trading import PayTax
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.steps.wearing import SetGem, ThrowTrophy
from game.rules.euthia.views import Hero
from tests.rules.euthia.fights import Bouts
from tests.rules.euthia.laid import Scene, space
from tests.rules.euthia.test_setup import begun
from tests.rules.euthia.test_trading import at_shop


def hunted(name: str, *more: str, **options: Any) -> Scene:
    """A table on which this Elite is open, and others wait."""
    scene = Scene(elites=True, **options).put(zones.ELITE, f"elite.{name}")
    scene.put(zones.BOUNTY, f"bounty.bounty_{name}")
    rest = [f"bounty.bounty_{each}" for each in more]
    left = [each for each in scene.zones[zones.BOUNTIES] if each not in rest]
    return scene.put(zones.REMOVED, *left)


# The map.


def test_ruling_11_fire_and_water_of_one_tile_cancel_each_other() -> None:
    """The tile is laid in one piece: nobody is hurt by one half of it."""
    scene = Scene().hero(health=4).stack("iii_other_3").play(Enter(0, space((0, 1))))
    scene.do(LayTile, slot=zones.slot(-1, 2))

    assert 4 == scene.seen().health
    assert [] == scene.told("eut-fire")


def test_w_03_a_move_is_interrupted_by_a_fight_and_goes_on() -> None:
    laid = Bouts().hero(health=6, movement=2).count(zones.FIGHT, damage=2)
    laid.map({(1, -2): "i_enc_herbalist"}).at(0, (0, 0))
    laid.put_on_top(zones.deck(zones.monsters(1)), "monster.dragonfly.1")
    laid.put_on_top(zones.deck(zones.COMBAT), "combat.combat_15")
    laid.turn(rolls=(6, 6)).do(WalkIntoFight, space=space((1, -1)))
    assert 1 == laid.seen().movement
    laid.until("ClaimTrophy").do(LeaveTrophy)

    assert ("TakeTurn", 1) == (laid.asks, laid.seen().movement)
    laid.do(Walk, space=space((0, 0)))
    assert 0 == laid.seen().movement
    assert "eut-why-no-movement" == laid.why_not(Walk, space=space((1, 0)))


# Elites.


def test_w_42_five_bounties_of_each_level_for_three_level_1_on_top() -> None:
    game = begun(3, elites=True)  # type: ignore[arg-type]
    pile = (*game.table.zone(zones.BOUNTY), *game.table.zone(zones.BOUNTIES))
    levels = [bounty(each).level for each in pile]

    assert sorted(levels) == levels
    assert {5} == {levels.count(each) for each in set(levels)}
    assert 1 == monster(game.table.zone(zones.ELITE)[0]).level


def test_ruling_65_the_next_elite_comes_at_the_end_of_the_turn() -> None:
    scene = hunted("grisk", "two_tails").put(zones.bounties_kept(0), "bounty.bounty_grisk")
    scene.put(zones.GONE, "elite.grisk").map({(1, -2): "i_fixed_1"}).at(0, (2, -2))
    assert [] == scene.turn().offered(Hunt)

    after = hunted("grisk", "two_tails").put(zones.bounties_kept(0), "bounty.bounty_grisk")
    after.put(zones.GONE, "elite.grisk").play(NextBounty(0))
    assert ("elite.two_tails",) == after.zone(zones.ELITE)
    waiting = hunted("grisk", "two_tails").play(NextBounty(0))
    assert ("elite.grisk",) == waiting.zone(zones.ELITE)


def test_ruling_66_an_elite_whose_lair_is_not_on_the_map_waits() -> None:
    """Grisk is found on Mountains: none is laid, then one is."""
    assert [] == hunted("grisk").at(0, (0, 0)).turn().offered(Hunt)

    scene = hunted("grisk").map({(1, -2): "i_fixed_1"}).at(0, (2, -2)).turn()
    assert ["elite.grisk"] == [each.elite for each in scene.offered(Hunt)]
    tired = hunted("grisk").map({(1, -2): "i_fixed_1"}).at(0, (2, -2))
    tired.put(zones.spent_tokens(0), "token.0.combat.1").turn()
    assert "eut-why-no-combat-action-elite" == tired.why_not(Hunt)


def test_ruling_97_an_ability_that_grants_a_combat_waits_for_the_fight_it_pays_for() -> None:
    scene = hunted("grisk", heroes=("dral",)).map({(1, -2): "i_fixed_1"}).at(0, (2, -2))
    scene.kit(0, h3="tile.dral_bloodlust").turn()
    assert "eut-why-begin-fight" == scene.why_not(UseBlock, thing="tile.dral_bloodlust")
    assert "tile.dral_bloodlust" in [each.by for each in scene.offered(Hunt)]

    away = hunted("grisk", heroes=("dral",)).kit(0, h3="tile.dral_bloodlust").turn()
    assert "eut-why-no-enemy" == away.why_not(UseBlock, thing="tile.dral_bloodlust")


def test_ruling_69_a_centre_lies_next_to_its_own_three_spaces_only() -> None:
    """Ashwing lurks next to Fire: on the Tower's space beside it, not in the Tower."""
    scene = hunted("ashwing").map({(1, -2): "ii_fixed_1", (3, -3): "i_other_2"})
    for at in ((1, -2), (2, -2), (1, -1)):
        scene.token(0, zones.TRADE_TOKEN, at)
    table = scene.laid()

    assert is_lair(table, space((2, -2)))
    assert not is_lair(table, zones.centre(1, -2))


def test_ruling_96_the_trophy_of_an_elite_may_be_thrown_away_too() -> None:
    scene = Scene(elites=True).put(zones.bags(0), "elite.grisk").turn().do(ThrowTrophy)

    assert ("elite.grisk",) == scene.zone(zones.GONE)
    assert "eut-why-worthless" == at_shop(elites=True).put(  # type: ignore[arg-type]
        zones.bags(0), "elite.grisk"
    ).turn().do(Act, action="trade").why_not(Sell, thing="elite.grisk")


# Rooms, hands and money.


def test_ruling_48_when_storage_is_full_a_use_still_needs_its_moment() -> None:
    scene = Scene().kit(0, "item.mace", "item.spear", "item.healing_potion").hero(health=4)
    scene.put(zones.found(0), scene.piece("item.potion_of_might")).play(Settle(0))
    assert "DropSomething" == scene.asks
    assert ["item.healing_potion.1"] == [each.thing for each in scene.offered(UseBlock)]
    assert 4 == len(scene.offered(Drop))

    scene.do(UseBlock, thing="item.healing_potion")

    assert (6, "") == (scene.seen().health, scene.asks)


def test_13_2_a_potion_of_the_chapel_without_a_bag_is_drunk_or_something_goes() -> None:
    scene = Scene().kit(0, "item.mace", "item.spear", "item.flail").hero(gold=1, health=2)
    scene.turn().do(BuyPotion)
    assert "DropSomething" == scene.asks

    scene.do(UseBlock, thing="item.healing_potion")

    assert (5, 0, "TakeTurn") == (scene.seen().health, scene.seen().gold, scene.asks)


def test_13_4_a_gem_is_set_in_what_was_just_bought() -> None:
    scene = at_shop().kit(0, "gem.ruby").put(zones.found(0), "item.leather_greaves.2").turn()

    assert "item.leather_greaves.2" in [each.thing for each in scene.offered(SetGem)]


def test_9_4_a_hand_of_more_than_five_is_trimmed_at_once_outside_combat() -> None:
    scene = Scene(2).kit(0, greaves="item.leather_greaves").gems("item.leather_greaves", "demonite")
    scene.put(zones.hand(0), *(f"silver.venom.{number}" for number in range(1, 6)))

    scene.turn().do(UseBlock, thing="gem.demonite")

    assert "DiscardDown" == scene.asks


def test_16_cards_are_money_at_the_counter() -> None:
    scene = at_shop().put(zones.hand(0), "gold.healing.1").turn().do(Act, action="trade")
    scene.do(CashIn)

    assert ("Trading", 1) == (scene.asks, scene.seen().gold)


def test_ruling_19_a_tax_that_no_sale_could_pay_is_no_trade() -> None:
    def tower(*things: str) -> Scene:
        scene = Scene(3).map({(1, -2): "ii_fixed_1"}).at(0, zones.centre(1, -2)).kit(0, *things)
        for seat, at in ((1, (1, -2)), (2, (2, -2)), (2, (1, -1))):
            scene.token(seat, zones.TRADE_TOKEN, at)
        return scene.hero(gold=0).turn()

    assert "eut-why-due" == tower("item.short_sword").why_not(Act, action="trade")  # 1 of 2 Gold
    scene = tower("resource.raw_demonite").do(Act, action="trade")
    assert "PayTax" == scene.asks
    # For 3 Gold, or for a Demonite that is sold for 2.
    assert [0, 1] == [each.number for each in scene.offered(SellResource)]
    fungus = tower("resource.glowing_fungus")
    offers = PayTax(0, (1, 2)).offers(fungus.table)  # for 3 Gold, or for 1 and a Potion
    sides = [why and why.key for option, why in offers if isinstance(option, SellResource)]
    assert [None, "eut-why-tax-first"] == sides
    assert ("Trading", 1) == (fungus.do(Act, action="trade").asks, fungus.seen().gold)


# Scenarios.


def test_w_62_the_quarry_of_round_4_is_of_level_2_and_taken_once() -> None:
    scene = Scene(2).mark(zones.ROUND, 4)
    play = Play(Draft.on(scene.laid()), Chance(1, 1))

    on_victory(play, 0, 1)
    assert 0 == Hero(play.table, 0).reputation
    on_victory(play, 0, 2)
    assert 2 == Hero(play.table, 0).reputation
    on_victory(play, 1, 2)
    assert 0 == Hero(play.table, 1).reputation
    assert (1, 1) == tuple(Hero(play.table, 0).has(each) for each in zones.LEDGER)


def test_w_62_an_elite_of_level_2_is_a_quarry_too() -> None:
    laid = Bouts("dral", elites=True).mark(zones.ROUND, 4).count(zones.FIGHT, damage=99)
    laid.put(zones.ELITE, "elite.karg_one_eye").put(zones.BOUNTY, "bounty.bounty_karg_one_eye")
    laid.map({(1, -2): "i_fixed_1"}).at(0, (2, -2)).turn().do(Hunt)
    laid.until("ClaimTrophy").do(LeaveTrophy).until("TakeTurn")

    assert [2] == [each["amount"] for each in laid.told("eut-quarry")]


def test_ruling_80_where_a_scenario_clashes_with_a_ruling_it_wins() -> None:
    """Impending Doom calls an Elite that has no Lair on the map (ruling 66) to each Hero."""
    scene = Scene(scenario="impending_doom").play(FinalFights(0))

    assert zones.centre(0, 0) == scene.seen().location
    assert [2] == [monster(each["thing"]).level for each in scene.told("eut-fight-elite")]
