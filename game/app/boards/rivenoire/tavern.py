"""The guests of the Tavern: wage, what the gold in hand covers, the Beers it would cost."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import PALE
from game.app.boards.rivenoire.cardart import paper
from game.app.boards.rivenoire.emblems import emblem, resource
from game.app.boards.rivenoire.prices import highest_wage, purse, surcharge, wage_of
from game.app.boards.rivenoire.skin import BEER, ON_PAPER, YES
from game.app.boards.rivenoire.stall import titled
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, grid, inset
from game.app.drawing.look import Look
from game.app.drawing.names import lines_of, name_in
from game.app.drawing.theme import Colour
from game.app.keep.seats import NOBODY
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.app.widgets.text import Paragraph
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.zones import kind_of

_GROUNDS: dict[str, Colour] = {
    "peasant": (104, 98, 72),
    "warrior": (140, 64, 58),
    "ranger": (66, 108, 74),
    "magician": (96, 70, 142),
    "merchant": (150, 112, 52),
    "noble": (120, 60, 100),
    "monk": (78, 84, 122),
    "paladin": (112, 128, 150),
    "drinks": (132, 84, 34),
}


def ground(kind: str) -> Colour:
    """The ground of a kind of character."""
    return _GROUNDS[kind]


class Tavern(Widget):
    """The guests under their title."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.guests = [Guest(sight, piece) for piece in sight.view.zone(zones.GUESTS)]
        self.room = Anchor(zones.GUESTS)
        self.reserve = Anchor(zones.RESERVE)
        super().__init__(self.room, self.reserve, *self.guests)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 7)
        self.head, rest = cut_top(inner, look.line("small_name"), 4)
        self.room.place(look, rest)
        self.reserve.place(look, Box(self.head.right - 40, self.head.y, 40, self.head.h))
        count = max(len(self.guests), content().numbers.guests)
        columns = 2 if rest.w > 240 else 1
        for spot, cell in zip(
            self.guests, grid(rest, columns, -(-count // columns), 6), strict=False
        ):
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        words, sight = self.sight.words, self.sight
        said, ink = "", None
        if self.guests and sight.viewer != NOBODY:
            coins = purse(sight)
            covered = coins >= highest_wage(sight.view)
            key = "riv-board-covers-any" if covered else "riv-board-covers"
            said, ink = words(key, coins=coins), YES if covered else None
        titled(canvas, self.head, words("riv-board-tavern"), said, ink)
        super().draw(canvas)


class Guest(Spot):
    """A guest: face, name, wage and Beers; Drinks All Round only has its Beer."""

    def __init__(self, sight: Sight, piece: str) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        self.sight, self.radius = sight, 9
        self.wage = wage_of(sight, piece)
        sight.bind(self)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        look, kind = canvas.look, kind_of(self.thing)
        hired = self.wage is not None
        if hired:
            paper(canvas, self.rect, radius=9)
        else:
            paint.panel(
                canvas, self.rect, paint.Panel((64, 48, 38), (44, 34, 32), (124, 92, 60), 9, 2)
            )
        inner = inset(self.rect, 5, 3)
        side = min(inner.h, inner.w * 0.32)
        left, room = cut_left(inner, side, 7)
        face = Box(left.x, left.centery - side / 2, side, side)
        paint.emblem(canvas, face, emblem("character", kind), ground(kind), radius=8)
        line = look.fonts.smallest / look.scale * 1.16
        if room.h >= line * 1.9:
            top, low = cut_top(room, room.h * 0.5)
            self._draw_name(canvas, top, "ink" if hired else "cream")
        else:
            low = room
        chips = ChipRow(
            self._figures(), "small_strong", spread=False, colour="ink" if hired else "cream"
        )
        chips.place(look, low)
        chips.draw(canvas)
        self.draw_marks(canvas)

    def _draw_name(self, canvas: Canvas, box: Box, ink: str) -> None:
        """In one line, or in as many as it needs where there is the height for them."""
        name, look = self.sight.called(self.thing), canvas.look
        lines = Paragraph(name, "small_strong", ink, y=0.5, shrink=True)
        if lines_of(look, name, "small_strong", box.w) > 1:
            lines.place(look, box)
            if lines.fits:
                lines.draw(canvas)
                return
        name_in(canvas, name, box, ink, x=0.0)

    def _figures(self) -> list[Chip]:
        wage = self.wage
        if wage is None:
            said = self.sight.words("riv-board-beer-each")
            return [Chip(resource("beer"), said, BEER, ink=PALE)]
        gold = (34, 104, 50) if not wage.short else ON_PAPER["gold"]
        chips = [Chip(resource("gold"), str(wage.wage), ON_PAPER["gold"], ink=gold)]
        if wage.beers and self.sight.viewer != NOBODY:
            ink = (160, 48, 20)
            chips.append(Chip(resource("beer"), str(wage.beers), ON_PAPER["beer"], ink=ink))
        elif surcharge(self.sight.view):
            chips.append(Chip(resource("beer"), str(surcharge(self.sight.view)), ON_PAPER["beer"]))
        return chips


TEXT_KEYS = (
    "riv-board-covers-any",
    "riv-board-covers",
)
