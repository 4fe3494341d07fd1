"""Equipment, Bags, Gems, Essences, uses and room (chapters 11 to 13)."""

from __future__ import annotations

import pytest

from game.rules.euthia import zones
from game.rules.euthia.gains import common_gems
from game.rules.euthia.shapes import Goods
from game.rules.euthia.steps.acting import Act
from game.rules.euthia.steps.chapel import BuyPotion, HealAtChapel
from game.rules.euthia.steps.common import Done
from game.rules.euthia.steps.mining import KeepThis
from game.rules.euthia.steps.readying import ReadyThis
from game.rules.euthia.steps.rounds import Round
from game.rules.euthia.steps.settling import Drop, DropGaar, Settle
from game.rules.euthia.steps.shopping import Sell
from game.rules.euthia.steps.spending import SpendForMovement
from game.rules.euthia.steps.treasure import TakeTreasure
from game.rules.euthia.steps.using import GiveUp, TakeAlternative, UseBlock
from game.rules.euthia.steps.wearing import LayEssence, SetGem, TakeOff, ThrowTrophy, Wear
from game.rules.euthia.wearing import why_not_change
from tests.rules.euthia.laid import Scene
from tests.rules.euthia.test_mining import at_mine
from tests.rules.euthia.test_trading import at_shop


def test_w_22_maximum_health_counts_what_is_worn_and_its_rubies() -> None:
    scene = Scene().kit(
        0,
        helmet="item.leather_helmet",
        greaves="item.leather_greaves",
        gauntlets="item.chainmail_gauntlets",
    )

    scene.gems("item.leather_greaves", "ruby").turn()

    assert 11 == scene.seen().max_health


def test_w_23_ruling_33_a_swap_is_looked_at_in_its_final_state() -> None:
    scene = Scene().kit(0, "item.plate_greaves", greaves="item.chainmail_greaves")
    scene.hero(health=2).turn()
    assert 8 == scene.seen().max_health
    assert "eut-why-would-die" == scene.why_not(TakeOff, thing="item.chainmail_greaves")

    scene.do(Wear, thing="item.plate_greaves")

    assert (9, 3) == (scene.seen().max_health, scene.seen().health)
    assert ("item.chainmail_greaves.1",) == scene.seen().in_bags


def test_w_24_the_cuirass_covers_a_bag() -> None:
    scene = Scene().kit(0, "item.leather_cuirass").unlock(0, "worn.cuirass").turn()
    assert 3 == scene.seen().bag_room

    scene.do(Wear, thing="item.leather_cuirass")

    assert 2 == scene.seen().bag_room


def test_w_24_more_bags_than_three_there_are_never() -> None:
    assert 3 == Scene().kit(0, gauntlets="item.dragonhide_gauntlets").turn().seen().bag_room


def test_w_24_a_covered_bag_gives_up_what_it_held() -> None:
    scene = Scene().kit(0, "item.leather_cuirass", "item.mace").unlock(0, "worn.cuirass")
    scene.hero(gaar=5).turn()
    assert 0 == scene.seen().free_bags

    scene.do(Wear, thing="item.leather_cuirass")
    assert (2, 0) == (scene.seen().bag_room, scene.seen().free_bags)

    full = Scene().kit(0, "item.leather_cuirass", "item.mace").unlock(0, "worn.cuirass")
    full.hero(gaar=6).turn().do(Wear, thing="item.leather_cuirass")
    assert "DropSomething" == full.asks


def test_w_24_a_request_that_ends_below_no_bags_is_rejected() -> None:
    scene = Scene().kit(0, helmet="item.plate_helmet", cuirass="item.plate_cuirass").turn()

    refused = [
        why_not_change(scene.table, 0, ("item.chainmail_cuirass.1", "item.leather_cuirass.1")),
        why_not_change(scene.table, 0, ("item.chainmail_cuirass.1",)),
    ]

    assert ["eut-why-no-more-bags", None] == [each and each.key for each in refused]


