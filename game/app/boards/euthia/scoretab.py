"""The score as it would be now, line by line, for every player."""

from __future__ import annotations

from game.app.boards.euthia.reading import cloth, crest, hero_name
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.rules.euthia.scoring import breakdown


class ScoreTab(Widget):
    """Sources under each other, players beside each other, the sum below."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seats = [seat for seat in range(len(sight.match.seats)) if hero_name(sight.view, seat)]
        self.sheets = [breakdown(sight.view, seat) for seat in self.seats]
        super().__init__()

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        if not self.sheets:
            return
        look = canvas.look
        inner = inset(self.rect, 14, 12)
        rows = len(self.sheets[0]) + 2
        high = min(inner.h / rows, 56)
        wide = min(max(inner.w * 0.42 / len(self.seats), 44), 90)
        left = inner.right - wide * len(self.seats)
        side = min(high * 0.9, wide * 0.8, 44)
        for at, seat in enumerate(self.seats):
            cell = Box(left + at * wide + (wide - side) / 2, inner.y, side, side)
            paint.emblem(canvas, cell, crest(self.sight, seat), cloth(self.sight, seat), None, 7)
        y = inner.y + high
        for number, line in enumerate(self.sheets[0]):
            name = self.sight.called(line.source, "source")
            room = Box(inner.x, y, left - inner.x - 8, high)
            canvas.text(name, room, "small", shrink=True, ellipsis=True)
            for at, sheet in enumerate(self.sheets):
                said = str(sheet[number].points).replace("-", "−")
                ink = "cream" if sheet[number].points else "muted"
                canvas.text(
                    said,
                    Box(left + at * wide, y, wide, high),
                    "small_strong",
                    ink,
                    x=0.5,
                    shrink=True,
                )
            y += high
        canvas.line(look.theme.edge, (inner.x, y), (inner.right, y), 1.5)
        canvas.text(
            self.sight.words("eut-board-total"),
            Box(inner.x, y, left - inner.x, high),
            "strong",
            shrink=True,
            ellipsis=True,
        )
        for at, sheet in enumerate(self.sheets):
            total = str(sum(each.points for each in sheet)).replace("-", "−")
            canvas.text(
                total, Box(left + at * wide, y, wide, high), "figure", "bright", x=0.5, shrink=True
            )
