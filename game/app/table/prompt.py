"""The prompt: what just happened, what is asked, numbers that help, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size, inset
from game.app.keep.seats import NOBODY
from game.app.table.answers import Answers, key_of, merits_gold
from game.app.table.sight import Sight
from game.app.widgets import Button, Paragraph, Widget
from game.app.widgets.base import NO_LIMIT
from game.engine.options import Option, Refusal
from game.engine.steps import Composed

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

PAD = 18.0
GAP = 10.0
#: To what part of its height a question gives way before its answers do.
GIVES = 0.82


class Prompt(Widget):
    """The panel at the bottom right."""

    stays_clear = True

    def __init__(self, sight: Sight, news: Sequence[str], shown: frozenset[str]) -> None:
        self._lines = _sentences(sight)
        self._news = [Paragraph(line, "muted", even=False) for line in news]
        self.answers = answers(sight, shown)
        super().__init__(*self._news, *self._lines, self.answers, name="prompt")
        self.lively = sight.mine

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        inner = width - 2 * PAD
        # News take what is left; two lines of them are worth asking for.
        parts = [*self._shown_news(look, inner, 2.4 * look.line("muted")), *self._lines]
        high = sum(part.wanted(look, inner)[1] for part in parts)
        high += GAP * len(parts) + self._buttons_height(look, inner)
        return width, high + 2 * PAD

    def least(self, look: Look, width: float) -> float:
        """The height in which the question can be read and every answer be seen."""
        inner = width - 2 * PAD
        asked = sum(part.wanted(look, inner)[1] * GIVES + GAP for part in self._lines)
        return asked + self.answers.least(look, inner) + 2 * PAD

    def _buttons_height(self, look: Look, inner: float) -> float:
        return self.answers.wanted(look, inner)[1]

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
        gaps = GAP * len(self._lines)
        asked = sum(part.wanted(look, inner.w)[1] for part in self._lines)
        buttons = self._buttons_height(look, inner.w)
        news = self._shown_news(look, inner.w, inner.h - asked - gaps - buttons)
        for part in self._news:
            part.visible = part in news
        if buttons > inner.h - asked - gaps:
            # The question gives way a little first, then the answers, which all stay in sight.
            fair = inner.h - gaps - asked * GIVES
            buttons = min(buttons, max(fair, self.answers.least(look, inner.w)))
        share = min(max(inner.h - gaps - buttons, 0) / max(asked, 1), 1.0)
        y = inner.y
        for part in (*news, *self._lines):
            high = part.wanted(look, inner.w)[1] * (1 if part in news else share)
            part.place(look, Box(inner.x, y, inner.w, high))
            y += high + GAP
        self.answers.place(look, Box(inner.x, inner.bottom - buttons, inner.w, buttons))

    def hit(self, point: Point) -> Widget | None:
        # Where it lies over something else, that is out of reach.
        return super().hit(point) or (self if self.rect.collidepoint(point) else None)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "gold" if self.lively else "panel")
        canvas.covers(self.rect)
        super().draw(canvas)


def _sentences(sight: Sight) -> list[Paragraph]:
    """What is asked and what helps; for the others, only who decides."""
    decision, words = sight.decision, sight.words
    if decision is None:
        return [Paragraph(words("ui-board-over"), "prompt")]
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
    hints = [Paragraph(line, "body", "info", even=False, shrink=True) for line in helps]
    return [Paragraph(asked, "prompt", even=False, shrink=True), *hints]


def answers(sight: Sight, shown: frozenset[str]) -> Answers:
    """Options that touch nothing on the board, the refused too: what decides, parts, ways back."""
    return Answers(_buttons(sight, shown), corners=0.5, name="prompt:options")


def _buttons(sight: Sight, shown: frozenset[str]) -> list[tuple[Option, Button]]:
    if not sight.mine or sight.viewer == NOBODY or sight.decision is None:
        return []
    options = sight.decision.options
    loose: list[tuple[Option, int | Refusal]] = [
        (option, number)
        for number, option in enumerate(options)
        if not any(thing in shown for thing in option.touches())
    ]
    loose += [(option, refusal) for option, refusal in sight.refused if not option.touches()]
    # What takes a part back comes after what adds one.
    loose.sort(key=lambda each: (each[0].back or each[0].closes, each[0].part))
    made: list[tuple[Option, Button]] = []
    for place, (option, answer) in enumerate(loose):
        if isinstance(answer, Refusal):
            made.append((option, sight.dead_button(option, answer)))
            continue
        kind = "primary" if merits_gold(option, options) else "secondary"
        # Keys count the refused too, so that they stay when something becomes possible.
        made.append((option, sight.button(answer, kind, key_of(option, place))))
    return made
