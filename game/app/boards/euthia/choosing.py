"""The Heroes to choose from, before the first round: a card each, in place of the shelf."""

from __future__ import annotations

from game.app.boards.euthia.emblems import hero_icon, term
from game.app.boards.euthia.skin import GOODS, HEROES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.table.lines import shortened
from game.app.table.sight import Sight
from game.app.table.spot import Draw, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.engine.table import Piece
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of


class HeroChoice(Widget):
    """Everybody who still waits for a player."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.spots: list[Spot] = [
            sight.piece(piece, self._drawer(piece)) for piece in sight.view.zone(zones.SHEETS)
        ]
        super().__init__(*self.spots)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        cells = row(inset(box, 14, 14), max(len(self.spots), 1), 12)
        for spot, cell in zip(self.spots, cells, strict=False):
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "gold" if self.sight.mine else "panel")
        super().draw(canvas)

    def _drawer(self, piece: Piece) -> Draw:
        card, lang = content().heroes[kind_of(piece)], self.sight.words.lang
        colour = HEROES[card.colour]

        def draw(canvas: Canvas, box: Box) -> None:
            look = canvas.look
            edge = lighter(colour, 0.3)
            made = paint.Panel(darker(colour, 0.42), darker(colour, 0.72), edge, 12, 2)
            paint.panel(canvas, box, made)
            inner = inset(box, 10, 8)
            line = look.fonts.smallest / look.scale * 1.2
            side = min(inner.h * 0.36, inner.w * 0.5, 110)
            top, rest = cut_top(inner, side, 6)
            picture, room = cut_left(top, side, 10)
            paint.emblem(canvas, picture, hero_icon(kind_of(piece)), colour, None, 10)
            heart = Box(room.x, room.centery - line / 2, line, line)
            canvas.icon(term("health"), heart, GOODS["health"])
            figure = Box(heart.right + 4, heart.y, room.right - heart.right - 4, line)
            canvas.text(str(card.health), figure, "small_strong", shrink=True)
            name, rest = cut_top(rest, look.line("small_name"), 0)
            canvas.text(
                card.name.in_(lang), name, "small_name", "bright", shrink=True, ellipsis=True
            )
            title, rest = cut_top(rest, line, 4)
            canvas.text(card.title.in_(lang), title, "small", "muted", shrink=True, ellipsis=True)
            if rest.h >= line:
                said = shortened(look, card.description.in_(lang), "small", (rest.w, rest.h))
                told = Paragraph(said, "small", even=False, shrink=True)
                told.place(look, rest)
                told.draw(canvas)

        return draw
