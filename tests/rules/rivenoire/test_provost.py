"""The Provost's House: buildings, their backs, the Paladin (8.7, 11.3)."""

from __future__ import annotations

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.steps.provost import BuyTitle, Relieve
from tests.rules.rivenoire.towns import Town


def provost(*hand, **titles):
    """Somebody at the Provost's with these cards in hand."""
    scene = Town(3).titles(titles).at("provost_house", "0 peasant").notable(0, hand=hand)
    return scene.open("provost_house")


def test_a_building_brings_a_token_whose_back_only_its_owner_sees():
    scene = provost("gold_ingot_9", ramparts="property.1")
    scene.do(BuyTitle, title=zones.title("ramparts"))

    assert (["ramparts"], 5) == (scene.seen().buildings, scene.seen().building_points)
    assert ("property.1",) == view(GAME, scene.table, 0).zone(zones.tokens(0))
    other = view(GAME, scene.table, 1)
    assert other.zone(zones.tokens(0))[0].startswith("?property_9")
    assert 4 == len(scene.zone(zones.arms(0)))


def test_the_provosts_house_itself_can_be_bought():
    scene = provost("gold_ingot_10", "gold_ingot_10")

    assert BuyTitle(zones.title("provost_house"), 15) in scene.options


def test_ruling_20_at_most_five_buildings():
    scene = Town(2).at("provost_house", "0 peasant").notable(0, hand=("gold_ingot_9",))
    for place in ("ramparts", "market", "hospital", "mine", "arena"):
        scene.own(0, place)
    scene.open("provost_house")

    # The tokens may be used, but nothing can be bought any more.
    assert [] == scene.offered(BuyTitle)
    assert "riv-why-building-limit" == scene.why_not(BuyTitle(zones.title("tavern"), 15))


def test_the_paladin_is_revealed_at_once_and_takes_a_rank_of_the_line():
    scene = Town(3).titles({"mine": "property.6"}).at("provost_house", "0 peasant")
    scene.stand(1, "peasant", zones.LINE).stand(0, "peasant", zones.LINE)
    scene.stand(2, "peasant", zones.LINE)
    line = list(scene.zones[zones.LINE])
    scene.notable(0, hand=("gold_ingot_8", "gold_4")).open("provost_house")
    scene.do(BuyTitle, title=zones.title("mine")).pay("gold_ingot_8", "gold_4")
    assert [Relieve(line[1])] == scene.offered(Relieve)
    assert ("property.6",) == view(GAME, scene.table, 2).zone(zones.used(0))

    scene.choose(Relieve(line[1]))

    assert (line[0], zones.PALADIN, line[2]) == scene.zone(zones.LINE)
    assert line[1] in scene.seen().home


def test_the_paladin_declined_starts_in_the_next_round_outside_the_limit():
    scene = Town(3).titles({"mine": "property.6"}).at("provost_house", "0 peasant")
    scene.at("tavern", "0 peasant").notable(0, hand=("gold_ingot_8", "gold_4"))
    scene.open("provost_house").do(BuyTitle, title=zones.title("mine"))
    scene.pay("gold_ingot_8", "gold_4").decline()

    assert (zones.PALADIN,) == scene.zone(zones.recruits(0))
    assert 3 == len(scene.seen().limited)


def test_neither_a_patient_nor_who_acts_is_relieved():
    scene = Town(3).titles({"mine": "property.6"}).at("provost_house", "0 peasant")
    scene.at("hospital", "0 peasant").notable(0, hand=("gold_ingot_8", "gold_4"))
    scene.mark(zones.patient(scene.zones[zones.space("hospital", 1)][0]), 1)
    scene.open("provost_house").do(BuyTitle, title=zones.title("mine"))
    scene.pay("gold_ingot_8", "gold_4")

    assert "" == scene.asks
