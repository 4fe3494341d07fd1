"""Hover cards of Monster Lands: in sight, and over nothing that is asked or answered."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of, take
from game.app.studio.samples import Request
from game.app.widgets.focus import HOVER_WAIT
from game.app.widgets.intents import Hover


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("shot", ["board", "combat", "combat-defend"])
def test_no_hover_card_covers_the_question_or_its_answers(shot: str, size: tuple[int, int]) -> None:
    stage = take(shot, Request(stage_of(size, "fr"), "monster_lands", 7, 60))
    scene = stage.top
    clear = [each.rect for each in scene.root.walk() if each.stays_clear]
    told = 0

    for thing in [each for each in scene.root.walk() if each.tip is not None]:
        stage.tell(Hover((-10, -10)))
        stage.tell(Hover(thing.rect.center))
        scene.focus.update(HOVER_WAIT)
        if scene.focus.tip is not None:
            told += 1
            assert scene.look.box.contains(scene.focus.tip.rect), thing.name
            assert not any(scene.focus.tip.rect.colliderect(each) for each in clear), thing.name

    assert clear
    assert told > 10
