"""The Trade Action: buying, selling, healing, taxes (7.2)."""

from __future__ import annotations

from game.rules.euthia import zones
from game.rules.euthia.steps.acting import Act, TradeAfterVictory
from game.rules.euthia.steps.common import Done, Pass
from game.rules.euthia.steps.growing import KeepTile, Learn, Reveal, Unlock
from game.rules.euthia.steps.settling import Drop
from game.rules.euthia.steps.shopping import (
    Buy,
    BuyGaar,
    HealHere,
    Renew,
    Sell,
    SellResource,
)
from game.rules.euthia.steps.using import UseBlock
from game.rules.euthia.steps.wearing import SetGem, TakeOff, Wear
from tests.rules.euthia.laid import Scene

#: The Merchants of i_fixed_1 when it lies at (1, -2).
SHOP = (1, -2)


def at_shop(
    players: int = 1, heroes: tuple[str, ...] = ("maeldur", "dral"), owner: int = 0, **options: str
) -> Scene:
    """In a freed shop with an Offer that is known."""
    scene = Scene(players, heroes, **options).map({(1, -2): "i_fixed_1"}).at(0, SHOP)
    scene.token(owner, zones.TRADE_TOKEN, SHOP)
    scene.put(zones.deck("merchants"), *list(scene.zones[zones.offer("merchants")]))
    offer = ("leather_greaves", "short_sword", "leather_helmet", "mace")
    return scene.put(zones.offer("merchants"), *(f"item.{name}.1" for name in offer))


def test_buying_pays_the_price_and_refills_the_offer_at_once() -> None:
    scene = at_shop().hero(gold=5).turn().do(Act, action="trade")

    scene.do(Buy, thing="item.leather_greaves")

    assert (2, 4) == (scene.seen().gold, len(scene.zone(zones.offer("merchants"))))
    assert "eut-why-no-gold" == scene.why_not(Buy, thing="item.short_sword")


def test_what_is_bought_is_put_into_a_bag_when_the_action_ends() -> None:
    scene = at_shop().hero(gold=5).turn().do(Act, action="trade")

    scene.do(Buy, thing="item.leather_greaves").do(Done)

    assert ("item.leather_greaves.1",) == scene.seen().in_bags
    assert "TakeTurn" == scene.asks


def test_13_2_bags_may_be_over_full_until_the_action_ends() -> None:
    scene = at_shop().hero(gold=5).kit(0, "item.mace", "item.spear", "item.hunting_bow").turn()
    scene.do(Act, action="trade").do(Buy, thing="item.leather_greaves")
    assert "Trading" == scene.asks

    scene.do(Done)

    assert "DropSomething" == scene.asks
    scene.do(Drop, thing="item.spear")
    assert "TakeTurn" == scene.asks


def test_13_1_a_stone_in_a_bag_makes_way_when_a_place_of_its_own_is_free() -> None:
    def full(third: str) -> Scene:
        scene = at_shop().kit(0, "essence.air", "gem.opal", "gem.onyx", "gem.sapphire")
        scene.kit(0, helmet="item.leather_helmet")
        scene.put(zones.bags(0), "item.flail.1", "item.spear.1", third)
        return scene.turn().do(Act, action="trade")

    assert "eut-why-no-bag" == full("gem.emerald.1").why_not(TakeOff, thing="item.leather_helmet")
    sold = full("gem.emerald.1").do(Sell, thing="essence.air")
    assert None is sold.why_not(TakeOff, thing="item.leather_helmet")
    other = full("item.mace.1").do(Sell, thing="essence.air")
    assert "eut-why-no-bag" == other.why_not(TakeOff, thing="item.leather_helmet")


def test_w_35_the_first_renewal_is_free_then_one_gold_each() -> None:
    scene = at_shop().hero(gold=5).put(zones.action_tokens(0), "token.0.trade.2").turn()
    scene.do(Act, action="trade").do(Renew).do(Renew).do(Renew)
    assert 3 == scene.seen().gold

    scene.do(Done).do(Act, action="trade")

    assert [0] == [each.price for each in scene.offered(Renew)]


def test_w_34_equipment_sells_for_more_with_a_gem_and_loose_stones_for_two() -> None:
    scene = at_shop().kit(0, "gem.ruby", "gem.opal", "essence.air", "item.chainmail_greaves")
    scene.gems("item.chainmail_greaves", "emerald").turn().do(Act, action="trade")

    scene.do(Sell, thing="item.chainmail_greaves")
    assert 3 == scene.seen().gold
    for thing in ("gem.ruby", "gem.opal", "essence.air"):
        scene.do(Sell, thing=thing)
    assert 9 == scene.seen().gold
    assert [] == list(scene.seen().everything())[3:]


def test_selling_a_resource_takes_everything_on_one_side() -> None:
    scene = at_shop().kit(0, "resource.raw_ruby").turn().do(Act, action="trade")

    assert [(4, "none"), (1, "ruby")] == [
        (each.gold, each.gem) for each in scene.offered(SellResource)
    ]
    scene.do(SellResource, gem="ruby").do(Done)
    assert 1 == scene.seen().gold
    assert 1 == len(scene.zone(zones.pouch(0)))


def test_healing_at_merchants_gives_two_for_a_gold() -> None:
    scene = at_shop().hero(gold=2, health=2).turn().do(Act, action="trade").do(HealHere)

    assert (4, 1) == (scene.seen().health, scene.seen().gold)


