"""Boxes, and what lies on them."""

from __future__ import annotations

from game.app.drawing.layout import Box, overlap


def test_a_badge_hides_little_of_a_small_thing() -> None:
    assert 20 == overlap(40, 0.5, Box(0, 0, 200, 100))
    assert 7.5 == overlap(40, 0.5, Box(0, 0, 200, 30))
