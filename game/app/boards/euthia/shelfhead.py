"""The head of the shelf: who it is, Health, Gaar, Gold, Reputation and the next manuscript."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.reading import cloth, crest, next_manuscript
from game.app.boards.euthia.seats import health_bar
from game.app.boards.euthia.skin import GOODS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left
from game.app.drawing.look import Look
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.views import Hero


class ShelfHead(Widget):
    """One line of figures; each is where its counter floats up from."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        hero = self.hero = Hero(sight.view, seat)
        owner = hero.owner
        self.health = Anchor(f"{owner}/{zones.HEALTH}")
        goal = next_manuscript(hero.reputation)
        gaar = zones.DWURT if hero.card.dwurt else zones.GAAR
        self.chips = ChipRow(
            [
                Chip(term(gaar), str(hero.has(gaar)), GOODS[gaar], f"{owner}/{gaar}"),
                Chip(term("gold"), str(hero.gold), GOODS["gold"], f"{owner}/{zones.GOLD}"),
                Chip(
                    term("reputation"),
                    str(hero.reputation),
                    GOODS["reputation"],
                    f"{owner}/{zones.REPUTATION}",
                ),
                *((Chip(term("manuscript"), str(goal), (214, 200, 160)),) if goal else ()),
                Chip(
                    term("hand"),
                    f"{len(hero.hand)}/{content().figures.hand_limit}",
                    GOODS["silver"],
                ),
            ],
            "strong",
        )
        super().__init__(self.health, self.chips)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.portrait, rest = cut_left(box, box.h, 10)
        name = self.hero.card.name.in_(self.sight.words.lang)
        wide = min(look.text_size(name, "name")[0] + 8, rest.w * 0.2)
        self.named, rest = cut_left(rest, wide, 14)
        bar, rest = cut_left(rest, min(rest.w * 0.3, 300), 24)
        self.health.place(look, bar)
        self.chips.place(look, Box(rest.x, rest.y, min(rest.w, 760), rest.h))

    def draw(self, canvas: Canvas) -> None:
        colour = cloth(self.sight, self.seat)
        icon = crest(self.sight, self.seat)
        paint.emblem(canvas, self.portrait, icon, colour, (240, 236, 224), 9)
        name = self.hero.card.name.in_(self.sight.words.lang)
        canvas.text(name, self.named, "name", "bright", shrink=True, ellipsis=True)
        health_bar(canvas, self.health.rect, self.hero.health, self.hero.max_health)
        super().draw(canvas)
