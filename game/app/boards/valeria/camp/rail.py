"""The nine steps of a plan at the left: what is done, what is being done, what follows."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.valeria.camp.affair import PLAN, Affair
from game.app.boards.valeria.camp.income import income
from game.app.boards.valeria.skin import YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import fits
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.app.widgets.text import Paragraph
from game.rules.valeria.content import box
from game.rules.valeria.steps.camp_parts import ChooseInstead
from game.rules.valeria.views import Warden

STEPS = range(1, 10)
TEXT_KEYS = (
    "val-camp-step-1",
    "val-camp-step-2",
    "val-camp-step-3",
    "val-camp-step-4",
    "val-camp-step-5",
    "val-camp-step-6",
    "val-camp-step-7",
    "val-camp-step-8",
    "val-camp-step-9",
)


class Rail(Widget):
    """Nine stations under each other."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.sight, self.affair = sight, affair
        self.stations = [Station(sight, affair, number) for number in STEPS]
        super().__init__(*self.stations)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.title, rest = cut_top(box, look.line("small_name"), 6)
        for station, cell in zip(self.stations, column(rest, len(self.stations), 7), strict=True):
            station.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        words = self.sight.words("val-camp-nine")
        canvas.text(words, self.title, "small_name", "gold", x=0.5, shrink=True, ellipsis=True)
        x = self.stations[0].rect.x + self.stations[0].dot / 2 + 10
        top, low = self.stations[0].rect.centery, self.stations[-1].rect.centery
        canvas.fill(
            mix(canvas.look.theme.edge, canvas.look.theme.night, 0.4), Box(x - 2, top, 4, low - top)
        )
        super().draw(canvas)


class Station(Spot):
    """A step: its number or a tick, its word, and what is known of it."""

    def __init__(self, sight: Sight, affair: Affair, number: int) -> None:
        super().__init__(f"camp.step.{number}", None)
        self.sight, self.affair, self.number = sight, affair, number
        self.dot = 40.0
        self.enabled = False
        if number == PLAN and sight.mine and sight.decision is not None:
            # Another plan can be chosen instead: the first station leads back to all of them.
            self.numbers = tuple(
                place
                for place, option in enumerate(sight.decision.options)
                if isinstance(option, ChooseInstead)
            )
            self.enabled = bool(self.numbers)
            self.does = sight.meaning(self.numbers)
            self.on_press = lambda: sight.pick(affair.plan, self.numbers)

    @property
    def decides(self) -> bool:
        return False

    def draw_light(self, canvas: Canvas) -> None:
        """A way to another plan is there, but nothing calls for it."""
        if self.lit:
            super().draw_light(canvas)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.dot = min(box.h * 0.62, 40.0)

    def draw(self, canvas: Canvas) -> None:
        look, theme, affair = canvas.look, canvas.look.theme, self.affair
        done, now = self.number < affair.number, self.number == affair.number
        if now:
            paint.glow(canvas, self.rect, theme.gold, 9)
            made = paint.Panel(
                lighter(theme.gold, 0.08), darker(theme.gold, 0.1), theme.bright, 10, 2
            )
        elif done:
            made = paint.Panel((28, 62, 48), (20, 44, 38), mix(YES, theme.night, 0.35), 10, 2)
        else:
            made = paint.Panel(
                lighter(theme.panel, 0.04), darker(theme.panel, 0.1), theme.edge, 10, 2
            )
        paint.panel(canvas, self.rect, made)
        inner = inset(self.rect, 9, 3)
        dot, room = cut_left(inner, self.dot, 10)
        round_box = Box(dot.x, dot.centery - self.dot / 2, self.dot, self.dot)
        ring = YES if done else theme.ink if now else theme.edge
        ground = paint.Panel(darker(theme.night, 0.1), theme.night, ring, self.dot / 2, 2)
        paint.panel(canvas, round_box, ground)
        if done:
            canvas.icon("app.check", inset(round_box, self.dot * 0.24), YES)
        else:
            ink = theme.bright if now else theme.muted
            canvas.text(str(self.number), round_box, "small_strong", ink, x=0.5, shrink=True)
        ink = theme.ink if now else theme.cream if done else theme.muted
        title = self.sight.words(f"val-camp-step-{self.number}")
        said, chips = self._said()
        line = look.line("small_strong")
        two = (said or chips) and room.h >= line * 1.75
        tint = theme.ink if now else YES if done else theme.muted
        if two and said and not fits(look, said, "small", room.w):
            self._draw_long(canvas, title, said, room, (ink, tint))
            return
        head, low = cut_top(room, room.h / 2) if two else (room, room)
        canvas.text(title, head, "small_strong", ink, shrink=True, ellipsis=True)
        if two and chips:
            if now:
                # Their own colours would be lost on gold.
                chips = [evolve(each, tint=theme.ink) for each in chips]
            figures = ChipRow(chips, "small", spread=False, colour="ink" if now else None)
            figures.place(look, low)
            figures.draw(canvas)
        elif two:
            canvas.text(said, low, "small", tint, shrink=True, ellipsis=True)

    @staticmethod
    def _draw_long(
        canvas: Canvas, title: str, said: str, room: Box, inks: tuple[Colour, Colour]
    ) -> None:
        """A long name on two lines under the step's word, or instead of it where both are much."""
        line = canvas.look.line("small_strong")
        for lines in (3, 2):
            block = Box(room.x, room.centery - min(line * lines, room.h) / 2, room.w,
                        min(line * lines, room.h))  # fmt: skip
            head, low = cut_top(block, block.h / 3 if lines == 3 else 0)
            name = Paragraph(said, "small", inks[1], y=0.5, even=False, shrink=True)
            name.place(canvas.look, low)
            if name.fits and (head.h == 0 or head.h >= line * 0.85):
                if head.h:
                    canvas.text(title, head, "small_strong", inks[0], shrink=True, ellipsis=True)
                name.draw(canvas)
                return
        canvas.text(said, room, "small", inks[1], shrink=True, ellipsis=True)

    def _said(self) -> tuple[str, list[Chip]]:
        """What is known of this step now."""
        words, affair, sums = self.sight.words, self.affair, self.affair.sums
        if sums is None or not affair.plan:
            return "", []
        match self.number:
            case 1:
                return self.sight.called(affair.plan), []
            case 2:
                laid = sum(bool(die) for _, die in sums.symbols)
                return words("val-camp-placed", count=laid, all=len(sums.symbols)), []
            case 3:
                return words("val-camp-counts", raw=sums.raw, total=sums.total), []
            case 4:
                return words("val-board-points", points=str(sums.points)), []
            case 5:
                return "", income(self.sight, affair)
            case 6:
                left = len(Warden(self.sight.view, affair.seat).covered_spaces)
                return words("val-camp-markers", count=left), []
            case 8:
                chart = Warden(self.sight.view, affair.seat).map
                return words("val-camp-links", count=len(chart.claimed)), []
            case 9:
                done = len(Warden(self.sight.view, affair.seat).completed) + 1
                return words("val-board-plans-done", done=done, all=box().last_plan), []
        return "", []
