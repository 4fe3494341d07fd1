"""Every scene in both languages, in windows of every shape, at two text sizes.

The moments that games bring for the gallery are scenes, too, so that no board has to be drawn
again in its own tests to know that nothing of it is cut or covered.
"""

from __future__ import annotations

import pytest

from game.app.doors.shot import Windows, shots, take
from game.app.studio.checker import problems, shortened
from game.app.studio.samples import Request
from tests.app.icons import ICONS
from tests.portions import looks

#: Boards on which no text is ever shortened, whatever the window; the others may join.
SAID_WHOLE = ("euthia-",)


@pytest.mark.parametrize("name", sorted(shots()))
@pytest.mark.parametrize(("size", "lang", "text_size"), looks())
def test_nothing_is_cut_covered_or_missing_in(
    name: str,
    size: tuple[int, int],
    lang: str,
    text_size: int,
    windows: Windows,
    asked: set[str],
) -> None:
    stage = windows.stage(size, lang, text_size)

    take(name, Request(stage))

    assert [] == problems(stage)
    if name.startswith(SAID_WHOLE):
        assert [] == shortened(stage)
    # The tiny game of the tests has no picture on the shelf.
    assert set() == asked - ICONS - {"game.toy"}


@pytest.mark.parametrize("name", sorted(shots()))
def test_high_contrast_and_letters_draw_too_in(name: str, windows: Windows) -> None:
    stage = windows.stage((1280, 720), "en", 100, high_contrast=True, shapes=True)

    take(name, Request(stage))

    assert [] == problems(stage)
