"""Influence, Gold and Magic on one scale, with the wall that stops them."""

from __future__ import annotations

from game.app.boards.valeria.skin import EMBER, GOODS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.views import Warden

#: From the top.
TRACKS = (zones.INFLUENCE, zones.GOLD, zones.MAGIC)
#: How far a track goes when nothing stops it.
LAST = 20
#: Numbers of the scale that are written.
WRITTEN = (0, 5, 10, 15, 20)
TEXT_KEYS = ("val-board-influence", "val-board-gold", "val-board-magic")


class Tracks(Widget):
    """The three tracks of a board."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        self.warden = Warden(sight.view, seat)
        owner = self.warden.owner
        self.anchors = [Anchor(f"{owner}/{name}") for name in TRACKS]
        self.wall = Wall(sight, seat)
        super().__init__(*self.anchors, self.wall)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 5)
        line = look.fonts.smallest / look.scale * 1.05
        self.scale, rest = cut_top(inner, line, 1)
        words = [self.sight.words(key) for key in TEXT_KEYS]
        wide = max(look.text_size(each, "small_strong")[0] for each in words)
        wide = min(wide, inner.w * 0.24)
        icon = line * 1.1
        self.label = icon + 6 + wide + 6
        number = look.text_size("20", "figure")[0] + 4
        self.lines = column(rest, len(TRACKS), 4)
        self.number = Box(inner.x + self.label, rest.y, number, rest.h)
        left = self.number.right + 8
        self.cells = Box(left, rest.y, inner.right - left - 4, rest.h)
        for anchor, cell in zip(self.anchors, self.lines, strict=True):
            value = min(self.warden.has(anchor.name.partition("/")[2]), LAST)
            anchor.place(look, self._cell(max(value, 1), cell))
        limit = min(content().limits["tracks"], LAST)
        x = self._x(limit)
        self.wall.place(look, Box(x - 9, self.scale.y, 19, inner.bottom - self.scale.y))

    @property
    def step(self) -> float:
        """The width of a space of a track."""
        return self.cells.w / LAST

    def _x(self, value: float) -> float:
        """Where the space of a value ends."""
        return self.cells.x + value * self.step

    def _cell(self, value: int, line: Box) -> Box:
        return Box(self._x(value - 1), line.y, self.step, line.h)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "sunken")
        look, theme = canvas.look, canvas.look.theme
        limit = self.warden.limits.tracks
        near = self._x(min(content().limits["tracks"], LAST))
        said = self._limit_in_scale(look) if self.warden.board is not None else None
        for value in WRITTEN:
            x = self._x(value - 0.5 if value else 0)
            wide = look.text_size(str(value), "small")[0]
            if abs(x - near) < wide / 2 + 18:
                # The wall stands there.
                continue
            if said is not None and said.x - 8 < x + wide / 2 and x - wide / 2 < said.right + 8:
                continue
            x = min(x, self.cells.right - wide / 2)
            place = Box(x - wide / 2, self.scale.y, wide + 2, self.scale.h)
            canvas.text(str(value), place, "small", "muted", x=0.5, shrink=True)
        for name, key, line in zip(TRACKS, TEXT_KEYS, self.lines, strict=True):
            self._draw_track(canvas, name, self.sight.words(key), line, limit)
        super().draw(canvas)
        if self.warden.board is not None:
            self._draw_limit(canvas, theme.night)

    def _draw_track(self, canvas: Canvas, name: str, words: str, line: Box, limit: int) -> None:
        look, theme, tint = canvas.look, canvas.look.theme, GOODS[name]
        value = self.warden.has(name)
        side = look.fonts.smallest / look.scale * 1.15
        left = self.rect.x + 10
        canvas.icon(f"val.resource.{name}", Box(left, line.centery - side / 2, side, side), tint)
        room = Box(left + side + 6, line.y, self.number.x - left - side - 8, line.h)
        canvas.text(words, room, "small_strong", shrink=True, ellipsis=True)
        number = Box(self.number.x, line.y, self.number.w, line.h)
        canvas.text(str(value), number, "figure", tint, x=1.0, shrink=True)
        high = min(line.h - 2, 34)
        for space in range(1, LAST + 1):
            cell = self._cell(space, line)
            box = Box(cell.x + 1, cell.centery - high / 2, max(cell.w - 2, 3), high)
            if space < value:
                fill, edge = mix(tint, theme.sunken, 0.42), mix(tint, theme.sunken, 0.2)
            elif space == value:
                fill, edge = tint, theme.cream
            else:
                beyond = space > limit
                fill = darker(theme.sunken, 0.5) if beyond else lighter(theme.sunken, 0.05)
                edge = mix(theme.edge, theme.sunken, 0.7 if beyond else 0.4)
            radius = min(6, box.w * 0.25)
            thick = 2.5 if space == value else 1.5
            made = paint.Panel(lighter(fill, 0.12), darker(fill, 0.16), edge, radius, thick)
            paint.panel(canvas, box, made)

    def _limit_beside(self, look: Look) -> Box | None:
        """Room for what Influence means at the right of its marker; None if there is none."""
        wide = look.text_size(self._limit, "small_strong")[0] + 8
        near = self._x(min(content().limits["tracks"], LAST))
        left = self._x(min(self.warden.influence, LAST)) + 6
        if left < near and left + wide > near - 14:
            left = near + 14
        line = look.line("small_strong")
        fits = left + wide <= self.cells.right
        return Box(left, self.lines[0].centery - line / 2, wide, line) if fits else None

    def _limit_in_scale(self, look: Look) -> Box | None:
        """Otherwise it stands over the marker, among the numbers of the scale."""
        if self._limit_beside(look) is not None:
            return None
        wide = look.text_size(self._limit, "small_strong")[0] + 8
        near = self._x(min(content().limits["tracks"], LAST)) + 14
        middle = self._x(min(self.warden.influence, LAST) - 0.5)
        left = max(min(middle - wide / 2, self.cells.right - wide), near)
        fits = left + wide <= self.rect.right - 4
        return Box(left, self.scale.y, wide, self.scale.h) if fits else None

    @property
    def _limit(self) -> str:
        return self.sight.words("val-board-strength-limit")

    def _draw_limit(self, canvas: Canvas, night: tuple[int, int, int]) -> None:
        """What Influence means, where there is room for the words."""
        look = canvas.look
        beside, above = self._limit_beside(look), self._limit_in_scale(look)
        if beside is not None:
            ground = paint.Panel(darker(night, 0.2), darker(night, 0.2), None, 6, alpha=215)
            paint.panel(canvas, beside, ground)
            canvas.text(self._limit, beside, "small_strong", EMBER, x=0.5)
        elif above is not None:
            canvas.text(self._limit, above, "small_strong", EMBER, x=0.5, shrink=True)


class Wall(Spot):
    """The wall across the tracks: whole while its marker stands, broken once it is gone."""

    def __init__(self, sight: Sight, seat: int) -> None:
        zone = zones.space(seat, "track_14")
        self.there = sight.view.zone(zone)
        super().__init__(zone, None, also=self.there, hidden=sight.hidden)
        self.sight, self.seat, self.radius = sight, seat, 8
        sight.bind(self)

    def draw(self, canvas: Canvas) -> None:
        from game.app.boards.valeria.art.tokens import marker
        from game.app.boards.valeria.reading import troop

        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        people = troop(self.sight, self.seat)
        whole = any(piece not in self._hidden for piece in self.there)
        stones(canvas, self.rect, whole or not people)
        if whole and people:
            side = min(self.rect.h * 0.34, 36)
            place = Box(self.rect.centerx - side / 2, self.rect.y - 4, side, side)
            marker(canvas, place, people)
        self.draw_marks(canvas)


def stones(canvas: Canvas, box: Box, whole: bool) -> None:
    """A wall of stones; only its ends are left of a broken one."""
    rows = max(round(box.h / 13), 4)
    high = box.h / rows
    for place in range(rows):
        gone = not whole and 0.16 < (place + 0.5) / rows < 0.84
        if gone:
            continue
        shift = (place % 2) * box.w * 0.22
        grey = (118, 110, 122) if place % 3 else (102, 94, 108)
        for left, wide in (
            (0.0, 0.5 + shift / box.w),
            (0.54 + shift / box.w, 0.46 - shift / box.w),
        ):
            stone = Box(box.x + left * box.w, box.y + place * high + 1, wide * box.w, high - 2)
            if stone.w > 2:
                made = paint.Panel(lighter(grey, 0.14), darker(grey, 0.28), (44, 40, 52), 3, 1)
                paint.panel(canvas, stone, made)
