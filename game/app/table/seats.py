"""The panel of a seat: who sits there, whose turn it is, who is ahead, and the game's own part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.theme import mix
from game.app.table.sight import Sight
from game.app.widgets.base import Change, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look

PAD = 10.0
#: Between two seats, and how high or wide one grows where there is room.
GAP, HIGHEST, WIDEST = 10.0, 290.0, 480.0


class SeatPanel(Widget):
    """A seat at a glance; a click opens its sheet."""

    focusable = True

    def __init__(self, sight: Sight, seat: int, on_open: Callable[[int], Change | None]) -> None:
        self.part = sight.board.seat(sight, seat)
        super().__init__(self.part, name=f"seat:{seat}")
        self.sight, self.seat = sight, seat
        self._on_open = on_open
        self.tip = lambda: sight.explain(f"seat.{seat}", refusing=False)

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn to decide."""
        decision = self.sight.decision
        return decision is not None and decision.seat == self.seat

    def press(self) -> Change | None:
        return self._on_open(self.seat)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, PAD, 8)
        _, rest = cut_top(inner, self._head(look), 4)
        self.part.place(look, rest)

    def _head(self, look: Look) -> float:
        return max(look.fonts.smallest / look.scale * 1.3, 44)

    def draw(self, canvas: Canvas) -> None:
        look, theme = canvas.look, canvas.look.theme
        colour = self.sight.colour(self.seat)
        made = paint.panel_of(look, "gold" if self.asked else "panel")
        tint = mix(made.top, colour, 0.16)
        panel = paint.Panel(tint, made.bottom, made.edge, made.radius, made.line, made.shadow)
        paint.panel(canvas, self.rect, panel)
        head, _ = cut_top(inset(self.rect, PAD, 8), self._head(look))
        info = self.sight.seat(self.seat)
        side = head.h
        paint.emblem(
            canvas, Box(head.x, head.y, side, side), f"app.emblem.{info.emblem}", colour,
            theme.gold if self.asked else None, 9,
        )  # fmt: skip
        score = self.sight.board.score(self.sight, self.seat)
        wide = look.text_size(score, "figure")[0] + 6 if score else 0
        right = head.right - wide
        if not info.is_human:
            right -= 30
            canvas.icon("app.bot", Box(right, head.centery - 13, 26, 26), theme.muted)
        room = Box(head.x + side + 10, head.y, right - head.x - side - 16, head.h)
        canvas.text(info.name, room, "small_name", "bright" if self.asked else None, shrink=True,
                    ellipsis=True)  # fmt: skip
        if score:
            box = Box(head.right - wide, head.y, wide, head.h)
            canvas.text(score, box, "figure", "bright", x=1.0, shrink=True)
        super().draw(canvas)


def place_in_column(look: Look, seats: Sequence[Widget], box: Box) -> Box:
    """Seats under each other; what they leave of the box."""
    count = max(len(seats), 1)
    high = min((box.h - GAP * (count - 1)) / count, HIGHEST)
    for place, seat in enumerate(seats):
        seat.place(look, Box(box.x, box.y + place * (high + GAP), box.w, high))
    return cut_top(box, len(seats) * (high + GAP) - GAP, GAP)[1]


def place_in_strip(look: Look, seats: Sequence[Widget], box: Box) -> Box:
    """Seats beside each other; what they leave of the box."""
    count = max(len(seats), 1)
    wide = min((box.w - GAP * (count - 1)) / count, WIDEST)
    for place, seat in enumerate(seats):
        seat.place(look, Box(box.x + place * (wide + GAP), box.y, wide, box.h))
    return cut_left(box, len(seats) * (wide + GAP) - GAP, GAP)[1]
