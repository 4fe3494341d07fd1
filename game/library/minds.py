"""What was learned from many games: the figures that players without hands judge a table by.

They lie in a game's mind.yaml, written by `tools/learning`, and are no part of its rules: a journal
is read without them.
"""

from __future__ import annotations

from pathlib import Path

from attrs import field, frozen

from game.library.content import Shelf, content_converter

FILE = "mind.yaml"


@frozen
class Worth:
    """A figure in the last round, and how much more it is for each round that is left."""

    now: float
    later: float = 0.0


@frozen
class Figures:
    """What one of each amount is worth in points, and how much a lead says."""

    lead: Worth
    terms: dict[str, Worth] = field(factory=dict)


def shelf(game_id: str, root: Path | None = None) -> Shelf[Figures]:
    """The figures of a game."""
    return Shelf(game_id, Figures, (FILE,), content_converter(), root)
