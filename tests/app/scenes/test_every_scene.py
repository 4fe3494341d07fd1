"""Every scene in both languages, in windows of every shape, at two text sizes."""

from __future__ import annotations

import pytest

from game.app.doors.shot import shots, stage_of, take
from game.app.studio.checker import problems
from game.app.studio.samples import Request

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160))


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
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
