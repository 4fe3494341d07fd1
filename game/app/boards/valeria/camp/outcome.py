"""What a plan brings: points and rank, income, what is left, and what each zone would pay."""

from __future__ import annotations

from game.app.boards.valeria.camp.affair import CHAIN, POINTS, ZONE, Affair
from game.app.boards.valeria.camp.income import income
from game.app.boards.valeria.camp.paid import paid_so_far
from game.app.boards.valeria.mapboard import LINKS, MapBoard, zone_icon
from game.app.boards.valeria.planface import picture
from game.app.boards.valeria.skin import GOODS, YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import fits
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.app.widgets.text import Paragraph
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.reckoning import zone_points
from game.rules.valeria.views import Warden

#: How far lines may spread, the least height of a night, and the largest sign of a zone.
SPREAD, NIGHT, SIGN = 1.7, 110.0, 36.0


class Outcome(Widget):
    """The column at the right of the stage."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.sight, self.affair = sight, affair
        self.map: MapBoard | None = None
        if sight.view.zone(zones.scroll(affair.seat)) and affair.number not in (ZONE, CHAIN):
            worth = self._worth if affair.plan and affair.sums is not None else None
            self.map = MapBoard(sight, affair.seat, worth, titled=False)
        super().__init__(*((self.map,) if self.map is not None else ()))

    def _worth(self, kind: str) -> int:
        assert self.affair.sums is not None
        return zone_points(kind, self.affair.card, self.affair.sums.total)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.line("small_strong")
        self.title, rest = cut_top(box, look.line("small_name"), 6)
        self.points, rest = cut_top(rest, line * 2 + 22, 10)
        self.means, rest = cut_top(rest, line * 2.4 + 18, 10)
        self.next, rest = cut_top(rest, line, 4)
        if self.map is not None:
            high = min(rest.h, rest.w * 1.02)
            self.map.place(look, Box(rest.x, rest.y, rest.w, high))
            rest = cut_top(rest, high, 10)[1]
        self.zones = rest

    def draw(self, canvas: Canvas) -> None:
        words, sums = self.sight.words, self.affair.sums
        title = words("val-camp-brings")
        canvas.text(title, self.title, "small_name", "gold", x=0.5, shrink=True, ellipsis=True)
        if sums is not None:
            self._draw_points(canvas)
            self._draw_means(canvas)
        if self.map is not None:
            said = words("val-camp-next-zone")
            canvas.text(said, self.next, "small_strong", "muted", x=0.5, shrink=True, ellipsis=True)
        super().draw(canvas)
        self._draw_zones(canvas)

    def _draw_points(self, canvas: Canvas) -> None:
        sums, words, look = self.affair.sums, self.sight.words, canvas.look
        assert sums is not None
        theme = look.theme
        made = paint.Panel((66, 54, 34), (40, 32, 28), theme.gold, 12, 2)
        paint.panel(canvas, self.points, made)
        inner = inset(self.points, 12, 8)
        left, room = cut_left(inner, inner.h, 12)
        canvas.icon("val.resource.vp", left, theme.gold)
        canvas.text(
            str(sums.points), inset(left, left.w * 0.22), "figure", "bright", x=0.5, shrink=True
        )
        top, low = cut_top(room, room.h / 2)
        score = Warden(self.sight.view, self.affair.seat).score
        before = score - (sums.points if self._is_scored else 0)
        said = words(
            "val-camp-gains", points=sums.points, before=before, after=before + sums.points
        )
        canvas.text(said, top, "small_strong", "bright", shrink=True, ellipsis=True)
        rank = self._rank(before + sums.points)
        canvas.text(rank, low, "small", shrink=True, ellipsis=True)

    @property
    def _is_scored(self) -> bool:
        """Whether the score holds the points already; while they are told, it does not yet."""
        told = self.sight.upto is not None and self.sight.told == "val-plan-points"
        return self.affair.number >= POINTS and not told

    def _rank(self, score: int) -> str:
        """Whether that would be the lead, and by how much."""
        words, sight = self.sight.words, self.sight
        others = [
            Warden(sight.view, seat).score
            for seat in range(len(sight.match.seats))
            if seat != self.affair.seat
        ]
        others += [rival.points(sight.view) or 0 for rival in sight.match.rivals]
        if not others:
            return ""
        most = max(others)
        if score > most:
            return words("val-camp-lead", points=score - most)
        return (
            words("val-camp-behind", points=most - score)
            if score < most
            else words("val-camp-level")
        )

    def _draw_means(self, canvas: Canvas) -> None:
        """What champions pay, and what is left of Magic, Gold and gems."""
        sums, look = self.affair.sums, canvas.look
        assert sums is not None
        paint.panel(canvas, self.means, "panel")
        inner = inset(self.means, 12, 6)
        top, low = cut_top(inner, inner.h / 2)
        warden = Warden(self.sight.view, self.affair.seat)
        paid = income(self.sight, self.affair)
        label = self.sight.words("val-camp-income")
        _labelled(canvas, top, label, paid or [Chip("", "–")])
        draft = self.affair.draft is not None
        pairs = (
            ("magic", warden.magic, sums.magic_left),
            ("gold", warden.gold, sums.gold_left),
            ("gem", len(warden.gems), sums.gems_left),
        )
        chips: list[Chip] = []
        for name, has, left in pairs:
            chips.append(Chip(f"val.resource.{name}", str(has if draft else left), GOODS[name]))
            if draft and has != left:
                chips += [Chip("app.arrow_right", str(left), look.theme.muted)]
        _labelled(canvas, low, self.sight.words("val-camp-left"), chips)

    def _draw_zones(self, canvas: Canvas) -> None:
        """What the best zones pay; under them, or later instead, what has come in so far."""
        if self.affair.sums is None or not self.affair.plan:
            return
        top = self.zones.y if self.map is not None else self.next.y
        if self.affair.number <= ZONE:
            top = self._draw_paying(canvas, top)
        if self.map is None:
            self._draw_paid(canvas, top + 6)

    def _draw_paying(self, canvas: Canvas, y: float) -> float:
        """Zones with their points; with the links they complete in words, where there is room."""
        paying, sight = self._paying(), self.sight
        line = canvas.look.line("small_strong") + 12
        roomy = self.map is None
        if roomy:
            # Without the map there is room to spare: lines spread over it.
            lines = sum(self._lines_of(canvas.look, gifts) for _, _, gifts in paying)
            left = self.rect.bottom - y - self._paid_height(canvas.look)
            line = min(max(left / max(lines, 1), line), line * SPREAD)
        for kind, points, gifts in paying:
            high = line * (self._lines_of(canvas.look, gifts) if roomy else 1.0)
            if y + high > self.rect.bottom + 4:
                break
            box = Box(self.rect.x, y, self.rect.w, high - 5)
            paint.panel(canvas, box, "sunken")
            inner = inset(box, 8, 2)
            sign, room = cut_left(inner, min(line - 9, SIGN), 8)
            told = roomy and bool(gifts)
            head, low = cut_top(room, line * 1.72 / 2 - 4 if told else room.h)
            side = Box(sign.x, inner.centery - sign.w / 2, sign.w, sign.w)
            canvas.icon(zone_icon(content().zones[kind]), side, canvas.look.theme.cream)
            chips = [Chip("val.resource.vp", str(points), GOODS["vp"])]
            chips += [Chip(f"val.link.{gift}", "", LINKS[gift]) for gift in gifts]
            _labelled(canvas, head, sight.words.pair(content().zones[kind].name), chips)
            if told:
                said = Paragraph(self._said_of(gifts), "small", YES, y=0.5, even=False, shrink=True)
                said.place(canvas.look, low)
                said.draw(canvas)
            y += high
        return y

    def _said_of(self, gifts: list[str]) -> str:
        """What links bring, in words."""
        links = [content().links[gift] for gift in gifts]
        return " · ".join(self.sight.words.pair(each.text) for each in links)

    def _lines_of(self, look: Look, gifts: list[str]) -> float:
        """How many lines a zone takes: its name, and what its links bring on one or two."""
        if not gifts:
            return 1.0
        wide = self.rect.w - 16 - SIGN - 8
        return 1.72 if fits(look, self._said_of(gifts), "small", wide) else 2.4

    def _paid_height(self, look: Look) -> float:
        """What the gains so far take under the zones."""
        paid = len(paid_so_far(self.sight))
        return (look.line("small_strong") + 8) * (paid + 1) + 6 if paid else 0.0

    def _draw_night(self, canvas: Canvas, y: float) -> None:
        """The plan itself where nothing else has to be said."""
        high = min(self.rect.bottom - y, self.rect.w * 0.72)
        if high > NIGHT:
            picture(
                canvas, Box(self.rect.x, self.rect.bottom - high, self.rect.w, high),
                self.affair.plan, 12,
            )  # fmt: skip

    def _draw_paid(self, canvas: Canvas, y: float) -> None:
        """Gains since the dice were committed, each with its source."""
        paid, line = paid_so_far(self.sight), canvas.look.line("small_strong") + 8
        if self.affair.number == CHAIN:
            self._draw_night(canvas, y + self._paid_height(canvas.look) + 10)
        if not paid or y + 2 * line > self.rect.bottom:
            return
        title = self.sight.words("val-camp-paid")
        head = Box(self.rect.x, y, self.rect.w, line)
        canvas.text(title, head, "small_strong", "muted", x=0.5, shrink=True, ellipsis=True)
        room = int((self.rect.bottom - y - line) // line)
        # The newest stay where not all have room.
        for place, each in enumerate(paid[-room:]):
            box = Box(self.rect.x + 10, y + line * (place + 1), self.rect.w - 20, line)
            chip = Chip(f"val.resource.{each.item}", f"+{each.amount}", GOODS[each.item])
            _labelled(canvas, box, each.source, [chip])

    def _paying(self) -> list[tuple[str, int, list[str]]]:
        """Zones that are still free, the best first."""
        chart = Warden(self.sight.view, self.affair.seat).map
        found = []
        for zone in chart.free:
            row, column = zones.at_cell(zone)
            kind = chart.side.zones[row][column]
            gifts = [chart.gift(link) for link in chart.completed_by(zone)]
            found.append((kind, self._worth(kind), gifts))
        return sorted(found, key=lambda each: (-each[1], -len(each[2])))


def _labelled(canvas: Canvas, box: Box, label: str, chips: list[Chip]) -> None:
    """Words at the left, figures at the right."""
    look = canvas.look
    figures = ChipRow(chips, "small_strong", spread=False)
    wide = min(figures.wanted(look)[0], box.w * 0.74)
    right = Box(box.right - wide, box.y, wide, box.h)
    figures.place(look, right)
    figures.draw(canvas)
    room = Box(box.x, box.y, box.w - wide - 10, box.h)
    canvas.text(label, room, "small", "muted", shrink=True, ellipsis=True)
