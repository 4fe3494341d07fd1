"""The Night Market on a large plane: a page shared out in another way, and a camera over it."""

from __future__ import annotations

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.table.camera import Standing
from game.app.table.shares import Share, Shares
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Plate, Shelf
from game.app.widgets.base import Widget
from game.engine.table import Face
from tests.app.toy_board import NightMarket
from tests.toy import zones

WORLD = (3000.0, 2000.0)
#: Stalls that nobody trades at, which make the square large.
COLUMNS, ROWS = 10, 6
STALL = (240.0, 260.0)
#: Units of width from which a card's name can be read.
LEGIBLE = 70.0


def stall(column: int, row: int) -> Box:
    """The box of a stall in the world."""
    return Box(30 + column * 300, 30 + row * 330, *STALL)


class MarketSquare(NightMarket):
    """The offer stands far at the left, the die far at the right, seats over the square."""

    #: The offer's stalls; a test may move them elsewhere.
    offered = ((0, 0), (0, 2), (0, 4))
    die = (9, 5)

    def __init__(self) -> None:
        #: How often a stall was drawn.
        self.drawn = 0

    def shares(self, sight: Sight) -> Shares:
        return Shares(own=Share(0.24, 240, 330), strip=Share(0.1, 110, 150), column=False)

    def middle(self, sight: Sight) -> Widget:
        goods = sight.view.zone(zones.OFFER)
        taken = dict(zip(self.offered, goods, strict=False)) | {self.die: zones.DIE}
        things: list[Standing] = []
        for place in ((x, y) for y in range(ROWS) for x in range(COLUMNS)):
            there: Widget = (
                Shelf(sight.piece(taken[place]), size=(150, 190), x=0.5, y=0.5)
                if place in taken
                else Anchor(zones.DECK if place == (5, 5) else "")
            )
            things.append((Plate(lambda look, box: [inset(box, 12)], there, draw=self._stall),
                           stall(*place)))  # fmt: skip
        return sight.camera(WORLD, things, ground=_square)

    def sprite(self, sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
        if box.w < LEGIBLE and piece != zones.DIE:
            # Seen from afar a card is only its colour.
            paint.panel(canvas, box, "parchment")
        else:
            super().sprite(sight, canvas, box, piece, face)

    def _stall(self, canvas: Canvas, box: Box) -> None:
        self.drawn += 1
        paint.panel(canvas, box, "ground")


def _square(canvas: Canvas, box: Box) -> None:
    canvas.fill(canvas.look.theme.panel, box)
