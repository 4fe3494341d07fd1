"""The Mine: the common dig, rockfalls, what is left for the last (8.4)."""

from __future__ import annotations

from game.rules.rivenoire import zones
from game.rules.rivenoire.steps.mine import TakeNugget
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.towns import Town


def nuggets(scene):
    """What lies open."""
    return sorted(kind_of(each) for each in scene.zone(zones.NUGGETS))


def mine(players, *deck):
    """A town with these cards on top of the Mine."""
    return Town(players).on_top(zones.MINE_DECK, *deck)


def test_tv_04_and_ruling_16_the_first_miner_is_wounded_and_all_take_their_pick():
    scene = (
        mine(3, "nugget_5", "rockfall", "nugget_7", "rockfall", "nugget_3", "nugget_6")
        .at("mine", "0 merchant", "1 peasant", "2 monk")
        .open("mine")
    )
    assert ["nugget_3", "nugget_5", "nugget_6", "nugget_7"] == nuggets(scene)
    assert (2, 14) == (len(scene.zone(zones.ROCKFALLS)), len(scene.zone(zones.MINE_DECK)))
    assert ["wound"] == scene.pile(0)

    for name in ("nugget_7", "nugget_6", "nugget_5"):
        scene.do(TakeNugget, card=name)

    assert [["nugget_7"], ["nugget_6"], ["nugget_5"]] == [scene.hand(seat) for seat in range(3)]
    assert 17 == len(scene.zone(zones.MINE_DECK))
    assert () == scene.zone(zones.NUGGETS) == scene.zone(zones.ROCKFALLS)


def test_tv_05_one_rockfall_wounds_nobody():
    scene = (
        mine(2, "rockfall", "nugget_3", "nugget_4", "nugget_5")
        .at("mine", "0 peasant", "1 peasant")
        .open("mine")
    )

    assert ["nugget_3", "nugget_4", "nugget_5"] == nuggets(scene)
    assert [] == scene.pile(0)


def test_ruling_16_the_owners_spot_is_served_first_and_wounded():
    scene = (
        mine(2, "rockfall", "rockfall", "nugget_3", "nugget_4", "nugget_5")
        .at("mine", "0 peasant")
        .owner_at("mine", "1 noble")
        .open("mine")
    )

    assert (1, ["wound"], []) == (scene.seat, scene.pile(1), scene.pile(0))


def test_ruling_17_an_exhausted_mine_leaves_nothing_for_latecomers():
    scene = mine(2, "nugget_3").at("mine", "0 peasant", "1 peasant")
    deck = scene.zones[zones.MINE_DECK]
    scene.put("box", *deck[1:])
    scene.open("mine").do(TakeNugget, card="nugget_3")

    assert (["nugget_3"], []) == (scene.hand(0), scene.hand(1))
    assert "" == scene.asks


def test_ruling_78_a_declined_nugget_stays_for_those_behind():
    scene = mine(2, "nugget_7", "nugget_6", "nugget_3").at("mine", "0 peasant", "1 peasant")
    scene.open("mine").decline()

    assert (1, ["nugget_3", "nugget_6", "nugget_7"]) == (scene.seat, nuggets(scene))


def test_ruling_43_a_letter_of_marque_digs_alone_while_the_others_wait():
    scene = (
        mine(4, "nugget_3", "nugget_3", "nugget_4", "nugget_4", "nugget_5",
             "rockfall", "rockfall", "nugget_7", "nugget_6")
        .at("mine", "0 peasant", "1 peasant", "2 peasant", "3 peasant")
        .notable(2, hand=("letter_of_marque",))
        .open("mine")
    )  # fmt: skip
    for _ in range(3):
        scene.do(TakeNugget, card=kind_of(scene.offered(TakeNugget)[0].card))
    scene.bolt("letter_of_marque")

    # Two nuggets of one's own, and one's own Wound.
    assert {"nugget_7", "nugget_6"} == {kind_of(each.card) for each in scene.offered(TakeNugget)}
    assert ["wound"] == scene.pile(2)
    scene.do(TakeNugget, card="nugget_7")
    assert (3, 2) == (scene.seat, len(nuggets(scene)))
    assert () == scene.zone(zones.DUG)
