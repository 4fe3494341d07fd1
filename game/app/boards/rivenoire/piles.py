"""The common piles under the seats, where there is room: how many of each are left."""

from __future__ import annotations

from game.app.boards.rivenoire.emblems import resource, term
from game.app.boards.rivenoire.skin import BEER, WOUND
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, column, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.rivenoire import zones

_PILES = (
    (
        (term("market"), zones.MARKET_DECK, (232, 160, 130)),
        (term("quest"), zones.QUEST_DECK, (140, 190, 220)),
        (term("oracle"), zones.ORACLE_DECK, (200, 160, 236)),
    ),
    (
        (term("loot"), zones.LOOT_DECK, (236, 192, 110)),
        (resource("wound"), zones.WOUNDS, WOUND),
        (resource("beer"), zones.BEERS, BEER),
    ),
)


class Piles(Widget):
    """Decks of the table, and the two piles of burdens."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.rows = [
            ChipRow([Chip(icon, str(len(sight.view.zone(zone))), tint) for icon, zone, tint in row])
            for row in _PILES
        ]
        super().__init__(*self.rows)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, look.line("small_name") + 2 * look.line("small_strong") + 34

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.head, rest = cut_top(inset(box, 12, 8), look.line("small_name"), 4)
        for row, cell in zip(self.rows, column(rest, len(self.rows), 4), strict=True):
            row.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        title = self.sight.words("riv-board-piles")
        canvas.text(title, self.head, "small_name", "gold", shrink=True, ellipsis=True)
        super().draw(canvas)
