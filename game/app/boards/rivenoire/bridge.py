"""The bridge over the river, which is the Fame track: everybody's arms, and marks at 10 and 20."""

from __future__ import annotations

import math

from game.app.boards.rivenoire.art.tokens import arms
from game.app.boards.rivenoire.emblems import term
from game.app.boards.rivenoire.skin import DUSK, RIVER
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import box as content
from game.rules.rivenoire.views import Notable

STONE: Colour = (104, 100, 122)
#: The least length that is shown, and by how much it grows.
LEAST, STEP = 30, 15


class Bridge(Widget):
    """The Fame track."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.fame = [Notable(sight.view, seat).fame for seat in range(len(sight.match.seats))]
        self.anchors = [
            Anchor(f"{zones.notable(seat)}/{zones.FAME}") for seat in range(len(self.fame))
        ]
        super().__init__(*self.anchors)

    @property
    def first(self) -> int:
        """Where the bridge begins: each lap is as long as the track."""
        track = content().numbers.fame_track
        return min(self.fame, default=0) // track * track

    @property
    def last(self) -> int:
        """Where it ends: a little after whoever leads."""
        track = content().numbers.fame_track
        far = max(max(self.fame, default=0) + 2 - self.first, LEAST)
        return self.first + min(-(-far // STEP) * STEP, track if far <= track else 2 * track)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.16
        deck = max(min(line * 1.1, 34), 26)
        self.deck = Box(box.x, box.bottom - min(box.h * 0.32, deck + 26), box.w, deck)
        self.side = max(min((self.deck.y - box.y) * 0.42, 46), 24)
        # Arms stand over their Fame, or beside those that stand there already.
        pitch = max(self.side * 0.7, look.text_size("00", "small_strong")[0] + 16)
        free = box.x + 4
        order = sorted(range(len(self.fame)), key=lambda seat: (self.fame[seat], seat))
        last = box.right - 4 - self.side - pitch * (len(order) - 1)
        for at, seat in enumerate(order):
            x = min(max(self._x(self.fame[seat]) - self.side / 2, free), last + at * pitch)
            self.anchors[seat].place(
                look, Box(x, self.deck.y - self.side - 9, self.side, self.side)
            )
            free = x + pitch

    def _x(self, fame: float) -> float:
        share = (fame - self.first) / max(self.last - self.first, 1)
        return self.deck.x + 34 + min(max(share, 0), 1) * (self.deck.w - 76)

    def draw(self, canvas: Canvas) -> None:
        self._draw_title(canvas)
        self._draw_arches(canvas)
        self._draw_marks(canvas)
        for seat, anchor in enumerate(self.anchors):
            self._draw_seat(canvas, seat, anchor.rect)

    def _draw_title(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        high = look.line("small_name")
        if self.deck.y - self.side - 12 - high < self.rect.y - 2:
            return
        head = Box(self.rect.x + 16, self.rect.y + 4, self.rect.w - 32, high)
        title = words("riv-board-fame")
        wide = look.text_size(title, "small_name")[0] + 4
        canvas.text(title, Box(head.x, head.y, wide, high), "small_name", shrink=True)
        said = self._leads()
        room = head.w - wide - 20
        flags = self.deck.y - self.side - look.fonts.smallest / look.scale * 1.1 - 10
        fits = look.fonts.width(said, "aside", look.fonts.smallest) / look.scale <= room
        if fits and head.bottom <= flags + 6:
            box = Box(head.x + wide + 20, head.y, room, high)
            canvas.text(said, box, "hint", (226, 216, 224), x=1.0, shrink=True)

    def _leads(self) -> str:
        best = max(self.fame)
        first = [seat for seat, fame in enumerate(self.fame) if fame == best]
        words = self.sight.words
        if not best or len(first) > 1:
            return words("riv-board-level") if best else ""
        ahead = best - max(fame for seat, fame in enumerate(self.fame) if seat != first[0])
        return words("riv-board-ahead", seat=first[0], count=ahead)

    def _draw_arches(self, canvas: Canvas) -> None:
        """Piers and arches under a deck of stone, with a parapet."""
        deck, low = self.deck, self.rect.bottom
        count = max(int(deck.w // 130), 3)
        wide = deck.w / count
        pier, high = mix(STONE, RIVER, 0.5), max(low - deck.bottom, 2)
        for at in range(count):
            left = deck.x + at * wide
            for side in (0, 1):
                # The stone beside an arch: straight at the pier, round to the middle of the span.
                foot, way = left + side * wide, 1 - 2 * side
                curve = [
                    (foot + way * (9 + (wide / 2 - 9) * (1 - math.cos(step * math.pi / 16))),
                     low - high * math.sin(step * math.pi / 16))
                    for step in range(9)
                ]  # fmt: skip
                canvas.polygon(pier, ((foot, deck.bottom - 2), (foot, low), *curve,
                               (left + wide / 2, deck.bottom - 2)))  # fmt: skip
        top = mix(STONE, DUSK, 0.25)
        made = paint.Panel(lighter(top, 0.14), darker(STONE, 0.42), darker(STONE, 0.6), 6, 2, 6)
        paint.panel(canvas, deck, made)
        teeth = int(deck.w // 30)
        for at in range(teeth):
            x = deck.x + 8 + at * (deck.w - 16) / max(teeth - 1, 1)
            canvas.fill(top, Box(x - 5, deck.y - 5, 10, 7))

    def _draw_marks(self, canvas: Canvas) -> None:
        """A tick each five, figures at the tens, flags where a player draws more."""
        look, theme, deck = canvas.look, canvas.look.theme, self.deck
        step = 1 if self.last - self.first <= 45 else 5
        for fame in range(self.first, self.last + 1, step):
            x = self._x(fame)
            tall = 0.5 if fame % 5 == 0 else 0.24
            canvas.fill(darker(STONE, 0.55), Box(x - 1, deck.y + 3, 2, deck.h * tall))
        for fame in range(self.first, self.last + 1, 10 if self.last - self.first <= 60 else 20):
            said = str(fame)
            wide = look.text_size(said, "small_strong")[0] + 6
            x = min(max(self._x(fame) - wide / 2, deck.x + 3), deck.right - wide - 3)
            canvas.text(said, Box(x, deck.y, wide, deck.h), "small_strong", theme.cream, x=0.5,
                        shrink=True)  # fmt: skip
        for fame, cards in content().numbers.fame_draws.items():
            if self.first <= fame <= self.last:
                self._draw_flag(canvas, fame, cards)

    def _draw_flag(self, canvas: Canvas, fame: int, cards: int) -> None:
        look, deck = canvas.look, self.deck
        line = look.fonts.smallest / look.scale * 1.1
        x, top = self._x(fame), deck.y - self.side - line - 10
        if top < self.rect.y:
            top = self.rect.y
        canvas.fill((226, 206, 160), Box(x - 1.5, top, 3, deck.y - top))
        wide = look.text_size(f"+{cards}", "small_strong")[0] + line + 14
        flag = Box(x, top, wide, line)
        tail = flag.right - 7, flag.centery
        corners = flag.topleft, flag.topright, tail, flag.bottomright, flag.bottomleft
        canvas.polygon((150, 58, 56), corners)
        icon = Box(flag.x + 5, flag.y + line * 0.1, line * 0.8, line * 0.8)
        canvas.icon(term("draw"), icon, (250, 236, 214))
        room = Box(icon.right + 3, flag.y, flag.right - icon.right - 8, line)
        canvas.text(f"+{cards}", room, "small_strong", (250, 236, 214), shrink=True)

    def _draw_seat(self, canvas: Canvas, seat: int, box: Box) -> None:
        """The arms of a seat over its Fame, a point down to it, the figure under it."""
        look, sight = canvas.look, self.sight
        colour, info = sight.colour(seat), sight.seat(seat)
        x = self._x(self.fame[seat])
        edge = lighter(colour, 0.5)
        canvas.polygon(
            edge, ((x - 6, self.deck.y - 10), (x + 6, self.deck.y - 10), (x, self.deck.y))
        )
        arms(canvas, box, f"app.emblem.{info.emblem}", colour)
        low = Box(
            box.x, self.deck.bottom + 1, box.w, max(self.rect.bottom - self.deck.bottom - 1, 1)
        )
        line = look.fonts.smallest / look.scale
        if low.h >= line * 0.95:
            said = str(self.fame[seat])
            wide = max(look.text_size(said, "small_strong")[0] + 12, 30)
            pill = Box(box.centerx - wide / 2, low.y, wide, min(low.h, line * 1.1))
            paint.pill(canvas, pill, darker(colour, 0.55), edge)
            canvas.text(said, pill, "small_strong", x=0.5, shrink=True)
