"""The place under the Hero's feet: its hex, its name, and what is to be known of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.boards.euthia.art.hexes import RATIO, hexagon
from game.app.boards.euthia.emblems import place_icon
from game.app.boards.euthia.skin import FROST
from game.app.boards.euthia.spacetext import space_lines, space_title
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_left, cut_top
from game.app.drawing.look import Look
from game.app.table.lines import least_height
from game.app.table.sight import Sight
from game.app.widgets import Paragraph
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.euthia.map import Spot
from game.rules.euthia.views import Land

#: The height of the hex where there is room for it.
HEX = 130.0
GAP = 14.0


class Here(Widget):
    """A hex with words beside it; where those are many, a small one over them."""

    def __init__(self, sight: Sight, land: Land, spot: Spot) -> None:
        self.sight, self.land, self.spot = sight, land, spot
        self.lines = [_sentence(each) for each in space_lines(sight, land, spot)]
        self.title = space_title(sight, spot)
        self.told = Paragraph("")
        super().__init__()

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        words = Paragraph(" ".join(self.lines), "small", even=False)
        high = look.line("name") + 2 + words.wanted(look, width - HEX * RATIO - GAP)[1]
        return width, max(HEX, high + 4)

    def least(self, look: Look, width: float) -> float:
        """The height in which all is said, if in small letters."""
        return look.line("name") + 6 + least_height(look, " ".join(self.lines), "small", width)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        high = min(box.h, HEX)
        self.hex, room = cut_left(Box(box.x, box.y, box.w, box.h), high * RATIO, GAP)
        self.head, rest = cut_top(room, look.line("name"), 2)
        if whole_sentences(look, self.lines, rest.size) < len(self.lines):
            head, rest = cut_top(box, look.line("name"), 2)
            self.hex, self.head = cut_left(head, head.h * RATIO, GAP * 0.6)
        count = whole_sentences(look, self.lines, rest.size)
        self.told = told(" ".join(self.lines[:count]))
        self.told.place(look, rest)

    def draw(self, canvas: Canvas) -> None:
        high = self.hex.w / RATIO
        box = Box(self.hex.x, self.hex.y, self.hex.w, high)
        powers = sorted(self.land.chart.powers[self.spot.zone])
        hexagon(canvas, box, "stonework" if self.spot.is_centre else self.spot.place, powers)
        if self.spot.is_centre:
            icon = box.inflate(-box.w * 0.46, -box.h * 0.46)
            canvas.icon(place_icon(self.spot.place), icon, FROST)
        canvas.text(self.title, self.head, "name", "bright", shrink=True, ellipsis=True)
        self.told.draw(canvas)


def _sentence(line: str) -> str:
    """A line that others follow on the same one."""
    return line if line.endswith((".", "!", "?")) else f"{line}."


def told(words: str) -> Paragraph:
    """Sentences that are set smaller where the room is narrow."""
    return Paragraph(words, "small", even=False, shrink=True)


def whole_sentences(look: Look, lines: Sequence[str], room: Size) -> int:
    """How many of the first sentences have room together: none is cut in its middle."""
    for count in range(len(lines), 0, -1):
        tried = told(" ".join(lines[:count]))
        tried.place(look, Box(0, 0, *room))
        if tried.fits:
            return count
    return 0
