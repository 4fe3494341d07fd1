"""Taking back: the parts of a draft first, secret choices of others only with their consent."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.scenes.dialog import Dialog
from tests.app.hands import Keys, match_of
from tests.app.watching import bid, number_of, opened
from tests.toy import GAME
from tests.toy.fair import BidCoins, Bundle, SellBundle
from tests.toy.steps import Throw

pytestmark = pytest.mark.usefixtures("night_market")


def test_undo_across_another_seats_secret_choice_asks_for_its_consent() -> None:
    match = match_of(GAME, fair=True)
    stage = stage_of((1280, 720))
    opened(stage, match)
    keys = Keys(stage)
    bid(keys, match, 1)
    keys.uncover()

    keys.press(pygame.K_z)
    dialog = stage.top
    assert isinstance(dialog, Dialog)
    assert "Nathalie has decided in secret" in dialog.body
    assert "Nathalie agrees" == dialog.answers[0].text
    keys.press(pygame.K_1)

    assert 0 == match.session.cursor


def test_a_seat_takes_its_own_secret_choice_back_freely() -> None:
    match = match_of(GAME, fair=True, bots=(1, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    match.session.choose(BidCoins(1))
    scene.rebuild()

    stage.apply(scene.undo())

    assert 0 == match.session.cursor
    assert stage.top is scene


def test_a_bot_is_not_asked_for_its_consent() -> None:
    match = match_of(GAME, fair=True, bots=(0, 2))
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    for coins in (0, 1, 0):
        match.session.choose(BidCoins(coins))
    scene.watch.look_again(False)
    scene.rebuild()

    stage.apply(scene.undo())

    assert not isinstance(stage.top, Dialog)
    assert 1 == match.session.cursor


@pytest.mark.parametrize(
    ("bots", "expected"),
    [((1, 2), "Take it back"), ((1,), "Carmen agrees"), ((), "Everyone agrees")],
    ids=["alone", "with another", "with two others"],
)
def test_the_people_at_the_table_agree_to_take_back_what_was_seen(
    bots: tuple[int, ...], expected: str
) -> None:
    match = match_of(GAME, bots=bots)
    stage = stage_of((1280, 720))
    scene = opened(stage, match)
    match.session.choose(number_of(match, Throw))
    scene.watch.look_again(False)
    scene.rebuild()

    stage.apply(scene.undo())

    assert isinstance(stage.top, Dialog)
    assert expected == stage.top.answers[0].text


def test_undo_takes_back_the_parts_of_a_draft_first() -> None:
    match = match_of(GAME, fair=True)
    stage = stage_of((1280, 720))
    opened(stage, match)
    keys = Keys(stage)
    for coins in (1, 0, 0):
        bid(keys, match, coins)
    keys.choose(number_of(match, SellBundle))
    cursor = match.session.cursor
    keys.choose(0)
    assert 1 == len(match.session.decision.step.cards)

    keys.press(pygame.K_z)

    assert Bundle(0) == match.session.decision.step
    assert cursor == match.session.cursor
