"""Phase 2: where people go, what spaces give, monk and noble, tokens (chapter 7)."""

from __future__ import annotations

import pytest

from game.engine.secrecy import view
from game.rules.rivenoire import GAME, zones
from game.rules.rivenoire.steps.placing import PlacementPhase, Send
from game.rules.rivenoire.steps.recruiting import Hire
from game.rules.rivenoire.steps.round_end import EndOfRound
from game.rules.rivenoire.steps.tokens import UseToken
from game.rules.rivenoire.views import first_player
from game.rules.rivenoire.zones import kind_of
from tests.rules.rivenoire.towns import Town


def spots(scene, kind="peasant"):
    """Where a kind of character may go now."""
    return {each.spot for each in scene.offered(Send) if kind_of(each.character) == kind}


def place(scene, *names):
    """Send the next peasants to these places."""
    for name in names:
        wanted = [each for each in spots(scene) if zones.place_of(each) == name]
        scene.do(Send, spot=sorted(wanted)[-1], character="peasant")
    return scene


def test_tv_24_placement_gains():
    scene = Town(2).play(PlacementPhase())
    place(scene, "surroundings", "surroundings", "surroundings")

    assert (2, 1) == (scene.seen(0).fame, scene.seen(1).fame)


def test_placing_goes_round_until_all_are_placed_without_a_pass():
    scene = Town(3).play(PlacementPhase())
    seats = []
    for name in (
        "ramparts",
        "market",
        "mine",
        "tavern",
        "market",
        "mine",
        "tavern",
        "arena",
        "mine",
    ):
        seats.append(scene.seat)
        assert {Send} == {type(each) for each in scene.options}
        place(scene, name)

    assert [0, 1, 2] * 3 == seats
    assert "" == scene.asks


def test_the_leftmost_free_space_comes_first():
    scene = Town(2).at("market", "1 peasant").play(PlacementPhase())
    peasant = scene.seen(0).home[0]

    assert zones.space("market", 2) in spots(scene)
    assert "riv-why-spot-taken" == scene.why_not(Send(peasant, zones.space("market", 1)))
    assert "riv-why-leftmost" == scene.why_not(Send(peasant, zones.space("market", 3)))
    assert "riv-why-not-owner" == scene.why_not(Send(peasant, zones.owner_spot("market")))


def test_tv_26_and_ruling_9_the_noble_shuts_the_owner_out():
    scene = Town(2).own(1, "mine").notable(0, led=("noble",)).play(PlacementPhase())
    owner_spot = zones.owner_spot("mine")
    assert owner_spot in spots(scene, "noble")
    assert owner_spot not in spots(scene)
    scene.do(Send, character="noble", spot=owner_spot)

    # The owner has other spaces, but not this spot.
    assert 1 == scene.seat
    assert owner_spot not in spots(scene)
    assert zones.space("mine", 1) in spots(scene)


def test_tv_26_a_noble_cannot_enter_after_the_owner():
    scene = Town(2).own(1, "mine").owner_at("mine", "1 peasant").notable(0, led=("noble",))
    scene.play(PlacementPhase())

    assert zones.owner_spot("mine") not in spots(scene, "noble")


def test_ruling_9_the_owner_may_use_the_spot_while_spaces_are_free():
    scene = Town(2).own(0, "mine").play(PlacementPhase())

    assert {zones.owner_spot("mine"), zones.space("mine", 1)} <= spots(scene)


def test_one_character_each_in_the_arena_owners_spot_included():
    scene = Town(2).own(0, "arena").owner_at("arena", "0 peasant").play(PlacementPhase())

    assert not [each for each in spots(scene) if zones.place_of(each) == "arena"]


def test_ruling_49_a_closed_place_accepts_nobody():
    scene = Town(2).own(0, "tavern").mark(zones.CLOSED, "tavern").notable(0, led=("noble",))
    scene.play(PlacementPhase())

    every = spots(scene) | spots(scene, "noble")
    assert not [each for each in every if zones.place_of(each) == "tavern"]
    peasant = scene.seen(0).home[0]
    assert "riv-why-closed" == scene.why_not(Send(peasant, zones.space("tavern", 1)))