def test_gaar_is_sold_at_towers_only() -> None:
    assert [] == at_shop().hero(gold=2).turn().do(Act, action="trade").offered(BuyGaar)
    tower = Scene().map({(1, -2): "ii_fixed_1"}).at(0, zones.centre(1, -2)).hero(gold=2, gaar=1)
    for at in ((1, -2), (2, -2), (1, -1)):
        tower.token(0, zones.TRADE_TOKEN, at)

    tower.turn().do(Act, action="trade").do(BuyGaar)

    assert (2, 1) == (tower.seen().gaar, tower.seen().gold)


def test_the_tax_goes_to_the_owner_of_the_trade_token() -> None:
    scene = at_shop(2, owner=1).hero(gold=1).turn().do(Act, action="trade")

    assert (0, 1, "Trading") == (scene.seen(0).gold, scene.seen(1).gold, scene.asks)


def test_ruling_19_without_gold_something_must_be_sold_first() -> None:
    scene = at_shop(2, owner=1).kit(0, "gem.ruby", "item.mace").turn().do(Act, action="trade")
    assert "PayTax" == scene.asks
    assert [] == scene.offered(Buy)

    scene.do(Sell, thing="gem.ruby")

    assert (1, 1, "Trading") == (scene.seen(0).gold, scene.seen(1).gold, scene.asks)


def test_ruling_19_with_nothing_to_sell_there_is_no_trade() -> None:
    scene = at_shop(2, owner=1)
    scene.put(zones.GONE, "tile.maeldur_fire_staff").turn()

    assert "eut-why-due" == scene.why_not(Act, action="trade")


def test_ruling_17_a_tower_pays_everybody_with_a_token_around_it() -> None:
    scene = Scene(3).map({(1, -2): "ii_fixed_1"}).at(0, zones.centre(1, -2)).hero(gold=3)
    scene.token(1, zones.TRADE_TOKEN, (1, -2)).token(1, zones.TRADE_TOKEN, (2, -2))
    scene.token(2, zones.TRADE_TOKEN, (1, -1)).turn().do(Act, action="trade")

    assert [1, 1, 1] == [scene.seen(seat).gold for seat in range(3)]


def test_w_49_side_by_side_trading_is_free() -> None:
    scene = at_shop(2, owner=1, mode="cooperative").hero(gold=1).turn().do(Act, action="trade")

    assert 1 == scene.seen().gold


def test_ruling_20_trade_after_a_victory_costs_a_trade_action() -> None:
    scene = at_shop().play(TradeAfterVictory(0)).do(Act, action="trade").do(Done)

    assert ["mining", "combat"] == [zones.action_of(each) for each in scene.seen().tokens]
    assert "" == at_shop().play(TradeAfterVictory(0)).do(Pass).asks


def test_a_discount_lowers_prices_for_this_action_at_least_to_one() -> None:
    scene = at_shop(heroes=("keleia",)).hero(gold=9).kit(0, h3="tile.keleia_black_market").turn()
    scene.do(Act, action="trade").do(UseBlock, thing="tile.keleia_black_market")

    prices = {each.thing: each.price for each in scene.offered(Buy)}
    assert (2, 1) == (prices["item.leather_greaves.1"], prices["item.leather_helmet.1"])
    scene.do(Done)
    assert zones.DISCOUNT not in scene.table.marks


def test_27_2_two_discounts_add_up_where_both_hold() -> None:
    scene = at_shop(heroes=("keleia",), scenario="villagers_rescue").hero(gold=9)
    scene.put(zones.offer("merchants"), "item.mace.1", "item.scroll_of_luck.1")
    scene.kit(0, h3="tile.keleia_black_market")
    scene.put(zones.friends(0), "item.borin_the_smith.1").turn()
    scene.do(Act, action="trade").do(UseBlock, thing="tile.keleia_black_market")

    scene.do(UseBlock, thing="item.borin_the_smith")

    prices = {each.thing: each.price for each in scene.offered(Buy)}
    assert (4 - 2, 2 - 1) == (prices["item.mace.1"], prices["item.scroll_of_luck.1"])


def test_lesson_3_the_shop_step_by_step() -> None:
    scene = at_shop().hero(gold=8, reputation=3).kit(0, "resource.raw_ruby").turn()
    scene.do(Act, action="trade").do(SellResource, gem="ruby")
    scene.do(Buy, thing="item.leather_greaves").do(Wear, thing="item.leather_greaves")
    scene.do(SetGem, gem="gem.ruby")
    assert (6, 8) == (scene.seen().gold, scene.seen().max_health)

    scene.do(Reveal).do(KeepTile, thing="tile.maeldur_fireball")
    place = scene.offered(Unlock)
    slot = next(each.place for each in place if ".slot." in each.place and each.price == 2)
    scene.do(Unlock, place=slot).do(Learn, thing="tile.maeldur_fireball", place=slot)

    assert 1 == scene.seen().gold
    assert ("tile.maeldur_fireball",) == scene.zone(slot)


def test_the_greaves_and_the_ruby_bring_maximum_health_from_6_to_8() -> None:
    scene = at_shop().hero(gold=3).kit(0, "gem.ruby").turn().do(Act, action="trade")

    scene.do(Buy, thing="item.leather_greaves").do(Wear, thing="item.leather_greaves")
    scene.do(SetGem, gem="gem.ruby")

    assert (8, 8) == (scene.seen().max_health, scene.seen().health)
