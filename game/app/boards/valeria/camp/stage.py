"""The stage of a plan: the rail, what is to be done now, what it brings."""

from __future__ import annotations

from game.app.boards.valeria.art.nights import night
from game.app.boards.valeria.camp.affair import BOARD, CHAIN, ZONE, Affair
from game.app.boards.valeria.camp.bar import Ladder, StrengthBar
from game.app.boards.valeria.camp.outcome import Outcome
from game.app.boards.valeria.camp.planner import Choices, SpareDice, SymbolColumn
from game.app.boards.valeria.camp.rail import Rail
from game.app.boards.valeria.camp.tiles import link_tiles, marker_tiles
from game.app.boards.valeria.mapboard import MapBoard
from game.app.boards.valeria.planface import seal
from game.app.boards.valeria.skin import EMBER, GEM, MAGIC
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.table.answers import Answer, Answers, key_of, merits_gold
from game.app.table.chips import Chip, ChipRow
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget, draw_each
from game.app.widgets.controls import PAD_Y
from game.engine.options import Option
from game.engine.steps import Composed
from game.rules.valeria.content import kind_of
from game.rules.valeria.steps.camp_parts import CarryOutPlan, PutPlanBack

WIDE, WIDEST, HIGH = 1720.0, 2120.0, 1000.0
GAP = 10.0


