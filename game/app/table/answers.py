"""The answers to a question as buttons; those that many questions have stand at fixed places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import frozen

from game.app.drawing.layout import Box, Size
from game.app.widgets.base import NO_LIMIT, Widget
from game.app.widgets.controls import PAD_Y, Button
from game.app.widgets.scrolling import Scrolling
from game.engine.options import Option

if TYPE_CHECKING:
    from game.app.drawing.look import Look

GAP = 10.0
#: Buttons beside each other at most, how narrow one may be, and how narrow a corner.
MOST, NARROW, CORNER = 4, 190.0, 160.0
#: Rows that differ by less than this are set to one height under pressure.
ALIKE = 1.3


class Answer(Button):
    """A button for an option; it means the same when the same is asked and answered again."""

    #: Whether it is one of a list, each as wide as the question.
    is_line: ClassVar[bool] = False

    def __init__(self, *args: Any, meaning: str, **more: Any) -> None:
        super().__init__(*args, **more)
        self._meaning = meaning

    @property
    def decides(self) -> bool:
        return self.enabled

    @property
    def meaning(self) -> str:
        return self._meaning

    def curt(self, look: Look) -> float:
        """The height to which it may be cut under pressure; what decides is never cut."""
        return NO_LIMIT


def merits_gold(option: Option, options: Sequence[Option]) -> bool:
    """Whether an option is the only way on: of two ways neither is recommended."""
    ways = [each for each in options if not (each.back or each.part or each.idle)]
    return ways == [option]


def key_of(option: Option, place: int) -> str | None:
    """The key of an answer: always the same for a way back and for what closes a question."""
    if is_way_back(option):
        return "0"
    if option.closes:
        return "9"
    return str(place + 1) if place < 8 else None


def is_way_back(option: Option) -> bool:
    """Whether it leads out of the question; what takes a part of a draft back stays inside."""
    return option.back and not option.part


@frozen
class Press:
    """What gives way where there is too little height, so that no answer is out of sight."""

    #: The part of its height that a button has.
    high: float = 1.0
    #: Whether the room of what closes a question stays free while there is nothing to close.
    reserves: bool = True


NO_PRESS = Press()
#: From nothing to all that letters allow: only then must answers be scrolled to.
PRESSES = (
    NO_PRESS,
    Press(0.8),
    Press(0.8, reserves=False),
    Press(0.7, reserves=False),
    Press(0.62, reserves=False),
)


class Columns(Widget):
    """Buttons in so many equal columns that they take the least height."""

    def __init__(self, *children: Widget) -> None:
        super().__init__(*children)
        self.pressed = NO_PRESS
        #: Height that nobody else wants: reasons of refusals may have it.
        self.spare = 0.0

    def _columns(self, look: Look, width: float) -> int:
        fitting = int((width + GAP) // (self._least(look) + GAP))
        most = max(1, min(fitting, len(self.children), MOST))
        return min(range(1, most + 1), key=lambda count: sum(self._rows_in(look, width, count)))

    def _least(self, look: Look) -> float:
        """How narrow a column may be."""
        needed = [each.narrowest(look) for each in self.children if isinstance(each, Button)]
        return max((NARROW * max(look.text_scale, 1), *needed))

    def rows(self, look: Look, width: float) -> list[float]:
        """The height of each row."""
        if not self.children:
            return []
        columns = self._columns(look, width)
        rows = self._rows_in(look, width, columns)
        return self._relieved(look, rows, width, columns) if self.spare > 0 else rows

    def _rows_in(self, look: Look, width: float, columns: int) -> list[float]:
        wide = (width - GAP * (columns - 1)) / columns
        highs = [self._high(look, child, wide) for child in self.children]
        rows = [max(highs[at : at + columns]) for at in range(0, len(highs), columns)]
        # Where words are set smaller, rows of one height look calmer; a row of more words than
        # others keeps what it needs for them.
        alike = max(rows) <= min(rows) * ALIKE
        return [sum(rows) / len(rows)] * len(rows) if self.pressed.high < 1 and alike else rows

    def _relieved(self, look: Look, rows: list[float], width: float, columns: int) -> list[float]:
        """Rows of which a reason was cut, with as much of the spare height as they lack."""
        wide = (width - GAP * (columns - 1)) / columns
        spare, found = self.spare, []
        for place, high in enumerate(rows):
            there = self.children[place * columns : (place + 1) * columns]
            cut = [
                each.wanted(look, wide)[1]
                for each in there
                if isinstance(each, Answer) and each.curt(look) < NO_LIMIT
            ]
            more = min(max(max(cut, default=0.0) * self.pressed.high - high, 0), spare)
            spare -= more
            found.append(high + more)
        return found

    def _high(self, look: Look, child: Widget, wide: float) -> float:
        """What a button wants; under pressure the reason of a refusal is cut first."""
        high = child.wanted(look, wide)[1]
        if self.pressed is not NO_PRESS and isinstance(child, Answer):
            high = min(high, child.curt(look))
        return high * self.pressed.high

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        rows = self.rows(look, width)
        return width, sum(rows) + GAP * max(len(rows) - 1, 0)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        rows = self.rows(look, box.w)
        columns = self._columns(look, box.w) if rows else 1
        wide = (box.w - GAP * (columns - 1)) / columns
        # A single row is as high as what stands beside it.
        rows = [max(box.h, *rows)] if len(rows) == 1 else rows
        y = box.y
        for at, high in enumerate(rows):
            for place, child in enumerate(self.children[at * columns : (at + 1) * columns]):
                child.place(look, Box(box.x + place * (wide + GAP), y, wide, high))
            y += high + GAP


class Answers(Widget):
    """The way back at the lower left, what closes the question at the lower right, others above.

    Nothing else ever stands at the lower right, so that a click too many on "Done" or "Stop" means
    nothing new. In a wide place the others stand in the row of the corners, if they all can; in a
    narrow one the way back stands over what closes.
    """

    stays_clear = True

    def __init__(
        self,
        answers: Sequence[tuple[Option, Widget]],
        *,
        corners: float,
        name: str,
        back: Widget | None = None,
    ) -> None:
        # Where a part of a draft leads out of the stage, it is the way back.
        self.back = back or next((each for option, each in answers if is_way_back(option)), None)
        self.close = next((each for option, each in answers if option.closes), None)
        self._corners = [each for each in (self.back, self.close) if each is not None]
        self.others = Columns(*(each for _, each in answers if each not in self._corners))
        #: The part of the width that a corner has.
        self._share = corners
        self.scrolling = Scrolling(self.others, name=name)
        super().__init__(self.scrolling, *self._corners)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to answer with."""
        return not self.others.children and not self._corners

    @property
    def is_list(self) -> bool:
        """Whether nothing closes it and every answer is a line: such questions follow no "Done"."""
        lines = [each for each in self.others.children if isinstance(each, Answer) and each.is_line]
        return self.close is None and len(lines) == len(self.others.children) > 0

    def _corner(self, look: Look, width: float) -> float:
        """How wide a corner is: all of the width where a part of it is too narrow."""
        part = width * self._share - GAP / 2
        return part if part >= CORNER * look.text_scale else width

    def _highs(self, look: Look, width: float) -> tuple[float, float]:
        """The height of the way back and of what closes, which keeps its room without it."""
        wide, press = self._corner(look, width), self.others.pressed
        reserves = press.reserves and not self.is_list
        plain = look.line("button") + 2 * PAD_Y if reserves else 0.0
        back = self.back.wanted(look, wide)[1] if self.back is not None else 0.0
        close = self.close.wanted(look, wide)[1] if self.close is not None else plain
        # A corner is narrow: it needs its height for its words.
        part = max(press.high, 0.8)
        return back * part, close * part

    def _foot(self, look: Look, width: float) -> float:
        """The height of the corners."""
        back, close = self._highs(look, width)
        if self._corner(look, width) < width:
            return max(back, close)
        return back + close + (GAP if back and close else 0)

    def _beside(self, look: Look, width: float) -> float:
        """The width that the others have in the row of the corners; 0 if they stand above it."""
        corner = self._corner(look, width)
        left = corner + GAP if self.back is not None else 0.0
        room = width - corner - GAP - left
        fits = self._share < 0.5 and room > NARROW
        return room if fits and len(self.others.rows(look, room)) == 1 else 0.0

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, self._height(look, width, NO_PRESS)

    def modest(self, look: Look, width: float) -> float:
        """The height for which the table gives way: a list is pressed together before it does."""
        whole = self._height(look, width, NO_PRESS)
        return min(whole, self.least(look, width)) if self.is_list else whole

    def least(self, look: Look, width: float) -> float:
        """The height in which everything can still be read and used."""
        return self._height(look, width, PRESSES[-1])

    def _height(self, look: Look, width: float, press: Press) -> float:
        if self.is_empty:
            return 0.0
        self.others.pressed, self.others.spare = press, 0.0
        return self._height_now(look, width)

    def _height_now(self, look: Look, width: float) -> float:
        foot, beside = self._foot(look, width), self._beside(look, width)
        if beside:
            return max(foot, self.others.wanted(look, beside)[1])
        others = self.others.wanted(look, width)[1]
        return foot + others + (GAP if foot and others else 0)

    def _fit(self, look: Look, box: Box) -> None:
        """Press together as little as is needed."""
        for each in PRESSES:
            if self._height(look, box.w, each) <= box.h + 1:
                return

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self._fit(look, box)
        wide, beside = self._corner(look, box.w), self._beside(look, box.w)
        foot = box.h if beside else self._foot(look, box.w)
        top = box.bottom - foot
        back, close = (foot, foot) if wide < box.w else self._highs(look, box.w)
        if self.back is not None:
            self.back.place(look, Box(box.x, top, wide, back))
        if self.close is not None:
            self.close.place(look, Box(box.right - wide, box.bottom - close, wide, close))
        self.scrolling.visible = bool(self.others.children)
        if beside:
            left = box.right - wide - GAP - beside
            self.scrolling.place(look, Box(left, top, beside, foot))
            self.others.place(look, self.scrolling.rect)
        else:
            gap = GAP if foot else 0.0
            if self.is_list:
                self.others.spare = max(box.h - self._height_now(look, box.w), 0)
            high = min(self.others.wanted(look, box.w)[1], max(box.h - foot - gap, 0))
            self.scrolling.place(look, Box(box.x, top - gap - high, box.w, high))
