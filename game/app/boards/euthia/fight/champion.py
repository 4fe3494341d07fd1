"""The Hero's side: Health, Gaar, the attack with its rows, the Die of Hope."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.fight.odds import next_strike
from game.app.boards.euthia.golem import CRYSTAL
from game.app.boards.euthia.reading import cloth, crest, me
from game.app.boards.euthia.seats import health_bar
from game.app.boards.euthia.skin import BLOOD_ON_STONE, GLOW, GOODS, GROUPS, INK, STONE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.devastation import MAGIC_DEFENCE
from game.rules.euthia.rolls import strength
from game.rules.euthia.steps.fight_weapon import BARE_HANDS
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout

#: What points of Hope buy, by their number.
HOPES = (1, 2, 3)


class Champion(Widget):
    """All of the Hero's side."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        hero = self.hero = Hero(sight.view, bout.hero)
        self.health = Anchor(f"{hero.owner}/{zones.HEALTH}")
        self.goods = ChipRow(
            [
                Chip(term("gaar"), str(hero.gaar), GOODS["gaar"], f"{hero.owner}/{zones.GAAR}"),
                Chip(
                    term("bag"),
                    f"{hero.bag_room - hero.free_bags}/{hero.bag_room}",
                    (206, 180, 130),
                ),
                _third(hero, bout),
            ],
            "small_strong",
        )
        self.strike = next_strike(bout)
        self.hope: Spot = sight.place(
            "term.hope", self._draw_hope, also=(f"{zones.FIGHT}/{zones.HOPE}",)
        )
        super().__init__(self.health, self.goods, self.hope)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.2
        self.head, rest = cut_top(box, max(line * 2.4, 76), 6)
        inner = inset(self.head, 10, 6)
        self.portrait, room = cut_left(inner, inner.h, 10)
        self.named, bar = cut_top(room, room.h * 0.5, 2)
        self.health.place(look, bar)
        goods, rest = cut_top(rest, line, 8)
        self.goods.place(look, goods)
        hope, rest = cut_bottom(rest, min(line * 4.3, rest.h * 0.46), 8)
        self.hope.place(look, hope)
        self.card = rest

    def draw(self, canvas: Canvas) -> None:
        colour = cloth(self.sight, self.bout.hero)
        made = paint.Panel(darker(colour, 0.3), darker(colour, 0.6), lighter(colour, 0.3), 10, 2)
        paint.panel(canvas, self.head, made)
        paint.emblem(canvas, self.portrait, crest(self.sight, self.bout.hero), colour, None, 8)
        name = self.hero.card.name.in_(self.sight.words.lang)
        canvas.text(name, self.named, "small_name", shrink=True, ellipsis=True)
        health_bar(canvas, self.health.rect, self.hero.health, self.hero.max_health)
        self._draw_strike(canvas)
        super().draw(canvas)

    def _draw_strike(self, canvas: Canvas) -> None:
        """The rows of the attack: from which Strength, what Damage, how likely."""
        strike, words, look = self.strike, self.sight.words, canvas.look
        line = look.fonts.smallest / look.scale * 1.2
        if strike is None or self.card.h < line * 4:
            return
        title, rest = cut_top(self.card, look.line("small_name"), 4)
        own = me(self.sight) == self.bout.hero
        said = words("eut-fight-strike" if own else "eut-fight-strike-other")
        canvas.text(said, title, "small_name", "muted", shrink=True, ellipsis=True)
        rest = Box(rest.x, rest.y, rest.w, min(rest.h, line * 6))
        paint.panel(
            canvas,
            rest,
            paint.Panel(lighter(STONE, 0.1), darker(STONE, 0.1), (244, 246, 238), 9, 2),
        )
        inner = inset(rest, 8, 5)
        head, table = cut_top(inner, line * 1.2, 2)
        icon, room = cut_left(head, head.h, 8)
        if strike.piece != BARE_HANDS:
            canvas.icon(term("strike"), icon, GROUPS["strike"])
            name = self.sight.called(strike.piece)
        else:
            name, room = words("eut-fight-bare-hands"), head
        canvas.text(name, room, "small_strong", INK, shrink=True, ellipsis=True)
        self._draw_rows(canvas, table, line)

    def _draw_rows(self, canvas: Canvas, box: Box, line: float) -> None:
        strike = self.strike
        assert strike is not None
        total = None
        if zones.ROLL in self.sight.view.marks:
            total = strength(self.sight.view, self.bout.hero)
        wide = box.w / max(len(strike.rows), 1)
        for at, (row, share) in enumerate(zip(strike.rows, strike.shares, strict=True)):
            cell = Box(box.x + at * wide, box.y, wide, box.h)
            if total is not None and row.holds(total):
                paint.panel(
                    canvas,
                    inset(cell, 2, 0),
                    paint.Panel((250, 206, 150), GLOW, (200, 100, 40), 6, 2),
                )
            said = f"{row.from_}+" if row.to is None else f"{row.from_}–{row.to}"
            lines = (
                (said, "small", INK),
                (str(row.damage), "small_strong", BLOOD_ON_STONE),
                (f"{round(share * 100)} %", "small", (74, 86, 92)),
            )
            y = cell.y
            for text, style, ink in lines:
                if y + line * 0.9 <= cell.bottom + 2:
                    canvas.text(
                        text,
                        Box(cell.x + 2, y, cell.w - 4, line),
                        style,
                        ink,
                        x=0.5,
                        shrink=True,
                        ellipsis=True,
                    )
                y += line

    def _draw_hope(self, canvas: Canvas, box: Box) -> None:
        look, words, hope = canvas.look, self.sight.words, self.bout.hope
        paint.panel(canvas, box, "sunken")
        inner = inset(box, 10, 6)
        line = look.fonts.smallest / look.scale * 1.2
        title, rest = cut_top(inner, line, 2)
        canvas.text(
            words("eut-fight-hope"), title, "small_strong", "muted", shrink=True, ellipsis=True
        )
        side = min(rest.h, rest.w * 0.3, 78)
        die = Box(rest.x, rest.centery - side / 2, side, side)
        fill = (238, 240, 234) if hope else (92, 104, 110)
        paint.panel(canvas, die, paint.Panel(fill, darker(fill, 0.14), None, side * 0.2))
        canvas.text(
            str(hope),
            die,
            "heading",
            (40, 76, 104) if hope else (214, 222, 224),
            x=0.5,
            shrink=True,
        )
        room = Box(die.right + 12, rest.y, rest.right - die.right - 12, rest.h)
        high = room.h / len(HOPES)
        for at, points in enumerate(HOPES):
            row = Box(room.x, room.y + at * high, room.w, high)
            if high < line * 0.86:
                break
            ink = "cream" if hope >= points else "muted"
            said = f"{points}: {words(f'eut-fight-hope-{points}')}"
            canvas.text(said, row, "small", ink, shrink=True, ellipsis=True)


def _third(hero: Hero, bout: Bout) -> Chip:
    """Cards in hand; before Farruga, Magic Defence."""
    if not bout.is_shared:
        return Chip(term("hand"), str(len(hero.hand)), GOODS["silver"])
    owner = f"{hero.owner}/{MAGIC_DEFENCE}"
    return Chip(term("magic_defence"), str(hero.has(MAGIC_DEFENCE)), CRYSTAL, owner)


TEXT_KEYS = (
    "eut-fight-hope-1",
    "eut-fight-hope-2",
    "eut-fight-hope-3",
    "eut-fight-strike",
    "eut-fight-strike-other",
)
