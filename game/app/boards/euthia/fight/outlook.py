"""The middle of a fight while no dice lie there: what each attack may deal, how it all may end."""

from __future__ import annotations

from game.app.boards.euthia.fight.bars import Odds, Unit, draw_odds, names_width
from game.app.boards.euthia.fight.odds import DAMAGE, WOUNDS, coming_wounds, next_strike, strikes
from game.app.boards.euthia.packs import forecast_args, percent, tint_of
from game.app.boards.euthia.prospects import chance_now, finish, is_awaited, is_told
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.widgets import Paragraph
from game.app.widgets.base import NO_LIMIT, Widget
from game.rules.euthia.steps.fight_weapon import BARE_HANDS
from game.rules.euthia.views.bout import Bout

#: Attacks that are compared at most.
MOST = 5
#: Lines of the forecast, with its bar.
AHEAD = 2.7


class Outlook(Widget):
    """The forecast of the fight, then what the next blows may do."""

    def __init__(self, sight: Sight, bout: Bout) -> None:
        self.sight, self.bout = sight, bout
        words = sight.words
        self.rows: list[tuple[Odds, Unit]] = []
        chosen = strikes(sight, bout)[:MOST]
        if bout.monster is not None and sight.upto is None:
            if not chosen:
                self.rows.append((Odds(words("eut-fight-its-blow"), coming_wounds(bout)), WOUNDS))
                strike = next_strike(bout)
                chosen = [strike] if strike is not None else []
            self.rows += [(Odds(self._called(each.piece), each.damage), DAMAGE) for each in chosen]
        self._is_whole = False
        super().__init__()

    def _called(self, piece: str) -> str:
        bare = piece == BARE_HANDS
        return self.sight.words("eut-fight-bare-hands") if bare else self.sight.called(piece)

    @property
    def waits(self) -> bool:
        """Whether the forecast is still to be drawn."""
        return not self._is_whole

    def finish(self) -> None:
        """Wait for the forecast (pictures, tests)."""
        finish(self.sight)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        line = look.fonts.smallest / look.scale * 1.25
        rows = (len(self.rows) + 1) * (line + 20) if self.rows else 0.0
        return width, line * AHEAD + rows if is_told(self.sight) else rows

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.25
        told = is_told(self.sight)
        self.ahead, rest = cut_top(box, line * AHEAD if told else 0, 10 if told else 0)
        self.title, self.low = cut_top(rest, line, 4)

    def draw(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        line = look.fonts.smallest / look.scale * 1.25
        if not self.rows or self.low.h < line:
            return
        said = words("eut-fight-odds")
        canvas.text(said, self.title, "small_name", "gold", shrink=True, ellipsis=True)
        canvas.text(words("eut-fight-mean"), self.title, "small", "muted", x=1.0, shrink=True)
        named = names_width(look, (odds for odds, _ in self.rows), self.low.w)
        high = min(self.low.h / len(self.rows), line + 20)
        fits = int(self.low.h // max(high, line * 0.9))
        for at, (odds, unit) in enumerate(self.rows[:fits]):
            row = Box(self.low.x, self.low.y + at * high, self.low.w, high - 8)
            draw_odds(canvas, row, odds, unit, words.lang, named)

    def draw_ahead(self, canvas: Canvas) -> None:
        """The chance to win, once it is worked out; it may come while the stage stands."""
        words, ahead = self.sight.words, chance_now(self.sight)
        self._is_whole = not is_awaited(self.sight)
        if not self.ahead.h:
            return
        paint.panel(canvas, self.ahead, "sunken")
        inner = inset(self.ahead, 14, 4)
        if ahead is None:
            waiting = words("eut-fight-ahead-waits")
            canvas.text(waiting, inner, "small", "muted", x=0.5, shrink=True, ellipsis=True)
            return
        wide = canvas.look.text_size("100 %", "heading")[0] + 8
        right, left = cut_right(inner, wide, 14)
        figure = f"{percent(ahead.win)} %"
        canvas.text(figure, right, "heading", tint_of(ahead), x=1.0, shrink=True)
        top, low = cut_top(left, left.h - 14, 2)
        told = words("eut-fight-ahead", **forecast_args(ahead))
        if ahead.worst is not None and percent(ahead.worst) < percent(ahead.win):
            told += words("eut-fight-ahead-worst", chance=percent(ahead.worst))
        said = Paragraph(told, "small_strong", y=0.5, even=False, shrink=True)
        said.place(canvas.look, top)
        said.draw(canvas)
        bar = Box(low.x, low.centery - 5, low.w, 10)
        paint.gauge(canvas, bar, ahead.win, tint_of(ahead))
