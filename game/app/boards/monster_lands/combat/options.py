"""The options as buttons, each with what it would leave."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.figures import ALIVE, OUTCOMES, effect_chips
from game.app.boards.monster_lands.combat.reckoning import Reckoning
from game.app.boards.monster_lands.combat.results import stop_result
from game.app.boards.monster_lands.missions import goods
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size
from game.app.drawing.look import Look
from game.app.drawing.theme import darker
from game.app.table.answers import Answer, key_of
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.widgets.base import NO_LIMIT
from game.engine import Option
from game.rules.monster_lands.content import monster
from game.rules.monster_lands.odds import Chances
from game.rules.monster_lands.steps.conquest import Attempt, March
from game.rules.monster_lands.steps.missions import OnMission
from game.rules.monster_lands.steps.onslaught import GiveMagic, SendAttack
from game.rules.monster_lands.steps.rolling import RerollDie, StopRolling
from game.rules.monster_lands.steps.strike import CaptureIt, KillIt, Strike, Verdict
from game.rules.monster_lands.steps.wounds import Defend, Wound

#: Questions whose options have figures.
_RECKONED = (Strike, March, OnMission, GiveMagic, SendAttack, Defend, Wound, Attempt, Verdict)
_CERTAIN = 1 - 1e-9
#: The width that figures need, also while they are still being worked out.
FIGURES = 236.0
#: The part of the width that words have where figures stand beside them.
BESIDE = 0.54


class Choice(Answer):
    """An option: its words, and under them (beside, where it is low) what it would leave."""

    def __init__(
        self,
        sight: Sight,
        number: int,
        key: str | None,
        figures: Reckoning | None,
        result: Sequence[Chip] | None,
    ) -> None:
        assert sight.decision is not None
        label = sight.words.say(sight.decision.options[number].label())
        super().__init__(
            label, lambda: sight.pick("", (number,)), key=key, name=f"option:{number}",
            meaning=sight.meaning((number,)),
        )  # fmt: skip
        self.number, self.figures, self.sight = number, figures, sight
        self.option = sight.decision.options[number]
        #: What is known without reckoning; None if it has to be reckoned.
        self.result = result
        #: Whether there is a line of figures at all.
        self.has_figures = False
        self._row: ChipRow | None = None

    @property
    def after(self) -> Chances | None:
        """What the option would leave, once it has been worked out."""
        return None if self.figures is None else self.figures.after.get(self.number)

    def gild(self) -> None:
        """Make it the golden one."""
        self.kind, self._row = "primary", None

    def _line(self, look: Look) -> float:
        return look.line("small_strong") if self.has_figures else 0.0

    def wanted(self, look: Look, width: float = NO_LIMIT) -> Size:
        wide, high = super().wanted(look, width)
        return wide, high + self._line(look) - (12 if self.has_figures else 0)

    def narrowest(self, look: Look) -> float:
        figures = FIGURES * max(look.text_scale, 1) if self.has_figures else 0.0
        return max(super().narrowest(look), figures)

    def _is_low(self, look: Look) -> bool:
        both = look.line("button") + self._line(look)
        return self.has_figures and self.rect.h < both - 8

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.x = 0.0 if self._is_low(look) else 0.5
        super().place(look, box)

    def _inner(self, look: Look) -> Box:
        inner = super()._inner(look)
        if self._is_low(look):
            return Box(inner.x, inner.y, inner.w * BESIDE, inner.h)
        return Box(inner.x, inner.y, inner.w, max(inner.h - self._line(look), 1))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        row = self._figures() if self.has_figures else None
        if row is not None:
            row.place(canvas.look, self._room(canvas.look, row))
            row.draw(canvas)

    def _room(self, look: Look, row: ChipRow) -> Box:
        """Where the figures stand."""
        inner, line = self._inner(look), self._line(look)
        if self._is_low(look):
            whole = super()._inner(look)
            wide = min(row.wanted(look)[0], whole.right - inner.right - 8)
            return Box(whole.right - wide, whole.y, wide, whole.h)
        # Midway under the words; where they are wider than these, more to the left of the key.
        wide = min(row.wanted(look)[0], inner.right - self.rect.x - 12)
        x = min(inner.centerx - wide / 2, inner.right - wide)
        return Box(x, inner.bottom - 2, wide, line)

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
    numbers.sort(
        key=lambda number: decision.options[number].back or decision.options[number].closes
    )
    reckoned = isinstance(affair.step, _RECKONED)
    made = []
    for place, number in enumerate(numbers):
        option = decision.options[number]
        result = result_of(sight, affair, option)
        choice = Choice(sight, number, key_of(option, place), figures, result)
        choice.has_figures = reckoned and (figures is not None or result is not None)
        made.append(choice)
    return made
