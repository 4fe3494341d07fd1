"""Pictures of figures for the results: the score sheet, the race for points, the band of luck."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, lighter, mix
from game.app.keep.seats import SeatInfo
from game.app.scenes.log import emblem_of, seat_colour
from game.app.telling.ledger import BAND, Race, Tally
from game.app.telling.standings import Standing
from game.app.widgets import Widget
from game.app.widgets.base import NO_LIMIT

#: Where the rules give a rival no points.
NO_POINTS = "–"


class ScoreTable(Widget):
    """The totals, a column for each seat and rival, and the lines of points that led to them.

    The totals stand first: a long sheet scrolls, and nobody should have to look for the outcome.
    """

    def __init__(
        self,
        standings: Sequence[Standing],
        rows: Sequence[tuple[str, Sequence[str]]],
        total: str,
    ) -> None:
        super().__init__(name="sheet")
        self.standings, self.rows, self.total = standings, list(rows), total

    def _heights(self, look: Look) -> tuple[float, float, float]:
        head = 92 + look.line("small_name")
        room = 30 if look.text_scale < 1.2 else 12
        return head, look.line("body") + room, look.line("heading") + 24

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        head, line, sums = self._heights(look)
        return min(width, 900), head + line * len(self.rows) + sums + 10

    def _columns(self, look: Look, box: Box) -> tuple[float, list[Box]]:
        names = [name for name, _ in self.rows] + [self.total]
        need = max(look.text_size(name, "strong")[0] for name in names) + 16
        label = min(need, box.w * 0.42)
        wide = min((box.w - label) / max(len(self.standings), 1), 420)
        return label, [
            Box(box.x + label + index * wide, box.y, wide, box.h)
            for index in range(len(self.standings))
        ]

    def draw(self, canvas: Canvas) -> None:
        look, box = canvas.look, self.rect
        head, line, sums = self._heights(look)
        label, columns = self._columns(look, box)
        for standing, column in zip(self.standings, columns, strict=True):
            self._head(canvas, standing, Box(column.x, box.y, column.w, head))
        self._totals(canvas, box.y + head, sums, columns, label)
        y = box.y + head + sums + 10
        for number, (name, figures) in enumerate(self.rows):
            strip = Box(box.x, y, label + sum(column.w for column in columns), line)
            if number % 2 == 0:
                fill = lighter(look.theme.panel, 0.05)
                paint.panel(canvas, strip, paint.Panel(fill, fill, None, 8))
            room = Box(box.x + 8, y, label - 12, line)
            canvas.text(name, room, "body", shrink=True, ellipsis=True)
            for figure, column in zip(figures, columns, strict=True):
                place_ = Box(column.x + 4, y, column.w - 8, line)
                canvas.text(figure, place_, "figure", x=0.5, shrink=True)
            y += line

    def _head(self, canvas: Canvas, standing: Standing, box: Box) -> None:
        info, first = standing.info, standing.place == 1
        side = 76.0
        badge = Box(box.centerx - side / 2, box.y + 2, side, side)
        theme = canvas.look.theme
        frame = theme.gold if first else theme.edge
        paint.emblem(canvas, badge, emblem_of(info), seat_colour(info), frame, 12)
        if standing.place is not None:
            sign = Box(badge.right - 22, badge.y - 4, 34, 34)
            paint.pill(canvas, sign, theme.gold if first else theme.panel, theme.ink)
            ink = "ink" if first else "cream"
            canvas.text(str(standing.place), sign, "small_strong", ink, x=0.5)
        name = Box(box.x + 4, badge.bottom + 4, box.w - 8, box.h - side - 8)
        canvas.text(info.name, name, "small_name", x=0.5, shrink=True, ellipsis=True)

    def _totals(
        self, canvas: Canvas, y: float, high: float, columns: list[Box], label: float
    ) -> None:
        theme = canvas.look.theme
        right = columns[-1].right if columns else self.rect.right
        canvas.line(theme.gold, (self.rect.x, y + high + 2), (right, y + high + 2), 2)
        room = Box(self.rect.x + 8, y, label - 12, high)
        canvas.text(self.total, room, "strong", "bright", shrink=True)
        for standing, column in zip(self.standings, columns, strict=True):
            place = Box(column.x + 4, y, column.w - 8, high)
            total = NO_POINTS if standing.total is None else str(standing.total)
            canvas.text(total, place, "heading", "bright", x=0.5, shrink=True)


class RaceChart(Widget):
    """The points of every seat and rival over the rounds."""

    def __init__(self, race: Race, seats: Sequence[SeatInfo], round_word: str) -> None:
        super().__init__(name="race")
        self.race, self.seats, self.round_word = race, seats, round_word

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 900), 420

    def draw(self, canvas: Canvas) -> None:
        look = canvas.look
        step = _step(self.race.most - self.race.least, self.rect.h, look.line("small") * 2.2)
        top = max(-(-self.race.most // step) * step, step)
        low = self.race.least // step * step
        left = look.text_size(str(top), "small")[0] + 14
        foot = look.line("small") * 2 + 10
        end = look.text_size(str(self.race.most), "figure")[0] + 60
        plot = Box(
            self.rect.x + left, self.rect.y + 12, self.rect.w - left - end, self.rect.h - foot - 12
        )
        self._grid(canvas, plot, (low, top, step))
        ends = []
        for seat, info in enumerate(self.seats):
            points = [
                self._point(plot, x, scores[seat], low, top) for x, scores in self.race.points
            ]
            self._curve(canvas, points, lighter(seat_colour(info), 0.22))
            ends.append((points[-1][1], seat))
        self._ends(canvas, plot, ends)

    def _point(self, plot: Box, x: float, score: int, low: int, top: int) -> tuple[float, float]:
        across = plot.x + plot.w * x / max(self.race.rounds, 1)
        return across, plot.bottom - plot.h * (score - low) / max(top - low, 1)

    def _grid(self, canvas: Canvas, plot: Box, scale: tuple[int, int, int]) -> None:
        look, theme = canvas.look, canvas.look.theme
        low, top, step = scale
        faint = mix(theme.panel, theme.edge, 0.55)
        high = look.line("small")
        for value in range(low, top + 1, step):
            y = self._point(plot, 0, value, low, top)[1]
            canvas.line(faint if value else theme.edge, (plot.x, y), (plot.right, y), 1.5)
            room = Box(self.rect.x, y - high / 2, plot.x - self.rect.x - 8, high)
            canvas.text(str(value), room, "small", "muted", x=1.0)
        rounds = max(self.race.rounds, 1)
        each = self._every(look, plot.w / rounds)
        for number in range(0, rounds, each):
            x = plot.x + plot.w * number / rounds
            if number:
                canvas.line(faint, (x, plot.y), (x, plot.bottom), 1.5)
            if number + each > rounds and number and each > 1:
                # The last part may be too short for its number.
                break
            cell = Box(x, plot.bottom + 4, plot.w / rounds * each, high)
            canvas.text(str(number + 1), cell, "small", "muted", x=0.5 if each == 1 else 0.0)
        under = Box(plot.x, plot.bottom + 4 + high, plot.w, high)
        canvas.text(self.round_word, under, "small", "muted", x=0.5)

    def _every(self, look: Look, wide: float) -> int:
        """Of how many rounds one has its number: of all, unless they are too many to be read."""
        need = look.text_size(str(self.race.rounds), "small")[0] + 10
        return next(each for each in (1, 2, 5, 10, 20, 50, 100, 1000) if each * wide >= need)

    def _curve(self, canvas: Canvas, points: list[tuple[float, float]], colour: Colour) -> None:
        spots = _corners([canvas.at(point) for point in points])
        if len(spots) < 2:
            return
        wide = canvas.look.px(4)
        pygame.draw.lines(canvas.surface, colour, False, spots, wide)
        for spot in spots:
            pygame.draw.circle(canvas.surface, colour, spot, wide // 2)

    def _ends(self, canvas: Canvas, plot: Box, ends: list[tuple[float, int]]) -> None:
        """Each seat's emblem and points, moved apart where lines meet; its line leads there."""
        gap = max(canvas.look.line("figure"), 40) + 2
        free = plot.y - gap
        ends.sort()
        room = plot.bottom - gap * len(ends)
        for index, (y, seat) in enumerate(ends):
            top = min(max(y - gap / 2, free + gap if index else y - gap / 2), room + gap * index)
            free = top
            info = self.seats[seat]
            badge = Box(plot.right + 14, top + (gap - 36) / 2, 36, 36)
            way = [(plot.right, y), (badge.x - 4, badge.centery), (badge.x + 2, badge.centery)]
            self._curve(canvas, way, lighter(seat_colour(info), 0.22))
            paint.emblem(canvas, badge, emblem_of(info), seat_colour(info), radius=8)
            figure = Box(badge.right + 6, top, self.rect.right - badge.right - 6, gap)
            score = self.race.points[-1][1][seat]
            canvas.text(str(score), figure, "figure", shrink=True)


