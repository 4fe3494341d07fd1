"""The Citadel: seven buildings, their slots, the dice in them, and what a visit would cost."""

from __future__ import annotations

from game.app.boards.monster_lands.sprites import disc, owned_die
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_top, grid, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import lighter, mix
from game.app.keep.seats import NOBODY
from game.app.table.sight import Sight
from game.app.table.spot import Plate, Shelf, Spot
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import box as contents
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.prices import best_discount
from game.rules.monster_lands.refusals import usable_dice
from game.rules.monster_lands.views import in_panic, last_persuasion

SLOT = 40.0


def citadel(sight: Sight) -> Widget:
    """The ground with its buildings."""
    tiles = [Building(sight, name) for name in zones.BUILDINGS]

    def arrange(look: Look, box: Box) -> list[Box]:
        inner = _inner(look, box)
        if inner.w / 7 >= 140:
            return grid(inner, 7, 1, 8)
        cells = grid(inner, 4, 2, 8)
        shift = (cells[1].x - cells[0].x) / 2
        return [*cells[:4], *(cell.move(shift, 0) for cell in cells[4:7])]

    def draw(canvas: Canvas, box: Box) -> None:
        paint.panel(canvas, box, "ground")
        title = Box(box.x, box.y + 4, box.w, heading_height(canvas.look))
        if title.h:
            words = sight.words("ml-board-citadel")
            canvas.text(words, title, "subheading", x=0.5, shrink=True)

    return Plate(arrange, *tiles, draw=draw)


def citadel_height(look: Look, width: float) -> float:
    """How high the Citadel must be at a width."""
    rows = 1 if (width - 20) / 7 >= 140 else 2
    high = 164 if rows == 1 else 116
    return (
        heading_height(look) + rows * high * (1 + (look.text_scale - 1) * 0.2) + (rows - 1) * 8 + 16
    )


def heading_height(look: Look) -> float:
    """The height of the heading; none where large text needs the room."""
    if look.text_scale > 1.1 and look.width < 1600:
        return 0
    return min(look.line("subheading"), 38)


def _inner(look: Look, box: Box) -> Box:
    inner = inset(box, 10, 6)
    return Box(inner.x, inner.y + heading_height(look), inner.w, inner.h - heading_height(look) - 2)


