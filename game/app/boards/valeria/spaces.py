"""The spaces of a player's board: covered ones wear the marker, their gift is written beside it."""

from __future__ import annotations

from game.app.boards.valeria.art.tokens import marker, square
from game.app.boards.valeria.column import PlanSpot
from game.app.boards.valeria.reading import troop
from game.app.boards.valeria.signs import signs
from game.app.boards.valeria.skin import DICE, GOODS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.prices import bonus_cost
from game.rules.valeria.views import Warden

TEXT_KEYS = (
    "val-board-space-gem_storage",
    "val-board-space-wild_troop",
    "val-board-space-strength_bonus",
)


class CoverSpot(Spot):
    """A space of the board that a marker may cover."""

    def __init__(self, sight: Sight, seat: int, space: str, *children: Widget) -> None:
        zone = zones.space(seat, space)
        self.there = sight.view.zone(zone)
        super().__init__(zone, None, *children, also=self.there, hidden=sight.hidden)
        self.sight, self.seat, self.space = sight, seat, space
        self.people = troop(sight, seat)
        self.radius = 10
        sight.bind(self)

    @property
    def covered(self) -> bool:
        """Whether its marker is still seen here; before a board is chosen, it is."""
        if not self.people:
            return True
        return any(piece not in self._hidden for piece in self.there)

    def glow(self, canvas: Canvas) -> None:
        """The light of what may be used."""
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)

    def cover(self, canvas: Canvas, box: Box) -> None:
        """The marker in a box."""
        if self.people:
            marker(canvas, box, self.people)


class Gift(CoverSpot):
    """Gems, the wild troop, strength: a word, what is open or covered, a number."""

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        inner = inset(box, 5, 4)
        line = look.fonts.smallest / look.scale * 1.15
        self.head, rest = cut_top(inner, line, 1)
        self.foot, self.body = cut_bottom(rest, line, 1)
        if self.children:
            self.children[0].place(look, self.body)

    def draw(self, canvas: Canvas) -> None:
        self.glow(canvas)
        paint.panel(canvas, self.rect, "sunken")
        words = self.sight.words
        title = words(f"val-board-space-{self.space}")
        canvas.text(title, self.head, "small_strong", x=0.5, shrink=True, ellipsis=True)
        icon, tint, said = self._shown()
        side = min(self.body.w, self.body.h)
        middle = square(self.body)
        if self.covered:
            self.cover(canvas, inset(middle, side * 0.06))
        elif icon.startswith("val.troop."):
            from game.app.boards.valeria.art.tokens import symbol

            symbol(canvas, inset(middle, side * 0.06), self.people)
        elif icon:
            canvas.icon(icon, inset(middle, side * 0.1), tint)
        canvas.text(said, self.foot, "small", "muted" if self.covered else None, x=0.5,
                    shrink=True, ellipsis=True)  # fmt: skip
        Widget.draw(self, canvas)
        self.draw_marks(canvas)

    def _shown(self) -> tuple[str, Colour, str]:
        """Icon, tint and words of what it is about."""
        words = self.sight.words
        if self.space == "wild_troop":
            name = content().troops[self.people].name.in_(words.lang) if self.people else ""
            return f"val.troop.{self.people}", DICE[self.people or "orc"].colour, name
        return "val.term.strength", GOODS["vp"], "+1"


class GemStore(Gift):
    """The gems a player holds, and the marker that keeps the store small."""

    def __init__(self, sight: Sight, seat: int) -> None:
        held = Warden(sight.view, seat).gems
        self.gems = [Anchor(zones.gems(seat)), *(Anchor(gem) for gem in held)]
        super().__init__(sight, seat, "gem_storage", *self.gems)

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        side = min(self.body.h, 40.0)
        for gem in self.gems[1:]:
            gem.place(look, Box(self.body.x + 4, self.body.centery - side / 2, side, side))

    def draw(self, canvas: Canvas) -> None:
        self.glow(canvas)
        paint.panel(canvas, self.rect, "sunken")
        words, warden = self.sight.words, Warden(self.sight.view, self.seat)
        title = words("val-board-space-gem_storage")
        canvas.text(title, self.head, "small_strong", x=0.5, shrink=True, ellipsis=True)
        limit = warden.limits.gems
        places = limit + bool(self.covered and self.people)
        side = min(self.body.h, self.body.w / max(places, 1) - 3, 46)
        left = self.body.centerx - (places * (side + 3) - 3) / 2
        held = [gem for gem in warden.gems if gem not in self._hidden]
        theme = canvas.look.theme
        for place in range(limit):
            at = Box(left + place * (side + 3), self.body.centery - side / 2, side, side)
            tint = GOODS["gem"] if place < len(held) else mix(theme.edge, theme.sunken, 0.45)
            canvas.icon("val.resource.gem", at, tint)
        if places > limit:
            self.cover(
                canvas, Box(left + limit * (side + 3), self.body.centery - side / 2, side, side)
            )
        said = words("val-board-gems-held", count=len(warden.gems), limit=limit)
        canvas.text(said, self.foot, "small", x=0.5, shrink=True, ellipsis=True)
        self.draw_marks(canvas)


