"""The stage of a battle: where its parts stand in a window of any shape, at any text size."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.bars import OddsBars
from game.app.boards.monster_lands.combat.chronicle import MOST, Chronicle
from game.app.boards.monster_lands.combat.dicerow import DiceRow
from game.app.boards.monster_lands.combat.gauge import Gauge, measure
from game.app.boards.monster_lands.combat.goods import Deal
from game.app.boards.monster_lands.combat.header import Header
from game.app.boards.monster_lands.combat.hero import right_side
from game.app.boards.monster_lands.combat.merit import golden
from game.app.boards.monster_lands.combat.options import choices
from game.app.boards.monster_lands.combat.parties import Parties
from game.app.boards.monster_lands.combat.reckoning import reckoning
from game.app.boards.monster_lands.combat.results import stop_chances
from game.app.boards.monster_lands.combat.rivals import Rivals
from game.app.boards.monster_lands.combat.sides import ambush_side, left_side
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.table.answers import Answers
from game.app.table.overlay import Overlay
from game.app.table.prompt import Question
from game.app.table.sight import Sight
from game.app.widgets.base import Widget, draw_each
from game.app.widgets.controls import PAD_Y
from game.engine import Option
from game.rules.monster_lands.odds import Chances
from game.rules.monster_lands.steps.rolling import StopRolling

GAP = 12.0
#: For how many lines of a question there is room where there can be.
LINES = 2
#: How wide and high the panel is at most with normal text; larger text takes what there is.
WIDE, WIDEST, HIGH = 1640.0, 2080.0, 962.0


class CombatStage(Overlay):
    """A panel over the dimmed board with all of a battle on it."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.sight, self.affair = sight, affair
        self.about = f"{affair.kind} {affair.place}"
        self.seats = affair.seats
        self.figures = reckoning(sight, affair)
        self._drawn_whole = False
        self.header = Header(sight, affair)
        self.left = ambush_side(sight, affair) or left_side(sight, affair)
        self.right = right_side(sight, affair)
        self.dice = DiceRow(sight, affair, self.figures)
        found = measure(sight, affair)
        self.gauge = Gauge(found) if found is not None else None
        self.bars = OddsBars(sight, affair, self.figures)
        self.chronicle = Chronicle(sight)
        asked = _asked(sight, self.chronicle.lines)
        self.prompt = Question(asked, "prompt", x=0.5, y=0.5, shrink=True)
        self.centre = self._centre()
        self.choices = choices(sight, affair, self.figures)
        self.bars.options = [*self.choices, *self.dice.rerolls.values()]
        self.answers = Answers(
            [(each.option, each) for each in self.choices], corners=1 / 3, name="combat:options"
        )
        # The order is that of the arrow keys' first step: dice and options before the rest.
        parts: list[Widget | None] = [
            self.centre, self.answers, self.gauge, self.bars, self.chronicle, self.right,
            self.left, self.header, self.prompt,
        ]  # fmt: skip
        super().__init__(*(part for part in parts if part is not None), name="combat")

    def _centre(self) -> Widget:
        """What stands under the question: dice, a contract, or the parties of a conflict."""
        affair = self.affair
        if affair.kind == "contract":
            return Deal(self.sight, affair)
        if affair.is_conflict:
            return Parties(self.sight, affair)
        if affair.kind == "mission":
            return Rivals(self.sight, affair, self.dice)
        return self.dice

    @property
    def waits(self) -> bool:
        return self.figures is not None and not self._drawn_whole

    def finish(self) -> None:
        if self.figures is not None:
            self.figures.wait()

    # Placing

    def hides(self, box: Box) -> bool:
        return self.panel.colliderect(box)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        more = max(look.text_scale - 1, 0)
        wide = min(box.w - 36, max(box.w * 0.86, WIDE + more * 900), WIDEST)
        high = min(box.h - 22, HIGH + more * 700)
        self.panel = Box(box.centerx - wide / 2, box.centery - high / 2 - 2, wide, high)
        inner = inset(self.panel, 28, 16)
        head = self.header.height(look)
        self.header.place(look, Box(inner.x, inner.y, inner.w, head))
        rest = Box(inner.x, inner.y + head + 16, inner.w, inner.h - head - 16)
        side = min(max(rest.w * 0.2, 256), 350)
        self.left.place(look, Box(rest.x, rest.y, side, rest.h))
        self.right.place(look, Box(rest.right - side, rest.y, side, rest.h))
        self._place_middle(look, inset(rest, side + 26, 0))

    def _place_middle(self, look: Look, box: Box) -> None:
        prompt = self.prompt.wanted(look, box.w)[1]
        gauge = self.gauge.wanted(look, box.w)[1] if self._has_gauge and self.gauge else 0.0
        bars = self.bars.rows_height(look)
        options = self.answers.wanted(look, box.w)[1] or self._kept_for_answers(look)
        least = self._least_centre(look)
        gaps = GAP * 5
        row = self.answers.least(look, box.w)
        room = box.h - prompt - gauge - bars - least - gaps
        if room < row and prompt > look.line("prompt") * 1.5:
            # A question in smaller letters leaves more room for the answers.
            prompt = max(look.line("prompt") * 1.25, prompt * 0.7)
            room = box.h - prompt - gauge - bars - least - gaps
        if room < row:
            room, bars = room + bars * 0.15, bars * 0.85
        if room < row and gauge:
            # What can be answered comes before the picture of what the question says.
            room, gauge = room + gauge, 0.0
        options = min(options, max(room, row))
        spare = box.h - prompt - gauge - bars - least - options - gaps
        self.bars.titled = bool(bars) and spare > self.bars.title_height(look)
        if self.bars.titled:
            bars += self.bars.title_height(look)
            spare -= self.bars.title_height(look)
        lines = self._lines(look, spare)
        log = self.chronicle.height(look, lines)
        spare -= log
        centre = least + max(min(spare, self._most_centre(look) - least), 0)
        spare = max(spare - (centre - least), 0)
        # A short question takes as much room as a long one, so that dice stay where they are.
        prompt += min(max(look.line("prompt") * LINES - prompt, 0), spare)
        parts = (prompt, centre, gauge, bars, log, options)
        self._stack(look, box, parts)

    def _kept_for_answers(self, look: Look) -> float:
        """Room for the answers that the viewer is asked for next, once this has been told."""
        if self.sight.viewer not in self.affair.seats:
            return 0.0
        return look.line("button") + look.line("small_strong") + 2 * PAD_Y - 12

    def _lines(self, look: Look, spare: float) -> int:
        """How many lines of the story there is room for."""
        most = min(MOST, len(self.chronicle.lines))
        for lines in range(most, 0, -1):
            if self.chronicle.height(look, lines) <= spare:
                self.chronicle.count = lines
                return lines
        self.chronicle.count = 0
        return 0

    @property
    def _has_gauge(self) -> bool:
        return self.gauge is not None and not self.affair.is_conflict

    def _least_centre(self, look: Look) -> float:
        if isinstance(self.centre, Parties):
            return 230.0
        if isinstance(self.centre, Deal):
            return self.centre.height(look)
        return self.centre.least(look) if isinstance(self.centre, DiceRow | Rivals) else 0.0

    def _most_centre(self, look: Look) -> float:
        if isinstance(self.centre, Parties):
            return 400.0
        if isinstance(self.centre, Deal):
            return self.centre.height(look)
        return self.centre.most(look) if isinstance(self.centre, DiceRow | Rivals) else 0.0

    def _stack(self, look: Look, box: Box, parts: tuple[float, ...]) -> None:
        """Dice and gauge from the top down, answers and story from the bottom up, odds between."""
        prompt, centre, gauge, bars, log, options = parts
        y = box.y
        self.prompt.place(look, Box(box.x, y, box.w, prompt))
        y += prompt + (GAP if prompt else 0)
        self.centre.place(look, Box(box.x, y, box.w, centre))
        y += centre + (GAP if centre else 0)
        if self.gauge is not None:
            self.gauge.visible = gauge > 0
            self.gauge.place(look, Box(box.x, y, box.w, gauge))
            y += gauge + (GAP if gauge else 0)
        bottom = box.bottom - options
        self.answers.visible = not self.answers.is_empty
        self.answers.place(look, Box(box.x, bottom, box.w, options))
        top = bottom - log - (GAP if options else 0)
        self.chronicle.place(look, Box(box.x, top, box.w, log))
        wide = min(box.w, 900 * max(look.text_scale, 1))
        free = max(top - GAP - bars - y, 0)
        self.bars.place(look, Box(box.centerx - wide / 2, y + free / 2, wide, bars))

    # Drawing

    def draw_still(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.panel, "dialog")
        canvas.covers(self.panel)
        draw_each(canvas, (self.header, self.left, self.right, self.centre, self.chronicle))
        self.prompt.draw(canvas)
        if self.gauge is not None and self.gauge.visible:
            self.gauge.draw(canvas)

    def draw_live(self, canvas: Canvas) -> None:
        known = self.figures is None or self.figures.is_over
        if known and not self._drawn_whole:
            self._gild()
        self._drawn_whole = known
        self.bars.draw(canvas)
        self.dice.draw_live(canvas)
        if self.answers.visible:
            self.answers.draw(canvas)

    def _gild(self) -> None:
        """Give gold to the answer that deserves it, once that is known."""
        if self.sight.mine and self.sight.decision is not None:
            options = self.sight.decision.options
            number = golden(options, self._prospects(options))
            for each in self.choices:
                if each.number == number:
                    each.gild()

    def _prospects(self, options: Sequence[Option]) -> dict[int, Chances]:
        """What each answer would leave, as far as it is known; to stop leaves what there is."""
        after = dict(self.figures.after) if self.figures is not None else {}
        for number, option in enumerate(options):
            if isinstance(option, StopRolling):
                after[number] = stop_chances(self.sight.view, self.affair)
        return after


def _asked(sight: Sight, story: list[str]) -> str:
    """The question, or who answers it; while something is being told, what it is."""
    decision, words = sight.decision, sight.words
    if decision is None or sight.upto is not None:
        return story[-1] if story else ""
    if sight.mine:
        return words.say(decision.step.prompt(sight.view))
    name = sight.match.name_of(decision.seat)
    if sight.seat(decision.seat).is_human:
        return words("ui-board-waits", name=name)
    return words("ui-board-thinks", name=name)
