"""How far the total has come: what was carried on, what is there, what can still be reached."""

from __future__ import annotations

from attrs import frozen

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.dicerow import purpose_of
from game.app.boards.monster_lands.sums import total_of
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.app.widgets.sums import Sum, SumCard
from game.rules.monster_lands.battlefield import has_acted
from game.rules.monster_lands.content import mission, region
from game.rules.monster_lands.modifiers import mission_total
from game.rules.monster_lands.odds import Hand, strike_marks
from game.rules.monster_lands.odds.plans import hand_now, outlook_of
from game.rules.monster_lands.odds.spreads import SIDES
from game.rules.monster_lands.steps.missions import contestants
from game.rules.monster_lands.views import Expedition

BLUE: Colour = (86, 132, 208)
OLD: Colour = (62, 84, 128)
CAPTURE: Colour = (240, 196, 92)
KILL: Colour = (240, 112, 96)
GOOD: Colour = (138, 208, 110)
RIVAL: Colour = (170, 176, 196)


@frozen
class Mark:
    """A total that matters."""

    value: int
    label: str
    colour: Colour


@frozen
class Measure:
    """All that the gauge shows."""

    carried: int
    total: int
    low: int
    high: int
    marks: tuple[Mark, ...]
    note: str
    #: Where the total comes from.
    sum: Sum | None = None

    @property
    def top(self) -> int:
        """The end of the scale."""
        return max(self.high, self.total, *(mark.value for mark in self.marks), 1) + 2


def measure(sight: Sight, affair: Affair) -> Measure | None:
    """The gauge of a moment; None where nothing is rolled."""
    if affair.kind == "contract" or affair.member is None:
        return None
    hand = _hand(sight, affair)
    low, high = hand.base, hand.base
    for count, bonus in zip(hand.unrolled, hand.bonus, strict=True):
        low += count * max(0, 1 + bonus)
        high += count * max(0, SIDES + bonus)
    marks = _marks(sight, affair)
    carried = affair.carried if affair.kind != "mission" else 0
    note = _note(sight, carried, hand.base, marks)
    whole = total_of(sight, affair.exp, purpose_of(affair), hand.base)
    return Measure(carried, hand.base, low, high, marks, note, whole)


def _hand(sight: Sight, affair: Affair) -> Hand:
    view, exp = sight.view, affair.exp
    purpose = purpose_of(affair)
    if purpose == "mission" or has_acted(view, exp):
        return hand_now(view, exp, purpose)
    return outlook_of(view, sight.viewer, exp).hand(purpose)


def _marks(sight: Sight, affair: Affair) -> tuple[Mark, ...]:
    words, view = sight.words, sight.view
    if affair.kind == "mission":
        return tuple(_mission_marks(sight, affair))
    if affair.kind == "conquest":
        if affair.land is None:
            return ()
        value = region(affair.land).conquest
        return (Mark(value, words("ml-combat-mark-conquest", value=value), GOOD),)
    assert affair.foe is not None
    capture, kill = strike_marks(view, affair.exp)
    killed = Mark(kill, words("ml-combat-mark-kill", value=kill), KILL)
    if capture is None:
        return (killed,)
    return (Mark(capture, words("ml-combat-mark-capture", value=capture), CAPTURE), killed)


def _mission_marks(sight: Sight, affair: Affair) -> list[Mark]:
    assert affair.tile is not None
    target = mission(affair.tile).competitive.target
    found = [Mark(target, sight.words("ml-combat-mark-target", value=target), GOOD)]
    for other in contestants(sight.view):
        there = Expedition(sight.view, other)
        if other != affair.exp and not there.unrolled:
            total = mission_total(sight.view, other)
            name = sight.match.name_of(there.seat)
            found.append(Mark(total, f"{name} {total}", RIVAL))
    return found


def _note(sight: Sight, carried: int, total: int, marks: tuple[Mark, ...]) -> str:
    words = sight.words
    parts = []
    if carried:
        parts.append(words("ml-combat-sum", carried=carried, now=total - carried))
    missing = [mark.value - total for mark in marks if mark.value > total]
    if missing:
        parts.append(words("ml-combat-missing", count=min(missing)))
    return " · ".join(parts)


