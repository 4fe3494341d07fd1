"""How likely the monster is slain: by every answer of whoever is asked, else by the fight alone."""

from __future__ import annotations

from game.app.boards.rivenoire.outcomes import Outcomes, Row, percent, ranking
from game.app.boards.rivenoire.reading import me
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_right, cut_top
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour
from game.app.table.sight import Sight
from game.rules.rivenoire.help import Forecast, forecast
from game.rules.rivenoire.views.fight import Fight

#: The most answers that are listed.
MOST_ROWS = 6
SURE, LIKELY = (222, 176, 86), (206, 92, 80)
BAR, GAP = 9.0, 5.0


class Chances:
    """A list of answers with two chances each, or the two chances of the fight."""

    def __init__(self, sight: Sight, fight: Fight, found: Outcomes) -> None:
        self.sight = sight
        self.rows = ranking(sight, found)
        is_on = fight.starting_points and not fight.is_slain
        self.whole: Forecast | None = None
        if is_on and not self.rows:
            self.whole = forecast(sight.view, me(sight))

    @property
    def is_there(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.rows) or self.whole is not None

    def high(self, look: Look, room: float) -> float:
        """The height it takes of so much room; nothing where that is too little."""
        head = look.line("small_name") + 4
        line = _line(look)
        row = line + BAR + GAP
        if self.whole is not None:
            return head + 2 * row + 6
        fits = int((room - head - line) // row)
        self.shown = self.rows[: min(fits, MOST_ROWS)]
        return head + line + len(self.shown) * row + 6 if self.shown else 0.0

    def wordings(self) -> list[str]:
        """All of it in one line, at length and shorter: the best answer, or the fight alone."""
        sight, best = self.sight, self.rows[0] if self.rows else None
        found = best.prospect if best is not None else self.whole
        if found is None:
            return []
        vague = best is not None and best.prospect.vague
        now, soon = (percent(sight, chance, vague) for chance in (found.now, found.soon))
        name = best.name if best is not None and best.prospect.damage else ""
        keys = ONE_LINE if name else ONE_LINE[1:]
        return [sight.words(key, name=name, now=now, soon=soon) for key in keys]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """The title, and a line with a bar each."""
        words = self.sight.words
        head, rest = cut_top(box, canvas.look.line("small_name"), 4)
        canvas.text(words("riv-fight-odds"), head, "small_name", "gold", x=0.5, shrink=True)
        if self.whole is None:
            self._draw_rows(canvas, rest)
            return
        whole = self.whole
        for key, chance in (("riv-fight-odds-now", whole.now), ("riv-fight-odds-soon", whole.soon)):
            rest = self._draw_line(canvas, rest, words(key), (percent(self.sight, chance),), chance)

    def _draw_rows(self, canvas: Canvas, box: Box) -> None:
        words, wide = self.sight.words, self._column(canvas.look)
        caption, rest = cut_top(box, _line(canvas.look), 0)
        right, left = cut_right(caption, wide, 8)
        middle, left = cut_right(left, wide, 8)
        for said, cell in (("riv-fight-column-now", middle), ("riv-fight-column-soon", right)):
            canvas.text(words(said), cell, "small", "muted", x=1.0, shrink=True, ellipsis=True)
        for row in self.shown:
            rest = self._draw_row(canvas, rest, row)

    def _draw_row(self, canvas: Canvas, box: Box, row: Row) -> Box:
        found = row.prospect
        said = tuple(percent(self.sight, chance, found.vague) for chance in (found.now, found.soon))
        return self._draw_line(canvas, box, row.name, said, found.soon, found.now)

    def _draw_line(
        self, canvas: Canvas, box: Box, name: str, said: tuple[str, ...], chance: float,
        now: float | None = None,
    ) -> Box:  # fmt: skip
        """A name, its chances, a bar; within the bar what comes at once."""
        row, rest = cut_top(box, _line(canvas.look), 0)
        wide = self._column(canvas.look)
        left = row
        for each in reversed(said):
            cell, left = cut_right(left, wide, 8)
            canvas.text(each, cell, "small_strong", x=1.0, shrink=True)
        canvas.text(name, left, "small", shrink=True, ellipsis=True)
        bar, rest = cut_top(rest, BAR, GAP)
        paint.gauge(canvas, bar, chance, _tint(chance, dim=now is not None))
        if now:
            paint.gauge(canvas, Box(bar.x, bar.y, bar.w * now, bar.h), 1.0, _tint(now))
        return rest

    def _column(self, look: Look) -> float:
        sight = self.sight
        widest = [percent(sight, 0.99, vague=True), *map(sight.words, COLUMNS)]
        return max(look.text_size(each, "small_strong")[0] for each in widest) + 4


def _tint(chance: float, dim: bool = False) -> Colour:
    made = SURE if chance > 0.995 else LIKELY
    return (made[0] * 5 // 9, made[1] * 5 // 9, made[2] * 5 // 9) if dim else made


def _line(look: Look) -> float:
    return look.fonts.smallest / look.scale * 1.2


#: The odds in one line: with the best answer, without, in short.
ONE_LINE = ("riv-fight-odds-best", "riv-fight-odds-line", "riv-fight-foot")
COLUMNS = ("riv-fight-column-now", "riv-fight-column-soon")
TEXT_KEYS = (
    "riv-fight-odds-best",
    "riv-fight-odds-line",
    "riv-fight-foot",
    "riv-fight-odds-now",
    "riv-fight-odds-soon",
    "riv-fight-column-now",
    "riv-fight-column-soon",
)
