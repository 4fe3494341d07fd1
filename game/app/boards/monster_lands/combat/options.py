"""The options as buttons, each with what it would leave."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from game.app.boards.monster_lands.chips import Chip, ChipRow
from game.app.boards.monster_lands.combat.affair import Affair, is_rolling
from game.app.boards.monster_lands.combat.figures import ALIVE, OUTCOMES, effect_chips
from game.app.boards.monster_lands.combat.reckoning import Reckoning
from game.app.boards.monster_lands.combat.results import FAILED, stop_result
from game.app.boards.monster_lands.missions import goods
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.drawing.theme import darker
from game.app.table.sight import Sight
from game.app.widgets.base import NO_LIMIT, Widget
from game.app.widgets.controls import Button
from game.engine import Option
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.odds import Chances
from game.rules.monster_lands.steps.conquest import Attempt, March
from game.rules.monster_lands.steps.missions import OnMission
from game.rules.monster_lands.steps.onslaught import GiveMagic, SendAttack
from game.rules.monster_lands.steps.rolling import RerollDie, SpendLoot, StopRolling
from game.rules.monster_lands.steps.strike import CaptureIt, KillIt, PourVenom, Strike, Verdict
from game.rules.monster_lands.steps.wounds import Defend, Wound

#: Questions whose options have figures.
_RECKONED = (Strike, March, OnMission, GiveMagic, SendAttack, Defend, Wound, Attempt, Verdict)
_CERTAIN = 1 - 1e-9


class Choice(Button):
    """An option: its words, and under them what it would leave."""

    def __init__(
        self,
        sight: Sight,
        number: int,
        kind: str,
        key: str | None,
        figures: Reckoning | None,
        result: Sequence[Chip] | None,
    ) -> None:
        assert sight.decision is not None
        label = sight.words.say(sight.decision.options[number].label())
        super().__init__(
            label, lambda: sight.pick("", (number,)), kind, key=key, name=f"option:{number}"
        )
        self.number, self.figures, self.sight = number, figures, sight
        #: What is known without reckoning; None if it has to be reckoned.
        self.result = result
        #: Whether there is a line of figures at all.
        self.has_figures = False
        self._row: ChipRow | None = None

    @property
    def after(self) -> Chances | None:
        """What the option would leave, once it has been worked out."""
        return None if self.figures is None else self.figures.after.get(self.number)

    def _line(self, look: Look) -> float:
        return look.line("small_strong") if self.has_figures else 0.0

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = super().wanted(look, width)
        return wide, high + self._line(look) - (12 if self.has_figures else 0)

    def _inner(self, look: Look) -> Box:
        inner = super()._inner(look)
        return Box(inner.x, inner.y, inner.w, max(inner.h - self._line(look), 1))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        row = self._figures() if self.has_figures and not is_rolling(self.sight) else None
        if row is None:
            return
        look = canvas.look
        inner = self._inner(look)
        line = self._line(look)
        wide = min(row.wanted(look)[0], inner.w)
        left = inner.x + (inner.w - wide) / 2
        row.place(look, Box(left, inner.bottom - 2, wide, line))
        row.draw(canvas)

    def _figures(self) -> ChipRow | None:
        if self._row is None:
            chips = self.result
            if chips is None:
                found = self.after
                if found is None:
                    return ChipRow([Chip("app.wait", "…")], spread=False)
                bound = self.figures is not None and self.figures.is_bound
                chips = _certain(self.sight, found) or effect_chips(self.sight.words, found, bound)
            if self.kind == "primary":
                chips = [evolve(each, tint=darker(each.tint, 0.72)) for each in chips]
            ink = "ink" if self.kind == "primary" else None
            self._row = ChipRow(chips, spread=False, colour=ink)
        return self._row


def _certain(sight: Sight, found: Chances) -> list[Chip]:
    """What is sure, in words rather than in percent."""
    words = sight.words
    if found.get("unhurt", 0) > _CERTAIN:
        return [Chip(ALIVE.icon, words("ml-combat-then-unhurt"), ALIVE.tint)]
    if found.get("wounded", 0) > _CERTAIN:
        look = OUTCOMES["wounded"]
        return [Chip(look.icon, words("ml-combat-then-wounded"), look.tint)]
    if found.get("dead", 0) > _CERTAIN:
        look = OUTCOMES["dead"]
        return [Chip(look.icon, words("ml-combat-then-dead"), look.tint)]
    return []


def result_of(sight: Sight, affair: Affair, option: Option) -> list[Chip] | None:
    """What an option settles; None where chance has a word to say."""
    match option:
        case StopRolling():
            return stop_result(sight, affair)
        case CaptureIt():
            return goods(monster(option.monster).capture_reward, "+")
        case KillIt():
            card = monster(option.monster)
            trophy = Chip("ml.resource.trophy", str(card.trophy), OUTCOMES["capture"].tint)
            return [*goods(card.kill_reward, "+"), trophy]
    return None


def choices(sight: Sight, affair: Affair, figures: Reckoning | None) -> list[Choice]:
    """A button for every option but rerolls, which stand under their dice; ways back last."""
    decision = sight.decision
    if not sight.mine or decision is None:
        return []
    numbers = [
        number
        for number, option in enumerate(decision.options)
        if not isinstance(option, RerollDie)
    ]
    numbers.sort(key=lambda number: decision.options[number].back)
    reckoned = isinstance(affair.step, _RECKONED)
    made = []
    invited = _invited(sight, affair, [decision.options[number] for number in numbers])
    for place, number in enumerate(numbers):
        option = decision.options[number]
        kind = "primary" if place == invited else "secondary"
        key = str(place + 1) if place < 9 else None
        result = result_of(sight, affair, option)
        choice = Choice(sight, number, kind, key, figures, result)
        choice.has_figures = reckoned and (figures is not None or result is not None)
        made.append(choice)
    return made


def _invited(sight: Sight, affair: Affair, options: Sequence[Option]) -> int | None:
    """Which button is the golden one: the first, but nothing is spent on what is won already."""
    first = options[0] if options else None
    stop = next((at for at, each in enumerate(options) if isinstance(each, StopRolling)), None)
    if stop is not None and isinstance(first, PourVenom | SpendLoot):
        return stop if stop_result(sight, affair)[0].tint != FAILED else 0
    # To stop is no invitation while there is still something to try.
    tries = sight.decision is not None and len(sight.decision.options) > 1
    hesitates = isinstance(first, StopRolling) and tries
    return None if first is None or first.back or hesitates else 0


class Board(Widget):
    """Buttons in as many equal columns as their words allow."""

    def __init__(self, *children: Widget, gap: float = 10) -> None:
        super().__init__(*children)
        self.gap = gap

    def _columns(self, look: Look, width: float) -> int:
        widest = max(child.wanted(look)[0] for child in self.children)
        fitting = int((width + self.gap) // (max(widest, 190) + self.gap))
        return max(1, min(fitting, len(self.children), 4))

    def _rows(self, look: Look, width: float) -> tuple[int, list[float]]:
        columns = self._columns(look, width)
        wide = (width - self.gap * (columns - 1)) / columns
        highs = [child.wanted(look, wide)[1] for child in self.children]
        rows = [max(highs[at : at + columns]) for at in range(0, len(highs), columns)]
        return columns, rows

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        if not self.children:
            return width, 0
        _, rows = self._rows(look, width)
        return width, sum(rows) + self.gap * (len(rows) - 1)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if not self.children:
            return
        columns, rows = self._rows(look, box.w)
        wide = (box.w - self.gap * (columns - 1)) / columns
        y = box.y
        for at, high in enumerate(rows):
            line = self.children[at * columns : (at + 1) * columns]
            # A last row that is not full stands in the middle.
            x = box.centerx - (len(line) * (wide + self.gap) - self.gap) / 2
            for child in line:
                child.place(look, Box(x, y, wide, high))
                x += wide + self.gap
            y += high + self.gap
