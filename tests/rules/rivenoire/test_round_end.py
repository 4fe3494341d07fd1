"""Phase 4, and what tokens do outside the fight (chapters 10 and 11.2)."""

from __future__ import annotations

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.content import bonus, monster
from game.rules.rivenoire.steps.finding import KeepQuest
from game.rules.rivenoire.steps.losing import Destroy
from game.rules.rivenoire.steps.round_end import EndOfRound, LeaveOnTop
from game.rules.rivenoire.steps.tokens import OwnTurn, UseToken
from game.rules.rivenoire.views import first_player
from tests.rules.rivenoire.towns import Town


def test_hands_are_laid_down_and_the_city_is_made_ready():
    scene = Town(3).notable(0, hand=("axe", "gold_1")).put(zones.shield(1), zones.SHIELD)
    scene.put(zones.GUESTS, *scene.zones[zones.RESERVE][:4])
    old = tuple(scene.zones[zones.STALL])
    scene.play(EndOfRound())

    assert ([], ["axe", "gold_1"]) == (scene.hand(), scene.pile())
    assert set(old) <= set(scene.zone(zones.DESTROYED))
    assert (8, 4) == (len(scene.zone(zones.STALL)), len(scene.zone(zones.GUESTS)))
    assert zones.SHIELD_HOOK == scene.table.places[zones.SHIELD]
    assert 1 == first_player(scene.table)
    top = scene.zone(zones.ORACLE_DECK)[0]
    seen = [view(GAME, scene.table, seat).zone(zones.ORACLE_DECK)[0] == top for seat in range(3)]
    assert [True, False, True] == seen


def test_six_stalls_use_48_of_the_50_market_cards():
    scene = Town(2)
    for number in range(1, 6):
        scene.mark(zones.ROUND, number).play(EndOfRound())
        table = scene.table
        scene = Town(2)
        scene.zones = {zone: list(held) for zone, held in table.zones.items()}
        scene.faces, scene.marks = dict(table.faces), dict(table.marks)

    assert 2 == len(scene.zones[zones.MARKET_DECK])


def test_ruling_37_after_the_last_round_only_hands_are_laid_down():
    scene = Town(2).mark(zones.ROUND, 6).notable(0, hand=("axe",))
    scene.put(zones.shield(1), zones.SHIELD)
    stall = tuple(scene.zones[zones.STALL])
    scene.play(EndOfRound())

    assert ["axe"] == scene.pile()
    assert zones.shield(1) == scene.table.places[zones.SHIELD]
    assert stall == scene.zone(zones.STALL)


def test_ruling_42_the_last_card_of_the_hand_lies_on_top_or_the_one_chosen():
    hand = ("kings_horn", "gold_1", "axe")
    scene = Town(2).notable(0, hand=hand).play(EndOfRound())
    assert list(hand) == scene.pile()

    scene = Town(2, top_of_hand=True).notable(0, hand=hand).play(EndOfRound())
    scene.do(LeaveOnTop, card="kings_horn")
    assert ["gold_1", "axe", "kings_horn"] == scene.pile()


def used(scene, token):
    """A token is used in an own turn."""
    return scene.play(OwnTurn(0)).do(UseToken, token=token)


def test_a_casket_draws_jewels_that_only_the_owner_sees():
    scene = used(Town(2).own(0, "mine", "property.5"), "property.5")

    assert 2 == len(scene.seen().jewels)
    other = view(GAME, scene.table, 1)
    assert all(each.startswith("?jewel") for each in other.zone(zones.jewels(0)))


def test_ruling_48_without_jewels_the_gain_is_lost():
    scene = Town(2)
    scene.put("box", *list(scene.zones[zones.JEWEL_POOL]))
    scene.own(0, "mine", "property.5")
    used(scene, "property.5")

    assert [{"seat": 0}] == scene.told("riv-no-jewel")


def test_a_monster_hunt_pays_the_value_and_a_token_and_the_card_goes_back():
    scene = used(Town(2).own(0, "mine", "property.7"), "property.7")
    (hunted,) = scene.told("riv-hunted")

    assert monster(hunted["monster"]).value == scene.seen().fame
    assert 1 == scene.seen().trophies
    assert 12 == len(scene.zone(zones.MONSTERS_UNUSED))


def test_a_healer_destroys_up_to_two_wounds_and_needs_one():
    scene = Town(2).notable(0, hand=("wound",), discard=("wound", "wound"), tokens=("trophy.1",))
    used(scene, "trophy.1").do(Destroy, card="wound").do(Destroy, card="wound")
    assert 1 == len(scene.seen().wounds_at_hand())

    scene = Town(2).notable(0, tokens=("trophy.1",)).play(OwnTurn(0))
    assert "" == scene.asks


def test_an_archivist_finds_a_quest():
    scene = used(Town(2).own(0, "mine", "property.4"), "property.4")
    scene.do(KeepQuest, card="eat_apples")

    assert ["eat_apples"] == scene.hand()


def test_tokens_for_payments_blows_and_the_end_are_not_for_an_own_turn():
    tokens = ("trophy.2", "trophy.4", "trophy.7", "trophy.8", "trophy.10")
    scene = Town(2).notable(0, tokens=tokens).play(OwnTurn(0))

    assert "" == scene.asks
    assert {0, 1} == {bonus(each).diamonds for each in tokens}


def test_ruling_53_fame_goes_beyond_60_and_never_below_0():
    scene = Town(2).notable(0, fame=59).notable(1, fame=2)
    scene.on_top(zones.ORACLE_DECK, "prestige_to_the_best").open("oracle_hut")
    assert 62 == scene.seen().fame

    scene = Town(2).own(0, "mine").notable(0, fame=2)
    scene.on_top(zones.ORACLE_DECK, "revolt_of_the_wretched").open("oracle_hut")
    assert 0 == scene.seen().fame
    assert [{"seat": 0, "amount": 2, "source": "oracle.revolt_of_the_wretched"}] == scene.told(
        "riv-fame-lost"
    )
