"""The panels at the side: who sits there or plays against all, who decides, who is ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.app.drawing import paint
from game.app.drawing.layout import Box, Size, cut_left, cut_top, inset
from game.app.drawing.names import fits, name_in
from game.app.drawing.theme import SEAT_COLOURS, mix
from game.app.keep.seats import SeatInfo
from game.app.table.board import Arms
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
#: Under this height a panel has a smaller head.
LOW = 170.0
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

    @property
    def leads(self) -> bool:
        """Whether the score stands out."""
        return False

    @property
    def is_bot(self) -> bool:
        """Whether a seat is played by a bot."""
        return False

    @property
    def arms(self) -> Arms | None:
        """The figure that the game gives it."""
        return None

    @property
    def badge(self) -> str:
        """An icon beside the name."""
        return ""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        _, rest = cut_top(self._inner, self._head(look), 4 if box.h >= LOW else 2)
        self.part.place(look, rest)

    @property
    def _inner(self) -> Box:
        """What is left inside the edge; a low panel has none to spare."""
        return inset(self.rect, PAD, 8 if self.rect.h >= LOW else 5)

    def press(self) -> Change | None:
        return self._on_open() if self._on_open is not None else None

    def _head(self, look: Look) -> float:
        # A low panel keeps its height for what stands under the name.
        wanted = 44 if self.rect.h >= LOW else 36
        return max(look.fonts.smallest / look.scale * 1.3, wanted)

    def draw(self, canvas: Canvas) -> None:
        look, info, arms = canvas.look, self.info, self.arms
        own = SEAT_COLOURS.get(info.colour, SEAT_COLOURS["slate"])
        colour = own if arms is None else arms.colour
        made = paint.panel_of(look, "gold" if self.asked else "panel")
        tint = mix(made.top, colour, 0.16)
        panel = paint.Panel(tint, made.bottom, made.edge, made.radius, made.line, made.shadow)
        paint.panel(canvas, self.rect, panel)
        head, _ = cut_top(self._inner, self._head(look))
        place = Box(head.x, head.y, head.h, head.h)
        if arms is None:
            frame = look.theme.gold if self.asked else None
            paint.emblem(canvas, place, f"app.emblem.{info.emblem}", colour, frame, 9)
        else:
            arms.draw(canvas, place)
        if self.is_bot:
            _draw_bot(canvas, place)
        self._draw_name(canvas, cut_left(head, head.h, 10)[1])
        super().draw(canvas)

    def _draw_name(self, canvas: Canvas, room: Box) -> None:
        """The name, what marks it, and the score at the right."""
        theme, right = canvas.look.theme, self._draw_score(canvas, room)
        badge = 30.0 if self.badge else 0.0
        named = Box(room.x, room.y, right - room.x - 6 - badge, room.h)
        ink = "bright" if self.asked else None
        written = name_in(canvas, self.info.name, named, ink, 0.0)
        if self.badge:
            at = Box(written.right + 5, room.centery - 13, 26, 26)
            canvas.icon(self.badge, at, theme.gold)

    def _draw_score(self, canvas: Canvas, room: Box) -> float:
        """The score, in gold for who leads; answers where it begins."""
        look, score, icon = canvas.look, self.score, self.sight.board.score_icon
        if not score:
            return room.right
        bare = look.text_size(score, "figure")[0] + 6 + (12 if self.leads else 0)
        side = 28.0 if icon else 0.0
        left = room.w - bare - side - 10 - (30.0 if self.badge else 0.0)
        if icon and not fits(look, self.info.name, "small_strong", left):
            # Its sign gives way to a long name.
            icon, side = "", 0.0
        wide = bare + side
        box = Box(room.right - wide, room.y, wide, room.h)
        ink = look.theme.bright
        if self.leads:
            high = min(look.line("figure") + 2, room.h + 4)
            pill = Box(box.x - 4, room.centery - high / 2, wide + 8, high)
            paint.pill(canvas, pill, look.theme.gold)
            ink, box = look.theme.ink, Box(box.x, box.y, box.w - 6, box.h)
        if icon:
            canvas.icon(icon, Box(box.x + 2, room.centery - side / 2 + 1, side - 2, side - 2), ink)
        canvas.text(score, box, "figure", ink, x=1.0, shrink=True)
        return box.x - 4


def _draw_bot(canvas: Canvas, emblem: Box) -> None:
    """That nobody sits there: on the corner of the emblem, where it takes no room from a name."""
    theme, side = canvas.look.theme, 28.0
    badge = Box(emblem.right - side + 7, emblem.bottom - side + 5, side, side)
    paint.pill(canvas, badge, theme.panel, theme.edge)
    canvas.icon("app.bot", inset(badge, 4), theme.cream)


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

    @property
    def is_bot(self) -> bool:
        return not self.info.is_human

    @property
    def leads(self) -> bool:
        return self.sight.board.leads(self.sight, self.seat)

    @property
    def arms(self) -> Arms | None:
        return self.sight.board.arms(self.sight, self.seat)

    @property
    def badge(self) -> str:
        return self.sight.board.badge(self.sight, self.seat)

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
    def arms(self) -> Arms | None:
        return self.sight.board.rival_arms(self.sight, self.rival)

    @property
    def score(self) -> str:
        points = self.rival.points(self.sight.view)
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
