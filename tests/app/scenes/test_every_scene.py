"""Every scene in both languages, in windows of every shape, at two text sizes."""

from __future__ import annotations

import pytest

from game.app.doors.shot import shots, stage_of, take
from game.app.studio.checker import problems
from game.app.studio.samples import Request
from tests.app.icons import ICONS
from tests.portions import looks


@pytest.mark.parametrize(("size", "lang", "text_size"), looks())
@pytest.mark.parametrize("name", sorted(shots()))
def test_nothing_is_cut_covered_or_missing_in(
    name: str, size: tuple[int, int], lang: str, text_size: int, asked: set[str]
) -> None:
    stage = stage_of(size, lang, text_size)

    take(name, Request(stage))

    assert [] == problems(stage)
    # The tiny game of the tests has no picture on the shelf.
    assert set() == asked - ICONS - {"game.toy"}


@pytest.mark.parametrize("name", sorted(shots()))
def test_high_contrast_and_letters_draw_too_in(name: str) -> None:
    stage = stage_of((1280, 720), high_contrast=True, shapes=True)

    take(name, Request(stage))

    assert [] == problems(stage)
