"""Madhala's sheet: what she has, and how she plays."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of
from game.app.studio.checker import problems
from game.rules.monster_lands import GAME
from tests.app.hands import Mouse, match_of
from tests.app.watching import opened, texts


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize(("lang", "expected"), [("en", "red and a yellow"), ("fr", "dé rouge")])
def test_a_click_on_madhala_shows_what_she_has(
    size: tuple[int, int], lang: str, expected: str
) -> None:
    stage = stage_of(size, lang)
    opened(stage, match_of(GAME, 1))
    mouse = Mouse(stage)
    mouse.settle()

    mouse.button("rival:madhala")

    assert expected in texts(stage)
    assert [] == problems(stage)
