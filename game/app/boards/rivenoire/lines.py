"""What may be chosen as lines of the prompt, with what comes of it."""

from __future__ import annotations

from game.app.table.lines import Line
from game.app.table.sight import Sight
from game.engine.options import Option


def line_of(sight: Sight, option: Option) -> Line | None:
    """The line of an option; None for those that are clicked on the table alone."""
    return None
