"""The Heroes to choose from, before the first round: a card each, in place of the shelf."""

from __future__ import annotations

from game.app.boards.euthia.emblems import hero_icon, term
from game.app.boards.euthia.skin import GOODS, HEROES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, grid, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.table.lines import least_height
from game.app.table.sight import Sight
from game.app.table.spot import Draw, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.engine.table import Piece
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import kind_of
from game.rules.euthia.shapes import Hero as HeroCard

#: Around the words of a card.
PAD = (10.0, 8.0)


class HeroChoice(Widget):
    """Everybody who still waits for a player."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.spots: list[Spot] = [
            sight.piece(piece, self._drawer(piece)) for piece in sight.view.zone(zones.SHEETS)
        ]
        super().__init__(*self.spots)

    def place(self, look: Look, box: Box) -> None:
        """Beside each other; in two rows where their words have no room so."""
        self.rect = box
        inner, count = inset(box, 14, 12), max(len(self.spots), 1)
        cells = row(inner, count, 12)
        if not self._fits(look, cells[0]):
            cells = grid(inner, -(-count // 2), 2, 8)
        for spot, cell in zip(self.spots, cells, strict=False):
            spot.place(look, cell)

    def _fits(self, look: Look, cell: Box) -> bool:
        """Whether all that is said of each Hero can be read in such a card."""
        lang = self.sight.words.lang
        cards = [content().heroes[kind_of(piece)] for piece in self.sight.view.zone(zones.SHEETS)]
        room = inset(cell, *PAD)
        return all(
            _top(look, room) + least_height(look, _about(card, lang), "small", room.w) <= room.h
            for card in cards
        )

    def _named(self, look: Look) -> float:
        """The room that every name has beside its picture."""
        lang = self.sight.words.lang
        sheets = [kind_of(piece) for piece in self.sight.view.zone(zones.SHEETS)]
        names = [content().heroes[each].name.in_(lang) for each in sheets]
        return (
            max(look.fonts.width(each, "title", look.fonts.smallest) for each in names) / look.scale
            + 4
        )

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "gold" if self.sight.mine else "panel")
        super().draw(canvas)

    def _drawer(self, piece: Piece) -> Draw:
        card, lang = content().heroes[kind_of(piece)], self.sight.words.lang
        colour = HEROES[card.colour]

        def draw(canvas: Canvas, box: Box) -> None:
            edge = lighter(colour, 0.3)
            made = paint.Panel(darker(colour, 0.42), darker(colour, 0.72), edge, 12, 2)
            paint.panel(canvas, box, made)
            look, inner = canvas.look, inset(box, *PAD)
            top, rest = cut_top(inner, _top(look, inner) - 4, 4)
            side = min(top.h, inner.w - 8 - self._named(look))
            picture, room = cut_left(top, side, 8)
            picture = Box(picture.x, top.centery - side / 2, side, side)
            paint.emblem(canvas, picture, hero_icon(kind_of(piece)), colour, None, 10)
            upper, lower = column(room, 2)
            name = card.name.in_(lang)
            canvas.text(name, upper, "small_name", "bright", shrink=True, ellipsis=True)
            line = min(lower.h, look.line("small_strong"))
            heart = Box(lower.x, lower.centery - line / 2, line, line)
            canvas.icon(term("health"), heart, GOODS["health"])
            figure = Box(heart.right + 4, lower.y, lower.right - heart.right - 4, lower.h)
            canvas.text(str(card.health), figure, "small_strong", shrink=True)
            told = Paragraph(_about(card, lang), "small", even=False, shrink=True)
            told.place(look, rest)
            told.draw(canvas)

        return draw


def _top(look: Look, room: Box) -> float:
    """The height of the picture, with the name beside it; it is as small as two lines."""
    line = look.fonts.smallest / look.scale * 1.2
    return min(max(room.h * 0.26, 2 * line), 84.0) + 4


def _about(card: HeroCard, lang: str) -> str:
    """Who it is, then what it can do."""
    return f"**{card.title.in_(lang)}.** {card.description.in_(lang)}"
