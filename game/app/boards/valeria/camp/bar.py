"""Strength: a bar of what each die and helper adds, cut by the Influence limit; points by rungs."""

from __future__ import annotations

from game.app.boards.valeria.art.tokens import figure_on
from game.app.boards.valeria.camp.affair import Affair
from game.app.boards.valeria.camp.planner import laid_out
from game.app.boards.valeria.skin import DICE, EMBER, INFLUENCE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.rules.valeria.content import kind_of
from game.rules.valeria.drafts import Bench, Reckoning
from game.rules.valeria.views import points_for, troop_of

#: How far the bar goes.
MOST = 24
#: Rungs of the ladder on show.
RUNGS = 11
HELPER: Colour = (120, 96, 132)


class StrengthBar(Widget):
    """Raw strength against the limit, and what counts."""

    def __init__(self, sight: Sight, affair: Affair, sums: Reckoning) -> None:
        super().__init__()
        self.sight, self.affair, self.sums = sight, affair, sums

    def height(self, look: Look) -> float:
        """The height it needs: words, the bar, words."""
        return look.line("small_strong") * 2 + 58

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.line("small_strong")
        self.head, rest = cut_top(box, line, 2)
        self.bar = Box(rest.x, rest.y, rest.w, max(rest.h - line - 4, 20))
        self.foot = Box(rest.x, self.bar.bottom + 4, rest.w, line)

    def _x(self, value: float) -> float:
        most = max(MOST, self.sums.raw + 1)
        return self.bar.x + 4 + (self.bar.w - 8) * min(value, most) / most

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.bar, "sunken")
        done = 0.0
        for icon, amount, colour in self._parts():
            self._draw_part(canvas, icon, done, amount, colour)
            done += amount
        self._draw_limit(canvas)
        self._draw_words(canvas)

    def _parts(self) -> list[tuple[str, int, Colour]]:
        """Each die and helper with what it adds."""
        sight, affair, sums = self.sight, self.affair, self.sums
        draft, found = affair.draft, []
        for _, die, _ in laid_out(affair):
            if not die:
                continue
            face = sight.view.pips(die)
            if draft is not None:
                bench = Bench(
                    sight.view, draft.seat, draft.plan, draft.dice, draft.wilds, draft.changes
                )
                face = bench.face(die)
            people = troop_of(die)
            found.append((f"val.troop.{people}", face, DICE[people].colour))
        for source, amount in sums.parts:
            icon = "val.term.strength"
            if source.startswith("champion"):
                icon = f"val.champion.{kind_of(source)}"
            found.append((icon, amount, HELPER))
        return found

    def _draw_part(
        self, canvas: Canvas, icon: str, start: float, amount: int, colour: Colour
    ) -> None:
        left, right = self._x(start), self._x(start + amount)
        cut = self._x(self.sums.limit)
        whole = Box(left + 1, self.bar.y + 5, right - left - 2, self.bar.h - 10)
        if whole.w < 3:
            return
        beyond = start >= self.sums.limit
        fill = mix(colour, (40, 20, 24), 0.62) if beyond else colour
        made = paint.Panel(lighter(fill, 0.16), darker(fill, 0.16), darker(colour, 0.4), 7, 1.5)
        paint.panel(canvas, whole, made)
        if not beyond and right > cut + 2:
            over = Box(cut, whole.y, right - cut - 1, whole.h)
            paint.panel(canvas, over, paint.Panel((96, 44, 40), (70, 32, 34), EMBER, 5, 1.5))
        look = canvas.look
        ink = EMBER if beyond else figure_on(colour)
        side = min(whole.h * 0.62, whole.w * 0.42)
        text = str(amount)
        wide = look.text_size(text, "small_strong")[0]
        if side + 6 + wide > whole.w - 8:
            side = 0.0
        x = whole.centerx - (side + (6 if side else 0) + wide) / 2
        if side:
            canvas.icon(icon, Box(x, whole.centery - side / 2, side, side), ink)
            x += side + 6
        if wide <= whole.w:
            canvas.text(text, Box(x, whole.y, wide + 2, whole.h), "small_strong", ink)

    def _draw_limit(self, canvas: Canvas) -> None:
        x = self._x(self.sums.limit)
        canvas.fill(INFLUENCE, Box(x - 2, self.bar.y - 6, 4, self.bar.h + 12))

    def _draw_words(self, canvas: Canvas) -> None:
        look, words, sums = canvas.look, self.sight.words, self.sums
        raw = words("val-camp-raw", raw=sums.raw)
        left = canvas.text(raw, self.head, "small_strong")
        said = words("val-camp-limit", limit=sums.limit)
        wide = look.text_size(said, "small_strong")[0] + 34
        x = min(max(self._x(sums.limit) - wide / 2, left.right + 14), self.head.right - wide)
        icon = Box(x, self.head.centery - 13, 26, 26)
        canvas.icon("val.resource.influence", icon, INFLUENCE)
        room = Box(icon.right + 6, self.head.y, wide - 32, self.head.h)
        canvas.text(said, room, "small_strong", INFLUENCE, shrink=True, ellipsis=True)
        counts = words("val-camp-total", total=sums.total)
        wrote = canvas.text(counts, self.foot, "small_strong", "bright")
        helpers = [self.sight.called(source) for source, _ in sums.parts]
        if helpers or sums.wasted:
            parts = [f"{self.sight.called(source)} +{amount}" for source, amount in sums.parts]
            if sums.wasted:
                parts.append(words("val-camp-wasted", wasted=sums.wasted))
            rest = Box(
                wrote.right + 16, self.foot.y, self.foot.right - wrote.right - 16, self.foot.h
            )
            ink = EMBER if sums.wasted else look.theme.muted
            canvas.text(", ".join(parts), rest, "small", ink, x=1.0, shrink=True, ellipsis=True)


