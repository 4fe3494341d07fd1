"""Every scene in both languages, in windows of every shape, at two text sizes."""

from __future__ import annotations

import pytest

from game.app.checker import problems
from game.app.shot import Request, shots, stage_of, take
from tests.portions import looks


@pytest.mark.parametrize(("size", "lang", "text_size"), looks())
@pytest.mark.parametrize("name", sorted(shots()))
def test_nothing_is_cut_or_covered_in(
    name: str, size: tuple[int, int], lang: str, text_size: int
) -> None:
    stage = stage_of(size, lang, text_size)

    take(name, Request(stage))

    assert [] == problems(stage)


@pytest.mark.parametrize("name", sorted(shots()))
def test_high_contrast_and_letters_draw_too_in(name: str) -> None:
    stage = stage_of((1280, 720), high_contrast=True, shapes=True)

    take(name, Request(stage))

    assert [] == problems(stage)
