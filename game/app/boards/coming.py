"""Games to come: their pennants hang in the menu already.

A game leaves this table when its own screen says how it looks.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from game.app.drawing.theme import Palette, Skin
from game.library.words import Words


@frozen(eq=False)
class Coming:
    """A game that cannot be played yet: what it is called, and how it will look."""

    name: Words
    skin: Skin


COMING: Mapping[str, Coming] = {
    "euthia": Coming(
        Words("Euthia", "Euthia"),
        Skin(
            Palette((44, 34, 66), (18, 14, 28), (190, 150, 230), (80, 68, 96), (92, 66, 138)),
            "game.euthia",
        ),
    ),
}
