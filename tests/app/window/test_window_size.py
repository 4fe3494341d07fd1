"""How large the window opens."""

from __future__ import annotations

import pytest

from game.app.window.loop import on_screen


@pytest.mark.parametrize(
    ("wanted", "screen", "expected"),
    [
        ((1280, 720), (1920, 1080), (1280, 720)),
        ((1280, 720), (1024, 768), (1024, 720)),
        ((3840, 2160), (1366, 768), (1366, 768)),
        ((1280, 720), None, (1280, 720)),
    ],
    ids=["as wished", "a narrow screen", "kept of a larger screen", "not known"],
)
def test_a_window_hangs_over_no_edge_of_the_screen(
    wanted: tuple[int, int], screen: tuple[int, int] | None, expected: tuple[int, int]
) -> None:
    assert expected == on_screen(wanted, screen)