def test_the_monk_brings_another_along_or_not():
    scene = Town(2).notable(0, led=("monk",)).play(PlacementPhase())
    scene.do(Send, character="monk", spot=zones.space("market", 1))
    assert (0, True) == (scene.seat, scene.step.extra)
    scene.do(Send, character="peasant", spot=zones.space("market", 2))
    assert 1 == scene.seat

    scene = Town(2).notable(0, led=("monk",)).play(PlacementPhase())
    scene.do(Send, character="monk", spot=zones.space("market", 1)).decline()
    assert 1 == scene.seat


def test_ruling_6_without_a_spot_people_stay_home():
    scene = Town(2)
    taken = iter(range(100))
    for name in zones.BUILDINGS:
        for number in range(1, 4):
            if number <= {"ramparts": 2, "arena": 2, "quest_office": 2, "provost_house": 2,
                          "oracle_hut": 1, "mine": 2}.get(name, 3):  # fmt: skip
                _fill(scene, zones.space(name, number), next(taken))
    for _ in range(3):
        _fill(scene, zones.LINE, next(taken))
    scene.play(PlacementPhase())
    # The Mine has one space left, the line two; those are the only way afterwards.
    place(scene, "mine")

    assert "" == scene.asks
    assert 3 == len(scene.seen(0).home) + len(scene.seen(1).home)


def _fill(scene, spot, number):
    """Somebody of no account stands there."""
    piece = next(each for each in scene.zones[zones.RESERVE] if kind_of(each) != "drinks")
    scene.faces[piece] = number % 2
    scene.put(spot, piece)


def test_ruling_7_the_token_is_taken_but_the_order_goes_on():
    scene = Town(4)
    for _ in range(5):
        _fill(scene, zones.LINE, 1)
    scene.play(PlacementPhase())
    place(scene, "ramparts", "surroundings")

    assert (1, zones.KEPT) == (first_player(scene.table), scene.table.faces[zones.FIRST_PLAYER])
    assert 2 == scene.seat
    place(scene, "market", "market")
    assert 0 == scene.seat


def test_tv_23_a_kept_token_stays_once():
    scene = Town(4)
    scene.put(zones.first_token(2), zones.FIRST_PLAYER)
    scene.faces[zones.FIRST_PLAYER] = zones.KEPT
    scene.play(EndOfRound())
    assert (2, zones.PASSING) == (
        first_player(scene.table), scene.table.faces[zones.FIRST_PLAYER],
    )  # fmt: skip

    again = Town(4).put(zones.first_token(2), zones.FIRST_PLAYER).play(EndOfRound())
    assert 3 == first_player(again.table)


@pytest.mark.parametrize("players", [2, 3])
def test_below_four_players_the_token_is_not_on_the_last_space(players):
    scene = Town(players)
    for _ in range(4):
        _fill(scene, zones.LINE, 1)
    scene.play(PlacementPhase())
    place(scene, "surroundings")

    assert zones.PASSING == scene.table.faces[zones.FIRST_PLAYER]
    assert "surroundings" not in {zones.place_of(each) for each in spots(scene)}


def test_tv_35_and_ruling_64_a_token_before_a_placement():
    scene = Town(2).notable(1, tokens=("trophy.5",)).play(PlacementPhase())
    assert [] == scene.offered(UseToken)
    place(scene, "ramparts")
    assert 1 == scene.seat
    scene.do(UseToken, token="trophy.5")

    assert (2, 1) == (len(scene.hand(1)), scene.seat)
    assert ("trophy.5",) == view(GAME, scene.table, 0).zone(zones.used(1))
    place(scene, "ramparts")
    assert 0 == scene.seat


def test_ruling_65_a_volunteer_of_a_token_is_not_placed_this_round():
    scene = Town(2).own(0, "tavern", "property.3").play(PlacementPhase())
    scene.do(UseToken, token="property.3").do(Hire, character="warrior")

    assert 4 == len(scene.seen().limited)
    assert set() == spots(scene, "warrior")