def _corners(spots: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spots of a line without those in the middle of a level stretch."""
    return [
        spot
        for index, spot in enumerate(spots)
        if index in (0, len(spots) - 1) or not spots[index - 1][1] == spot[1] == spots[index + 1][1]
    ]


def _step(span: int, height: float, room: float) -> int:
    """A round number between two lines of the grid."""
    most = max(int(height / room), 2)
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000):
        if span / step <= most:
            return step
    return max(span, 1)


class LuckBar(Widget):
    """Dice against what could be expected: the band, its middle, and where they fell."""

    #: So that keys can walk down a long ledger.
    focusable = True

    #: Standard deviations from the middle to an end of the bar.
    REACH = 3.4

    def __init__(self, tally: Tally, name: str, figures: str, verdict: str) -> None:
        super().__init__()
        self.tally, self.words, self.figures, self.verdict = tally, name, figures, verdict

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 900), look.line("small_strong") + look.line("small") + 40

    def draw(self, canvas: Canvas) -> None:
        look, theme, tally = canvas.look, canvas.look.theme, self.tally
        box = self.rect
        head = Box(box.x, box.y, box.w, look.line("small_strong"))
        colour = {"lucky": "good", "unlucky": "bad"}.get(tally.verdict, "muted")
        right = look.text_size(self.verdict, "small_strong")[0]
        canvas.text(self.verdict, head, "small_strong", colour, x=1.0)
        left = Box(head.x, head.y, head.w - right - 20, head.h)
        canvas.text(self.words, left, "small_strong", shrink=True, ellipsis=True)
        bar = Box(box.x, head.bottom + 10, box.w, 18)
        paint.gauge(canvas, bar, 0, theme.gold)
        part = bar.w * BAND / self.REACH / 2
        band = Box(bar.centerx - part, bar.y, 2 * part, bar.h)
        tint = mix(theme.panel, theme.info, 0.35)
        paint.panel(canvas, band, paint.Panel(lighter(tint, 0.1), tint, None, 9))
        canvas.line(theme.cream, (bar.centerx, bar.y - 4), (bar.centerx, bar.bottom + 4), 2)
        off = min(max(tally.score / self.REACH, -1), 1)
        knob = Box(bar.centerx + off * (bar.w / 2 - 14) - 14, bar.centery - 14, 28, 28)
        paint.pill(
            canvas, knob, theme.colour(colour) if colour != "muted" else theme.gold, theme.ink
        )
        under = Box(box.x, bar.bottom + 6, box.w, look.line("small"))
        canvas.text(self.figures, under, "small", "muted", shrink=True, ellipsis=True)


class SeatHead(Widget):
    """A seat's emblem and name, over what follows."""

    def __init__(self, info: SeatInfo) -> None:
        super().__init__()
        self.info = info

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        return min(width, 400), max(look.line("name"), 44) + 4

    def draw(self, canvas: Canvas) -> None:
        box = inset(self.rect, 0, 2)
        badge = Box(box.x, box.centery - 20, 40, 40)
        paint.emblem(canvas, badge, emblem_of(self.info), seat_colour(self.info), radius=8)
        room = Box(badge.right + 12, box.y, box.w - 52, box.h)
        canvas.text(self.info.name, room, "name", shrink=True, ellipsis=True)