class Building(Spot):
    """A building: its name, its slots, the dice it takes, a discount if there is one."""

    def __init__(self, sight: Sight, name: str) -> None:
        self.sight, self.building = sight, name
        self.printed = contents().buildings[name]
        self.slots = [Slot(sight, name, number) for number in self._numbers()]
        super().__init__(zones.building(name), None, *self.slots, hidden=sight.hidden)
        sight.bind(self)

    def _numbers(self) -> range:
        return range(1, max(self.printed.slots, 1) + 1)

    @property
    def closed(self) -> str:
        """Why nobody can go in, if so."""
        if in_panic(self.sight.view, self.building):
            return self.sight.words("ml-board-panic")
        if self.building in settings(self.sight.view).rules.closed:
            return self.sight.words("ml-board-closed")
        return ""

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 8, 6)
        head, rest = cut_top(inner, self._head(look), 4)
        self.head = head
        foot = min(look.fonts.smallest / look.scale * 1.2, 34)
        room = Box(rest.x, rest.y, rest.w, max(rest.h - foot, 10))
        self.foot = Box(rest.x, room.bottom + 1, rest.w, foot)
        side = min((room.w - 6 * (len(self.slots) - 1)) / len(self.slots), room.h, 46)
        if self.building == "pawnshop":
            self.slots[0].place(look, Box(room.x, room.centery - side / 2, room.w, side))
            return
        total = side * len(self.slots) + 6 * (len(self.slots) - 1)
        x = room.x + (room.w - total) / 2 if len(self.slots) > 2 else room.x
        for slot in self.slots:
            slot.place(look, Box(x, room.centery - side / 2, side, side))
            x += side + 6

    def _head(self, look: Look) -> float:
        tall = self.rect.h > 140
        return 64 if tall else max(look.fonts.smallest / look.scale * 1.25, 36)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), theme.gold, 12)
        paint.panel(canvas, self.rect, "wood")
        if self.closed:
            self._draw_closed(canvas)
            return
        self._draw_head(canvas)
        self._draw_foot(canvas)
        for slot in self.slots:
            slot.draw(canvas)
        self.draw_marks(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        """Icon and name; in a tall tile the name goes under the icon."""
        theme = canvas.look.theme
        head = self.head
        tall = head.h > 50
        side = 34 if tall else head.h
        ink = paint.Panel((30, 26, 24), (44, 38, 34), None, 8)
        icon = Box(head.x, head.y, side, side)
        paint.panel(canvas, icon, ink)
        canvas.icon(f"ml.building.{self.building}", inset(icon, 4), theme.gold)
        self._draw_takes(canvas, Box(icon.right + 6, icon.y, head.right - icon.right - 6, side))
        name = self.sight.words(_NAMES[self.building])
        room = (
            Box(head.x, icon.bottom, head.w, head.h - side)
            if tall
            else Box(icon.right + 8, head.y, head.w - side - 8, head.h)
        )
        name_in(canvas, name, room, "cream", 0.0, beside=map(self.sight.words, _NAMES.values()))

    def _draw_takes(self, canvas: Canvas, box: Box) -> None:
        """The colours of dice that may be placed here."""
        if self.head.h <= 50:
            return
        x = box.right
        for colour in reversed(self.printed.dice):
            x -= 26
            square = Box(x, box.centery - 11, 22, 22)
            canvas.blit_in(dice.die(canvas.look, 22, colour), square)

    def _draw_foot(self, canvas: Canvas) -> None:
        theme = canvas.look.theme
        words, good = self._hint()
        tint = theme.good if good else mix(theme.cream, theme.palette.wood, 0.15)
        foot = self.foot
        if self.head.h <= 50:
            for colour in reversed(self.printed.dice):
                square = Box(foot.right - 20, foot.centery - 9, 18, 18)
                canvas.blit_in(dice.die(canvas.look, 18, colour), square)
                foot = Box(foot.x, foot.y, foot.w - 22, foot.h)
        canvas.text(words, foot, "small", tint, shrink=True, ellipsis=True)

    def _hint(self) -> tuple[str, bool]:
        """The discount the viewer would get here, else what is paid or earned."""
        sight, view = self.sight, self.sight.view
        if self.printed.ordered:
            seat = sight.viewer
            best = 0
            if seat != NOBODY and seat < len(sight.match.seats):
                best = best_discount(view, self.building, usable_dice(view, seat, self.building))
            if best and not self.closed:
                return sight.words("ml-board-discount", gold=best), True
            last = last_persuasion(view, settings(view).slot_zones(self.building))
            if last:
                return sight.words("ml-board-last", face=last), False
        return sight.words(_HINTS[self.building]), False

    def _draw_closed(self, canvas: Canvas) -> None:
        box, look = self.rect, canvas.look
        paint.panel(canvas, box, paint.Panel((84, 26, 24), (44, 14, 14), (200, 70, 60)))
        line = look.fonts.smallest / look.scale * 1.25
        name = self.sight.words(_NAMES[self.building])
        top = Box(box.x + 8, box.y + 6, box.w - 16, line)
        name_in(canvas, name, top, "cream")
        low = Box(box.x + 8, box.bottom - line - 4, box.w - 16, line)
        canvas.text(self.closed, low, "small_strong", "bad", x=0.5, shrink=True, ellipsis=True)
        side = min(low.y - top.bottom - 4, 64)
        square = Box(box.centerx - side / 2, top.bottom + 2, side, side)
        disc(canvas, square, "ml.term.panic", (150, 52, 46))


class Slot(Spot):
    """A slot of a building with the dice in it."""

    def __init__(self, sight: Sight, building: str, number: int) -> None:
        zone = zones.slot(building, number)
        self.dice = [sight.piece(die, owned_die(sight, die)) for die in sight.view.zone(zone)]
        super().__init__(zone, None, *self.dice, hidden=sight.hidden)
        sight.bind(self)
        self.building, self.number = building, number
        printed = contents().buildings[building]
        self.open = building == "pawnshop" or number in settings(sight.view).slots(building)
        self.gain = printed.yields[number - 1] if printed.yields else None

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.radius = min(box.w, box.h) * 0.2
        shelf = Shelf(*self.dice, size=(box.h, box.h), gap=2)
        shelf.place(look, inset(box, 2))

    def draw(self, canvas: Canvas) -> None:
        box, theme = self.rect, canvas.look.theme
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), theme.gold, 10)
        if not self.open:
            made = paint.Panel((40, 34, 30), (34, 28, 26), None, box.h * 0.2)
            paint.panel(canvas, box, made)
            canvas.icon("app.lock", inset(box, box.w * 0.3, box.h * 0.3), (96, 84, 74))
            return
        made = paint.Panel((30, 26, 23), (46, 40, 35), lighter(theme.palette.wood, 0.5),
                           min(box.w, box.h) * 0.2, 2)  # fmt: skip
        paint.panel(canvas, box, made)
        if not self.dice and self.gain is not None:
            self._draw_gain(canvas)
        for die in self.dice:
            die.draw(canvas)

    def _draw_gain(self, canvas: Canvas) -> None:
        """What the slot pays: gold of the Mine, bottles of the Lab; two pips for two dice."""
        assert self.gain is not None
        theme = canvas.look.theme
        amount = self.gain.gold or self.gain.tokens
        tint = theme.gold if self.gain.gold else theme.good
        canvas.text(str(amount), self.rect, "small_strong", tint, x=0.5)
        if self.gain.dice > 1:
            for place in range(self.gain.dice):
                pip = Box(self.rect.x + 5 + place * 9, self.rect.bottom - 10, 6, 6)
                canvas.fill((186, 54, 46), pip)


_NAMES = {
    "hunter": "ml-board-hunter",
    "alchemist": "ml-board-alchemist",
    "tavern": "ml-board-tavern",
    "armoury": "ml-board-armoury",
    "pawnshop": "ml-board-pawnshop",
    "bazaar": "ml-board-bazaar",
    "mine": "ml-board-mine",
}
_HINTS = {
    "hunter": "ml-board-hunter-does",
    "alchemist": "ml-board-alchemist-does",
    "tavern": "ml-board-tavern-does",
    "armoury": "ml-board-armoury-does",
    "pawnshop": "ml-board-pawnshop-does",
    "bazaar": "ml-board-bazaar-does",
    "mine": "ml-board-mine-does",
}
TEXT_KEYS = (
    "ml-board-hunter",
    "ml-board-alchemist",
    "ml-board-tavern",
    "ml-board-armoury",
    "ml-board-pawnshop",
    "ml-board-bazaar",
    "ml-board-mine",
    "ml-board-hunter-does",
    "ml-board-alchemist-does",
    "ml-board-tavern-does",
    "ml-board-armoury-does",
    "ml-board-pawnshop-does",
    "ml-board-bazaar-does",
    "ml-board-mine-does",
)
