"""The Adversary of the solo game: its race, where it goes next, when it takes a plan."""

from __future__ import annotations

from game.app.boards.valeria.art.tokens import charge
from game.app.boards.valeria.planface import picture, plan_card
from game.app.boards.valeria.reading import shrine_title
from game.app.boards.valeria.skin import EMBER
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_right, cut_top, row
from game.app.drawing.look import Look
from game.app.drawing.theme import lighter, mix
from game.app.table.board import Arms
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, cells_in
from game.app.widgets import Paragraph
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.views import Adversary

#: Its own shield, in ember: it belongs to no people.
ADVERSARY_ARMS = Arms(
    (92, 52, 48),
    lambda canvas, box: charge(canvas, box, "val.term.adversary", (58, 46, 62), EMBER),
)
#: How many of its plans stand in a row, and how high each is.
IN_ROW, PLAN_HIGH = 3, 58.0


class AdversaryPart(Widget):
    """Seven bars, the next shrine by an arrow, the moves until it takes a plan, and its plans."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.adversary = sight, Adversary(sight.view)
        self.home = Anchor(zones.ADVERSARY_PLANS)
        self.plans = [Anchor(piece) for piece in self.adversary.plans]
        super().__init__(self.home, *self.plans)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        line = look.fonts.smallest / look.scale * 1.2
        note = self._note().wanted(look, width)[1]
        rows = -(-len(self.plans) // IN_ROW)
        return width, line * 2 + note + 12 + rows * (PLAN_HIGH + 6)

    def _note(self) -> Paragraph:
        moves = self.adversary.moves_to_plan
        return Paragraph(self.sight.words("val-board-adversary-plan", moves=moves), "small", EMBER,
                         even=False, shrink=True)  # fmt: skip

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.2
        self.race, rest = cut_top(box, line, 4)
        self.way, rest = cut_top(rest, line, 4)
        self.rest, low = cut_top(rest, min(self._note().wanted(look, box.w)[1], rest.h), 6)
        self.home.place(look, self.race)
        for place, plan in enumerate(self.plans):
            line_of, column = divmod(place, IN_ROW)
            wide = (low.w - 6 * (IN_ROW - 1)) / IN_ROW
            top = low.y + line_of * (PLAN_HIGH + 6)
            plan.visible = top + PLAN_HIGH <= box.bottom + 2
            at = Box(low.x + column * (wide + 6), top, wide, PLAN_HIGH)
            plan.place(look, at if plan.visible else self.race)

    def draw(self, canvas: Canvas) -> None:
        race(
            self.sight, canvas, self.race, len(self.adversary.plans), content().adversary.last_plan
        )
        theme = canvas.look.theme
        side = self.way.h
        x = self.way.x
        for icon, tint in (
            (f"val.shrine.{self.adversary.shrine}", theme.muted),
            ("app.arrow_right", EMBER),
            (f"val.shrine.{self.adversary.next_shrine}", theme.cream),
        ):
            part = side * (0.62 if icon.startswith("app") else 1)
            canvas.icon(icon, Box(x, self.way.centery - part / 2, part, part), tint)
            x += part + 8
        name = shrine_title(self.sight, self.adversary.next_shrine)
        room = Box(x, self.way.y, self.way.right - x, self.way.h)
        canvas.text(name, room, "small_strong", shrink=True, ellipsis=True)
        note = self._note()
        note.place(canvas.look, self.rest)
        if self.rest.h > canvas.look.line("small") * 0.9:
            note.draw(canvas)
        for plan in self.plans:
            if plan.visible and plan.name not in self.sight.hidden:
                picture(canvas, plan.rect, plan.name)


def race(sight: Sight, canvas: Canvas, box: Box, done: int, goal: int) -> None:
    """Bars for plans completed, and the figure."""
    look, theme = canvas.look, canvas.look.theme
    said = sight.words("val-board-race", done=done, all=goal)
    right, left = cut_right(box, look.text_size(said, "small_strong")[0] + 2, 8)
    canvas.text(said, right, "small_strong", x=1.0, shrink=True)
    for place, cell in enumerate(row(left, goal, 4)):
        bar = Box(cell.x, cell.centery - 5, cell.w, 10)
        fill = theme.gold if place < done else mix(theme.sunken, theme.edge, 0.25)
        paint.panel(canvas, bar, paint.Panel(lighter(fill, 0.1), fill, None, 4))


class AdversaryPlans(Widget):
    """The plans that the Adversary has completed."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.plans = sight, Adversary(sight.view).plans
        super().__init__(*(Anchor(piece) for piece in self.plans))

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        rows = -(-len(self.plans) // 2)
        return width, max(rows * 108.0 * max(look.text_scale, 1), 60)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        high = 100.0 * max(look.text_scale, 1)
        cells = cells_in(box, len(self.plans), ((box.w - 10) / 2, high), 8)
        for child, cell in zip(self.children, cells, strict=True):
            child.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        if not self.plans:
            said = self.sight.words("val-board-adversary-none")
            canvas.text(said, self.rect, "hint", x=0.5, shrink=True, ellipsis=True)
        for child in self.children:
            plan_card(self.sight, canvas, child.rect, child.name)
