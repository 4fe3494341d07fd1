"""Whether a window has room for the whole table, or some of it goes into tabs or a strip."""

from __future__ import annotations

from game.app.drawing.look import Look

#: The least width in units, and the largest text, with which everything stands side by side.
LEAST_WIDTH = 1728.0
MOST_TEXT = 1.26


def is_tight(look: Look) -> bool:
    """A window narrower than 16:10, or large text: monster, stall and tavern become tabs."""
    return look.width < LEAST_WIDTH or look.text_scale > MOST_TEXT


def is_narrow(look: Look) -> bool:
    """A window in which the players stand in a strip over the town."""
    return look.width < LEAST_WIDTH