class Gauge(Widget):
    """The bar with its marks; numbers over and under it. A click tells the parts of the total."""

    explains = True

    def __init__(self, found: Measure) -> None:
        super().__init__(name="combat:gauge")
        self.found = found
        whole = found.sum
        if whole is not None and whole.parts:
            self.tip = lambda: SumCard(whole)

    def wanted(self, look: Look, width: float = 0) -> tuple[float, float]:
        line = look.line("small_strong")
        return width, 2 * line + self._bar(look) + 14

    def _bar(self, look: Look) -> float:
        return max(look.line("strong") + 2, 36)

    def draw(self, canvas: Canvas) -> None:
        look, box = canvas.look, self.rect
        found = self.found
        line = look.line("small_strong")
        bar = Box(box.x, box.y + line + 7, box.w, self._bar(look))
        self._draw_bar(canvas, bar)
        self._draw_labels(canvas, Box(box.x, box.y, box.w, line), bar)
        note = Box(box.x, bar.bottom + 7, box.w, line)
        canvas.text(found.note, note, "small", "muted", shrink=True, ellipsis=True)

    def _at(self, bar: Box, value: float) -> float:
        return bar.x + bar.w * min(max(value, 0) / self.found.top, 1)

    def _draw_bar(self, canvas: Canvas, bar: Box) -> None:
        theme, found = canvas.look.theme, self.found
        dark = paint.Panel(darker(theme.sunken, 0.4), theme.sunken, None, bar.h / 2)
        paint.panel(canvas, bar, dark)
        if found.high > found.total:
            self._strip(canvas, bar, found.high, mix(BLUE, theme.sunken, 0.72))
            if found.low < found.high:
                self._strip(canvas, bar, found.low, mix(BLUE, theme.sunken, 0.5))
        self._strip(canvas, bar, found.total, BLUE)
        self._strip(canvas, bar, min(found.carried, found.total), OLD)
        for mark in found.marks:
            x = self._at(bar, mark.value)
            line = Box(x - 2.5, bar.y - 7, 5, bar.h + 14)
            paint.panel(canvas, line, paint.Panel(mark.colour, mark.colour, theme.ink, 2.5, 1))
        self._draw_total(canvas, bar)

    def _strip(self, canvas: Canvas, bar: Box, value: int, tint: Colour) -> None:
        wide = self._at(bar, value) - bar.x
        if wide < 2:
            return
        part = Box(bar.x, bar.y, max(wide, bar.h * 0.6), bar.h)
        made = paint.Panel(lighter(tint, 0.2), darker(tint, 0.12), None, min(bar.h / 2, part.w / 2))
        paint.panel(canvas, part, made)

    def _draw_total(self, canvas: Canvas, bar: Box) -> None:
        """The number at the end of the filled part, or after it where that is too short."""
        words = str(self.found.total)
        wide = canvas.look.text_size(words, "strong")[0]
        end = self._at(bar, self.found.total)
        left = end - wide - 12 if end - bar.x > wide + 24 else end + 10
        canvas.text(words, Box(left, bar.y, wide + 2, bar.h), "strong", "cream", shrink=True)

    def _draw_labels(self, canvas: Canvas, room: Box, bar: Box) -> None:
        """Names over the marks; where two come close, the left one ends and the right begins."""
        look = canvas.look
        marks = sorted(self.found.marks, key=lambda mark: mark.value)
        wides = [look.text_size(mark.label, "small_strong")[0] + 4 for mark in marks]
        lefts = [
            min(max(self._at(bar, mark.value) - wide / 2, room.x), room.right - wide)
            for mark, wide in zip(marks, wides, strict=True)
        ]
        if len(marks) == 2 and lefts[0] + wides[0] + 12 > lefts[1]:
            middle = (self._at(bar, marks[0].value) + self._at(bar, marks[1].value)) / 2
            lefts[0] = max(min(lefts[0], middle - wides[0] - 8), room.x)
            lefts[1] = min(max(lefts[0] + wides[0] + 14, middle + 8), room.right - wides[1])
            lefts[0] = min(lefts[0], lefts[1] - wides[0] - 12)
        for mark, left, wide in zip(marks, lefts, wides, strict=True):
            box = Box(left, room.y, wide, room.h)
            canvas.text(mark.label, box, "small_strong", mark.colour, x=0.5, shrink=True)
