"""The middle of a fight: dice and running sum, the scale of Strength, the odds from here."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.fight.bars import SCALE, draw_odds, names_width
from game.app.boards.euthia.fight.odds import DAMAGE, WOUNDS, chances
from game.app.boards.euthia.skin import FROST, GOODS
from game.app.boards.euthia.sums import HERO, MONSTER, source_name
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_left, cut_right, cut_top
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker, lighter
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.euthia import zones
from game.rules.euthia.rolls import modifiers, strength
from game.rules.euthia.steps.fight_hero import damage_now
from game.rules.euthia.views.bout import STRENGTH, Bout

FIRST, LAST = 2, 14
#: The row of dice is at most so high.
DICE_HIGH = 112.0


class Ring(Widget):
    """What the dice say, and what comes of it."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        view = sight.view
        self.striking = zones.ROLL in view.marks and not bout.dice
        zone = zones.dice(bout.hero) if self.striking else zones.MONSTER_DICE
        shown = [die for die in view.zone(zone) if die in view.faces]
        self.dice: list[Spot] = [sight.piece(die) for die in shown]
        self.sum = sight.number(HERO if self.striking else MONSTER)
        self.chances = chances(sight, bout)
        super().__init__(*self.dice, self.sum)

    @property
    def total(self) -> int:
        """The Strength as it stands."""
        if self.striking:
            return strength(self.sight.view, self.bout.hero)
        return self.bout.strength

    @property
    def parts(self) -> list[tuple[str, int]]:
        """What was added to the dice."""
        notes = modifiers(self.sight.view) if self.striking else self.bout.notes(STRENGTH)
        return [(source_name(self.sight, source), value) for source, value in notes]

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        line = look.fonts.smallest / look.scale * 1.25
        return width, DICE_HIGH + 24 + self._rows(line) + (0 if self.striking else line * 2.6)

    def _rows(self, line: float) -> float:
        return (len(self.chances) + 1) * (line + 12) if self.chances else 0

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.25
        scale = 0 if self.striking else line * 2.6
        high = min(max(box.h - self._rows(line) - scale - 24, 60), DICE_HIGH)
        self.row, rest = cut_top(box, high, 8)
        side = min(high, 104)
        x = box.x + 6
        for die in self.dice:
            die.place(look, Box(x, self.row.centery - side / 2, side, side))
            die.radius = 14
            x += side + 14
        self.after = x
        show = bool(self.dice) and not self.striking and self.bout.monster is not None
        self.scale, rest = cut_top(rest, line * 2.3 if show else 0, 8 if show else 0)
        self.low = rest
        self.sum.place(look, Box(self.row.right - side * 2.2, self.row.y, side, high))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.dice:
            return
        self._draw_sum(canvas)
        if self.scale.h:
            self._draw_scale(canvas)
        if self.chances:
            self._draw_odds(canvas)

    def _draw_sum(self, canvas: Canvas) -> None:
        """Dice, what was added to them, the Strength, and what it does."""
        look = canvas.look
        high = self.row.h
        end, rest = cut_right(
            Box(self.after, self.row.y, self.row.right - self.after, high), 250, 10
        )
        circle = Box(end.x, end.centery - 44, 88, 88)
        fill: Colour = (58, 110, 130) if self.striking else (166, 42, 36)
        paint.panel(
            canvas, circle, paint.Panel(lighter(fill, 0.1), darker(fill, 0.2), FROST, 44, 3)
        )
        canvas.text(str(self.total), circle, "title", "cream", x=0.5, shrink=True)
        effect = Box(circle.right + 12, end.y, end.right - circle.right - 12, high)
        side = min(high, 48)
        if self.striking:
            icon, said, tint = (
                term("damage"),
                damage_now(self.sight.view, self.total),
                (220, 228, 232),
            )
        else:
            icon, said, tint = term("health"), -self._wounds(), GOODS["health"]
        picture, room = cut_left(effect, side, 8)
        canvas.icon(icon, Box(picture.x, effect.centery - side / 2, side, side), tint)
        canvas.text(str(said).replace("-", "−"), room, "heading", "cream", shrink=True)
        self._draw_parts(canvas, rest, look)

    def _wounds(self) -> int:
        return self.bout.wounds(self.bout.strength) if self.bout.monster else 0

    def _draw_parts(self, canvas: Canvas, box: Box, look: Look) -> None:
        parts = self.parts
        line = look.fonts.smallest / look.scale * 1.2
        fits = max(int(box.h // line), 1)
        shown = parts[-fits:]
        raw = self.total - sum(value for _, value in parts)
        figure, room = cut_left(box, look.text_size("= 12", "heading")[0] + 12, 10)
        canvas.text(f"= {raw}", figure, "heading", "cream", shrink=True)
        y = box.centery - line * len(shown) / 2
        for name, value in shown:
            said = f"{value:+d}".replace("-", "−")
            row = Box(room.x, y, room.w, line)
            wide = look.text_size("+12", "small_strong")[0] + 6
            left, right = cut_left(row, wide, 4)
            canvas.text(said, left, "small_strong", "bright", shrink=True)
            canvas.text(name, right, "small", shrink=True, ellipsis=True)
            y += line

    def _draw_scale(self, canvas: Canvas) -> None:
        """Every Strength in the colour of its Wounds; where it stands is framed."""
        bout, look = self.bout, canvas.look
        count = LAST - FIRST + 1
        line = look.fonts.smallest / look.scale * 1.25
        wide = self.scale.w / count
        now = min(max(self.total, FIRST), LAST)
        for at in range(count):
            value = FIRST + at
            wounds = bout.wounds(value)
            colour = SCALE[min(wounds, len(SCALE) - 1)]
            cell = Box(self.scale.x + at * wide, self.scale.y, wide - 2, line)
            here = value == now
            made = paint.Panel(lighter(colour, 0.12), colour, FROST if here else None, 5, 3)
            paint.panel(canvas, cell.inflate(2, 6) if here else cell, made)
            said = f"{value}+" if value == LAST else str(value)
            canvas.text(said, cell, "small_strong", x=0.5, shrink=True, ellipsis=True)
            row = Box(cell.x, cell.bottom + 4, cell.w, line)
            first = value == FIRST or bout.wounds(value - 1) != wounds
            if first and row.bottom <= self.scale.bottom + 4:
                side = min(line * 0.7, wide * 0.4)
                heart = Box(row.x + 2, row.centery - side / 2, side, side)
                canvas.icon(term("health"), heart, GOODS["health"] if wounds else (96, 110, 116))
                canvas.text(
                    str(wounds),
                    Box(heart.right + 2, row.y, wide - side - 4, line),
                    "small",
                    shrink=True,
                )

    def _draw_odds(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        line = look.fonts.smallest / look.scale * 1.25
        if self.low.h < line * 2:
            return
        title, rest = cut_top(self.low, line, 4)
        canvas.text(
            words("eut-fight-odds"), title, "small_name", "gold", shrink=True, ellipsis=True
        )
        canvas.text(words("eut-fight-mean"), title, "small", "muted", x=1.0, shrink=True)
        named = names_width(look, self.chances, rest.w)
        high = min(rest.h / len(self.chances), line + 12)
        fits = int(rest.h // max(high, line * 0.9))
        for at, chance in enumerate(self.chances[:fits]):
            row = Box(rest.x, rest.y + at * high, rest.w, high - 4)
            unit = DAMAGE if self.striking else WOUNDS
            draw_odds(canvas, row, chance, unit, words.lang, named)