def test_w_26_dragonhide_gauntlets_serve_three_times_in_a_round() -> None:
    scene = at_mine(heroes=("dral",)).kit(0, gauntlets="item.dragonhide_gauntlets")
    scene.gems("item.dragonhide_gauntlets", "emerald", "demonite").turn()
    assert 9 == scene.seen().max_health

    scene.do(UseBlock, thing="gem.demonite")
    scene.do(Act, action="mining").do(UseBlock, thing="item.dragonhide_gauntlets")
    scene.do(KeepThis)

    assert 1 == len(scene.seen().cards_of(zones.GOLD_CARD))
    hero = scene.seen()
    assert [False, False, True] == [
        hero.is_ready(each)
        for each in ("item.dragonhide_gauntlets.1", "gem.demonite.1", "gem.emerald.1")
    ]
    assert "eut-why-spent" == scene.why_not(UseBlock, thing="gem.demonite")


@pytest.mark.parametrize(("pieces", "healed"), [(2, 0), (3, 2), (4, 3), (5, 3)])
def test_w_27_ruling_47_the_set_amulet_heals_by_its_best_line(pieces: int, healed: int) -> None:
    leather = {
        "helmet": "item.leather_helmet",
        "gauntlets": "item.leather_gauntlets",
        "greaves": "item.leather_greaves",
        "boots": "item.leather_boots",
        "cuirass": "item.leather_cuirass",
    }
    worn = dict(list(leather.items())[:pieces])
    scene = Scene().kit(0, amulet="item.amulet_of_mending", **worn).hero(health=1).turn()

    if healed:
        scene.do(UseBlock, thing="item.amulet_of_mending")
    else:
        assert "eut-why-no-set" == scene.why_not(UseBlock, thing="item.amulet_of_mending")
    assert 1 + healed == scene.seen().health


def test_w_59_ruling_92_what_keeps_a_hero_alive_cannot_be_sold() -> None:
    def shop(health: int) -> Scene:
        scene = at_shop().kit(0, greaves="item.chainmail_greaves").hero(health=health)
        return scene.turn().do(Act, action="trade")

    assert "eut-why-would-die" == shop(2).why_not(Sell, thing="item.chainmail_greaves")
    scene = shop(3).do(Sell, thing="item.chainmail_greaves")
    assert (6, 1) == (scene.seen().max_health, scene.seen().health)


def test_13_4_a_gem_is_set_forever_and_a_full_tile_takes_no_more() -> None:
    scene = Scene().kit(0, "gem.ruby", "gem.opal", greaves="item.leather_greaves").turn()

    scene.do(SetGem, gem="gem.ruby")

    assert (8, ("gem.ruby.1",)) == (
        scene.seen().max_health,
        scene.seen().gems_in("item.leather_greaves.1"),
    )
    assert "eut-why-gems-full" == scene.why_not(SetGem, gem="gem.opal")


def test_ruling_46_a_ruby_in_a_bag_does_nothing() -> None:
    scene = Scene().kit(0, "item.leather_greaves").gems("item.leather_greaves", "ruby").turn()

    assert 6 == scene.seen().max_health


def test_a_sapphire_gives_movement_once_a_round() -> None:
    scene = Scene().kit(0, greaves="item.leather_greaves").gems("item.leather_greaves", "sapphire")
    scene.turn().do(UseBlock, thing="gem.sapphire")
    assert (1, False) == (scene.seen().movement, scene.seen().is_ready("gem.sapphire.1"))

    again = Scene().kit(0, greaves="item.leather_greaves").gems("item.leather_greaves", "sapphire")
    again.faces["gem.sapphire.1"] = zones.SPENT
    for action in ("mining", "trade", "combat"):
        again.put(zones.spent_tokens(0), f"token.0.{action}.1")
    assert again.play(Round(2)).seen().is_ready("gem.sapphire.1")


def test_ruling_78_a_diamond_heals_or_helps_a_roll_one_of_them() -> None:
    scene = Scene().kit(0, greaves="item.leather_greaves").gems("item.leather_greaves", "diamond")
    scene.hero(health=3).turn().do(UseBlock, thing="gem.diamond")

    assert 5 == scene.seen().health
    assert "eut-why-spent" == scene.why_not(UseBlock, thing="gem.diamond")


def test_13_5_a_water_essence_heals_four_and_is_gone() -> None:
    scene = (
        Scene().kit(0, "essence.water").hero(health=1).turn().do(UseBlock, thing="essence.water")
    )

    assert (5, ()) == (scene.seen().health, scene.zone(zones.pouch(0)))


