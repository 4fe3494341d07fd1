"""Rows of odds: a bar cut by how likely each result is, with the mean beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import frozen

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_right, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, lighter

#: Colours of Wounds, from none to many.
SCALE: tuple[Colour, ...] = (
    (70, 104, 92),
    (126, 122, 64),
    (126, 122, 64),
    (176, 106, 52),
    (196, 72, 56),
    (150, 38, 60),
    (126, 30, 70),
)
#: Colours of Damage, from none to much.
BLOWS: tuple[Colour, ...] = (
    (74, 84, 90),
    (60, 92, 112),
    (52, 106, 128),
    (44, 122, 132),
    (40, 136, 120),
    (52, 150, 96),
)


@frozen
class Odds:
    """What a choice may come to."""

    name: str
    shares: Mapping[int, float]

    @property
    def mean(self) -> float:
        """On average."""
        return sum(amount * share for amount, share in self.shares.items())


@frozen
class Unit:
    """What is counted: its sign, and the colours from none to many."""

    icon: str
    tint: Colour
    colours: Sequence[Colour]

    def colour(self, amount: int) -> Colour:
        """The colour of so many."""
        return self.colours[min(amount, len(self.colours) - 1)]


def names_width(look: Look, rows: Iterable[Odds], width: float) -> float:
    """The room that the names of rows have in common, so that their bars begin alike."""
    names = [each.name for each in rows]
    widest = max((look.fonts.width(each, "bold", look.fonts.smallest) for each in names), default=0)
    return min(max(min(width * 0.24, 190), widest / look.scale + 2), width * 0.42)


def draw_odds(canvas: Canvas, box: Box, odds: Odds, unit: Unit, lang: str, named: float) -> None:
    """A row: the name in so much room, the bar, the mean."""
    look = canvas.look
    left, rest = cut_left(box, named, 8)
    canvas.text(odds.name, left, "small_strong", x=1.0, shrink=True, ellipsis=True)
    mean = f"{odds.mean:.1f}"
    if lang == "fr":
        mean = mean.replace(".", ",")
    right, bar = cut_right(rest, look.text_size("00.0", "small_strong")[0] + 30, 8)
    side = min(right.h, 22)
    canvas.icon(unit.icon, Box(right.right - side, right.centery - side / 2, side, side), unit.tint)
    room = Box(right.x, right.y, right.w - side - 3, right.h)
    canvas.text(mean, room, "small_strong", x=1.0, shrink=True, ellipsis=True)
    x = bar.x
    for amount, share in sorted(odds.shares.items()):
        cell = Box(x, bar.y, bar.w * share - 2, bar.h)
        colour = unit.colour(amount)
        paint.panel(canvas, cell, paint.Panel(lighter(colour, 0.12), colour, None, 5))
        for said in (f"{amount}: {round(share * 100)} %", str(amount)):
            if look.fonts.width(said, "bold", look.fonts.smallest) <= cell.w * look.scale - 4:
                canvas.text(said, inset(cell, 1, 0), "small_strong", x=0.5, shrink=True)
                break
        x += bar.w * share
