"""A place that a Warden may go to, and the Wardens that stand there."""

from __future__ import annotations

from collections.abc import Callable

from game.app.boards.valeria.art.tokens import charge, shield
from game.app.boards.valeria.reading import troop
from game.app.boards.valeria.skin import EMBER, SHRINES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.theme import darker, mix
from game.app.table.sight import Sight
from game.app.table.spot import Spot


class Place(Spot):
    """A place that a Warden may go to, in its own light."""

    light = "gold"

    def ground(self, canvas: Canvas, icon: str, dim: bool) -> None:
        """A niche with the silhouette of what stands in it."""
        theme, tint = canvas.look.theme, SHRINES[self.light]
        base = mix(theme.panel, tint, 0.05 if dim else 0.14)
        low = darker(theme.sunken, 0.1)
        edge = mix(theme.edge, tint, 0.1 if dim else 0.45)
        paint.panel(canvas, self.rect, paint.Panel(base, low, edge, 12, 2))
        side = min(self.rect.h * 0.72, self.rect.w * 0.9)
        shade = Box(self.rect.centerx - side / 2, self.rect.bottom - side - 4, side, side)
        if icon:
            ink = mix(low, tint, 0.13 if dim else 0.24)
            canvas.blit_in(canvas.look.icons.get(icon, canvas.look.px(side), ink), shade)


def standing(sight: Sight, piece: str) -> Callable[[Canvas, Box], None]:
    """Draws the Warden of a seat, or the Adversary."""

    def draw(canvas: Canvas, box: Box) -> None:
        if piece not in sight.hidden:
            draw_warden(sight, canvas, box, piece)

    return draw


def draw_warden(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """A Warden on its shield; the Adversary has one of its own."""
    seat = piece.partition(".")[2]
    people = troop(sight, int(seat)) if seat.isdigit() else ""
    if people:
        shield(canvas, box, people)
    else:
        icon = "val.term.warden" if seat.isdigit() else "val.term.adversary"
        charge(canvas, box, icon, (58, 46, 62), EMBER)