class Ladder(Widget):
    """Strengths with their points, the one that counts in gold."""

    def __init__(self, sight: Sight, sums: Reckoning) -> None:
        super().__init__()
        self.sight, self.sums = sight, sums

    def height(self, look: Look) -> float:
        """Two lines a rung."""
        return look.line("small_strong") * 2 + 10

    def draw(self, canvas: Canvas) -> None:
        look, theme, sums = canvas.look, canvas.look.theme, self.sums
        least = look.text_size(self.sight.words("val-board-points", points="15"), "small_strong")[0]
        count = min(int(self.rect.w // (least + 16)), RUNGS)
        first = max(min(sums.total - count // 2, 20 - count + 1), 1)
        wide = self.rect.w / max(count, 1)
        for place in range(count):
            strength = first + place
            box = Box(self.rect.x + place * wide + 2, self.rect.y, wide - 4, self.rect.h)
            now, beyond = strength == sums.total, strength > sums.limit
            if now:
                paint.glow(canvas, box, theme.gold, 8)
                made = paint.Panel(
                    lighter(theme.gold, 0.08), darker(theme.gold, 0.1), theme.bright, 8, 2
                )
            else:
                low = darker(theme.panel, 0.35 if beyond else 0.1)
                made = paint.Panel(
                    low, darker(low, 0.15), mix(theme.edge, theme.night, 0.3), 8, 1.5
                )
            paint.panel(canvas, box, made)
            top, bottom = cut_top(inset(box, 2, 3), box.h / 2 - 3)
            ink = (
                theme.ink if now else mix(theme.muted, theme.night, 0.45) if beyond else theme.muted
            )
            canvas.text(str(strength), top, "small", ink, x=0.5, shrink=True)
            bold = theme.ink if now else ink if beyond else theme.cream
            said = self.sight.words("val-board-points", points=str(points_for(strength)))
            canvas.text(said, bottom, "small_strong", bold, x=0.5, shrink=True, ellipsis=True)
