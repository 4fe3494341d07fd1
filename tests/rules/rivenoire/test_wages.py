"""Wages put together coin by coin: no draft is a dead end."""

from __future__ import annotations

from game.rules.rivenoire import zones
from game.rules.rivenoire.payments import leads_to_a_wage
from game.rules.rivenoire.steps.paying import AddCoin
from game.rules.rivenoire.steps.tavern import PayWage
from tests.rules.rivenoire.laid import Scene


def test_a_coin_that_leads_to_no_wage_is_refused():
    # A wage of 4 with 1, 2 and 4 in hand, and no Beer: only the 4 pays, and nothing beside it.
    assert leads_to_a_wage((1, 2, 4), 4, 0, (4,))
    assert not leads_to_a_wage((1, 2, 4), 4, 0, (1,))
    assert not leads_to_a_wage((1, 2, 4), 4, 0, (1, 2))
    # A single Beer fills 1 + 2 up.
    assert leads_to_a_wage((1, 2, 4), 4, 1, (1,))


def test_ruling_23_without_beers_coins_that_would_strand_are_refused():
    scene = Scene(2).notable(0, hand=("gold_1", "gold_2", "gold_4"))
    scene.put("box", *list(scene.zones[zones.BEERS]))
    table = scene.laid()
    wage = PayWage(0, 4, "character.peasant.18", "character.peasant.1")

    allowed = [each for each in wage.options(table) if isinstance(each, AddCoin)]
    assert [4] == [each.coins for each in allowed]
