"""The plan column: five spaces from 5 Gold down to 1, each with its price for who looks."""

from __future__ import annotations

from game.app.boards.valeria.planface import plan_card
from game.app.boards.valeria.prices import Cost, plan_cost
from game.app.boards.valeria.reading import me
from game.app.boards.valeria.roomy import is_tight
from game.app.boards.valeria.skin import EMBER, GOLD, YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import mix
from game.app.table.board import Drawer
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.help import Outlook, outlook
from game.rules.valeria.views import Column, Warden


def plans_drawer(sight: Sight) -> Drawer:
    """The column as a panel at the right."""
    return Drawer(
        "plans",
        sight.words("val-board-plans-title"),
        "val.shrine.plans",
        lambda: PlanColumn(sight),
        frozenset((*Column(sight.view).plans, *zones.COLUMN, zones.PLAN_DECK)),
        zones.shrine(zones.PLANS),
    )


class PlanColumn(Widget):
    """The moss panel with the five plans on show."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.titled = sight, True
        self.spaces = [Space(sight, price) for price in reversed(zones.PRICES)]
        self.deck = Anchor(zones.PLAN_DECK)
        super().__init__(self.deck, *self.spaces)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        # A tab has its title; the height is for the plans.
        self.titled = not is_tight(look)
        self.head, rest = cut_top(inner, max(look.line("small"), 30), 6)
        if not self.titled:
            rest = inner
        self.deck.place(look, Box(self.head.right - 40, self.head.y, 40, self.head.h))
        for space, cell in zip(self.spaces, column(rest, len(self.spaces), 7), strict=True):
            space.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "wild")
        words, look = self.sight.words, canvas.look
        if not self.titled:
            super().draw(canvas)
            return
        title = words("val-board-plans-title")
        wide = min(look.text_size(title, "subheading")[0] + 4, self.head.w * 0.6)
        left, right = cut_left(self.head, wide, 12)
        canvas.text(title, left, "subheading", shrink=True, ellipsis=True)
        said = self.spaces[0].cost.told(self.sight)
        canvas.text(said, right, "small", "muted", x=1.0, shrink=True, ellipsis=True)
        super().draw(canvas)


class Space(Widget):
    """A space of the column: what it costs now, and the plan that lies there."""

    def __init__(self, sight: Sight, price: int) -> None:
        self.sight, self.price = sight, price
        self.cost: Cost = plan_cost(sight, price)
        piece = Column(sight.view).at(price)
        zone = zones.column(price)
        self.plan = PlanSpot(sight, piece) if piece is not None else sight.place(zone)
        super().__init__(self.plan)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.low = box.h < look.fonts.smallest / look.scale * 3.2
        wide = min(max(look.text_size("5", "heading")[0] + 50, box.w * 0.14), 110)
        said = look.text_size(self.cost.short(self.sight), "small_strong")[0] + 12
        self.sign, rest = cut_left(box, min(max(wide, said), box.w * 0.26), 8)
        self.plan.place(look, rest)

    def draw(self, canvas: Canvas) -> None:
        theme, look = canvas.look.theme, canvas.look
        edge = mix(theme.gold, theme.wild, 0.45)
        paint.panel(canvas, self.sign, paint.Panel((52, 42, 30), (32, 26, 22), edge, 10, 2))
        inner = inset(self.sign, 6, 4)
        said = self.cost.short(self.sight)
        line = look.fonts.smallest / look.scale * 1.2
        if self.low:
            # No room for words: the price now in brackets beside the one of the space.
            now = Chip("", f"({self.cost.now})", ink=YES if self.cost.is_payable else EMBER)
            chips = [Chip("val.resource.gold", str(self.price), GOLD), now]
            figures = ChipRow(chips, "small_strong", spread=False)
            figures.place(look, inset(self.sign, 5, 2))
            figures.draw(canvas)
            super().draw(canvas)
            return
        top = Box(inner.x, inner.y, inner.w, inner.h - line)
        side = min(top.h * 0.62, 30)
        number = look.text_size(str(self.price), "heading")[0]
        left = top.centerx - (side + 6 + number) / 2
        icon = Box(left, top.centery - side / 2, side, side)
        canvas.icon("val.resource.gold", icon, GOLD)
        room = Box(icon.right + 6, top.y, number + 4, top.h)
        canvas.text(str(self.price), room, "heading", "cream", shrink=True)
        if said:
            low = Box(inner.x, inner.bottom - line, inner.w, line)
            ink = YES if self.cost.is_payable else EMBER
            canvas.text(said, low, "small_strong", ink, x=0.5, shrink=True, ellipsis=True)
        super().draw(canvas)


class PlanSpot(Spot):
    """A plan on show or in a slot, with what the dice of who looks make of it."""

    def __init__(self, sight: Sight, piece: str, seat: int | None = None) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        self.sight = sight
        owner = me(sight) if seat is None else seat
        has_board = Warden(sight.view, owner).board is not None
        self.found: Outlook | None = outlook(sight.view, owner, piece) if has_board else None
        self.radius = 10
        sight.bind(self)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        dim = self.found is not None and not self.found.is_possible and not self.enabled
        plan_card(self.sight, canvas, self.rect, self.thing, self.found, dim)
        self.draw_marks(canvas)
