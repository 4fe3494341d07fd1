"""The expedition's dice one by one: rolled or still to roll, what each counts more, its reroll."""

from __future__ import annotations

from game.app.boards.monster_lands.combat.affair import Affair
from game.app.boards.monster_lands.combat.figures import OUTCOMES, percent
from game.app.boards.monster_lands.combat.reckoning import Reckoning
from game.app.boards.monster_lands.powers import die_tint
from game.app.boards.monster_lands.skin import DICE
from game.app.drawing import dice as dies
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.app.widgets.controls import Button
from game.rules.monster_lands.modifiers import Modifiers, modifiers
from game.rules.monster_lands.odds import Chances
from game.rules.monster_lands.steps.rolling import RerollDie
from game.rules.monster_lands.views import colour_of
from game.rules.monster_lands.vocabulary import Purpose

GAP = 22.0
MOST, LEAST = 100.0, 58.0


def purpose_of(affair: Affair) -> Purpose:
    """What the dice are rolled for."""
    if affair.kind == "mission":
        return "mission"
    return "monster" if affair.kind == "battle" else "conquest"


class DiceRow(Widget):
    """Dice side by side, what they count more under them."""

    def __init__(self, sight: Sight, affair: Affair, figures: Reckoning | None) -> None:
        self.sight = sight
        self.pieces = affair.here.dice
        self.found: Modifiers | None = None
        if affair.member is not None:
            self.found = modifiers(sight.view, affair.exp, purpose_of(affair))
        self.spots = [self._spot(die) for die in self.pieces]
        self.rerolls = _rerolls(sight, figures)
        super().__init__(*self.spots, *self.rerolls.values())

    def _spot(self, die: str) -> Spot:
        sight = self.sight

        def draw(canvas: Canvas, box: Box) -> None:
            face = sight.view.face(die)
            kind = colour_of(die)
            dies.draw_die(canvas, box, kind, "?" if face is None else face)
            if face is None:
                look = canvas.look
                pixels = dies.letter_size(look, look.px(box.h), 0.28)
                tint = lighter(DICE[kind].colour, 0.55)
                letter = look.fonts.render(DICE[kind].letter, "bold", pixels, tint)
                canvas.blit_in(letter, box.inflate(-box.w * 0.2, -box.w * 0.12), 0.0, 0.0)

        return sight.piece(die, draw)

    def _under(self, look: Look) -> float:
        """Room under the dice."""
        bonus = look.line("small_strong") if self._has_bonus else 0.0
        reroll = look.line("small_strong") + 12 if self.rerolls else 0.0
        return bonus + reroll + 4

    @property
    def _has_bonus(self) -> bool:
        found = self.found
        return found is not None and any(found.per_die(colour_of(die)) for die in self.pieces)

    def least(self, look: Look) -> float:
        """The height it needs at the very least."""
        return LEAST + self._under(look) if self.pieces else 0.0

    def most(self, look: Look) -> float:
        """The height it can use."""
        return MOST + self._under(look) if self.pieces else 0.0

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        count = len(self.pieces)
        if not count:
            return
        least = max((chip.width(look) for chip in self.rerolls.values()), default=0.0)
        gap = max(GAP, 10.0)
        side = min(box.h - self._under(look), MOST, (box.w - gap * (count - 1)) / count)
        step = max(side + gap, min(least + 10, (box.w - side) / max(count - 1, 1)))
        x = box.centerx - (step * (count - 1) + side) / 2
        for die, spot in zip(self.pieces, self.spots, strict=True):
            spot.place(look, Box(x, box.y, side, side))
            spot.radius = side * 0.2
            chip = self.rerolls.get(die)
            if chip is not None:
                high = look.line("small_strong") + 8
                wide = min(max(least, side), step - 6)
                place = Box(x + side / 2 - wide / 2, box.bottom - high - 2, wide, high)
                chip.place(look, place)
            x += step

    def draw(self, canvas: Canvas) -> None:
        for spot in self.spots:
            spot.draw(canvas)
        if not self._has_bonus or self.found is None:
            return
        high = canvas.look.line("small_strong")
        for die, spot in zip(self.pieces, self.spots, strict=True):
            bonus = self.found.per_die(colour_of(die))
            if bonus:
                box = Box(spot.rect.x - 10, spot.rect.bottom + 3, spot.rect.w + 20, high)
                words = f"{bonus:+d}".replace("-", "−")
                canvas.text(words, box, "small_strong", die_tint(colour_of(die)), x=0.5)

    def draw_live(self, canvas: Canvas) -> None:
        """The reroll buttons."""
        for chip in self.rerolls.values():
            chip.draw(canvas)


def _rerolls(sight: Sight, figures: Reckoning | None) -> dict[str, RerollChip]:
    if not sight.mine or sight.decision is None:
        return {}
    return {
        option.die: RerollChip(sight, number, figures)
        for number, option in enumerate(sight.decision.options)
        if isinstance(option, RerollDie)
    }


def main_chance(found: Chances) -> str:
    """The chance that a figure alone stands for."""
    for name in ("lead", "succeed", "conquer"):
        if name in found:
            return name
    return "capture" if found.get("capture", 0) > 0 else "kill"


class RerollChip(Button):
    """Under a die: roll it once more, and what that would be worth."""

    def __init__(self, sight: Sight, number: int, figures: Reckoning | None) -> None:
        assert sight.decision is not None
        label = sight.words.say(sight.decision.options[number].label())
        super().__init__(label, lambda: sight.pick("", (number,)), name=f"option:{number}")
        self.number, self.figures, self.sight = number, figures, sight

    @property
    def after(self) -> Chances | None:
        """What the reroll would leave."""
        return None if self.figures is None else self.figures.after.get(self.number)

    def _figure(self) -> str:
        found = self.after
        if not found:
            return "…"
        bound = self.figures is not None and self.figures.is_bound
        return percent(self.sight.words, found[main_chance(found)], bound)

    def width(self, look: Look) -> float:
        """What it needs at most."""
        wide = look.fonts.width("> 99 %", "bold", look.fonts.smallest) / look.scale
        return wide + 44

    def place(self, look: Look, box: Box) -> None:
        self.rect = box

    def draw(self, canvas: Canvas) -> None:
        theme, box = canvas.look.theme, self.rect
        base = lighter(theme.panel, 0.22 if self.lit else 0.1)
        edge = theme.bright if self.lit else theme.gold
        paint.panel(canvas, box, paint.Panel(base, darker(base, 0.12), edge, box.h / 2, 2))
        side = min(box.h * 0.6, 24)
        canvas.icon("app.redo", Box(box.x + 8, box.centery - side / 2, side, side), theme.bright)
        found = self.after
        tint = OUTCOMES[main_chance(found)].tint if found else theme.muted
        room = Box(box.x + side + 10, box.y, box.w - side - 16, box.h)
        canvas.text(self._figure(), room, "small_strong", tint, x=0.5, shrink=True)