def test_an_essence_may_be_kept_by_an_ability() -> None:
    scene = Scene(heroes=("taesiri",)).kit(
        0, "essence.water", h3="tile.taesiri_mistress_of_essences"
    )
    scene.hero(health=1).turn().do(UseBlock, thing="essence.water")

    scene.do(UseBlock, thing="tile.taesiri_mistress_of_essences")

    assert (5, ("essence.water.1",)) == (scene.seen().health, scene.zone(zones.pouch(0)))


def test_healing_at_full_health_is_not_offered() -> None:
    scene = Scene().kit(0, "item.healing_potion").turn()

    assert "eut-why-healthy" == scene.why_not(UseBlock, thing="item.healing_potion")


def test_ruling_77_a_cost_in_health_leaves_at_least_one() -> None:
    def dread(health: int) -> Scene:
        return Scene(2).kit(0, amulet="item.amulet_of_dread").hero(health=health).turn()

    assert "eut-why-cost" == dread(2).why_not(UseBlock, thing="item.amulet_of_dread")
    scene = dread(3).do(UseBlock, thing="item.amulet_of_dread")
    assert (1, 1) == (scene.seen().health, len(scene.seen().cards_of(zones.GOLD_CARD)))


def test_an_essence_that_pays_is_of_the_players_choice() -> None:
    scene = (
        Scene().kit(0, "essence.air", "essence.fire", ring_1="item.ring_of_essence").hero(gaar=0)
    )
    scene.turn().do(UseBlock, thing="item.ring_of_essence").do(GiveUp, thing="essence.fire")

    assert (3, ("essence.air.1",)) == (scene.seen().gaar, scene.zone(zones.pouch(0)))


def test_choose_takes_exactly_one_list() -> None:
    scene = (
        Scene(heroes=("ael",))
        .hero(health=2)
        .turn()
        .do(UseBlock, thing="tile.ael_pilgrims_blessing")
    )

    assert ["move", "heal"] == [each.what for each in scene.offered(TakeAlternative)]
    scene.do(TakeAlternative, what="heal")
    assert (3, 0) == (scene.seen().health, scene.seen().movement)


def test_ready_makes_exhausted_abilities_usable_again() -> None:
    scene = Scene().kit(0, "item.tome_of_mastery")
    scene.faces["tile.maeldur_concentration"] = zones.SPENT
    scene.faces["tile.maeldur_ember_sight"] = zones.SPENT
    scene.turn().do(UseBlock, thing="item.tome_of_mastery")

    scene.do(ReadyThis, thing="tile.maeldur_concentration").do(Done)

    hero = scene.seen()
    assert [True, False] == [
        hero.is_ready("tile.maeldur_concentration"),
        hero.is_ready("tile.maeldur_ember_sight"),
    ]


def test_torpor_takes_one_essence_of_each_element_for_good() -> None:
    scene = Scene(heroes=("taesiri",)).kit(
        0, "essence.fire", "essence.fire", h3="tile.taesiri_torpor"
    )
    scene.turn().do(LayEssence, thing="tile.taesiri_torpor")

    assert 1 == len(scene.zone(zones.laid_essences("tile.taesiri_torpor")))
    assert "eut-why-warded" == scene.why_not(LayEssence, thing="tile.taesiri_torpor")


def test_ruling_74_gaar_beyond_four_lie_in_bags_one_each() -> None:
    scene = Scene().hero(gaar=6).kit(0, "item.mace").turn()
    assert (2, 0) == (scene.seen().gaar_in_bags, scene.seen().free_bags)

    over = Scene().hero(gaar=6).kit(0, "item.mace", "item.spear").play(Settle(0))
    over.do(DropGaar)
    assert 5 == over.seen().gaar


def test_ruling_96_a_trophy_fills_a_bag_and_may_be_thrown_away() -> None:
    scene = Scene().put(zones.bags(0), "monster.dragonfly.1").turn()
    assert 2 == scene.seen().free_bags

    scene.do(ThrowTrophy)

    assert ("monster.dragonfly.1",) == scene.zone(zones.discards("monster_1"))


