"""From question to question of Monster Lands nothing that is always there changes its place."""

from __future__ import annotations

import pytest

from game.app.doors.shot import stage_of
from game.app.scenes.board import BoardScene
from game.app.table.answers import Answers
from game.app.widgets.base import Widget
from game.rules.monster_lands import GAME
from tests.app.hands import Brain, match_of


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 768), 150)])
def test_done_back_stop_and_the_drawers_keep_their_places(
    size: tuple[int, int], text_size: int
) -> None:
    match = match_of(GAME, 2, seed=3)
    scene = BoardScene(stage_of(size, "fr", text_size, hand_over=False), match)
    brain, found = Brain(match), set[tuple[str, float, float]]()

    while not match.session.is_over:
        scene.watch.look_again(False)
        scene.rebuild()
        assert scene.built is not None
        page, overlay = scene.built.root.page, scene.built.root.overlay
        where = "board" if overlay is None else "stage"
        for answers in [each for each in scene.root.walk() if isinstance(each, Answers)]:
            found |= _places(f"{where} back", answers.back)
            found |= _places(f"{where} close", answers.close)
        found |= _places("drawers", page.drawer.content)
        match.session.choose(brain.number())

    names = [name for name, *_ in found]
    assert sorted(set(names)) == sorted(names)
    assert {"board back", "board close", "stage close", "drawers"} <= set(names)


def _places(name: str, widget: Widget | None) -> set[tuple[str, float, float]]:
    """Its lower corners: what stands on the same ground may be higher or lower."""
    return set() if widget is None else {(name, widget.rect.right, widget.rect.bottom)}
