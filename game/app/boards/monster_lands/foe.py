"""A monster where it is met: its card, the dice it would roll, what takes and what kills it."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.monster_lands.chips import chip
from game.app.boards.monster_lands.faces import face_of
from game.app.boards.monster_lands.sprites import show_card
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.table.chips import ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.cards import CardFace
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.foes import attack_formula


class Foe(Spot):
    """The monster of a place, or the empty lair."""

    def __init__(self, sight: Sight, place: str, foe: str | None) -> None:
        zone = zones.lair(place)
        super().__init__(foe or zone, None, also=(zone,), hidden=sight.hidden)
        sight.bind(self)
        self.sight, self.foe = sight, foe
        self.rows: list[ChipRow] = []
        if foe is not None:
            card = monster(foe)
            dice = attack_formula(sight.view, place).total
            self.rows = [
                ChipRow((chip("attack", dice),), colour="bright"),
                ChipRow((chip("capture", card.capture), chip("kill", card.kill)), spread=False),
            ]

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = min(look.fonts.smallest / look.scale * 1.2, 32)
        self.low = box.h < 150
        rows = 2 if self.rows else 0
        self.card = Box(box.x, box.y, box.w, box.h - rows * line - 4)
        y = self.card.bottom + 3
        for row in self.rows:
            wide = min(row.wanted(look)[0], box.w - 6)
            row.place(look, Box(box.centerx - wide / 2, y, wide, line))
            y += line

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        if self.foe is None:
            self._draw_lair(canvas)
            return
        face = face_of(self.foe, self.sight.words.lang)
        assert face is not None
        ground = paint.Panel((16, 18, 20), (24, 26, 28), (92, 96, 100), 12, 2)
        paint.panel(canvas, self.rect, ground)
        if self.card.h < 70:
            paint.emblem(canvas, inset(self.card, 4), face.icon, face.ground, None, 8)
        elif self.low:
            self._draw_low(canvas, face)
        else:
            show_card(canvas, evolve(face, figures=()), self.card)
        for row in self.rows:
            row.draw(canvas)

    def _draw_low(self, canvas: Canvas, face: CardFace) -> None:
        """Where there is little height: the name over all the width, its emblem under it."""
        made = paint.panel_of(canvas.look, "parchment")
        paint.panel(canvas, self.card, paint.Panel(made.top, made.bottom, None, 10))
        name, art = cut_top(inset(self.card, 5, 3), canvas.look.line("small_strong"), 2)
        name_in(canvas, face.title, name, "ink")
        paint.emblem(canvas, art, face.icon, face.ground, None, 8)

    def _draw_lair(self, canvas: Canvas) -> None:
        made = paint.Panel((20, 26, 23), (26, 34, 30), (66, 84, 72), 10, 2)
        paint.panel(canvas, self.rect, made)
        side = min(self.rect.w, self.rect.h) * 0.4
        square = Box(self.rect.centerx - side / 2, self.rect.centery - side / 2, side, side)
        canvas.icon("ml.term.monster", square, (66, 84, 72))
