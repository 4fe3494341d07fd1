"""The Tavern on screen."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of
from game.app.widgets import Button
from game.rules.monster_lands import GAME, zones
from game.rules.monster_lands.steps.tavern import Drinks
from tests.app.hands import Brain, Mouse, match_of
from tests.app.watching import opened


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "New faces: a round of drinks (2 gold)"),
        ("fr", "Nouveaux visages : une tournée (2 or)"),
    ],
)
def test_new_faces_are_a_button_with_its_price(lang: str, expected: str) -> None:
    match = match_of(GAME)
    brain = Brain(match)
    while not any(isinstance(each, Drinks) for each in match.session.decision.options):
        match.session.choose(brain.number())
    stage = stage_of((1280, 720), lang, hand_over=False)
    scene = opened(stage, match)
    before = match.session.table.zone(zones.TAVERN)
    mouse = Mouse(stage)
    mouse.settle()

    buttons = [each for each in scene.root.walk() if isinstance(each, Button)]
    mouse.use(next(each for each in buttons if each.text == expected))

    assert before != match.session.table.zone(zones.TAVERN)
