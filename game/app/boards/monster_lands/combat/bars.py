"""The odds as bars: from here, or with the option under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.dicerow import RerollChip
from game.app.boards.monster_lands.combat.figures import OUTCOMES, outcome_name, percent
from game.app.boards.monster_lands.combat.gauge import measure
from game.app.boards.monster_lands.combat.options import Choice
from game.app.boards.monster_lands.combat.reckoning import Reckoning
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.app.widgets.notes import HoverCard
from game.rules.monster_lands.defences import venoms_left
from game.rules.monster_lands.odds import Chances, strike_marks
from game.rules.monster_lands.steps.conflict import Ambushing
from game.rules.monster_lands.steps.conquest import Attempt, March
from game.rules.monster_lands.steps.missions import OnMission, contestants
from game.rules.monster_lands.steps.onslaught import GiveMagic, SendAttack
from game.rules.monster_lands.steps.strike import Strike, StrikeBack
from game.rules.monster_lands.steps.wounds import Defend, Wound
from game.rules.monster_lands.views import Expedition

_LIFE = ("unhurt", "wounded", "dead")


def names_of(sight: Sight, affair: Affair) -> tuple[str, ...]:
    """The chances that are at stake now, known beforehand so that nothing jumps."""
    step, view = affair.step, sight.view
    if affair.member is None:
        return ()
    match step:
        case Strike():
            assert affair.foe is not None
            if strike_marks(view, affair.exp)[0] is None:
                return ("kill",)
            venom = venoms_left(view, affair.exp, affair.foe) > 0
            return ("beat", "capture", *(("bare",) if venom else ()), "kill")
        case GiveMagic(main=False):
            return _LIFE
        case GiveMagic() | SendAttack():
            return (*_LIFE, *_struck(sight, affair))
        case Defend() | Wound():
            strikes = StrikeBack(affair.exp) in view.agenda
            return (*_LIFE, *_struck(sight, affair)) if strikes else _LIFE
        case Attempt() | March():
            return ("conquer",)
        case OnMission():
            rivals = [exp for exp in contestants(view) if exp != affair.exp]
            rolled = [exp for exp in rivals if not Expedition(view, exp).unrolled]
            return ("succeed", "lead") if rolled else ("succeed",)
        case Ambushing():
            return ("conquer",) if affair.foe is None else (*_LIFE, *_struck(sight, affair))
    return ()


def _struck(sight: Sight, affair: Affair) -> tuple[str, ...]:
    """What a strike ahead may bring: without traps it is a kill or nothing."""
    return ("kill",) if strike_marks(sight.view, affair.exp)[0] is None else ("beat", "kill")


def _about(sight: Sight, affair: Affair) -> HoverCard:
    """What the odds rest on: the rules of the reckoning, the total, and what is still to fall."""
    card = HoverCard("", sight.words("ml-combat-odds-about"))
    found = measure(sight, affair)
    if found is not None and found.sum is not None:
        # In one line, since the question beside it must stay in sight; the gauge lists them all.
        parts = ", ".join(f"{each.amount} {each.label}" for each in found.sum.parts)
        now = sight.words("ml-sum-now", total=found.sum.total, parts=parts) if parts else ""
        card.add(now)
        card.add(sight.words("ml-sum-reach", low=found.low, high=found.high))
    return card


class OddsBars(Widget):
    """A bar for each chance, with a notch where it stands without the option."""

    explains = True

    def __init__(self, sight: Sight, affair: Affair, figures: Reckoning | None) -> None:
        super().__init__(name="combat:odds")
        self.sight, self.figures = sight, figures
        self.names = names_of(sight, affair) if figures is not None else ()
        self.labels = {name: outcome_name(sight.words, name) for name in self.names}
        #: The options whose figures are shown while the pointer rests on them.
        self.options: Sequence[Choice | RerollChip] = ()
        self.titled = True
        if self.names:
            self.tip = lambda: _about(sight, affair)

    def title_height(self, look: Look) -> float:
        """The heading over the bars."""
        return look.line("subheading") + 4

    def rows_height(self, look: Look) -> float:
        """The bars alone."""
        return (look.line("small_strong") + 6) * len(self.names)

    @property
    def shown(self) -> Chances:
        """The figures that stand there now."""
        option = self._lit
        if option is not None and option.after:
            return option.after
        return (self.figures.now or {}) if self.figures is not None else {}

    @property
    def _is_bound(self) -> bool:
        """Whether the strike is too large to be worked out whole."""
        return self.figures is not None and self.figures.is_bound

    @property
    def _lit(self) -> Choice | RerollChip | None:
        return next((each for each in self.options if each.lit and each.after), None)

    def draw(self, canvas: Canvas) -> None:
        if not self.names:
            return
        look, box = canvas.look, self.rect
        y = box.y
        if self.titled:
            high = self.title_height(look)
            words = self.sight.words
            lit = self._lit
            title = words("ml-combat-odds") if lit is None else words("ml-combat-odds-with")
            if self._is_bound:
                title = words("ml-combat-odds-bound", title=title)
            room = Box(box.x, y, box.w, high)
            canvas.text(title, room, "subheading", "bright" if lit else None, x=0.5, shrink=True)
            y += high
        line = (box.bottom - y) / len(self.names)
        label = max(look.text_size(each, "small_strong")[0] for each in self.labels.values())
        label = min(label + 44, box.w * 0.46)
        figure = look.text_size("> 99 %", "strong")[0] + 8
        for name in self.names:
            row = Box(box.x, y, box.w, line)
            self._draw_row(canvas, row, name, (label, figure))
            y += line

    def _draw_row(self, canvas: Canvas, row: Box, name: str, wide: tuple[float, float]) -> None:
        theme = canvas.look.theme
        outcome = OUTCOMES[name]
        label, figure = wide
        side = min(row.h - 6, 26)
        room = Box(row.x, row.y, label - side - 14, row.h)
        canvas.text(self.labels[name], room, "small_strong", x=1.0, shrink=True, ellipsis=True)
        icon = Box(row.x + label - side - 6, row.centery - side / 2, side, side)
        canvas.icon(outcome.icon, icon, outcome.tint)
        high = min(row.h - 12, 24)
        bar = Box(row.x + label + 6, row.centery - high / 2, row.w - label - figure - 18, high)
        track = paint.Panel(darker(theme.sunken, 0.4), theme.sunken, None, high / 2)
        paint.panel(canvas, bar, track)
        share = self.shown.get(name)
        if share is not None and share > 0:
            part = Box(bar.x, bar.y, max(bar.w * min(share, 1), high * 0.5), high)
            tint = outcome.tint
            made = paint.Panel(lighter(tint, 0.16), darker(tint, 0.14), None, min(high, part.w) / 2)
            paint.panel(canvas, part, made)
        before = (self.figures.now or {}).get(name) if self.figures is not None else None
        if self._lit is not None and before is not None:
            x = bar.x + bar.w * min(before, 1)
            notch = Box(x - 2, bar.y - 3, 4, bar.h + 6)
            paint.panel(canvas, notch, paint.Panel(theme.cream, theme.cream, theme.ink, 2, 1))
        bound = self._is_bound and name not in _LIFE
        words = "…" if share is None else percent(self.sight.words, share, bound)
        room = Box(row.right - figure, row.y, figure, row.h)
        canvas.text(words, room, "strong", x=0.0, shrink=True)