class CampStage(Overlay):
    """A panel over the dimmed table with all of a plan on it."""

    # Cards that slide in the column below would fly over the plan.
    quiet = True

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.sight, self.affair = sight, affair
        self.about = f"camp {affair.seat} {affair.plan or affair.award}"
        self.seats = frozenset((affair.seat,))
        self.choices = Choices(sight, affair)
        self.rail = Rail(sight, affair) if affair.plan else None
        self.outcome = Outcome(sight, affair)
        self.prompt = Question(self._asked(), "prompt", x=0.5, y=0.5, shrink=True)
        self.columns: list[SymbolColumn] = []
        self.bar: StrengthBar | None = None
        self.ladder: Ladder | None = None
        self.spare: SpareDice | None = None
        self.centre: Widget | None = None
        self._fill()
        self.answers = Answers(
            self._buttons(), corners=0.36, name="camp:options", back=self._way_back()
        )
        parts: list[Widget | None] = [
            *self.columns, self.centre, self.spare, self.answers, self.bar, self.ladder,
            self.rail, self.outcome, self.prompt,
        ]  # fmt: skip
        super().__init__(*(part for part in parts if part is not None), name="camp")

    def _fill(self) -> None:
        """What stands in the middle: the planner, markers, the map, or links."""
        sight, affair = self.sight, self.affair
        number = affair.number if affair.step is not None else 0
        if number == BOARD:
            self.centre = marker_tiles(sight, affair)
        elif number == ZONE:
            self.centre = MapBoard(sight, affair.seat)
        elif number == CHAIN:
            self.centre = link_tiles(sight, affair)
        elif affair.sums is not None:
            places = range(len(affair.sums.symbols))
            self.columns = [SymbolColumn(sight, affair, self.choices, place) for place in places]
            self.bar = StrengthBar(sight, affair, affair.sums)
            self.ladder = Ladder(sight, affair.sums)
            if affair.draft is not None:
                self.spare = SpareDice(sight, affair, self.choices)

    def _asked(self) -> str:
        """The question, or who answers it; during an act, what is told."""
        sight, decision = self.sight, self.sight.decision
        if sight.upto is not None or decision is None:
            return self._story()
        if sight.mine:
            return sight.words.say(decision.step.prompt(sight.view))
        name = sight.match.name_of(decision.seat)
        if sight.seat(decision.seat).is_human:
            return sight.words("ui-board-waits", name=name)
        return sight.words("ui-board-thinks", name=name)

    def _story(self) -> str:
        """The last sentence that was told."""
        from game.engine.events import Told
        from game.engine.text import Text

        session, upto = self.sight.match.session, self.sight.upto or 0
        told = [
            each for each in session.commits[session.cursor].events[:upto] if isinstance(each, Told)
        ]
        return self.sight.words.say(Text(told[-1].key, told[-1].args)) if told else ""

    def _buttons(self) -> list[tuple[Option, Widget]]:
        """Ways back and on: what stands in no column, on no tile."""
        sight, decision = self.sight, self.sight.decision
        if not sight.mine or decision is None:
            return []
        made: list[tuple[Option, Widget]] = []
        for number, option in enumerate(decision.options):
            if isinstance(option, CarryOutPlan):
                gold = "primary" if merits_gold(option, decision.options) else "secondary"
                key = key_of(option, number)
                made.append((option, _worded(sight, number, self._done(), gold, key)))
        for option, refusal in sight.refused:
            if isinstance(option, CarryOutPlan):
                made.append((option, sight.dead_button(option, refusal)))
        return made

    def _done(self) -> str:
        """What carrying it out comes to."""
        sums = self.affair.sums
        assert sums is not None
        return self.sight.words("val-camp-done", total=sums.total, points=sums.points)

    def _way_back(self) -> Widget | None:
        """Another plan, after all."""
        sight, decision = self.sight, self.sight.decision
        if not sight.mine or decision is None:
            return None
        for number, option in enumerate(decision.options):
            if isinstance(option, PutPlanBack):
                return _worded(sight, number, sight.words("ui-back"), "secondary", "0")
        return None

    # Placing

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        more = max(look.text_scale - 1, 0)
        wide = min(box.w - 30, max(box.w * 0.89, WIDE + more * 600), WIDEST)
        high = min(box.h - 18, HIGH + more * 500)
        self.panel = Box(box.centerx - wide / 2, box.centery - high / 2 - 2, wide, high)
        inner = inset(self.panel, 24, 14)
        self.head, rest = cut_top(inner, max(look.line("heading") * 1.75, 76), 8)
        if self.rail is not None:
            left, rest = cut_left(rest, min(max(rest.w * 0.175, 235), 330 + 120 * more), 22)
            self.rail.place(look, left)
        right, middle = cut_right(rest, min(max(rest.w * 0.335, 300), 480 + 160 * more), 22)
        self.outcome.place(look, right)
        self._place_middle(look, middle)

    def _place_middle(self, look: Look, box: Box) -> None:
        asked = min(self.prompt.wanted(look, box.w)[1], look.line("prompt") * 2.1)
        top, rest = cut_top(box, asked, 8)
        self.prompt.place(look, top)
        self.answers.visible = not self.answers.is_empty
        if self.answers.visible:
            foot, rest = cut_bottom(rest, self.answers.wanted(look, rest.w)[1], GAP)
            self.answers.place(look, foot)
        elif self.columns:
            # Dice stay where they were put, though there is nothing to press any more.
            rest = cut_bottom(rest, look.line("button") + 2 * PAD_Y, GAP)[1]
        if self.centre is not None:
            self.centre.place(look, rest)
            return
        self._place_planner(look, rest)

    def _place_planner(self, look: Look, box: Box) -> None:
        """Columns at the top, then the purse, the bar, the ladder, a warning."""
        line = look.line("small_strong")
        warned = line * 2 + 18 if self._warning() else 0.0
        if warned:
            self.warned, box = cut_bottom(box, warned, 8)
        assert self.bar is not None
        assert self.ladder is not None
        ladder = self.ladder.height(look)
        self.ladder.visible = box.h > 470 * max(look.text_scale, 1) * 0.9
        if self.ladder.visible:
            low, box = cut_bottom(box, ladder, 8)
            self.ladder.place(look, low)
        low, box = cut_bottom(box, min(self.bar.height(look), box.h * 0.3), 8)
        self.bar.place(look, low)
        self.purse, box = cut_bottom(box, max(line + 14, 56), 8)
        if self.spare is not None:
            wide = self.purse.w * 0.5
            self.spare.place(
                look,
                inset(Box(self.purse.right - wide, self.purse.y, wide, self.purse.h), 8, 4),
            )
        count = max(len(self.columns), 1)
        wide = min((box.w - 8 * (count - 1)) / count, 300)
        used = Box(
            box.centerx - (wide * count + 8 * (count - 1)) / 2,
            box.y,
            wide * count + 8 * (count - 1),
            box.h,
        )
        for column, cell in zip(self.columns, row(used, count, 8), strict=True):
            column.place(look, cell)

    def _warning(self) -> str:
        """One thing at most that speaks against the draft."""
        decision = self.sight.decision
        if not self.sight.mine or decision is None or not isinstance(decision.step, Composed):
            return ""
        against = decision.step.warnings(self.sight.view)
        return self.sight.words.say(against[0]) if against else ""

    # Drawing

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        self._draw_head(canvas)
        parts = (self.rail, self.outcome, self.prompt, self.centre, self.bar, self.ladder)
        draw_each(canvas, [part for part in parts if part is not None])
        if self.columns:
            self._draw_purse(canvas)
            draw_each(canvas, self.columns)
            if self.spare is not None:
                self.spare.draw(canvas)
            self._draw_warning(canvas)

    def draw_live(self, canvas: Canvas) -> None:
        for column in self.columns:
            for knob in column.knobs:
                knob.draw(canvas)
        if self.answers.visible:
            self.answers.draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        """The plan's night behind its name, fading into the panel."""
        words, affair = self.sight.words, self.affair
        if not affair.plan:
            title = self.sight.called(_award_piece(self.sight, affair.award))
            canvas.text(title, self.head, "title", x=0.5, shrink=True, ellipsis=True)
            return
        wide = min(self.head.w * 0.2, self.head.h * 2.6)
        card = affair.card
        for x in (self.head.x, self.head.right - wide):
            night(
                canvas, Box(x, self.head.y, wide, self.head.h), kind_of(affair.plan), card.type, 10
            )
        middle = inset(self.head, wide + 16, 0)
        top, low = cut_top(middle, middle.h * 0.62)
        title = self.sight.called(affair.plan)
        wrote = canvas.text(title, top, "title", x=0.5, shrink=True, ellipsis=True)
        side = min(top.h * 0.8, 46)
        for x in (wrote.x - side - 14, wrote.right + 14):
            if middle.x <= x and x + side <= middle.right:
                seal(canvas, Box(x, top.centery - side / 2, side, side), card.type)
        said = words("val-camp-type", type=card.type)
        canvas.text(said, low, "hint", x=0.5, shrink=True, ellipsis=True)

    def _draw_purse(self, canvas: Canvas) -> None:
        sums = self.affair.sums
        if sums is None:
            return
        from game.rules.valeria.views import Warden

        paint.panel(canvas, self.purse, "sunken")
        look, words = canvas.look, self.sight.words
        warden = Warden(self.sight.view, self.affair.seat)
        inner = inset(self.purse, 14, 4)
        left = Box(inner.x, inner.y, inner.w * 0.5 - 10, inner.h)
        chips = [
            Chip("val.resource.magic", f"{sums.magic_left}/{warden.magic}", MAGIC),
            Chip("val.resource.gem", f"{sums.gems_left}/{len(warden.gems)}", GEM),
        ]
        figures = ChipRow(chips, "small_strong", spread=False)
        wide = figures.wanted(look)[0]
        said = words("val-camp-purse")
        room = max(left.w - wide - 10, 20)
        canvas.text(
            said, Box(left.x, left.y, room, left.h), "small", "muted", shrink=True, ellipsis=True
        )
        figures.place(look, Box(left.right - wide, left.y, wide, left.h))
        figures.draw(canvas)
        if self.spare is not None and not self.spare.dice:
            right = Box(left.right + 20, inner.y, inner.right - left.right - 20, inner.h)
            none = words("val-camp-no-spare")
            canvas.text(none, right, "small", "muted", x=1.0, shrink=True, ellipsis=True)

    def _draw_warning(self, canvas: Canvas) -> None:
        said = self._warning()
        if not said:
            return
        box = self.warned
        paint.panel(canvas, box, paint.Panel((70, 34, 40), (50, 26, 34), EMBER, 12, 2))
        left, room = cut_left(inset(box, 14, 6), min(box.h - 12, 46), 12)
        canvas.icon("app.warning", left, EMBER)
        words = Paragraph(said, "small_strong", y=0.5, even=False, shrink=True)
        words.place(canvas.look, room)
        words.draw(canvas)


def _worded(sight: Sight, number: int, words: str, kind: str, key: str | None) -> Answer:
    """A button for an option in words of the stage's own."""
    return Answer(
        words, lambda: sight.pick("", (number,)), kind, key=key, name=f"option:{number}",
        meaning=sight.meaning((number,)),
    )  # fmt: skip


def _award_piece(sight: Sight, pile: str) -> str:
    from game.rules.valeria.views import Award

    return Award(sight.view, pile).piece