class SlotSpot(CoverSpot):
    """A reserve slot: the plan in it, or that it is empty, or its marker; its bonus below."""

    def __init__(self, sight: Sight, seat: int, slot: str) -> None:
        self.slot, self.warden = slot, Warden(sight.view, seat)
        piece = self.warden.slot(slot)
        self.plan = PlanSpot(sight, piece, seat) if piece is not None else None
        super().__init__(sight, seat, f"reserve_{slot}", *((self.plan,) if self.plan else ()))
        # An open slot is chosen by itself, a covered one by its marker.
        place = zones.slot(seat, slot)
        if self.is_open:
            self.thing = self.name = place
        else:
            self.also = (*self.also, place)
        sight.bind(self)

    @property
    def is_open(self) -> bool:
        """Whether plans may lie here."""
        return self.slot in self.warden.limits.slots

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 7, 6)
        line = look.fonts.smallest / look.scale * 1.3
        self.foot, self.body = cut_bottom(inner, line, 4)
        if self.plan is not None:
            self.plan.place(look, self.body)

    def draw(self, canvas: Canvas) -> None:
        self.glow(canvas)
        theme = canvas.look.theme
        edge = theme.edge if self.is_open else mix(theme.edge, theme.sunken, 0.5)
        made = paint.Panel(lighter(theme.sunken, 0.06), theme.sunken, edge, 12, 2)
        paint.panel(canvas, self.rect, made)
        if self.plan is None:
            self._draw_empty(canvas)
        Widget.draw(self, canvas)
        self._draw_bonus(canvas)
        self.draw_marks(canvas)

    def _draw_empty(self, canvas: Canvas) -> None:
        look, theme, words = canvas.look, canvas.look.theme, self.sight.words
        said = words("val-board-slot-open") if self.is_open else words("val-board-slot-covered")
        note = Paragraph(said, "small", "muted", x=0.5, y=0.5, shrink=True)
        high = min(note.wanted(look, self.body.w)[1], self.body.h * 0.5)
        low, rest = cut_bottom(self.body, high, 2)
        side = min(rest.w, rest.h, 96)
        middle = inset(square(rest), max((min(rest.w, rest.h) - side) / 2, 0))
        if self.is_open:
            ink = mix(theme.edge, theme.sunken, 0.5)
            canvas.icon("val.shrine.plans", inset(middle, side * 0.08), ink)
        else:
            self.cover(canvas, inset(middle, side * 0.1))
        note.place(look, low)
        note.draw(canvas)

    def _draw_bonus(self, canvas: Canvas) -> None:
        """Gold for what it gives."""
        table = self.sight.view
        source = f"slot.{self.slot}"
        chips: list[Chip] = []
        if content().slots[self.slot].price:
            cost = bonus_cost(table, self.seat, self.slot)
            chips.append(Chip("val.resource.gold", str(cost), GOODS["gold"]))
            chips.append(Chip("app.arrow_right", "", canvas.look.theme.muted))
        for each in signs(source):
            name = each.icon.rpartition(".")[2]
            chips.append(Chip(each.icon, each.text, GOODS.get(name, (226, 216, 196))))
        if not content().slots[self.slot].price:
            chips.append(Chip("", self.sight.words("val-board-base-price")))
        figures = ChipRow(chips, "small_strong", spread=False)
        wide = min(figures.wanted(canvas.look)[0] - 14, self.foot.w)
        left = self.foot.centerx - wide / 2
        figures.place(canvas.look, Box(left, self.foot.y, wide + 1, self.foot.h))
        figures.draw(canvas)


class LimitSpot(CoverSpot):
    """A champion limit that a marker covers: the marker over the number."""

    def __init__(self, sight: Sight, seat: int, space: str) -> None:
        super().__init__(sight, seat, space)
        self.number = space.rpartition("_")[2]
        self.radius = 30

    def draw(self, canvas: Canvas) -> None:
        self.glow(canvas)
        line = canvas.look.fonts.smallest / canvas.look.scale * 1.1
        low, rest = cut_bottom(self.rect, line, 0)
        theme = canvas.look.theme
        if self.covered:
            self.cover(canvas, square(rest))
        else:
            canvas.icon("app.check", inset(square(rest), rest.h * 0.2), theme.good)
        ink = theme.muted if self.covered else theme.good
        canvas.text(self.number, low, "small_strong", ink, x=0.5, shrink=True)
        self.draw_marks(canvas)


class TroopSpot(CoverSpot):
    """A troop space that a marker covers."""

    def draw(self, canvas: Canvas) -> None:
        self.glow(canvas)
        empty_space(canvas, self.rect)
        if self.covered:
            self.cover(canvas, inset(square(self.rect), self.rect.w * 0.14))
        self.draw_marks(canvas)


def empty_space(canvas: Canvas, box: Box) -> None:
    """A place for a die."""
    theme = canvas.look.theme
    edge = mix(theme.edge, theme.sunken, 0.35)
    made = paint.Panel(darker(theme.sunken, 0.25), theme.sunken, edge, box.w * 0.2, 2)
    paint.panel(canvas, box, made)
