"""The Monster: its picture, Health, its table of Strength and Wounds, who plays it."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.reading import arms_of
from game.app.boards.euthia.skin import BLOOD, GOODS
from game.app.boards.euthia.sprites import monster_face, sprite
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.devastation import OFFENSIVE_OPEN
from game.rules.euthia.views import Hero
from game.rules.euthia.views.bout import Bout


class Foe(Widget):
    """All of the Monster's side."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        self.spot: Spot | None = None
        if bout.monster:
            piece = bout.monster
            self.spot = sight.piece(piece, lambda canvas, box: monster_face(canvas, box, piece))
        self.damage = Anchor(f"{zones.FIGHT}/{zones.DAMAGE}")
        self.keeper = Keeper(sight, bout)
        parts = [self.damage, self.keeper, Anchor(zones.FIGHT)]
        super().__init__(*((self.spot,) if self.spot else ()), *parts)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.2
        low, rest = cut_bottom(box, max(line * 3.3, 104), 8)
        self.keeper.place(look, low)
        rows = len(self.bout.card.wounds) + 2 if self.bout.monster else 0
        table = min(rows * (line + 5), rest.h * 0.62)
        self.table, rest = cut_bottom(rest, table, 6)
        bar, picture = cut_bottom(rest, max(line, 30), 6)
        self.damage.place(look, bar)
        self.picture = picture
        if self.spot is not None:
            self.spot.place(look, picture)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.bout.monster is None:
            self._draw_unknown(canvas)
            return
        self._draw_penalty(canvas)
        self._draw_health(canvas)
        self._draw_table(canvas)

    def _draw_unknown(self, canvas: Canvas) -> None:
        made = paint.Panel((60, 44, 62), (36, 28, 42), (120, 96, 120), 10, 2)
        paint.panel(canvas, self.picture, made)
        side = min(self.picture.w, self.picture.h) * 0.5
        mark = Box(0, 0, side, side)
        mark.center = self.picture.center
        canvas.icon("app.help", mark, (190, 170, 190))

    def _draw_penalty(self, canvas: Canvas) -> None:
        penalty = self.bout.card.penalty
        if not penalty:
            return
        said = self.sight.words(
            "eut-fight-penalty", amount=f"−{-penalty}" if penalty < 0 else f"+{penalty}"
        )
        line = canvas.look.fonts.smallest / canvas.look.scale * 1.2
        strip = Box(self.picture.x + 4, self.picture.bottom - line - 4, self.picture.w - 8, line)
        paint.panel(canvas, strip, paint.Panel((30, 20, 32), (24, 16, 26), None, 7, alpha=190))
        canvas.text(said, inset(strip, 6, 0), "small_strong", x=0.5, shrink=True, ellipsis=True)

    def _draw_health(self, canvas: Canvas) -> None:
        bar, bout = self.damage.rect, self.bout
        side = min(bar.h, 32)
        canvas.icon(term("health"), Box(bar.x, bar.centery - side / 2, side, side), (206, 216, 222))
        gauge = Box(bar.x + side + 6, bar.y + 2, bar.w - side - 6, bar.h - 4)
        paint.gauge(canvas, gauge, max(bout.left, 0) / max(bout.health, 1), (150, 162, 172))
        canvas.text(f"{max(bout.left, 0)}/{bout.health}", gauge, "small_strong", x=0.5, shrink=True)

    def _draw_table(self, canvas: Canvas) -> None:
        """Strength at the left, Wounds at the right; the row that counts now is lit."""
        bout, words, look = self.bout, self.sight.words, canvas.look
        wounds = bout.card.wounds
        high = self.table.h / (len(wounds) + 2)
        head = Box(self.table.x, self.table.y, self.table.w, high)
        canvas.text(words("eut-fight-strength"), inset(head, 8, 0), "small", "muted", shrink=True)
        canvas.text(
            words("eut-fight-wounds"), inset(head, 8, 0), "small", "muted", x=1.0, shrink=True
        )
        first = wounds[0].from_
        ranges = [
            (words("eut-fight-up-to", most=first - 1), 0, bool(bout.dice) and bout.strength < first)
        ]
        for row in wounds:
            said = (
                f"{row.from_}+"
                if row.to is None
                else (f"{row.from_}–{row.to}" if row.to != row.from_ else str(row.from_))
            )
            now = bool(bout.dice) and row.holds(bout.strength)
            ranges.append((said, row.wound, now))
        for at, (said, count, now) in enumerate(ranges):
            line = Box(self.table.x, head.bottom + at * high, self.table.w, high - 3)
            fill = (132, 40, 36) if now else (34, 46, 54)
            edge = BLOOD if now else (62, 78, 86)
            paint.panel(canvas, line, paint.Panel(fill, fill, edge, 7, 2 if now else 1))
            room = inset(line, 10, 0)
            style = "small_strong" if now else "small"
            right, left = cut_right(room, max(look.line("small") * 1.9, 48), 4)
            canvas.text(said, left, style, shrink=True, ellipsis=True)
            side = min(line.h * 0.78, 26)
            heart = Box(right.right - side, right.centery - side / 2, side, side)
            tint = GOODS["health"] if count else (84, 96, 102)
            canvas.icon(term("health"), heart, tint)
            canvas.text(
                str(count),
                Box(right.x, right.y, right.w - side - 4, right.h),
                style,
                x=1.0,
                shrink=True,
            )


