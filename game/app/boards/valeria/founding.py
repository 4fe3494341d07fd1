"""Set-up on a stage: five Wardens to choose from, two sides of a map beside each other."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.valeria.art.tokens import shield
from game.app.boards.valeria.mapboard import MapBoard
from game.app.boards.valeria.skin import DICE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget, draw_each
from game.engine.table import Table
from game.rules.valeria.content import box, kind_of
from game.rules.valeria.steps.setting_up import ChooseBoard, ChooseSide, TakeBoard, UseSide

WIDE, HIGH = 1500.0, 860.0


def founding_stage(sight: Sight) -> FoundingStage | None:
    """The stage while a board or a side is chosen."""
    decision = sight.decision
    if decision is None or sight.upto is not None:
        return None
    if not isinstance(decision.step, ChooseBoard | ChooseSide):
        return None
    options = decision.options
    if isinstance(decision.step, ChooseBoard):
        choices: list[Widget] = [
            WardenChoice(sight, number, option.board)
            for number, option in enumerate(options)
            if isinstance(option, TakeBoard)
        ]
    else:
        choices = [
            SideChoice(sight, decision.seat, number, option)
            for number, option in enumerate(options)
            if isinstance(option, UseSide)
        ]
    return FoundingStage(sight, choices)


class FoundingStage(Overlay):
    """A question over large pictures of its answers."""

    about = "founding"

    def __init__(self, sight: Sight, choices: list[Widget]) -> None:
        self.sight, self.choices = sight, choices
        decision = sight.decision
        assert decision is not None
        self.seats = frozenset((decision.seat,))
        words = sight.words
        if sight.mine:
            asked = words.say(decision.step.prompt(sight.view))
        elif sight.seat(decision.seat).is_human:
            asked = words("ui-board-waits", name=sight.match.name_of(decision.seat))
        else:
            asked = words("ui-board-thinks", name=sight.match.name_of(decision.seat))
        self.prompt = Question(asked, "prompt", x=0.5, y=0.5, shrink=True)
        super().__init__(*choices, self.prompt, name="founding")

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide = min(box.w - 40, max(WIDE, box.w * 0.7))
        high = min(box.h - 30, HIGH)
        self.panel = Box(box.centerx - wide / 2, box.centery - high / 2, wide, high)
        inner = inset(self.panel, 26, 20)
        self.title, rest = cut_top(inner, look.line("title"), 2)
        asked, rest = cut_top(rest, look.line("prompt") * 1.4, 14)
        self.prompt.place(look, asked)
        count = max(len(self.choices), 1)
        most = 640.0 if count <= 2 else 290.0
        cell = min((rest.w - 20 * (count - 1)) / count, most)
        used = cell * count + 20 * (count - 1)
        room = Box(rest.centerx - used / 2, rest.y, used, rest.h)
        for choice, place in zip(self.choices, row(room, count, 20), strict=True):
            choice.place(look, place)

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        title = self.sight.words("game-name")
        canvas.text(title, self.title, "title", x=0.5, shrink=True, ellipsis=True)
        self.prompt.draw(canvas)
        draw_each(canvas, self.choices)

    def draw_live(self, canvas: Canvas) -> None:
        """Rings are drawn by the table."""


class _Choice(Spot):
    """An answer as large as its picture."""

    def offer(self, sight: Sight, number: int) -> None:
        """A click chooses it, where the viewer is asked."""
        numbers = (number,) if sight.mine else ()
        self.numbers, self.enabled, self.does = numbers, bool(numbers), sight.meaning(numbers)
        self.on_press = lambda: sight.pick(self.thing, numbers)
        self.tip = lambda: sight.explain(self.thing)
        self.key = str(number + 1)


class WardenChoice(_Choice):
    """A Warden: its shield, its name, what its people may become."""

    def __init__(self, sight: Sight, number: int, piece: str) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        self.sight, self.people = sight, kind_of(piece)
        self.offer(sight, number)

    def draw(self, canvas: Canvas) -> None:
        theme, look, colour = canvas.look.theme, canvas.look, DICE[self.people].colour
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), theme.gold, 12)
        base = mix(theme.panel, colour, 0.3)
        made = paint.Panel(lighter(base, 0.08), darker(base, 0.45), lighter(colour, 0.1), 16, 2)
        paint.panel(canvas, self.rect, made)
        inner = inset(self.rect, 14, 14)
        words = self.sight.words
        wild = words(
            "val-board-may-be-wild", troop=box().troops[self.people].plural.in_(words.lang)
        )
        note = Paragraph(wild, "small", x=0.5, shrink=True)
        high = min(look.line("small") * 2.1, inner.h * 0.4)
        low, rest = cut_bottom(inner, high, 8)
        title, rest = cut_bottom(rest, look.line("small_name") * 1.1, 8)
        side = min(rest.w, rest.h)
        shield(
            canvas, Box(rest.centerx - side / 2, rest.centery - side / 2, side, side), self.people
        )
        name = box().boards[self.people].name.in_(words.lang)
        beside = [each.name.in_(words.lang) for each in box().boards.values()]
        name_in(canvas, name, title, "cream", beside=beside)
        note.place(look, low)
        note.draw(canvas)
        self.draw_marks(canvas)


class SideChoice(_Choice):
    """One side of a map, as it would be used."""

    def __init__(self, sight: Sight, seat: int, number: int, option: UseSide) -> None:
        turned = evolve(sight, view=_turned(sight.view, option.scroll, option.side), lit={})
        self.map = MapBoard(turned, seat)
        super().__init__(f"side.{option.side}", None, self.map, hidden=sight.hidden)
        self.offer(sight, number)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.map.place(look, inset(box, 4))

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        Widget.draw(self, canvas)
        self.draw_marks(canvas)


def _turned(table: Table, scroll: str, side: str) -> Table:
    """The table with a map on one of its sides."""
    return evolve(table, faces=table.faces.set(scroll, side))
