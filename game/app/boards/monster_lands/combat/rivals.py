"""A mission: the dice of whoever rolls, and the rival's beside them."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.dicerow import DiceRow
from game.app.boards.monster_lands.combat.header import who
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, mix
from game.app.table.sight import Sight
from game.app.table.spot import Shelf
from game.app.widgets.base import Widget
from game.rules.monster_lands.modifiers import mission_total
from game.rules.monster_lands.steps.missions import contestants
from game.rules.monster_lands.views import Expedition

DIE = 42.0


class Rivals(Widget):
    """The dice being rolled; under them the other member with dice and total."""

    def __init__(self, sight: Sight, affair: Affair, dice: DiceRow) -> None:
        self.dice = dice
        others = [exp for exp in contestants(sight.view) if exp != affair.exp]
        self.rivals = [Rival(sight, exp) for exp in others]
        super().__init__(dice, *self.rivals)

    def least(self, look: Look) -> float:
        """The height it needs."""
        return self.dice.least(look) + len(self.rivals) * (self._line(look) + 10)

    def most(self, look: Look) -> float:
        """The height it can use."""
        return self.dice.most(look) + len(self.rivals) * (self._line(look) + 10)

    def _line(self, look: Look) -> float:
        return max(look.line("small_strong") + 12, DIE + 14)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = self._line(look)
        dice = box.h - len(self.rivals) * (line + 10)
        self.dice.place(look, Box(box.x, box.y, box.w, dice))
        for at, rival in enumerate(self.rivals):
            rival.place(look, Box(box.x, box.y + dice + 10 + at * (line + 10), box.w, line))


class Rival(Widget):
    """The other member on the mission."""

    def __init__(self, sight: Sight, exp: str) -> None:
        there = Expedition(sight.view, exp)
        self.dice = Shelf(*(sight.piece(die) for die in there.dice), size=(DIE, DIE), y=0.5)
        super().__init__(self.dice)
        self.title, self.tint = who(sight, there)
        words = sight.words
        if there.unrolled:
            self.total = words("ml-combat-not-rolled")
        else:
            self.total = words("ml-combat-total", total=mission_total(sight.view, exp))

    def place(self, look: Look, box: Box) -> None:
        wide = min(box.w, 900 * look.text_scale)
        self.rect = Box(box.centerx - wide / 2, box.y, wide, box.h)
        inner = inset(self.rect, 16, 5)
        count = len(self.dice.children)
        dice = count * (DIE + 8)
        self._total = Box(inner.right - inner.w * 0.26, inner.y, inner.w * 0.26, inner.h)
        self.dice.place(look, Box(self._total.x - dice - 8, inner.y, dice, inner.h))
        self._name = Box(inner.x, inner.y, self.dice.rect.x - inner.x - 10, inner.h)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        ground = mix(theme.panel, self.tint, 0.2)
        edge = mix(theme.edge, self.tint, 0.4)
        made = paint.Panel(ground, darker(ground, 0.2), edge, 12, 2)
        paint.panel(canvas, self.rect, made)
        canvas.text(self.title, self._name, "small_strong", shrink=True, ellipsis=True)
        canvas.text(self.total, self._total, "small_strong", x=1.0, shrink=True, ellipsis=True)
        super().draw(canvas)
