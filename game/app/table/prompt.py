"""The prompt: what just happened, what is asked, numbers that help, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Point, Size, inset
from game.app.keep.seats import NOBODY
from game.app.table.answers import Answers, key_of, merits_gold
from game.app.table.lines import Line, LineAnswer
from game.app.table.sight import Sight
from game.app.widgets import Button, HoverCard, Paragraph, Widget
from game.app.widgets.base import NO_LIMIT
from game.engine.options import Option, Refusal
from game.engine.steps import Ask, Composed

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

PAD = 18.0
GAP = 10.0
#: To what part of its height a question gives way before its answers do.
GIVES = 0.82


class Question(Paragraph):
    """What is asked: no hover card lies over it."""

    stays_clear = True


class Prompt(Widget):
    """The panel at the bottom right."""

    stays_clear = True

    def __init__(self, sight: Sight, news: Sequence[str], shown: frozenset[str]) -> None:
        self._lines = _sentences(sight)
        self._news = [Paragraph(line, "muted", even=False) for line in news]
        self.answers = answers(sight, shown)
        super().__init__(*self._news, *self._lines, self.answers, name="prompt")
        self.lively = sight.mine
        #: What is left between the words and the answers, once it is placed.
        self.spare = Box(0, 0, 0, 0)
        self._nook = 0.0

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        # News take what is left.
        inner = width - 2 * PAD
        high = sum(part.wanted(look, inner)[1] + GAP for part in self._lines)
        return width, high + self.answers.modest(look, inner) + 2 * PAD

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

    def _shown_lines(self, look: Look, inner: float, room: float) -> list[Paragraph]:
        """The question, and as much of what helps as leaves the answers their room."""
        kept = self._lines[:1]
        room -= sum(part.wanted(look, inner)[1] * GIVES + GAP for part in kept)
        for part in self._lines[1:]:
            room -= part.wanted(look, inner)[1] * GIVES + GAP
            if room < 0:
                break
            kept.append(part)
        return kept

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, PAD, PAD - 4)
        least = self.answers.least(look, inner.w)
        lines = self._shown_lines(look, inner.w, inner.h - least)
        gaps = GAP * len(lines)
        asked = sum(part.wanted(look, inner.w)[1] for part in lines)
        buttons = self._buttons_height(look, inner.w)
        if buttons > inner.h - asked - gaps:
            # The question gives way a little first, then the answers, which all stay in sight.
            buttons = min(buttons, max(inner.h - gaps - asked * GIVES, least))
        room = max(inner.h - buttons - gaps, 0)
        news = self._shown_news(look, inner.w - self._nook, room - asked)
        for part in (*self._news, *self._lines):
            part.visible = part in news or part in lines
        wide = {part: inner.w - (self._nook if part in news else 0) for part in (*news, *lines)}
        if not news and lines:
            wide[lines[0]] -= self._nook
            asked = sum(part.wanted(look, wide[part])[1] for part in lines)
        share = min(room / max(asked, 1), 1.0)
        y = inner.y
        for part in (*news, *lines):
            high = part.wanted(look, wide[part])[1] * (share if part in lines else 1)
            part.place(look, Box(inner.x, y, wide[part], high))
            y += high + GAP
        self.answers.place(look, Box(inner.x, inner.bottom - buttons, inner.w, buttons))
        self.spare = Box(inner.x, y, inner.w, max(inner.bottom - buttons - y - GAP, 0))

    def leave_nook(self, look: Look, wide: float) -> None:
        """Leave so much at the right of the first words free: something stands in that corner."""
        self._nook = max(wide - PAD, 0.0)
        self.place(look, self.rect)

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
    hints = [Paragraph(line, "body", "info", even=False, shrink=True) for line in helps]
    question = Paragraph(asked, "prompt", even=False, shrink=True)
    return [question, *_warnings(sight, step), *hints]


def _warnings(sight: Sight, step: Ask) -> list[Paragraph]:
    """What speaks against the draft, with a sign and in a colour of its own."""
    against = step.warnings(sight.view) if isinstance(step, Composed) else ()
    lines = [f"[[app.warning]] {sight.words.say(line)}" for line in against]
    return [Paragraph(line, "body", "danger", even=False, shrink=True) for line in lines]


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
        or sight.board.line(sight, option) is not None
    ]
    loose += [
        (option, refusal)
        for option, refusal in sight.refused
        if not option.touches() or sight.board.line(sight, option) is not None
    ]
    # What takes a part back comes after what adds one.
    loose.sort(key=lambda each: (each[0].back or each[0].closes, each[0].part))
    made: list[tuple[Option, Button]] = []
    for place, (option, answer) in enumerate(loose):
        line = sight.board.line(sight, option)
        if line is not None:
            made.append((option, _line(sight, line, answer, key_of(option, place))))
            continue
        if isinstance(answer, Refusal):
            made.append((option, sight.dead_button(option, answer)))
            continue
        kind = "primary" if merits_gold(option, options) else "secondary"
        # Keys count the refused too, so that they stay when something becomes possible.
        made.append((option, sight.button(answer, kind, key_of(option, place))))
    return made


def _line(sight: Sight, line: Line, answer: int | Refusal, key: str | None) -> Button:
    """An option as a line of its own, or as a dead one with the reason."""
    if isinstance(answer, Refusal):
        why = sight.words.say(answer.text)
        made = LineAnswer(
            line, why, on_press=lambda: None, name=f"refused:{line.words}", enabled=False,
            meaning="",
        )  # fmt: skip
        made.tip = lambda: HoverCard(line.words, why_not=why)
        return made
    number = answer
    return LineAnswer(
        line, on_press=lambda: sight.pick("", (number,)), key=key, name=f"option:{number}",
        meaning=sight.meaning((number,)),
    )  # fmt: skip