def test_10_1_the_chapel_heals_six_and_sells_potions() -> None:
    scene = Scene().hero(gold=2, health=1).turn().do(HealAtChapel).do(BuyPotion)

    assert (6, 0) == (scene.seen().health, scene.seen().gold)
    assert ["healing_potion"] == [each.split(".")[1] for each in scene.seen().in_bags]
    assert "eut-why-no-gold" == scene.why_not(BuyPotion)


def test_10_2_a_treasure_is_taken_once_for_all_players() -> None:
    scene = Scene().map({(1, -2): "i_other_2"}).at(0, (2, -2)).turn().do(TakeTreasure)

    assert 1 == len(scene.seen().in_bags)
    assert 1 == scene.seen().placed_tokens(zones.HERO_TOKEN)
    assert "eut-why-treasure-gone" == scene.why_not(TakeTreasure)


def test_13_2_a_treasure_without_room_is_used_or_something_goes() -> None:
    scene = Scene().map({(1, -2): "i_other_2"}).at(0, (2, -2))
    scene.kit(0, "item.mace", "item.spear", "item.hunting_bow")
    scene.put_on_top(zones.deck("treasure_1"), "item.coin_pouch.1").turn().do(TakeTreasure)
    assert "DropSomething" == scene.asks

    scene.do(UseBlock, thing="item.coin_pouch")

    assert (3, "TakeTurn") == (scene.seen().gold, scene.asks)


def test_ruling_50_only_the_six_common_gems_come_by_choice_or_chance() -> None:
    assert ("amethyst", "emerald", "onyx", "opal", "ruby", "sapphire") == common_gems()
    assert 0 == Goods().gem_any


def test_an_action_granted_by_an_ability_needs_no_token() -> None:
    scene = at_shop(heroes=("ael",)).kit(0, h5="tile.ael_pilgrims_market").turn()

    scene.do(UseBlock, thing="tile.ael_pilgrims_market")

    assert "Trading" == scene.asks
    assert 3 == len(scene.seen().tokens)
    assert "eut-why-no-shop" == Scene(heroes=("ael",)).kit(
        0, h5="tile.ael_pilgrims_market"
    ).turn().why_not(UseBlock, thing="tile.ael_pilgrims_market")


def test_w_53_ember_step_gives_movement() -> None:
    scene = (
        Scene()
        .kit(0, h3="tile.maeldur_ember_step")
        .turn()
        .do(UseBlock, thing="tile.maeldur_ember_step")
    )

    assert 2 == scene.seen().movement
    assert 3 == len(scene.offered(SpendForMovement))


def test_13_1_a_stone_leaves_its_bag_when_a_place_of_its_own_is_free() -> None:
    scene = Scene().kit(0, "essence.water", "gem.ruby", "gem.opal", "gem.onyx").hero(health=2)
    scene.put(zones.bags(0), "gem.emerald.1", "item.mace.1", "item.spear.1").turn()

    scene.do(UseBlock, thing="essence.water")

    assert ("item.mace.1", "item.spear.1") == scene.seen().in_bags
    assert "gem.emerald.1" in scene.zone(zones.pouch(0))


def test_13_2_what_was_gained_may_be_worn_instead_of_something() -> None:
    scene = Scene().kit(0, "item.mace", "item.spear", "item.flail", helmet="item.leather_helmet")
    scene.put(zones.found(0), "item.plate_helmet.1").mark(zones.ACTIVE, 0).play(Settle(0))
    assert [] == [each for each in scene.offered(Wear) if each.thing.startswith("item.mace")]

    scene.do(Wear, thing="item.plate_helmet").do(Drop, thing="item.leather_helmet")

    assert ("item.plate_helmet.1",) == scene.zone(zones.worn(0, "helmet"))
    assert ("item.leather_helmet.1",) == scene.zone(zones.discards("merchants"))


def test_13_2_a_surplus_may_pay_for_what_works_now() -> None:
    scene = Scene(heroes=("taesiri",)).kit(0, h3="tile.taesiri_cauldron")
    scene.put(zones.bags(0), "item.mace.1", "item.spear.1", "item.flail.1").mark(zones.ACTIVE, 0)
    scene.put(zones.found(0), "resource.coal.1").play(Settle(0))

    scene.do(UseBlock, thing="tile.taesiri_cauldron")

    assert ("resource.coal.1",) == scene.zone(zones.discards("cavern"))
    assert ("item.healing_potion.1",) == scene.zone(zones.found(0))
