"""The panels at the side: who sits there or plays against all, who decides, who is ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size, cut_left, cut_top, inset
from game.app.drawing.theme import SEAT_COLOURS, mix
from game.app.keep.seats import SeatInfo
from game.app.table.numbers import SCORE
from game.app.table.sight import Sight
from game.app.telling.standings import rival_info
from game.app.widgets.base import NO_LIMIT, Change, Press, Widget

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.look import Look
    from game.engine.game import Rival
    from game.engine.table import Seat

PAD = 10.0
#: Between two seats, and how high or wide one grows where there is room.
GAP, HIGHEST, WIDEST = 10.0, 290.0, 480.0


class OwnerPanel(Widget):
    """Emblem, name and score over the game's own part; a click opens the sheet."""

    focusable = True

    def __init__(
        self, sight: Sight, info: SeatInfo, part: Widget, name: str, on_open: Press | None
    ) -> None:
        super().__init__(part, name=name)
        self.sight, self.info, self.part = sight, info, part
        self._on_open = on_open
        self.enabled = on_open is not None

    @property
    def asked(self) -> bool:
        """Whether this one is seen to decide."""
        return False

    @property
    def score(self) -> str:
        """What stands beside the name."""
        return ""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, PAD, 8)
        _, rest = cut_top(inner, self._head(look), 4)
        self.part.place(look, rest)

    def press(self) -> Change | None:
        return self._on_open() if self._on_open is not None else None

    def _head(self, look: Look) -> float:
        return max(look.fonts.smallest / look.scale * 1.3, 44)

    def draw(self, canvas: Canvas) -> None:
        look, theme, info = canvas.look, canvas.look.theme, self.info
        colour = SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])
        made = paint.panel_of(look, "gold" if self.asked else "panel")
        tint = mix(made.top, colour, 0.16)
        panel = paint.Panel(tint, made.bottom, made.edge, made.radius, made.line, made.shadow)
        paint.panel(canvas, self.rect, panel)
        head, _ = cut_top(inset(self.rect, PAD, 8), self._head(look))
        side = head.h
        paint.emblem(
            canvas, Box(head.x, head.y, side, side), f"app.emblem.{info.emblem}", colour,
            theme.gold if self.asked else None, 9,
        )  # fmt: skip
        score = self.score
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


class SeatPanel(OwnerPanel):
    """A seat at a glance."""

    def __init__(self, sight: Sight, seat: Seat, on_open: Press) -> None:
        part = sight.board.seat(sight, seat)
        super().__init__(sight, sight.seat(seat), part, f"seat:{seat}", on_open)
        self.seat = seat
        self.figure = sight.number(f"{SCORE}{seat}")
        self.children.append(self.figure)
        self.tip = lambda: sight.explain(f"seat.{seat}", refusing=False)

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        head, _ = cut_top(inset(box, PAD, 8), self._head(look))
        wide = look.text_size(self.score, "figure")[0] + 6
        self.figure.place(look, Box(head.right - wide, head.y, wide, head.h))

    @property
    def asked(self) -> bool:
        return self.sight.asked == self.seat

    @property
    def score(self) -> str:
        return self.sight.board.score(self.sight, self.seat)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return width, HIGHEST


class RivalPanel(OwnerPanel):
    """An opponent that the rules play, at a glance; no higher than it needs to be."""

    def __init__(
        self, sight: Sight, rival: Rival, part: Widget, on_open: Press | None = None
    ) -> None:
        info = rival_info(rival, sight.words)
        super().__init__(sight, info, part, f"rival:{rival.owner}", on_open)
        self.rival = rival
        self.tip = (lambda: sight.explain(rival.owner, refusing=False)) if on_open else None

    @property
    def score(self) -> str:
        points = self.rival.score(self.sight.view)
        return "" if points is None else str(points)

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        part = self.part.wanted(look, width - 2 * PAD)[1]
        return width, self._head(look) + (part + 4 if part else 0) + 16


def panels(sight: Sight, on_open: Callable[[Seat | Rival], Change | None]) -> list[Widget]:
    """All seats, then the rivals."""

    def opener(owner: Seat | Rival) -> Press:
        return lambda: on_open(owner)

    seats = range(len(sight.match.seats))
    return [
        *(SeatPanel(sight, seat, opener(seat)) for seat in seats),
        *(
            RivalPanel(sight, rival, sight.board.rival(sight, rival), opener(rival))
            for rival in sight.match.rivals
        ),
    ]


def place_in_column(look: Look, shown: Sequence[Widget], box: Box) -> Box:
    """Panels under each other, those that need little leave the others more; what is left."""
    y = box.y
    for number, panel in enumerate(shown):
        left = len(shown) - number
        # What comes below and wants less than its share leaves it to this one.
        below = [each.wanted(look, box.w)[1] for each in shown[number + 1 :]]
        share = (box.bottom - y - GAP * (left - 1)) / left
        spare = sum(max(share - each, 0) for each in below)
        high = max(min(panel.wanted(look, box.w)[1], share + spare), 0)
        panel.place(look, Box(box.x, y, box.w, high))
        y += high + GAP
    return Box(box.x, y, box.w, max(box.bottom - y, 0))


def place_in_strip(look: Look, seats: Sequence[Widget], box: Box) -> Box:
    """Seats beside each other; what they leave of the box."""
    count = max(len(seats), 1)
    wide = min((box.w - GAP * (count - 1)) / count, WIDEST)
    for place, seat in enumerate(seats):
        seat.place(look, Box(box.x + place * (wide + GAP), box.y, wide, box.h))
    return cut_left(box, len(seats) * (wide + GAP) - GAP, GAP)[1]