class Keeper(Widget):
    """Who plays the Monster, with its cards, Chaos and Gaar; or the deck and its reserves."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        chips = [
            Chip(
                term("chaos"),
                str(bout.count(zones.CHAOS)),
                GOODS["chaos"],
                f"{zones.FIGHT}/{zones.CHAOS}",
            ),
            Chip(
                term("gaar"),
                str(bout.count(zones.MONSTER_GAAR)),
                GOODS["gaar"],
                f"{zones.FIGHT}/{zones.MONSTER_GAAR}",
            ),
        ]
        if not bout.is_played:
            silver, gold = (len(sight.view.zone(zone)) for zone in _RESERVES)
            chips.append(Chip("eut.card.silver", str(silver), GOODS["silver"], _RESERVES[0]))
            chips.append(Chip("eut.card.gold", str(gold), GOODS["gold"], _RESERVES[1]))
        self.chips = ChipRow(chips, "small_strong")
        self.cards = [sight.piece(each) for each in self._hand()]
        self.lying = (*sight.view.zone(OFFENSIVE_OPEN), *sight.view.zone(zones.FIGHT_CARDS))
        super().__init__(self.chips, *self.cards)

    def _hand(self) -> tuple[str, ...]:
        if not self.bout.is_played:
            return ()
        return Hero(self.sight.view, self.bout.player).hand

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 6)
        line = look.fonts.smallest / look.scale * 1.2
        self.head, rest = cut_top(inner, line, 3)
        low, self.backs = cut_bottom(rest, line, 3)
        self.chips.place(look, low)
        count = max(len(self.cards), 1)
        wide = min(self.backs.h * 0.74, (self.backs.w - 4 * (count - 1)) / count)
        for at, card in enumerate(self.cards):
            card.visible = self.backs.h > 14
            card.place(look, Box(self.backs.x + at * (wide + 4), self.backs.y, wide, self.backs.h))
            card.radius = 6

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "sunken")
        words, bout = self.sight.words, self.bout
        if bout.is_played:
            arms = arms_of(self.sight, bout.player)
            icon, room = cut_left(self.head, self.head.h, 6)
            if arms is not None:
                arms.draw(canvas, icon)
            said = words("eut-fight-played", name=self.sight.match.name_of(bout.player))
        else:
            room, said = self.head, words("eut-fight-deck")
        canvas.text(said, room, "small_strong", "bright", shrink=True, ellipsis=True)
        if not bout.is_played:
            for at, piece in enumerate(self.lying[:4]):
                wide = min(self.backs.h * 1.4, self.backs.w / 4 - 4)
                if self.backs.h > 14:
                    box = Box(self.backs.x + at * (wide + 4), self.backs.y, wide, self.backs.h)
                    sprite(self.sight, canvas, box, piece, None)
        super().draw(canvas)


_RESERVES = (zones.SILVER_RESERVE, zones.GOLD_RESERVE)
