"""A contract: the goods it asks for, what each side pays, and tokens to hand over."""

from __future__ import annotations

from game.app.boards.monster_lands.chips import BRIGHT
from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.tokens import Tile
from game.app.boards.monster_lands.missions import goods
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import lighter
from game.app.table.chips import ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Shelf
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import mission
from game.rules.monster_lands.goods import worded
from game.rules.monster_lands.steps.contract import Goods
from game.rules.monster_lands.views import Clan


class Deal(Widget):
    """What is asked and what is there; left and right reward, the own one lit."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        assert affair.tile is not None
        self.sight = sight
        deal = mission(affair.tile).contract
        clan = Clan(sight.view, affair.here.seat)
        self.lines = [
            (name, worded(f"{count}.{name}", sight.words.lang), count, clan.has(name))
            for name, count in deal.discard.items()
            if count
        ]
        self.left = ChipRow(goods(deal.reward_left, "+"), "figure", spread=False)
        self.right = ChipRow(goods(deal.reward_right, "+"), "figure", spread=False)
        self.own = zones.number_of(affair.exp)
        tokens: list[Tile] = []
        if isinstance(affair.step, Goods) and sight.mine:
            held = (*clan.traps, *clan.loot)
            tokens = [
                Tile(sight, each) for each in held if each in sight.lit or each in sight.chosen
            ]
        self.tokens = Shelf(*tokens, size=(170, 58), x=0.5)
        super().__init__(self.left, self.right, self.tokens)

    def height(self, look: Look) -> float:
        """What it needs."""
        lines = (look.line("strong") + 10) * len(self.lines)
        sides = look.line("figure") + look.line("small") + 26
        tokens = 74.0 * -(-len(self.tokens.children) // 4)
        return 2 * look.line("subheading") + lines + sides + tokens + 46

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.line("strong") + 10
        heading = look.line("subheading")
        self._asked = Box(box.x, box.y, box.w, heading)
        self._lines = [
            Box(box.x, self._asked.bottom + 6 + at * line, box.w, line)
            for at in range(len(self.lines))
        ]
        y = self._asked.bottom + 6 + line * len(self.lines) + 14
        self._paid = Box(box.x, y, box.w, heading)
        y = self._paid.bottom + 6
        high = look.line("figure") + look.line("small") + 26
        self._sides = row(Box(box.x, y, box.w, high), 2, 18)
        for chips, side in zip((self.left, self.right), self._sides, strict=True):
            wide = min(chips.wanted(look)[0], side.w - 24)
            place = Box(side.centerx - wide / 2, side.bottom - look.line("figure") - 10, wide,
                        look.line("figure"))  # fmt: skip
            chips.place(look, place)
        y = self._sides[0].bottom + 16
        self.tokens.place(look, Box(box.x, y, box.w, max(box.bottom - y, 0)))

    def draw(self, canvas: Canvas) -> None:
        words = self.sight.words
        canvas.text(words("ml-combat-asked"), self._asked, "subheading", x=0.5, shrink=True)
        for line, box in zip(self.lines, self._lines, strict=True):
            self._draw_line(canvas, box, line)
        canvas.text(words("ml-combat-pays"), self._paid, "subheading", x=0.5, shrink=True)
        names = (words("ml-combat-left-side"), words("ml-combat-right-side"))
        for number, (side, name) in enumerate(zip(self._sides, names, strict=True), 1):
            self._draw_side(canvas, side, name, number == self.own)
        super().draw(canvas)

    def _draw_line(self, canvas: Canvas, box: Box, line: tuple[str, str, int, int]) -> None:
        name, label, count, have = line
        theme = canvas.look.theme
        wide = min(box.w, 760)
        room = Box(box.centerx - wide / 2, box.y + 3, wide, box.h - 6)
        enough = have >= count
        base = lighter(theme.panel, 0.04)
        edge = theme.good if enough else theme.bad
        paint.panel(canvas, room, paint.Panel(base, base, edge, 10, 2))
        inner = inset(room, 14, 2)
        side = min(inner.h, 34)
        square = Box(inner.x, inner.centery - side / 2, side, side)
        canvas.icon(f"ml.resource.{name}", square, BRIGHT.get(name, theme.cream))
        half = (inner.right - square.right - 52) / 2
        asked = Box(square.right + 10, inner.y, half, inner.h)
        canvas.text(label, asked, "strong", shrink=True, ellipsis=True)
        there = Box(asked.right + 6, inner.y, half, inner.h)
        said = self.sight.words("ml-combat-have", count=have)
        canvas.text(said, there, "small", edge, x=1.0, shrink=True, ellipsis=True)
        sign = Box(inner.right - side * 0.8, inner.centery - side * 0.4, side * 0.8, side * 0.8)
        canvas.icon("app.check" if enough else "app.cross", sign, edge)

    def _draw_side(self, canvas: Canvas, box: Box, name: str, own: bool) -> None:
        theme = canvas.look.theme
        paint.panel(canvas, box, "gold" if own else "panel")
        room = Box(box.x + 12, box.y + 8, box.w - 24, canvas.look.line("small"))
        ink = "bright" if own else "muted"
        canvas.text(name, room, "small", ink, x=0.5, shrink=True, ellipsis=True)
        if not own:
            shade = paint.Panel(theme.night, theme.night, None, 14, alpha=60)
            paint.panel(canvas, inset(box, 3), shade)
