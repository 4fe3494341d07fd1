"""A click too many answers nothing: what comes under the pointer by itself is not meant."""

from __future__ import annotations

import pygame
import pytest

from game.app.doors.shot import stage_of
from game.app.widgets.base import Widget
from game.app.widgets.resting import NEW
from game.app.window.stage import Stage
from tests.app.hands import Mouse, match_of
from tests.app.watching import opened
from tests.toy import GAME, zones

pytestmark = pytest.mark.usefixtures("night_market")


def click(stage: Stage, widget: Widget) -> None:
    """The pointer goes down and up where a thing is, and stays there."""
    x, y = (round(each * stage.look.scale) for each in widget.rect.center)
    stage.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stage.post(pygame.Event(kind, pos=(x, y), button=1))


def test_a_double_click_does_not_answer_for_the_next_person() -> None:
    match = match_of(GAME, 2)
    stage = stage_of((1280, 720), hand_over=False)
    scene = opened(stage, match)
    Mouse(stage).settle()
    die = scene.root.find(zones.DIE)

    click(stage, die)
    click(stage, die)
    assert (1, 1) == (match.session.cursor, match.session.decision.seat)

    stage.step(NEW)
    click(stage, die)
    assert 2 == match.session.cursor


def test_a_click_that_skips_does_not_use_what_came_under_the_pointer() -> None:
    match = match_of(GAME, 2, bots=(1,))
    stage = stage_of((1280, 720), animation="normal")
    scene = opened(stage, match)
    Mouse(stage).settle()
    click(stage, scene.root.find(zones.DIE))
    while match.session.decision.seat != 0 or not scene.performance.is_on:
        stage.step(0.02)
    cursor = match.session.cursor
    stage.step(NEW)
    assert scene.performance.is_on

    while scene.performance.is_on:
        click(stage, scene.root.find(zones.DIE))
    assert cursor == match.session.cursor

    Mouse(stage).settle()
    click(stage, scene.root.find(zones.DIE))
    assert cursor < match.session.cursor
