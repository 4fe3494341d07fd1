"""A Warden at a glance: the race, what it holds, its dice; as much as a strip has room for."""

from __future__ import annotations

from game.app.boards.valeria.reading import in_camp
from game.app.boards.valeria.skin import GOODS, SHRINES
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_right, cut_top
from game.app.drawing.look import Look
from game.app.drawing.theme import lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.views import Warden, troop_of

HELD = ("influence", "gold", "magic", "gem")


class SeatPart(Widget):
    """Race, resources, dice; in a low strip the dice become a number."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        warden = self.warden = Warden(sight.view, seat)
        owner = warden.owner
        self.held = ChipRow(
            [
                Chip(f"val.resource.{name}", str(warden.has(name)), GOODS[name], f"{owner}/{name}")
                for name in HELD
            ]
        )
        self.dice = [Anchor(die) for die in warden.dice]
        # Where what goes to a closed board is seen to arrive.
        self.home = Anchor(zones.dice(seat))
        super().__init__(self.home, self.held, *self.dice)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.1
        self.home.place(look, box)
        self.race, rest = cut_top(box, min(line, box.h), 2)
        self.low = box.h < 3 * line + 4
        self.bare = box.h < 2 * line
        self.held.visible = not self.bare
        share = rest.h if self.low else max(line, rest.h * 0.4)
        top, rest = cut_top(rest, share, 3)
        self.held.place(look, top)
        side = min(rest.h, 46.0) if not self.low else 0.0
        room = max(rest.w - side - 6, 1)
        side = min(side, room / max(len(self.dice), 1) - 4)
        for place, die in enumerate(self.dice):
            die.visible = side > 12
            at = Box(
                rest.x + place * (side + 4), rest.centery - side / 2, max(side, 1), max(side, 1)
            )
            die.place(look, at if side > 12 else self.race)
        self.row = rest

    def draw(self, canvas: Canvas) -> None:
        self._draw_race(canvas)
        super().draw(canvas)
        for spot in self.dice:
            if spot.visible and spot.name not in self.sight.hidden:
                face = self.sight.view.face(spot.name)
                dice.draw_die(canvas, spot.rect, troop_of(spot.name), face)

    def _draw_race(self, canvas: Canvas) -> None:
        """A bar for each plan that ends the game, and the figure."""
        look, theme, goal = canvas.look, canvas.look.theme, content().last_plan
        done = len(self.warden.completed)
        said = self.sight.words("val-board-race", done=done, all=goal)
        wide = look.text_size(said, "small_strong")[0] + 2
        right, left = cut_right(self.race, wide, 8)
        canvas.text(said, right, "small_strong", x=1.0, shrink=True)
        if in_camp(self.sight.view, self.seat):
            side = right.h
            tent, left = cut_right(left, side, 6)
            canvas.icon("val.shrine.camp", tent, SHRINES["camp"])
        if self.low and not self.bare:
            count, left = cut_right(left, right.h * 2.1, 4)
            said = str(len(self.warden.dice))
            icon = Box(count.x, count.y + 1, count.h - 2, count.h - 2)
            canvas.icon("val.term.die", icon, theme.muted)
            room = Box(icon.right + 3, count.y, count.right - icon.right - 3, count.h)
            canvas.text(said, room, "small_strong", shrink=True)
        bar = (left.w - 4 * (goal - 1)) / goal
        for place in range(goal):
            box = Box(left.x + place * (bar + 4), left.centery - 5, bar, 10)
            fill = theme.gold if place < done else mix(theme.sunken, theme.edge, 0.42)
            paint.panel(canvas, box, paint.Panel(lighter(fill, 0.1), fill, None, 4))
