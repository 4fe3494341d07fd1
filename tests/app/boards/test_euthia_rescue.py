"""Villagers' Rescue on the board: who is held where, what a delivery brings, the Event."""

from __future__ import annotations

from game.app.boards.euthia.describing import describe
from game.app.boards.euthia.emblems import icon_of
from game.app.boards.euthia.hexmap import HexMap
from game.app.boards.euthia.lines import line_of
from game.app.boards.euthia.spacetext import space_text
from game.app.boards.euthia.valley import HOME, Valley, wanted_home
from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.app.table.spot import Spot
from game.engine.game import Setup
from game.rules.euthia.content import box
from game.rules.euthia.laying import Laying
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.villagers import captive_spaces, villagers_on
from game.rules.euthia.steps.rescuing import Deliver, TakeAlong, TakeFriend
from game.rules.euthia.steps.spending import SpendForMovement
from tests.app.boards.test_euthia import laid
from tests.app.icons import ICONS


def spots(scene: BoardScene) -> dict[str, Spot]:
    return {each.thing: each for each in scene.root.walk() if isinstance(each, Spot)}


def test_every_event_villager_and_friend_has_its_picture() -> None:
    pieces = [f"event.{name}" for name in box().events]
    pieces += [f"villager.{name}" for name in box().villagers]
    pieces += [f"item.{name}" for name, each in box().items.items() if each.pile == "characters"]

    assert set() == {icon_of(each) for each in pieces} - ICONS


def test_captives_and_who_waits_stand_on_their_spaces() -> None:
    scene = laid(stage_of(), "euthia-rescue")
    view, shown = scene.sight.view, spots(scene)

    for zone in captive_spaces(view):
        for villager in villagers_on(view, zone):
            assert shown[zone].rect.colliderect(shown[villager].rect)
            assert not shown[villager].enabled
    waiting = next(each for each in scene.sight.decision.options if isinstance(each, TakeAlong))
    assert shown[waiting.villager].enabled


def test_a_space_says_who_is_held_and_who_lies_in_wait() -> None:
    scene = laid(stage_of(), "euthia-rescue")
    told = [space_text(scene.sight, zone) for zone in captive_spaces(scene.sight.view)]

    bodies = " ".join(each.body for each in told if each is not None)

    assert "Oda the Miller" in bodies
    assert "The Accomplice (Level 1)" in bodies
    assert "The Saboteur (Level 2)" in bodies


def test_a_delivery_tells_its_reputation_and_its_friend_before_the_click() -> None:
    scene = laid(stage_of(), "euthia-home")
    sight = scene.sight
    deliveries = [each for each in sight.decision.options if isinstance(each, Deliver)]

    lines = [line_of(sight, each) for each in deliveries]

    assert ["+3, a friend"] * 2 == [each.result for each in lines if each is not None]
    assert all(spots(scene)[each.villager].enabled for each in deliveries)


def test_friends_to_choose_from_are_shown_with_what_they_do() -> None:
    scene = laid(stage_of(), "euthia-friend")
    cards = [each.card for each in scene.sight.decision.options if isinstance(each, TakeFriend)]

    shown = spots(scene)

    assert 3 == len(cards)
    assert all(shown[each].enabled for each in cards)


def test_the_event_is_large_until_the_hero_acts_and_readable_afterwards() -> None:
    stage = stage_of()
    scene = laid(stage, "euthia-rescue")
    before = next(each for each in scene.root.walk() if isinstance(each, Valley))
    options = scene.sight.decision.options
    spends = next(each for each in options if isinstance(each, SpendForMovement))

    scene.match.session.choose(spends)
    scene.rebuild()
    after = next(each for each in scene.root.walk() if isinstance(each, Valley))

    assert (True, False) == (before.fresh, after.fresh)
    look = stage.look
    assert after.wanted(look)[1] < before.wanted(look)[1]
    told = describe(scene.sight, "event.treason")
    assert told is not None
    assert box().events["treason"].text.en in told.body


def test_the_strip_tells_how_many_are_home_and_are_needed() -> None:
    scene = laid(stage_of(), "euthia-rescue")

    told = describe(scene.sight, HOME)

    assert told is not None
    assert told.body.startswith("Villagers home: 2. With fewer than 4,")
    assert "Carmen: Garin the Charcoal Burner" in told.body


def test_what_is_needed_depends_on_the_mode() -> None:
    def needed(players: int, home: int, *options: tuple[str, str]) -> int:
        setup = Setup("euthia", players, 1, (("scenario", "villagers_rescue"), *options))
        laying = Laying(setup)
        for name in list(box().villagers)[:home]:
            laying.villager(name, places.brought_home(0))
        return wanted_home(laying.laid())

    assert 3 == needed(2, 0)
    assert 5 == needed(2, 0, ("mode", "cooperative"))
    assert [3, 3, 4, 4] == [needed(1, home) for home in (0, 2, 3, 5)]


def test_other_scenarios_have_no_such_strip() -> None:
    scene = laid(stage_of(), "euthia-hunt")
    maps = [each for each in scene.root.walk() if isinstance(each, HexMap)]

    assert [None] == [each.valley for each in maps]
