"""The Offers of the three shops, and the Hero tiles that are revealed."""

from __future__ import annotations

from game.app.boards.euthia.emblems import place_icon, term
from game.app.boards.euthia.skin import FROST, GOODS, INK
from game.app.boards.euthia.tileface import LEAST_BODY, SIZE, tile_face
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.engine.table import Piece
from game.rules.euthia import prices, zones
from game.rules.euthia.content import group_of, tile
from game.rules.euthia.vocabulary import SHOP_AT, SHOPS

#: Tiles beside each other at most.
MOST_IN_ROW = 4


def offered(sight: Sight, seat: int) -> list[Piece]:
    """Every tile that may be bought or learned."""
    found = [piece for shop in SHOPS for piece in sight.view.zone(zones.offer(shop))]
    return [*found, *sight.view.zone(zones.reserve(seat))]


class OffersTab(Widget):
    """Four rows: a shop each, then what the Hero has revealed."""

    gives_way = True

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight = sight
        at = {shop: place for place, shop in SHOP_AT.items()}
        self.rows = [
            Shop(sight, zones.offer(shop), sight.called(at[shop], "place"), place_icon(at[shop]))
            for shop in SHOPS
        ]
        title = sight.words("eut-board-reserve")
        self.rows.append(Shop(sight, zones.reserve(seat), title, term("manuscript")))
        super().__init__(*self.rows)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        room = inner.h - 8 * (len(self.rows) - 1)
        y = inner.y
        weights = self._weights(look, room)
        for row, weight in zip(self.rows, weights, strict=True):
            high = room * weight / sum(weights)
            row.place(look, Box(inner.x, y, inner.w, high))
            y += high + 8

    def _weights(self, look: Look, room: float) -> list[float]:
        """Alike; where names have no room so, the shop that is asked about takes it from others."""
        weights = [1.0, 1.0, 1.0, 1.5 if len(self.rows[-1].spots) > MOST_IN_ROW else 1.0]
        if not self.rows[-1].spots:
            weights[-1] = 0.6
        line = look.fonts.smallest / look.scale * 1.16
        if room / sum(weights) < line * 4.2 + LEAST_BODY:
            weights = [
                weight * (1.9 if row.called else 1.0)
                for row, weight in zip(self.rows, weights, strict=True)
            ]
        return weights

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        super().draw(canvas)


class Shop(Widget):
    """A titled row of tiles with their prices."""

    def __init__(self, sight: Sight, zone: str, title: str, icon: str) -> None:
        self.sight, self.title_, self.icon = sight, title, icon
        self.spots = [self._tile(piece) for piece in sight.view.zone(zone)]
        #: Whether something of it may be had now.
        self.called = any(spot.enabled for spot in self.spots)
        super().__init__(*self.spots)

    def _tile(self, piece: Piece) -> Spot:
        def draw(canvas: Canvas, box: Box) -> None:
            price = str(price_of(self.sight, piece))
            pill = _pill(canvas.look, box, price)
            tile_face(self.sight, canvas, box, piece, False, kept=pill.w if pill else 0)
            if pill is not None:
                _draw_price(canvas, pill, price)

        spot = self.sight.piece(piece, draw)
        spot.radius = 7
        return spot

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.head, rest = cut_top(box, look.fonts.smallest / look.scale * 1.16, 3)
        rows = 1 if len(self.spots) <= MOST_IN_ROW else 2
        columns = max(-(-len(self.spots) // rows), 1)
        wide = min((rest.w - 6 * (columns - 1)) / columns, SIZE[0])
        high = min((rest.h - 6 * (rows - 1)) / rows, SIZE[1])
        for at, spot in enumerate(self.spots):
            x = rest.x + at % columns * (wide + 6)
            spot.place(look, Box(x, rest.y + at // columns * (high + 6), wide, high))
        self.rest = rest

    def draw(self, canvas: Canvas) -> None:
        icon, room = cut_left(self.head, self.head.h, 6)
        canvas.icon(self.icon, icon, FROST)
        canvas.text(self.title_, room, "small_strong", "muted", shrink=True, ellipsis=True)
        if not self.spots and self.rest.h >= canvas.look.fonts.smallest / canvas.look.scale:
            said = self.sight.words("eut-board-nothing")
            canvas.text(said, self.rest, "hint", y=0.0, shrink=True, ellipsis=True)
        super().draw(canvas)


def price_of(sight: Sight, piece: Piece) -> int:
    """What it costs now."""
    if group_of(piece) == "tile" and tile(piece).learning is not None:
        return tile(piece).learning or 0
    return prices.purchase(sight.view, piece)


def _pill(look: Look, box: Box, price: str) -> Box | None:
    """Where the price stands, in the lower right corner; None on a tile too small for it."""
    line = look.fonts.smallest / look.scale
    wide = look.fonts.width(price, "bold", look.fonts.smallest) / look.scale + line * 0.5
    if box.h < line * 1.3 or box.w < wide + line:
        return None
    return Box(box.right - wide - 3, box.bottom - line * 1.05 - 2, wide, line * 1.05)


def _draw_price(canvas: Canvas, pill: Box, price: str) -> None:
    paint.pill(canvas, pill, GOODS["gold"], (120, 92, 30))
    canvas.covers(pill, partly=True)
    canvas.text(price, pill, "small_strong", INK, x=0.5, shrink=True)
