"""All that a Warden has: tracks, gems, dice, champions, reserve, and beside it the map."""

from __future__ import annotations

from game.app.boards.valeria.art.tokens import shield
from game.app.boards.valeria.champions import champion_tile
from game.app.boards.valeria.mapboard import MapBoard
from game.app.boards.valeria.reading import troop
from game.app.boards.valeria.roomy import is_tight
from game.app.boards.valeria.skin import DICE, EMBER, TYPES
from game.app.boards.valeria.spaces import (
    GemStore,
    Gift,
    LimitSpot,
    SlotSpot,
    TroopSpot,
    empty_space,
)
from game.app.boards.valeria.tracks import Tracks
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_right, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot, cells_in
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.views import Warden
from game.rules.valeria.vocabulary import TYPES as PLAN_TYPES

#: Dice that a board holds at most.
SPACES = 5
GAP = 8.0


class Own(Widget):
    """A Warden's board and, where there is room, its map."""

    def __init__(self, sight: Sight, seat: int, mapped: bool | None = None) -> None:
        self.sight, self.seat = sight, seat
        self.mapped = not is_tight(sight.look) if mapped is None else mapped
        self.board = WardenBoard(sight, seat)
        self.map = MapBoard(sight, seat)
        super().__init__(self.board, *((self.map,) if self.mapped else ()))

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if not self.mapped:
            self.board.place(look, box)
            return
        wide = min(box.w * 0.279, box.h * 0.98)
        right, rest = cut_right(box, wide, 10)
        self.board.place(look, rest)
        self.map.place(look, right)


