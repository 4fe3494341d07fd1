"""The Conflict: every expedition of the place side by side, with dice and tokens."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.header import who
from game.app.boards.monster_lands.combat.tokens import tokens_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, mix
from game.app.table.sight import Sight
from game.app.table.spot import Shelf, Spot
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.views import Expedition

DIE = 56.0


class Parties(Widget):
    """Expeditions in their order."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.parties = [Party(sight, affair, exp) for exp in affair.parties]
        super().__init__(*self.parties)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        count = max(len(self.parties), 1)
        wide = min(box.w, count * 380 + (count - 1) * 14)
        room = Box(box.centerx - wide / 2, box.y, wide, box.h)
        for party, cell in zip(self.parties, row(room, count, 14), strict=True):
            party.place(look, cell)


class Party(Spot):
    """One expedition: its name, its dice, what lies face up, down, and counted."""

    def __init__(self, sight: Sight, affair: Affair, exp: str) -> None:
        there = Expedition(sight.view, exp)
        self.dice = Shelf(*(sight.piece(die) for die in there.dice), size=(DIE, DIE), x=0.5)
        self.tokens = Shelf(*tokens_of(sight, exp, cards=False), size=(150, 54), x=0.5)
        super().__init__(
            zones.envoy(exp), None, self.dice, self.tokens,
            also=(zones.exp_dice(exp), zones.safe_dice(exp)), hidden=sight.hidden,
        )  # fmt: skip
        sight.bind(self)
        self.is_now = exp == getattr(affair.step, "exp", affair.exp)
        self.is_target = exp == getattr(affair.step, "target", "")
        self.title, self.tint = who(sight, there)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 10)
        self._title = Box(inner.x, inner.y, inner.w, look.line("small_strong"))
        rest = Box(inner.x, self._title.bottom + 8, inner.w, inner.bottom - self._title.bottom - 8)
        dice = min(DIE * (1 if len(self.dice.children) <= 4 else 2) + 8, rest.h * 0.5)
        self.dice.place(look, Box(rest.x, rest.y, rest.w, dice))
        top = rest.y + dice + 10
        self.tokens.place(look, Box(rest.x, top, rest.w, max(rest.bottom - top, 0)))

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), theme.gold, 12)
        ground = mix(theme.panel, self.tint, 0.28 if self.is_now else 0.12)
        edge = theme.gold if self.is_now else theme.bad if self.is_target else theme.edge
        line = 3 if self.is_now or self.is_target else 2
        made = paint.Panel(ground, darker(ground, 0.3), edge, 14, line, 8)
        paint.panel(canvas, self.rect, made)
        ink = "bright" if self.is_now else "cream"
        canvas.text(self.title, self._title, "small_strong", ink, x=0.5, shrink=True, ellipsis=True)
        self.dice.draw(canvas)
        self.tokens.draw(canvas)
