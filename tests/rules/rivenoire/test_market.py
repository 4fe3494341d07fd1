"""The Market and paying: discounts, minimal payments, the merchant, tokens (8.2, 8.10)."""

from __future__ import annotations

import pytest
from attrs import astuple

from game.rules.rivenoire import zones
from game.rules.rivenoire.costs import least_cost
from game.rules.rivenoire.payments import coins_of, payments
from game.rules.rivenoire.steps.paying import AddCoin, PayWith
from game.rules.rivenoire.steps.provost import BuyTitle
from game.rules.rivenoire.steps.trades import Buy, market_price
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.towns import Town


def prices(scene):
    """What the stall costs whoever is asked, by card."""
    found = [each for each, _ in scene.game.offers if isinstance(each, Buy)]
    return {kind_of(each.card): each.price for each in found}


def test_tv_01_market_discount():
    scene = (
        Town(4)
        .stall("guild_key", "monstrous_relic")
        .notable(0, hand=("gold_4", "gold_3"))
        .notable(1, hand=("gold_4",))
        .at("market", "0 peasant", "1 peasant", "2 peasant")
        .open("market")
    )
    assert {"guild_key": 5, "monstrous_relic": 5} == prices(scene)

    scene.do(Buy, card="guild_key").pay("gold_4", "gold_3")

    assert ["guild_key"] == scene.hand()
    assert ["gold_4", "gold_3"] == scene.pile()
    assert zones.space("market", 1) not in scene.table.zones
    assert (1, {"monstrous_relic": 4}) == (scene.seat, prices(scene))


def test_tv_02_and_ruling_14_crossed_spaces_give_no_discount():
    scene = (
        Town(3)
        .stall("axe")
        .at("market", "0 peasant", "1 peasant", "2 peasant")
        .notable(0, hand=("gold_4", "gold_3"))
        .notable(1, hand=("gold_4", "gold_3"))
        .notable(2, hand=("gold_4", "gold_3"))
        .open("market")
    )
    seen = []
    for _ in range(3):
        seen.append(prices(scene)["axe"])
        scene.decline()

    assert [6, 5, 4] == seen


def test_tv_03_letter_of_marque_at_the_market():
    scene = (
        Town(4)
        .stall("spear", "twin_swords", "letter_of_marque")
        .at("market", "0 peasant")
        .notable(0, hand=("gold_4", "gold_3", "letter_of_marque"))
        .open("market")
    )
    assert {"spear": 4, "twin_swords": 4, "letter_of_marque": 4} == prices(scene)
    scene.do(Buy, card="spear").bolt("letter_of_marque")

    assert {"twin_swords": 3, "letter_of_marque": 3} == prices(scene)
    scene.do(Buy, card="twin_swords")

    assert ["spear", "twin_swords"] == scene.hand()
    assert ["gold_4", "gold_3", "letter_of_marque"] == scene.pile()
    assert "" == scene.asks


def test_tv_27_the_price_never_falls_below_nothing():
    scene = Town(4).stall("excuse_note").owner_at("market", "0 noble").open("market")
    assert {"excuse_note": 0} == prices(scene)

    scene.do(Buy, card="excuse_note")

    assert (["excuse_note"], []) == (scene.hand(), scene.pile())


def test_tv_31_and_ruling_59_merchant_and_token():
    scene = (
        Town(2)
        .titles({"ramparts": "property.4"})
        .at("provost_house", "0 merchant")
        .notable(0, hand=("gold_4", "gold_3"), tokens=("trophy.7",))
        .open("provost_house")
    )
    twelve = BuyTitle(zones.title("ramparts"), 12)
    assert twelve in scene.options

    scene.choose(twelve).pay("gold_4", "gold_3", "trophy.7")

    assert ["ramparts"] == scene.seen().buildings
    assert "trophy.7" in scene.zone(zones.used(0))


def test_tv_31_a_token_too_many_is_refused():
    scene = (
        Town(2)
        .at("provost_house", "0 merchant")
        .notable(0, hand=("gold_4", "gold_3"), tokens=("trophy.7",))
        .open("provost_house")
    )
    nine = next(each for each in scene.offered(BuyTitle) if each.price == 9)
    scene.choose(nine)

    draft = scene.step
    for name in ("gold_4", "gold_3"):
        parts = [each for each in draft.options(scene.table) if isinstance(each, AddCoin)]
        draft = draft.taking(next(each for each in parts if kind_of(each.item) == name))
    refusals = dict(draft.offers(scene.table))
    assert refusals[AddCoin("trophy.7", 3)].key == "riv-why-too-much"
    assert not scene.step.accepts(scene.table, PayWith((*draft.items, "trophy.7"), 14))


@pytest.mark.parametrize(
    ("chosen", "is_legal"),
    [((3, 4), True), ((2, 4), True), ((2, 3), True), ((4,), False), ((2, 3, 4), False)],
)
def test_tv_33_minimal_payments(chosen, is_legal):
    assert is_legal == (chosen in payments((2, 3, 4), 5))


def test_ruling_42_a_payment_lies_down_in_the_order_picked():
    scene = (
        Town(2)
        .stall("axe")
        .at("market", "0 peasant", "1 peasant")
        .notable(0, hand=("gold_3", "gold_2"))
        .open("market")
    )
    scene.do(Buy, card="axe").pay("gold_2", "gold_3")

    assert ["gold_2", "gold_3"] == scene.pile()


def test_ruling_54_and_73_the_fairy_treasure_counts_the_pile_before_the_payment():
    scene = (
        Town(2)
        .stall("axe")
        .at("market", "0 peasant")
        .notable(0, hand=("fairy_treasure", "gold_1"), discard=("wound", "wound", "attack_2"))
        .open("market")
    )
    assert 3 == coins_of(scene.table, 0, "loot.fairy_treasure.1")

    scene.do(Buy, card="axe").pay("gold_1", "fairy_treasure")

    assert {"seat": 0, "items": ("starter.gold_1.0.1", "loot.fairy_treasure.1"), "coins": 4} in (
        scene.told("riv-paid")
    )
    assert ["axe"] == scene.hand()


def test_what_is_too_dear_says_how_much_is_missing():
    scene = Town(2).stall("axe").at("market", "0 peasant").notable(0, hand=("gold_1",))
    scene.open("market")

    # Nothing can be bought: nobody is asked.
    assert "" == scene.asks
    assert ["riv-declined"] == [key for key in scene.keys if key == "riv-declined"]
    assert 4 == market_price(scene.table, "market.axe.1") + 1


def test_the_stall_is_not_refilled_during_the_round():
    scene = Town(2).stall("axe", "spear").at("market", "0 peasant").notable(0, hand=("gold_4",))
    scene.open("market").do(Buy, card="axe")

    assert ("market.spear.1",) == scene.zone(zones.STALL)


def test_tv_33_what_a_purchase_really_costs():
    scene = Town(2).notable(0, hand=("gold_4", "gold_3", "gold_2")).at("market", "0 peasant")
    table = scene.open("market").table

    # A single card to the coin; two of three that give one coin away; nothing reaches more.
    assert (1, 0, 0) == astuple(least_cost(table, 0, 4))
    assert (2, 0, 0) == astuple(least_cost(table, 0, 5))
    assert (3, 1, 0) == astuple(least_cost(table, 0, 8))
    assert None is least_cost(table, 0, 10)