class WardenBoard(Widget):
    """The board itself."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat, self.warden = sight, seat, Warden(sight.view, seat)
        warden = self.warden
        self.tracks = Tracks(sight, seat)
        self.gifts: list[Widget] = [
            GemStore(sight, seat),
            Gift(sight, seat, "wild_troop"),
            Gift(sight, seat, "strength_bonus"),
        ]
        self.troops = Troops(sight, seat)
        self.champions = OwnChampions(sight, seat)
        self.slots: list[Widget] = [SlotSpot(sight, seat, name) for name in content().slots]
        self.done = Anchor(zones.plans(seat))
        super().__init__(
            self.tracks, *self.gifts, self.troops, self.champions, *self.slots, self.done
        )
        self.types = [len(warden.completed_of(name)) for name in PLAN_TYPES]

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 8)
        line = look.fonts.smallest / look.scale
        self.head, rest = cut_top(inner, max(line * 1.35, 38), 6)
        self.done.place(look, Box(self.head.right - 160, self.head.y, 150, self.head.h))
        upper, lower = cut_top(rest, max(rest.h * 0.385, line * 4.6), GAP)
        wide = min(max(upper.w * 0.33, 3 * line * 4.4), upper.w * 0.4)
        right, left = cut_right(upper, wide, GAP)
        self.tracks.place(look, left)
        for gift, cell in zip(self.gifts, row(right, (1.1, 1.08, 1.0), 7), strict=True):
            gift.place(look, cell)
        left, right = cut_left(lower, lower.w * 0.385, 12)
        top, low = cut_top(left, left.h * 0.5, 4)
        self.troops.place(look, top)
        self.champions.place(look, low)
        for slot, cell in zip(self.slots, row(right, len(self.slots), GAP), strict=True):
            slot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        mine = self.sight.mine and self.sight.viewer == self.seat
        made = paint.panel_of(canvas.look, "gold" if mine else "panel")
        people = troop(self.sight, self.seat)
        tint = mix(made.top, DICE[people].colour, 0.1) if people else made.top
        panel = paint.Panel(tint, made.bottom, made.edge, made.radius, made.line, made.shadow)
        paint.panel(canvas, self.rect, panel)
        self._draw_head(canvas, people)
        super().draw(canvas)

    def _draw_head(self, canvas: Canvas, people: str) -> None:
        look, words, head = canvas.look, self.sight.words, self.head
        x = head.x
        if people:
            shield(canvas, Box(x, head.y - 2, head.h + 4, head.h + 4), people)
            x += head.h + 12
        points = str(self.warden.score)
        wide = look.text_size(points, "heading")[0] + head.h + 8
        right = head.right - wide
        icon = Box(right, head.centery - head.h * 0.42, head.h * 0.84, head.h * 0.84)
        canvas.icon("val.resource.vp", icon, look.theme.gold)
        number = Box(icon.right + 6, head.y, head.right - icon.right - 6, head.h)
        canvas.text(points, number, "heading", "bright", shrink=True)
        right = self._draw_types(canvas, right - 16)
        done = words("val-board-plans-done", done=sum(self.types), all=content().last_plan)
        wide = min(look.text_size(done, "small_strong")[0] + 4, (right - x) * 0.4)
        canvas.text(done, Box(right - wide - 12, head.y, wide, head.h), "small_strong", x=1.0,
                    shrink=True, ellipsis=True)  # fmt: skip
        room = Box(x, head.y, right - wide - 24 - x, head.h)
        name = self.sight.match.name_of(self.seat)
        wrote = canvas.text(name, room, "name", "gold", shrink=True, ellipsis=True)
        left = room.right - wrote.right - 14
        if people and left > 80:
            title = content().boards[people].name.in_(words.lang)
            if look.fonts.width(title, "aside", look.fonts.smallest) <= left * look.scale:
                rest = Box(wrote.right + 14, head.y, left, head.h)
                canvas.text(title, rest, "hint", shrink=True)

    def _draw_types(self, canvas: Canvas, right: float) -> float:
        """Completed plans by type, as pills; answers where they begin."""
        look, head = canvas.look, self.head
        wide = look.text_size("7", "small_strong")[0] + head.h * 0.72 + 22
        for place, (name, count) in enumerate(zip(PLAN_TYPES, self.types, strict=True)):
            left = right - (len(PLAN_TYPES) - place) * (wide + 6) + 6
            pill = Box(left, head.y + 2, wide, head.h - 4)
            colour = TYPES[name]
            fill = darker(colour, 0.1 if count else 0.55)
            paint.panel(
                canvas, pill, paint.Panel(lighter(fill, 0.1), darker(fill, 0.2), colour, 9, 1.5)
            )
            side = pill.h * 0.74
            icon = Box(pill.x + 8, pill.centery - side / 2, side, side)
            ink = (250, 243, 226) if count else mix(colour, (255, 255, 255), 0.3)
            canvas.icon(f"val.plan.{name}", icon, ink)
            room = Box(icon.right + 6, pill.y, pill.right - icon.right - 8, pill.h)
            canvas.text(str(count), room, "small_strong", ink, shrink=True)
        return right - len(PLAN_TYPES) * (wide + 6)


class Titled(Widget):
    """Something with a title and a figure over it."""

    def __init__(self, sight: Sight, *children: Widget) -> None:
        super().__init__(*children)
        self.sight = sight

    def head(self, look: Look, box: Box) -> Box:
        """Takes its place; answers what is left under the title."""
        self.rect = box
        self.titled, rest = cut_top(box, look.fonts.smallest / look.scale * 1.2, 4)
        return rest

    def draw_head(self, canvas: Canvas, title: str, said: str, warns: bool = False) -> None:
        """Title at the left, figure at the right."""
        look = canvas.look
        wide = min(look.text_size(title, "small_name")[0] + 4, self.titled.w * 0.62)
        left, right = cut_left(self.titled, wide, 8)
        canvas.text(title, left, "small_name", "gold", shrink=True, ellipsis=True)
        ink = EMBER if warns else look.theme.muted
        canvas.text(said, right, "small", ink, x=1.0, shrink=True, ellipsis=True)


class Troops(Titled):
    """The dice on a board and the spaces for more; a full row warns."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.warden = Warden(sight.view, seat)
        self.dice = [sight.piece(die) for die in self.warden.dice]
        arriving = [sight.piece(die) for die in sight.view.zone(zones.arriving(seat))]
        for die in (*self.dice, *arriving):
            die.radius = 10
        covered = ("troop_4", "troop_5")
        self.covered = [
            TroopSpot(sight, seat, name)
            for name in covered
            if sight.view.zone(zones.space(seat, name))
        ]
        held = Anchor(zones.dice(seat))
        self.arriving = arriving
        super().__init__(sight, held, *self.dice, *self.covered, *arriving)
        self.free = max(self.warden.limits.dice - len(self.dice), 0)
        self.empty: list[Box] = []

    def place(self, look: Look, box: Box) -> None:
        rest = self.head(look, box)
        count = max(SPACES + len(self.arriving), 1)
        cells = cells_in(rest, count, (66, 66), 8, 0.0, 0.4)
        for die, cell in zip(self.dice, cells, strict=False):
            die.place(look, cell)
        after = len(self.dice) + self.free
        self.empty = cells[len(self.dice) : after]
        for space, cell in zip(self.covered, cells[after:], strict=False):
            space.place(look, cell)
        for new, cell in zip(self.arriving, reversed(cells), strict=False):
            new.place(look, cell)
        self.children[0].place(look, rest)

    def draw(self, canvas: Canvas) -> None:
        words, limit = self.sight.words, self.warden.limits.dice
        said = words("val-board-troops-free", free=self.free, limit=limit)
        full = self.free == 0
        if full:
            said = words("val-board-troops-full", limit=limit)
        self.draw_head(canvas, words("val-board-troops"), said, full)
        for box in self.empty:
            empty_space(canvas, box)
        super().draw(canvas)


