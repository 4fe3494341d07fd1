"""Dice on a plan: a column for each symbol, with what Magic and gems do to its die."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.boards.valeria.art.tokens import symbol
from game.app.boards.valeria.camp.affair import Affair
from game.app.boards.valeria.skin import DICE, EMBER, GEM, MAGIC, YES
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Spot, cells_in
from game.app.widgets import Button
from game.app.widgets.base import Widget
from game.app.widgets.notes import HoverCard
from game.engine.options import Option
from game.rules.valeria.content import box as content
from game.rules.valeria.drafts import Bench
from game.rules.valeria.steps.camp_parts import (
    DOWN,
    FLIP,
    UP,
    CommitDie,
    FlipDie,
    KeepDie,
    LowerDie,
    MakeTame,
    MakeWild,
    RaiseDie,
    TakeChangeBack,
)
from game.rules.valeria.views import Warden, troop_of

Test = Callable[[Option], bool]


class Choices:
    """The open options by die, each handed out once: what no button takes, the die itself keeps."""

    def __init__(self, sight: Sight, affair: Affair) -> None:
        self.sight = sight
        options = sight.decision.options if sight.mine and sight.decision is not None else ()
        self.left = dict(enumerate(options))
        self.changes = affair.draft.changes if affair.draft is not None else ()

    def take(self, die: str, *kinds: type[Option]) -> int | None:
        """The number of the first option of one of these kinds for a die."""
        for kind in kinds:
            for number, option in self.left.items():
                if isinstance(option, kind) and getattr(option, "die", "") == die:
                    del self.left[number]
                    return number
        return None

    def rest(self, die: str) -> tuple[int, ...]:
        """All that is left for a die."""
        found = tuple(n for n, option in self.left.items() if getattr(option, "die", "") == die)
        for number in found:
            del self.left[number]
        return found

    def last(self, die: str) -> str:
        """The sign of the last change of a die."""
        signs = [change[0] for change in self.changes if change[1:] == die]
        return signs[-1] if signs else ""

    def why_not(self, die: str, *kinds: type[Option]) -> str:
        """Why none of these can be done to a die."""
        for option, refusal in self.sight.refused:
            if isinstance(option, kinds) and getattr(option, "die", "") == die:
                return self.sight.words.say(refusal.text)
        return ""


def laid_out(affair: Affair) -> list[tuple[str, str, bool]]:
    """Each symbol with its die and whether that answers it; one that does not awaits a gem."""
    assert affair.sums is not None
    placed = [die for _, die in affair.sums.symbols]
    waiting = [die for die in affair.draft.dice if die not in placed] if affair.draft else []
    found = []
    for troop, die in affair.sums.symbols:
        if die or not waiting:
            found.append((troop, die, True))
        else:
            found.append((troop, waiting.pop(0), False))
    return found


class Knob(Button):
    """A small button: an icon or two, perhaps a figure; dead where it may not be used."""

    def __init__(
        self, sight: Sight, number: int | None, icons: Sequence[str], text: str, why: str,
        spends: bool = False, on: bool = False,
    ) -> None:  # fmt: skip
        name = f"option:{number}" if number is not None else f"knob:{'.'.join(icons)}{text}"
        super().__init__(
            text,
            (lambda: sight.pick("", (number,))) if number is not None else (lambda: None),
            name=name,
            enabled=number is not None,
        )
        self.icons, self.spends, self.on = tuple(icons), spends, on
        self.does = sight.meaning((number,)) if number is not None else ""
        label = ""
        if number is not None and sight.decision is not None:
            label = sight.words.say(sight.decision.options[number].label())
        self.tip = lambda: HoverCard(label, why_not=why) if label or why else None

    @property
    def meaning(self) -> str:
        return f"{self.name} {self.does}"

    def draw(self, canvas: Canvas) -> None:
        theme, look = canvas.look.theme, canvas.look
        alive = self.enabled
        base = (
            lighter(theme.panel, 0.16 if self.lit else 0.07) if alive else darker(theme.panel, 0.3)
        )
        if self.on:
            base = mix(base, GEM, 0.28)
        edge = theme.gold if alive and self.spends else theme.edge
        edge = edge if alive else mix(theme.edge, theme.night, 0.6)
        paint.panel(
            canvas, self.rect, paint.Panel(lighter(base, 0.06), darker(base, 0.1), edge, 9, 2)
        )
        ink = theme.cream if alive else mix(theme.muted, theme.night, 0.5)
        side = min(self.rect.h * 0.56, look.fonts.smallest / look.scale * 1.15)
        wide = look.text_size(self.text, "small_strong")[0] if self.text else 0
        used = len(self.icons) * (side + 4) - 4 + (wide + 5 if wide else 0)
        x = self.rect.centerx - used / 2
        for icon in self.icons:
            tint = GEM if icon == "val.resource.gem" and alive else ink
            canvas.icon(icon, Box(x, self.rect.centery - side / 2, side, side), tint)
            x += side + 4
        if wide:
            room = Box(x + 1, self.rect.y, wide + 2, self.rect.h)
            canvas.text(self.text, room, "small_strong", ink, shrink=True)


class SymbolColumn(Widget):
    """A symbol of the plan, the die that stands on it, and what may be done to that."""

    def __init__(self, sight: Sight, affair: Affair, choices: Choices, place: int) -> None:
        self.sight, self.affair = sight, affair
        self.symbol, self.die, self.fits = laid_out(affair)[place]
        self.knobs: list[Widget] = []
        self.spot = self._equipped(choices) if self.die else None
        super().__init__(*((self.spot,) if self.spot is not None else ()), *self.knobs)

    def _equipped(self, choices: Choices) -> Spot:
        """Buttons for its die: one step down and up, a flip, a wild; the die itself goes back."""
        sight, die, last = self.sight, self.die, choices.last(self.die)
        down = choices.take(die, LowerDie)
        up = choices.take(die, RaiseDie)
        if down is None and last == UP:
            down = choices.take(die, TakeChangeBack)
        if up is None and last == DOWN:
            up = choices.take(die, TakeChangeBack)
        flip = choices.take(die, TakeChangeBack) if last == FLIP else None
        flipped = flip is not None
        flip = choices.take(die, FlipDie) if flip is None else flip
        wild = choices.take(die, MakeWild, MakeTame)
        is_wild = self.affair.draft is not None and die in self.affair.draft.wilds
        no_step = choices.why_not(die, RaiseDie, LowerDie)
        no_gem = choices.why_not(die, FlipDie)
        if self.affair.draft is not None:
            turned = 7 - self.face
            self.knobs = [
                Knob(sight, down, ("app.minus",), "", no_step, spends=last != UP),
                Knob(sight, up, ("app.plus",), "", no_step, spends=last != DOWN),
                Knob(sight, flip, ("val.resource.gem", "val.term.flip"), str(turned), no_gem,
                     True, flipped),
                Knob(sight, wild, ("val.resource.gem", "val.term.wild"), "",
                     choices.why_not(die, MakeWild), True, is_wild),
            ]  # fmt: skip
        return _die_spot(sight, die, choices.rest(die), self.face)

    @property
    def face(self) -> int:
        """What the die shows in the draft."""
        draft, table = self.affair.draft, self.sight.view
        if draft is None:
            return table.pips(self.die)
        bench = Bench(table, draft.seat, draft.plan, draft.dice, draft.wilds, draft.changes)
        return bench.face(self.die)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        line = look.fonts.smallest / look.scale
        self.head, rest = cut_top(inner, max(line * 1.5, 40), 4)
        self.magic = Box(0, 0, 0, 0)
        low, rest = cut_bottom(rest, max(line * 1.8, 44), 6)
        mid, rest = cut_bottom(rest, max(line * 1.8, 44), 6)
        # Once it is carried out, dice stay where they were put.
        if self.knobs:
            wide = min(max(mid.w * 0.28, line * 1.9), 70)
            left, middle = cut_left(mid, wide, 4)
            right, self.magic = cut_right(middle, wide, 4)
            flip, wild = row(low, 2, 6)
            for knob, cell in zip(self.knobs, (left, right, flip, wild), strict=True):
                knob.place(look, cell)
        side = min(rest.h - 6, rest.w * 0.66, 150)
        self.middle = Box(rest.centerx - side / 2, rest.centery - side / 2, side, side)
        self.beside = Box(rest.x, rest.y, (rest.w - side) / 2 - 6, rest.h)
        if self.spot is not None:
            self.spot.place(look, self.middle)

    def draw(self, canvas: Canvas) -> None:
        look, theme, colour = canvas.look, canvas.look.theme, DICE[self.symbol].colour
        deep = mix(theme.panel, colour, 0.14)
        edge = mix(theme.edge, colour, 0.6)
        paint.panel(canvas, self.rect, paint.Panel(deep, darker(theme.panel, 0.25), edge, 12, 2))
        wanted, rest = cut_left(self.head, self.head.h, 8)
        symbol(canvas, wanted, self.symbol)
        if self.die:
            tick, rest = cut_right(rest, self.head.h * 0.7, 4)
            sign = ("app.check", YES) if self.fits else ("app.cross", EMBER)
            canvas.icon(sign[0], inset(tick, 2, tick.h * 0.18), sign[1])
        name = content().troops[self.symbol].name.in_(self.sight.words.lang)
        name_in(canvas, name, rest, "cream", 0.0)
        if not self.die:
            self._draw_empty(canvas)
            return
        self._draw_before(canvas)
        if self.knobs:
            self._draw_magic(canvas)
        if self.spot is not None:
            self.spot.draw(canvas)
        draft = self.affair.draft
        is_wild = draft is not None and self.die in draft.wilds
        if self.fits and (is_wild or troop_of(self.die) != self.symbol):
            side = self.middle.w * 0.36
            badge = Box(self.middle.right - side * 0.7, self.middle.y - side * 0.3, side, side)
            paint.panel(canvas, badge, paint.Panel(GEM, darker(GEM, 0.3), theme.ink, side / 2, 2))
            canvas.icon("val.term.wild", inset(badge, side * 0.16), look.theme.ink)

    def _draw_empty(self, canvas: Canvas) -> None:
        from game.app.boards.valeria.spaces import empty_space

        empty_space(canvas, self.middle)
        side = self.middle.w * 0.5
        middle = Box(self.middle.centerx - side / 2, self.middle.centery - side / 2, side, side)
        tint = mix(DICE[self.symbol].colour, canvas.look.theme.sunken, 0.55)
        canvas.icon(f"val.troop.{self.symbol}", middle, tint)

    def _draw_before(self, canvas: Canvas) -> None:
        """What the die showed before it was changed."""
        before = self.sight.view.pips(self.die)
        if before == self.face or self.beside.w < 30:
            return
        look = canvas.look
        line = look.line("small")
        both = Box(self.beside.x, self.beside.centery - line, self.beside.w, line)
        said = self.sight.words("val-camp-was")
        canvas.text(said, both, "small", "muted", x=0.5, shrink=True, ellipsis=True)
        canvas.text(str(before), both.move(0, line), "figure", "muted", x=0.5, shrink=True)

    def _draw_magic(self, canvas: Canvas) -> None:
        """How much Magic went into this die."""
        draft = self.affair.draft
        changes = draft.changes if draft is not None else ()
        spent = sum(change[1:] == self.die and change[0] != FLIP for change in changes)
        look, theme = canvas.look, canvas.look.theme
        side = look.fonts.smallest / look.scale * 1.15
        wide = look.text_size(str(spent), "small_strong")[0]
        x = self.magic.centerx - (side + 5 + wide) / 2
        tint = MAGIC if spent else mix(MAGIC, theme.night, 0.55)
        canvas.icon("val.resource.magic", Box(x, self.magic.centery - side / 2, side, side), tint)
        room = Box(x + side + 5, self.magic.y, wide + 3, self.magic.h)
        canvas.text(
            str(spent), room, "small_strong", theme.cream if spent else theme.muted, shrink=True
        )


def _die_spot(sight: Sight, die: str, numbers: tuple[int, ...], face: int) -> Spot:
    """A die with exactly these options."""

    def draw(canvas: Canvas, box: Box) -> None:
        dice.draw_die(canvas, box, troop_of(die), face)

    spot = Spot(die, draw, hidden=sight.hidden)
    sight.bind(spot)
    spot.numbers, spot.enabled = numbers, bool(numbers)
    spot.does, spot.taken = sight.meaning(numbers), False
    spot.on_press = lambda: sight.pick(die, numbers)
    spot.radius = 14
    return spot


class SpareDice(Widget):
    """The dice that are not on the plan: a click commits one; the small sign does all else."""

    def __init__(self, sight: Sight, affair: Affair, choices: Choices) -> None:
        self.sight = sight
        draft = affair.draft
        warden = Warden(sight.view, affair.seat)
        used = draft.dice if draft is not None else ()
        spare = [die for die in warden.dice if die not in used] if draft is not None else []
        self.dice: list[Spot] = []
        self.more: list[Spot] = []
        for die in spare:
            commit = choices.take(die, CommitDie, KeepDie)
            bench = Bench(
                sight.view, affair.seat, affair.plan, used, (), draft.changes if draft else ()
            )
            numbers = (commit,) if commit is not None else ()
            self.dice.append(_die_spot(sight, die, numbers, bench.face(die)))
            rest = choices.rest(die)
            more = Spot(f"more.{die}", _more)
            more.numbers, more.enabled, more.does = rest, bool(rest), sight.meaning(rest)
            more.on_press = _picker(sight, die, rest)
            more.radius = 16
            self.more.append(more)
        super().__init__(*self.dice, *self.more)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        high = box.h
        cells = cells_in(box, len(self.dice), (high * 1.62, high), 10, 0.0, 0.5)
        for die, more, cell in zip(self.dice, self.more, cells, strict=True):
            side = min(cell.h, cell.w * 0.6)
            die.place(look, Box(cell.x, cell.centery - side / 2, side, side))
            knob = min(side * 0.66, 40)
            more.place(look, Box(cell.x + side + 8, cell.centery - knob / 2, knob, knob))


def _picker(sight: Sight, die: str, numbers: tuple[int, ...]):  # type: ignore[no-untyped-def]
    return lambda: sight.pick(die, numbers)


def _more(canvas: Canvas, box: Box) -> None:
    theme = canvas.look.theme
    paint.panel(
        canvas, box, paint.Panel(lighter(theme.panel, 0.1), theme.panel, theme.edge, box.w / 2, 2)
    )
    canvas.icon("val.resource.magic", inset(box, box.w * 0.22), MAGIC)
