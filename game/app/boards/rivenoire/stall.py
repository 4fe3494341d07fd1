"""The stall: eight cards, each with its price now beside the printed one."""

from __future__ import annotations

from game.app.boards.rivenoire.cardart import beside, paper, portrait, price
from game.app.boards.rivenoire.faces import parts_of
from game.app.boards.rivenoire.prices import discount, payable, price_now
from game.app.boards.rivenoire.skin import YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.app.widgets.text import Paragraph
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.content import card

GAP = 6.0
#: Around what stands on a card of the stall, beside its picture, above and below its lines.
PAD, NEXT, EDGE = 5.0, 6.0, 6.0


def _art(wide: float) -> float:
    """The side of the picture on a card of this width."""
    return wide * 0.2


class Stall(Widget):
    """The cards on sale under their title."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        shown = sight.view.zone(zones.STALL)
        named = tuple(sight.called(piece) for piece in shown)
        self.cards = [Ware(sight, piece, named) for piece in shown]
        self.deck = Anchor(zones.MARKET_DECK)
        self.ground = Anchor(zones.STALL)
        super().__init__(self.ground, self.deck, *self.cards)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 7)
        self.head, rest = cut_top(inner, look.line("small_name"), 4)
        self.deck.place(look, Box(self.head.right - 40, self.head.y, 40, self.head.h))
        self.ground.place(look, rest)
        count = max(len(self.cards), content().numbers.stall)
        columns = 2 if rest.w > 240 else 1
        wide = (rest.w - GAP * (columns - 1)) / columns
        y = rest.y
        for at, high in enumerate(self._heights(look, rest, columns, -(-count // columns))):
            for column, spot in enumerate(self.cards[at * columns : (at + 1) * columns]):
                spot.place(look, Box(rest.x + column * (wide + GAP), y, wide, high))
            y += high + GAP

    def _heights(self, look: Look, box: Box, columns: int, rows: int) -> list[float]:
        """The height of each row: more for one with a name that needs two lines."""
        line = _line(look)
        wide = (box.w - GAP * (columns - 1)) / columns
        spare = box.h - GAP * (rows - 1) - rows * (2 * line + EDGE)
        found = [0.0] * rows
        for at in range(rows):
            row = self.cards[at * columns : (at + 1) * columns]
            if spare >= line and any(each.is_long(look, wide) for each in row):
                found[at] = line
                spare -= line
        return [2 * line + EDGE + more + max(spare, 0) / rows for more in found]

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        words, off = self.sight.words, discount(self.sight.view)
        titled(
            canvas, self.head, words("riv-board-stall"), words("riv-board-stall-off", count=off),
            YES if off else None,
        )  # fmt: skip
        super().draw(canvas)


def titled(
    canvas: Canvas, head: Box, title: str, said: str, ink: tuple[int, int, int] | None = None
) -> None:
    """A title at the left, a remark at the right where there is room for it."""
    look = canvas.look
    wide = min(look.text_size(title, "small_name")[0] + 4, head.w)
    left, right = cut_left(head, wide, 12)
    canvas.text(title, left, "small_name", "gold", shrink=True, ellipsis=True)
    smallest = look.fonts.width(said, "medium", look.fonts.smallest) / look.scale
    if said and smallest <= right.w:
        canvas.text(said, right, "small", ink or "muted", x=1.0, shrink=True)


def _line(look: Look) -> float:
    return look.fonts.smallest / look.scale * 1.16


class Ware(Spot):
    """A card of the stall."""

    def __init__(self, sight: Sight, piece: str, beside: tuple[str, ...] = ()) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        self.sight, self.radius, self.beside = sight, 9, beside
        self.name_ = sight.called(piece)
        self.printed = card(piece).price
        self.now = price_now(sight.view, piece)
        self.payable = payable(sight, self.now)
        sight.bind(self)

    def is_long(self, look: Look, wide: float) -> bool:
        """Whether its name needs two lines on a card of this width."""
        room = wide - 2 * PAD - _art(wide - 2 * PAD) - NEXT
        return look.fonts.width(self.name_, "bold", look.fonts.smallest) > room * look.scale

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        look, piece = canvas.look, self.thing
        paper(canvas, self.rect, radius=9)
        inner = inset(self.rect, PAD, 3)
        side = min(inner.h, _art(inner.w))
        left, room = cut_left(inner, side, NEXT)
        portrait(canvas, Box(left.x, left.centery - side / 2, side, side), piece)
        line = _line(look)
        low = room
        if room.h >= line * 2.9 and self.is_long(look, self.rect.w):
            top, low = cut_top(room, room.h * 2 / 3)
            said = Paragraph(self.name_, "small_strong", "ink", y=0.5, even=False, shrink=True)
            said.place(look, top)
            said.draw(canvas)
        elif room.h >= line * 1.9:
            top, low = cut_top(room, room.h * 0.5)
            short = [each for each in self.beside if look.fonts.width(each, "bold",
                     look.fonts.smallest) <= room.w * look.scale]  # fmt: skip
            name_in(canvas, self.name_, top, "ink", x=0.0, beside=short)
        end = price(canvas, low, self.now, self.printed, self.payable)
        rest = Box(end + 8, low.y, low.right - end - 8, low.h)
        if rest.w > line * 1.2:
            beside(canvas, rest, parts_of(piece))
        self.draw_marks(canvas)
