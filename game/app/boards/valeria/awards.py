"""The three Awards: what each asks for as a picture, its circles, how far one is."""

from __future__ import annotations

from game.app.boards.valeria.art.tokens import disc, marker, square
from game.app.boards.valeria.planface import paper
from game.app.boards.valeria.reading import me, troop
from game.app.boards.valeria.skin import INK, YES_ON_BONE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_top, grid, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.board import Drawer
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import award as card_of
from game.rules.valeria.content import box as content
from game.rules.valeria.content import kind_of
from game.rules.valeria.effects.scoring import Formation, Holding, Requirement
from game.rules.valeria.views import PILES, Award, Warden, awards

GROUND: Colour = (74, 60, 104)


def awards_drawer(sight: Sight) -> Drawer:
    """The Awards as a tab at the right, where the table has no room for them."""
    pieces = [each.piece for each in awards(sight.view) if sight.view.zone(zones.award(each.pile))]
    circles = [zones.circle(pile, place + 1) for pile in PILES for place in range(_circles())]
    return Drawer(
        "awards",
        sight.words("val-board-awards"),
        "val.term.award",
        lambda: Awards(sight),
        frozenset((*pieces, *circles)),
        zones.shrine(zones.MAGIC_SHRINE),
    )


def _circles() -> int:
    return len(content().award_points)


class Awards(Widget):
    """The panel of the three Awards in play."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        shown = [each for each in awards(sight.view) if sight.view.zone(zones.award(each.pile))]
        self.cards = [AwardSpot(sight, each) for each in shown]
        super().__init__(*self.cards)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        self.head, rest = cut_top(inner, max(look.line("small"), 30), 4)
        most = 190.0 * max(look.text_scale, 1)
        for each, cell in zip(self.cards, column(rest, max(len(self.cards), 1), 8), strict=True):
            each.place(look, Box(cell.x, cell.y, cell.w, min(cell.h, most)))

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        title = self.sight.words("val-board-awards")
        canvas.text(title, self.head, "subheading", x=0.5, shrink=True, ellipsis=True)
        super().draw(canvas)


class AwardSpot(Spot):
    """An Award: picture, name, three circles, progress."""

    def __init__(self, sight: Sight, award: Award) -> None:
        self.sight, self.award, self.seat = sight, award, me(sight)
        circles = range(1, _circles() + 1)
        self.circles = [Circle(sight, award, number) for number in circles]
        super().__init__(award.piece, None, *self.circles, hidden=sight.hidden)
        self.also = (zones.award(award.pile),)
        self.radius = 10
        sight.bind(self)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 6)
        side = min(inner.h, inner.w * 0.27, 92)
        self.picture = Box(inner.x, inner.centery - side / 2, side, side)
        room = Box(inner.x + side + 8, inner.y, inner.w - side - 10, inner.h)
        line = look.fonts.smallest / look.scale * 1.25
        high = min(max(line * 1.35, room.h * 0.42), 52)
        self.title = Box(room.x, room.y, room.w, max(room.h - high, line))
        self.foot = Box(room.x, room.bottom - high, room.w, high)
        done = self._progress()[0]
        said = look.text_size(done, "small_strong")[0] + 4
        each = min(high - 2, (room.w - said - 16) / len(self.circles))
        for place, circle in enumerate(self.circles):
            left = room.x + place * (each + 5)
            circle.place(look, Box(left, self.foot.centery - each / 2, each, each))
        self.told = Box(room.right - said, self.foot.y, said, high)

    def _progress(self) -> tuple[str, bool]:
        """How far who looks is, in few signs; whether that is all."""
        words, table = self.sight.words, self.sight.view
        if self.seat in self.award.claimed_by:
            return words("val-board-yours"), True
        requires = card_of(self.thing if hasattr(self, "thing") else self.award.piece).requires
        if Warden(table, self.seat).board is None or not isinstance(requires, Requirement):
            return "", False
        if not table.zone(zones.scroll(self.seat)):
            return "", False
        have, need = requires.progress(table, self.seat)
        return f"{min(have, need)}/{need}", have >= need

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        paper(canvas, self.rect)
        condition(canvas, self.picture, self.thing)
        lang = self.sight.words.lang
        name = card_of(self.thing).name.in_(lang)
        beside = [card_of(each.piece).name.in_(lang) for each in awards(self.sight.view)]
        name_in(canvas, name, self.title, "ink", 0.0, beside)
        said, done = self._progress()
        ink = YES_ON_BONE if done else (130, 92, 20)
        canvas.text(said, self.told, "small_strong", ink, x=1.0, shrink=True)
        Widget.draw(self, canvas)
        self.draw_marks(canvas)


class Circle(Anchor):
    """A circle of an Award: the markers on it, or what it brings."""

    def __init__(self, sight: Sight, award: Award, number: int) -> None:
        super().__init__(zones.circle(award.pile, number))
        self.sight, self.award, self.number = sight, award, number

    def draw(self, canvas: Canvas) -> None:
        there = [each for each in self.award.markers(self.number) if each not in self.sight.hidden]
        if not there:
            points = str(content().award_points[self.number - 1])
            first = self.number == self.award.free_circle
            fill = (246, 238, 220) if first else (214, 202, 178)
            placed = disc(canvas, self.rect, fill, INK if first else (140, 126, 112), 2)
            room = inset(placed, 1)
            canvas.text(points, room, "small_strong", INK, x=0.5, shrink=True)
            return
        step = self.rect.w * 0.3
        for place, piece in enumerate(there):
            seat = int(piece.split(".")[1])
            shifted = self.rect.move(place * step / max(len(there) - 1, 1), 0)
            marker(canvas, shifted, troop(self.sight, seat))


def condition(canvas: Canvas, box: Box, piece: str) -> None:
    """What an Award asks for, as a picture: a shape on the map, a sum, or its emblem."""
    requires = card_of(piece).requires
    made = paint.Panel(lighter(GROUND, 0.1), darker(GROUND, 0.4), darker(GROUND, 0.6), 8, 2)
    paint.panel(canvas, box, made)
    inner = inset(square(box), min(box.w, box.h) * 0.13)
    gold = canvas.look.theme.gold
    match requires:
        case Formation(cells=cells):
            for place, cell in enumerate(grid(inner, 3, 3, inner.w * 0.07)):
                taken = divmod(place, 3) in cells
                fill = gold if taken else mix(GROUND, (0, 0, 0), 0.45)
                paint.panel(
                    canvas, cell, paint.Panel(lighter(fill, 0.1), fill, None, cell.w * 0.24)
                )
        case Holding(what=what, count=count):
            side = inner.w * 0.58
            icon = Box(inner.centerx - side / 2, inner.y - 2, side, side)
            canvas.icon(f"val.resource.{what}", icon, lighter(gold, 0.15))
            room = Box(box.x, inner.bottom - inner.h * 0.46, box.w, inner.h * 0.5)
            canvas.text(str(count), room, "small_strong", x=0.5, shrink=True)
        case _:
            canvas.icon(f"val.award.{kind_of(piece)}", inner, (250, 243, 226))
