"""Whether a window has room for everything side by side."""

from __future__ import annotations

from game.app.drawing.look import Look

LEAST_WIDTH = 1700.0
MOST_TEXT = 1.26


def is_narrow(look: Look) -> bool:
    """A window of 4:3: the seats stand in a strip over the map."""
    return look.width < LEAST_WIDTH


def is_tight(look: Look) -> bool:
    """Narrow, or large text."""
    return is_narrow(look) or look.text_scale > MOST_TEXT
