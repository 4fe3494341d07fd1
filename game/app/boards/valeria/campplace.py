"""Camp beside the shrines: the plans within reach, what they would bring, who rests there."""

from __future__ import annotations

from game.app.boards.valeria.places import Place, standing
from game.app.boards.valeria.reading import in_camp, me, points
from game.app.boards.valeria.skin import EMBER, SHRINES, YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.help import within_reach
from game.rules.valeria.views import (
    Warden,
)


class Camp(Place):
    """Camp: the plans within reach now and what they would bring, and who rests there."""

    light = "camp"

    def __init__(self, sight: Sight) -> None:
        self.sight, self.seat = sight, me(sight)
        seats = range(len(sight.match.seats))
        resting = [zones.warden(seat) for seat in seats if in_camp(sight.view, seat)]
        self.wardens = [Anchor(piece, standing(sight, piece)) for piece in resting]
        super().__init__(zones.camp(self.seat), None, *self.wardens, hidden=sight.hidden)
        self.also = tuple(zones.camp(seat) for seat in seats if seat != self.seat)
        sight.bind(self)
        self._asked = sight.mine and any(
            place in sight.lit for place in map(zones.shrine, zones.SHRINES)
        )

    @property
    def dim(self) -> bool:
        """Whether it is asked where to go, and not here."""
        return self._asked and not self.enabled

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 8, 6)
        line = look.fonts.smallest / look.scale * 1.24
        self.title, rest = cut_top(inner, line + 4, 0)
        self.foot, rest = cut_bottom(rest, line * 2, 2)
        side = min(34.0, rest.w / max(len(self.wardens), 1))
        strip, self.tent = cut_bottom(rest, side if self.wardens else 0, 2)
        left = strip.centerx - side * len(self.wardens) / 2
        for place, each in enumerate(self.wardens):
            each.place(look, Box(left + place * side, strip.y, side, side))

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        self.ground(canvas, "", self.dim)
        theme, words = canvas.look.theme, self.sight.words
        ink = "muted" if self.dim else "gold"
        name_in(canvas, words("val-board-camp"), self.title, ink)
        side = min(self.tent.w, self.tent.h)
        middle = Box(self.tent.centerx - side / 2, self.tent.centery - side / 2, side, side)
        tint = mix(theme.cream, SHRINES["camp"], 0.4)
        canvas.icon("val.shrine.camp", middle, mix(tint, theme.panel, 0.6 if self.dim else 0.05))
        Widget.draw(self, canvas)
        first, most = self._said()
        top, low = row_of_two(self.foot)
        if most:
            second = words("val-board-up-to", points=most)
            canvas.text(first, top, "small_strong", x=0.5, shrink=True, ellipsis=True)
            face, look = canvas.look.face("small_strong")[0], canvas.look
            if look.fonts.width(second, face, look.fonts.smallest) > low.w * look.scale:
                # No room for the words: the points say it.
                second = words("val-board-points", points=str(most))
            canvas.text(second, low, "small_strong", YES, x=0.5, shrink=True, ellipsis=True)
        else:
            why = Paragraph(first, "small", EMBER if self.dim else "muted", x=0.5, y=0.5,
                            shrink=True)  # fmt: skip
            why.place(canvas.look, self.foot)
            why.draw(canvas)
        self.draw_marks(canvas)

    def _said(self) -> tuple[str, int]:
        """How many plans are within reach and what they bring; else that none is."""
        words, table = self.sight.words, self.sight.view
        if Warden(table, self.seat).board is None:
            return "", 0
        found = within_reach(table, self.seat)
        if not found:
            return words("val-board-no-plan"), 0
        most = max(points(far)[1] for _, far in found)
        return words("val-board-plans", count=len(found)), most


def row_of_two(box: Box) -> tuple[Box, Box]:
    """A box cut into two lines."""
    top, low = cut_top(box, box.h / 2)
    return top, low
