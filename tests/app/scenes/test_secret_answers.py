"""Sealed answers, and what one seat has peeked at."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of
from game.app.keep.match import Match
from game.app.keep.seats import NOBODY
from game.app.scenes.board import BoardScene
from game.app.scenes.boardview import sight_at
from game.app.scenes.cover import Cover
from game.app.studio.checker import problems
from game.app.table.spot import Spot
from game.app.telling import story
from game.app.window.stage import Stage
from tests.app.hands import Mouse, match_of
from tests.app.watching import bid, number_of, opened, texts
from tests.toy import GAME, zones
from tests.toy.fair import AskTeller, BidCoins

pytestmark = pytest.mark.usefixtures("night_market")


def test_sealed_answers_are_given_one_after_the_other_under_the_cover() -> None:
    match = match_of(GAME, fair=True)
    stage = stage_of((1280, 720), animation="normal")
    opened(stage, match)
    hands, asked = Mouse(stage), []

    for coins in (1, 0, 2):
        hands.settle()
        assert isinstance(stage.top, Cover)
        asked.append(stage.top.seat)
        bid(hands, match, coins)

    assert [0, 1, 2] == asked


def test_nothing_on_screen_tells_that_or_what_others_have_answered() -> None:
    match = match_of(GAME, fair=True)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    hands = Mouse(stage)
    bid(hands, match, 2)
    hands.settle()
    cover = texts(stage)
    bid(hands, match, 1)
    hands.settle()

    assert "paid" not in cover
    assert cover.replace("Tom", "Carmen") == texts(stage)
    assert [] == [
        line for _, line in story.lines(match, scene.speech, NOBODY) if "toy-bid" in line.key
    ]


def test_who_waits_for_sealed_answers_does_not_see_whose() -> None:
    match = match_of(GAME, fair=True, bots=(1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    match.session.choose(BidCoins(1))
    scene.rebuild()

    assert NOBODY == scene.sight.asked
    assert "Everybody decides in secret" in texts(stage)
    assert "Tom is thinking" not in texts(stage)


def test_the_reveal_is_told_once() -> None:
    match = match_of(GAME, fair=True)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    hands = Mouse(stage)
    for coins in (1, 0, 2):
        bid(hands, match, coins)

    told = [
        line.text for _, line in story.lines(match, scene.speech, 0) if line.key == "toy-bid-shown"
    ]
    assert 3 == len(told) == len(set(told))


def peeked() -> tuple[Stage, Match, BoardScene, str]:
    """A fair at which the first seat has looked at the top card of the deck."""
    match = match_of(GAME, fair=True)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    hands = Mouse(stage)
    for coins in (1, 0, 0):
        bid(hands, match, coins)
    hands.choose(number_of(match, AskTeller))
    return stage, match, scene, match.session.table.zone(zones.DECK)[0]


def test_a_card_that_was_peeked_at_is_shown_to_its_seat_with_an_eye() -> None:
    stage, _, scene, top = peeked()

    scene.rebuild()
    stage.draw(force=True)

    spots = [each for each in scene.root.walk() if isinstance(each, Spot)]
    assert [top] == [each.thing for each in spots if each.known]
    assert 1 == [each.icon for each in stage.shown].count("app.eye")
    assert [] == problems(stage)


def test_nobody_else_sees_what_was_peeked_at() -> None:
    stage, match, scene, top = peeked()

    for eyes in (1, 2, NOBODY):
        seen = sight_at(stage, match, eyes, match.session.cursor)
        assert top not in seen.view.places
        assert frozenset() == seen.known
    assert frozenset((top,)) == scene.sight.known