class OwnChampions(Titled):
    """The champions of a board against their limit, and the two limits still covered."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.warden = Warden(sight.view, seat)
        self.cards = [_card(sight, piece) for piece in self.warden.champions]
        self.limits = [
            LimitSpot(sight, seat, name)
            for name in ("champions_6", "champions_10")
            if sight.view.zone(zones.space(seat, name)) or not self.warden.board
        ]
        held = Anchor(zones.champions(seat))
        super().__init__(sight, held, *self.cards, *self.limits)
        self.empty: list[Box] = []

    def place(self, look: Look, box: Box) -> None:
        rest = self.head(look, box)
        line = look.fonts.smallest / look.scale * 1.1
        side = min(rest.h - line, 52)
        wide = len(self.limits) * (side + 6)
        right, left = cut_right(rest, wide, 4) if self.limits else (Box(0, 0, 0, 0), rest)
        for place, each in enumerate(self.limits):
            each.place(
                look, Box(right.x + place * (side + 6) + 4, rest.y, side, min(rest.h, side + line))
            )
        self.children[0].place(look, left)
        # No more empty places than show that there are some: the figure says how many.
        places = max(
            min(self.warden.limits.champions, max(len(self.cards) + 1, 5)), len(self.cards)
        )
        cells = cells_in(left, places, (66, 66), 6, 0.0, 0.3)
        for card, cell in zip(self.cards, cells, strict=False):
            card.place(look, cell)
        self.empty = cells[len(self.cards) :]

    def draw(self, canvas: Canvas) -> None:
        words, limit = self.sight.words, self.warden.limits.champions
        said = words("val-board-champions-of", count=len(self.cards), limit=limit)
        self.draw_head(canvas, words("val-board-champions"), said, len(self.cards) >= limit)
        for box in self.empty:
            empty_space(canvas, box)
        super().draw(canvas)


def _card(sight: Sight, piece: str) -> Spot:
    spot = sight.piece(piece, lambda canvas, box: champion_tile(sight, canvas, box, piece))
    spot.radius = 9
    return spot
