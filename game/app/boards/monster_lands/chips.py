"""Small figures: an icon with a number, in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from game.app.drawing.layout import Box, Size
from game.app.drawing.theme import Colour
from game.app.table.numbers import Number
from game.app.table.spot import Anchor
from game.app.widgets.base import NO_LIMIT, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

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


@frozen(eq=False)
class Chip:
    """An icon, its tint, a number; perhaps the counter it shows."""

    icon: str
    text: str
    tint: Colour = (240, 232, 214)
    counter: str = ""
    #: Where it says what the number is made of, if it does.
    number: Number | None = None


def chip(name: str, count: int | str, counter: str = "", number: Number | None = None) -> Chip:
    """A resource."""
    tint = BRIGHT.get(name, (240, 232, 214))
    return Chip(f"ml.resource.{name}", str(count), tint, counter, number)


class ChipRow(Widget):
    """Chips beside each other, spread over the width, smaller together where it is narrow."""

    def __init__(self, chips: Sequence[Chip], style: str = "small_strong", spread: bool = True,
                 colour: str | None = None) -> None:  # fmt: skip
        self.chips = list(chips)
        self.style, self.spread, self.colour = style, spread, colour
        super().__init__(*(each.number or Anchor(each.counter) for each in self.chips))
        self._pixels = 0
        self._side = 0.0

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        face, pixels = look.face(self.style)
        return self._total(look, face, pixels, 1.12) + 14 * len(self.chips), look.line(self.style)

    def least(self, look: Look) -> float:
        """The width it needs at its smallest."""
        face = look.face(self.style)[0]
        between = 8 * max(len(self.chips) - 1, 0)
        return self._total(look, face, look.fonts.smallest, 0.85) + between

    def _total(self, look: Look, face: str, pixels: int, icon: float) -> float:
        texts = sum(look.fonts.width(each.text, face, pixels) for each in self.chips)
        icons = sum(pixels * icon + 4 * bool(each.text) * look.scale for each in self.chips)
        return (texts + icons) / look.scale

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        face, pixels = look.face(self.style)
        icon = 1.12
        between = 8 * max(len(self.chips) - 1, 0)
        while pixels > look.fonts.smallest and (
            self._total(look, face, pixels, icon) + between > box.w
            or look.fonts.line(face, pixels) / look.scale > box.h + 2
        ):
            pixels -= 1
        while icon > 0.75 and self._total(look, face, pixels, icon) + between > box.w:
            icon -= 0.05
        self._pixels, self._side = pixels, pixels * icon / look.scale
        spare = max(box.w - self._total(look, face, pixels, icon), 0)
        gap = min(spare / max(len(self.chips) - (0 if self.spread else 1), 1), 60)
        gap = gap if self.spread else min(gap, 14)
        x = box.x
        for each, anchor in zip(self.chips, self.children, strict=True):
            text = look.fonts.width(each.text, face, pixels) / look.scale
            wide = self._side + (4 + text if each.text else 0)
            anchor.place(look, Box(x, box.y, wide, box.h))
            x += wide + gap

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        face = look.face(self.style)[0]
        high = look.fonts.line(face, self._pixels) / look.scale
        ink = look.theme.colour(self.colour or "cream")
        for each, anchor in zip(self.chips, self.children, strict=True):
            box, side = anchor.rect, self._side
            if look.icons.has(each.icon):
                canvas.icon(each.icon, Box(box.x, box.centery - side / 2, side, side), each.tint)
            if each.text:
                at = box.x + side + 4, box.centery - high / 2
                canvas.run(each.text, at, face, self._pixels, ink)


class Lines(Widget):
    """Widgets under each other, with heights that share what there is."""

    def __init__(
        self, *children: Widget, shares: Callable[[Look], Sequence[float]], gap: float = 4
    ):
        super().__init__(*children)
        self._shares, self.gap = shares, gap

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wanted = self._shares(look)
        room = box.h - self.gap * (len(wanted) - 1)
        share = min(room / max(sum(wanted), 1), 1.6)
        y = box.y
        for child, high in zip(self.children, wanted, strict=True):
            child.place(look, Box(box.x, y, box.w, high * share))
            y += high * share + self.gap
