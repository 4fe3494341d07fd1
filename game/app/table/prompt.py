"""The prompt: what just happened, what is asked, numbers that help, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size, inset
from game.app.keep.seats import NOBODY
from game.app.table.sight import Sight
from game.app.widgets import Button, Paragraph, Widget
from game.app.widgets.base import NO_LIMIT
from game.app.widgets.scrolling import Scrolling
from game.engine.options import Option, Refusal
from game.engine.steps import Composed

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

PAD = 18.0
GAP = 10.0


class Flow(Widget):
    """Buttons beside each other in rows; those of a row share its width."""

    def __init__(self, *children: Widget, gap: float = 10) -> None:
        super().__init__(*children)
        self.gap = gap

    def _rows(self, look: Look, width: float) -> list[list[tuple[Widget, Size]]]:
        rows: list[list[tuple[Widget, Size]]] = []
        room = 0.0
        for child in self.children:
            size = child.wanted(look, width)
            if not rows or size[0] > room:
                rows.append([])
                room = width
            rows[-1].append((child, size))
            room -= size[0] + self.gap
        return rows

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        rows = self._rows(look, width)
        high = sum(max(size[1] for _, size in row) for row in rows)
        return width, high + self.gap * max(len(rows) - 1, 0)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        y = box.y
        for row in self._rows(look, box.w):
            high = max(size[1] for _, size in row)
            used = sum(size[0] for _, size in row) + self.gap * (len(row) - 1)
            # A row that is nearly full is filled, so that edges line up.
            extra = (box.w - used) / len(row) if used > box.w * 0.6 else 0
            x = box.x
            for child, size in row:
                wide = size[0] + extra
                child.place(look, Box(x, y, wide, high))
                x += wide + self.gap
            y += high + self.gap


class Prompt(Widget):
    """The panel at the bottom right."""

    def __init__(self, sight: Sight, news: Sequence[str], shown: frozenset[str]) -> None:
        self._lines = _sentences(sight)
        self._news = [Paragraph(line, "muted", even=False) for line in news]
        self._flow = Flow(*buttons(sight, shown))
        self._scrolling = Scrolling(self._flow, name="prompt:options")
        super().__init__(*self._news, *self._lines, self._scrolling, name="prompt")
        self.lively = sight.mine

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        inner = width - 2 * PAD
        # News take what is left; two lines of them are worth asking for.
        parts = [*self._shown_news(look, inner, 2.4 * look.line("muted")), *self._lines]
        high = sum(part.wanted(look, inner)[1] for part in parts)
        high += GAP * len(parts) + self._buttons_height(look, inner)
        return width, high + 2 * PAD

    def _buttons_height(self, look: Look, inner: float) -> float:
        return self._flow.wanted(look, inner - 24)[1] if self._flow.children else 0

    def _shown_news(self, look: Look, inner: float, room: float) -> list[Paragraph]:
        """As much news as there is room for, the newest first to stay."""
        kept: list[Paragraph] = []
        for part in reversed(self._news):
            high = part.wanted(look, inner)[1] + GAP
            if high > room:
                break
            room -= high
            kept.insert(0, part)
        return kept

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, PAD, PAD - 4)
        asked = sum(part.wanted(look, inner.w)[1] + GAP for part in self._lines)
        buttons = self._buttons_height(look, inner.w)
        news = self._shown_news(look, inner.w, inner.h - asked - buttons)
        for part in self._news:
            part.visible = part in news
        y = inner.y
        for part in (*news, *self._lines):
            high = part.wanted(look, inner.w)[1]
            part.place(look, Box(inner.x, y, inner.w, high))
            y += high + GAP
        room = max(inner.bottom - y, 0)
        self._scrolling.visible = bool(self._flow.children)
        top = inner.bottom - min(room, buttons)
        self._scrolling.place(look, Box(inner.x, top, inner.w, min(room, buttons)))
        if not self._scrolling.scrolls:
            self._flow.place(look, Box(inner.x, top, inner.w, buttons))

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "gold" if self.lively else "panel")
        super().draw(canvas)


def _sentences(sight: Sight) -> list[Paragraph]:
    """What is asked and what helps; for the others, only who decides."""
    decision, words = sight.decision, sight.words
    if decision is None:
        return [Paragraph(words("ui-board-over"), "prompt")]
    if sight.upto is not None:
        # The question that is open is still to come.
        return []
    if sight.asked == NOBODY:
        return [Paragraph(words("ui-board-sealed"), "prompt", "cream", even=False)]
    if not sight.mine:
        name = sight.match.name_of(decision.seat)
        human = sight.seat(decision.seat).is_human
        asked = words("ui-board-waits", name=name) if human else words("ui-board-thinks", name=name)
        return [Paragraph(asked, "prompt", "cream", even=False)]
    asked = words.say(decision.step.prompt(sight.view))
    step = decision.step
    so_far = step.preview(sight.view) if isinstance(step, Composed) else ()
    helps = [*(words.say(line) for line in so_far), *sight.board.hints(sight)]
    hints = [Paragraph(line, "body", "info", even=False) for line in helps]
    return [Paragraph(asked, "prompt", even=False), *hints]


def buttons(sight: Sight, shown: frozenset[str]) -> list[Button]:
    """Options that touch nothing on the board, the refused too: what decides, parts, ways back."""
    if not sight.mine or sight.viewer == NOBODY or sight.decision is None:
        return []
    options = sight.decision.options
    loose: list[tuple[Option, int | Refusal]] = [
        (option, number)
        for number, option in enumerate(options)
        if not any(thing in shown for thing in option.touches())
    ]
    loose += [(option, refusal) for option, refusal in sight.refused if not option.touches()]
    # Of the ways back, that out of a draft comes after those inside it.
    loose.sort(key=lambda each: (each[0].back, each[0].part != each[0].back))
    made = []
    for place, (option, answer) in enumerate(loose):
        if isinstance(answer, Refusal):
            made.append(sight.dead_button(option, answer))
            continue
        first = place == 0 and not option.back
        # Keys count the refused too, so that they stay when something becomes possible.
        key = str(place + 1) if place < 9 else None
        made.append(sight.button(answer, "primary" if first else "secondary", key))
    return made
