"""Small figures of Monster Lands: an icon in its colour, with a number."""

from __future__ import annotations

from game.app.table.chips import Chip
from game.app.table.numbers import Number

BRIGHT = {
    "glory": (120, 170, 230),
    "reputation": (224, 120, 110),
    "excess_glory": (176, 200, 232),
    "gold": (226, 178, 56),
    "trap": (214, 196, 160),
    "defence": (150, 190, 230),
    "potion": (238, 104, 120),
    "venom": (140, 208, 110),
    "trophy": (226, 178, 56),
    "loot": (226, 178, 56),
    "martyr": (214, 214, 226),
    "conquest": (214, 196, 160),
    "attack": (240, 112, 96),
    "capture": (226, 178, 56),
    "kill": (224, 224, 232),
}


def chip(name: str, count: int | str, counter: str = "", number: Number | None = None) -> Chip:
    """A resource, perhaps with a place that says what its number is made of."""
    tint = BRIGHT.get(name, (240, 232, 214))
    return Chip(f"ml.resource.{name}", str(count), tint, counter, number=number)
