"""The five shrines and Camp: who stands there, which dice lie there, what a visit brings."""

from __future__ import annotations

from game.app.boards.valeria.campplace import Camp
from game.app.boards.valeria.shrine import Tile
from game.app.boards.valeria.skin import EMBER
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, grid, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import fits
from game.app.drawing.theme import darker
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.meta import settings
from game.rules.valeria.views import (
    dice_on_shrines,
)

#: How many dice above the refill count the counter turns ember.
SOON = 2
#: The width of Camp beside a shrine.
CAMP_SHARE = 0.78
#: A place narrower than this stands in two rows, if each has at least this height.
NARROW, LOW = 160.0, 150.0


class Shrines(Widget):
    """The moss panel with all places that a Warden may go to."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.tiles = [Tile(sight, name) for name in zones.SHRINES]
        self.camp = Camp(sight)
        self.bag = Anchor(zones.BAG)
        super().__init__(self.bag, *self.tiles, self.camp)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 8)
        self.head, rest = cut_top(inner, max(look.line("small_strong"), 34), 4)
        self.bag.place(look, Box(self.head.x, self.head.y, 34, self.head.h))
        for tile, cell in zip((*self.tiles, self.camp), self._cells(rest), strict=True):
            tile.place(look, cell)

    def _cells(self, rest: Box) -> list[Box]:
        """Side by side, or in two rows where there is more height than width."""
        count = len(self.tiles) + 1
        if rest.w / count < NARROW and rest.h > 2 * LOW:
            return grid(rest, -(-count // 2), 2, 10)
        return row(rest, [1.0] * len(self.tiles) + [CAMP_SHARE], 10)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "wild")
        self._draw_head(canvas)
        super().draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        words, table, theme = self.sight.words, self.sight.view, canvas.look.theme
        left, middle, right = row(self.head, (1.0, 0.9, 1.25), 8)
        side = left.h * 0.8
        canvas.icon("val.term.bag", Box(left.x, left.centery - side / 2, side, side), theme.muted)
        title, count = words("val-board-shrines"), len(table.zone(zones.BAG))
        inside = words("val-board-bag", count=count)
        if not fits(canvas.look, title, "subheading", middle.w):
            # The sign of the bag and a number say it, too.
            inside = str(count)
            need = side + 8 + canvas.look.text_size(inside, "small")[0] + 4
            left, middle = cut_left(Box(left.x, left.y, middle.right - left.x, left.h), need, 8)
        room = Box(left.x + side + 8, left.y, left.w - side - 8, left.h)
        canvas.text(inside, room, "small", "muted", shrink=True, ellipsis=True)
        wrote = canvas.text(title, middle, "subheading", x=0.5, shrink=True, ellipsis=True)
        _ornament(canvas, wrote, middle)
        lying, least = len(dice_on_shrines(table)), settings(table).crowd.refill_at
        soon = lying <= least + SOON
        said = words("val-board-dice-left", dice=lying, refill=least)
        if soon:
            said = words("val-board-refill-soon", dice=lying, refill=least)
        ink = EMBER if soon else theme.cream
        wide = min(canvas.look.text_size(said, "small_strong")[0] + 4, right.w - side - 8)
        canvas.text(said, Box(right.right - wide, right.y, wide, right.h), "small_strong", ink,
                    x=1.0, shrink=True, ellipsis=True)  # fmt: skip
        icon = Box(right.right - wide - side - 8, right.centery - side / 2, side, side)
        canvas.icon("val.term.refill" if soon else "val.term.die", icon, ink)


def _ornament(canvas: Canvas, title: Box, room: Box) -> None:
    """A line and a star at each side of a title, where there is room."""
    wide = min((room.w - title.w) / 2 - 26, 90)
    if wide < 30:
        return
    gold = darker(canvas.look.theme.gold, 0.25)
    for side, x in ((-1, title.x - 12), (1, title.right + 12)):
        far = x + side * wide
        canvas.fill(gold, Box(min(x, far), title.centery, abs(far - x), 2))
        # An ornament means nothing: it is not noted as an icon that could be asked for.
        star = canvas.look.icons.get("app.star", canvas.look.px(16), canvas.look.theme.gold)
        canvas.blit_in(star, Box(x - 8, title.centery - 8, 16, 16))
