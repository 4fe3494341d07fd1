"""Games to come: their pennants hang in the menu already.

A game leaves this table when its own screen says how it looks.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.app.drawing.theme import Skin
from game.library.words import Words


@frozen(eq=False)
class Coming:
    """A game that cannot be played yet: what it is called, and how it will look."""

    name: Words
    skin: Skin


COMING: Mapping[str, Coming] = {}
