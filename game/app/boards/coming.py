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
    "rivenoire": Coming(
        Words("Rivenoire", "Rivenoire"),
        Skin(
            Palette((22, 46, 50), (10, 20, 24), (122, 196, 180), (62, 82, 78), (46, 104, 100)),
            "game.rivenoire",
        ),
    ),
}
