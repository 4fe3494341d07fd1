"""Spots of a place: its spaces with whoever stands there, and the banner of its owner."""

from __future__ import annotations

from game.app.boards.rivenoire.art.tokens import (
    PALE,
    badge,
    banner,
    bolt_sign,
    pawn,
    space,
    square,
)
from game.app.boards.rivenoire.emblems import resource
from game.app.boards.rivenoire.reading import letter_of
from game.app.boards.rivenoire.skin import COIN, GOODS
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import City, has_bolt
from game.rules.rivenoire.zones import kind_of


class PawnSpot(Spot):
    """A character where it stands, with its leader's letter."""

    def __init__(self, sight: Sight, piece: str, dim: bool = False) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        self.sight, self.dim, self.radius = sight, dim, 40
        sight.bind(self)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        draw_pawn(self.sight, canvas, self.rect, self.thing, self.dim)
        self.draw_marks(canvas)

    def draw_light(self, canvas: Canvas) -> None:
        """The ring runs behind the letter, which would be crossed out by it."""
        super().draw_light(canvas)
        seat = self.sight.view.faces.get(self.thing)
        if isinstance(seat, int) and self.thing not in self._hidden:
            letter, colour = letter_of(self.sight, seat), self.sight.colour(seat)
            badge(canvas, square(self.rect), letter, colour)


def draw_pawn(sight: Sight, canvas: Canvas, box: Box, piece: str, dim: bool = False) -> None:
    """A character; one that nobody leads stands on grey."""
    seat = sight.view.faces.get(piece)
    if not isinstance(seat, int):
        pawn(canvas, box, kind_of(piece), (96, 98, 110), dim=dim)
        return
    pawn(canvas, box, kind_of(piece), sight.colour(seat), letter_of(sight, seat), dim)


class SpaceSpot(Spot):
    """A space of a place; whoever stands there is a spot in it."""

    def __init__(self, sight: Sight, zone: str, next_: bool) -> None:
        there = sight.view.zone(zone)
        self.pawns = [PawnSpot(sight, piece) for piece in there[:1]]
        super().__init__(zone, None, *self.pawns, hidden=sight.hidden)
        self.sight, self.next, self.radius = sight, next_, 9
        self.bolt = has_bolt(zone)
        sight.bind(self)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        for each in self.pawns:
            each.place(look, inset(box, box.w * 0.06))

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        shown = [each for each in self.pawns if each.thing not in self._hidden]
        space(canvas, self.rect, self.bolt and not shown, self.next)
        super(Spot, self).draw(canvas)
        if self.bolt and shown:
            side = self.rect.w * 0.42
            at = Box(self.rect.right - side * 0.72, self.rect.y - side * 0.28, side, side)
            bolt_sign(canvas, at)
        self.draw_marks(canvas)


class BannerSpot(Spot):
    """The owner's spot: price and points while it is for sale, then the owner's arms."""

    def __init__(self, sight: Sight, place: str) -> None:
        self.city = City(sight.view, place)
        there = sight.view.zone(zones.owner_spot(place))
        self.pawns = [PawnSpot(sight, piece) for piece in there[:1]]
        title, arms = self.city.title, sight.view.zone(zones.owned(place))
        also = [zones.title(place), zones.owned(place), *arms]
        if title is not None:
            also.append(title)
        super().__init__(zones.owner_spot(place), None, *self.pawns, also=also, hidden=sight.hidden)
        self.sight, self.radius = sight, 6
        sight.bind(self)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        side = min(box.w, box.h) * 0.86
        for each in self.pawns:
            each.place(look, Box(box.centerx - side / 2, box.y + box.h * 0.06, side, side))

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        owner = self.city.owner
        if owner is None:
            theme = canvas.look.theme
            cloth = mix(theme.panel, (120, 108, 92), 0.35)
            room = banner(canvas, self.rect, cloth, (150, 140, 128))
            if not self.pawns:
                self._draw_price(canvas, room)
        else:
            colour = self.sight.colour(owner)
            room = banner(canvas, self.rect, colour, lighter(colour, 0.55))
            info = self.sight.seat(owner)
            side = min(room.w, room.h) * 0.92
            if not self.pawns:
                icon = Box(room.centerx - side / 2, room.centery - side / 2, side, side)
                canvas.icon(f"app.emblem.{info.emblem}", icon, PALE)
                self._draw_letter(canvas, letter_of(self.sight, owner), darker(colour, 0.5))
        super(Spot, self).draw(canvas)
        self.draw_marks(canvas)

    def _draw_letter(self, canvas: Canvas, letter: str, fill: tuple[int, int, int]) -> None:
        from game.app.boards.rivenoire.art.tokens import badge

        badge(canvas, Box(self.rect.x, self.rect.y, self.rect.w, self.rect.h * 0.86), letter, fill)

    def _draw_price(self, canvas: Canvas, room: Box) -> None:
        front, look = self.city.front, canvas.look
        if front is None:
            return
        both = [
            (resource("gold"), front.price, COIN),
            (resource("points"), front.points, GOODS["points"]),
        ]
        line = look.fonts.smallest / look.scale
        # A low banner has its price alone: the points follow from it.
        shown = both if room.h >= 1.62 * line else both[:1]
        half = room.h / len(shown)
        for at, (icon, number, tint) in enumerate(shown):
            chip = ChipRow([Chip(icon, str(number), tint)], "small_strong", spread=False)
            cell = Box(room.x, room.y + half * at, room.w, half)
            wide = min(chip.least(look), cell.w)
            chip.place(look, Box(cell.x + (cell.w - wide) / 2, cell.y, wide, cell.h))
            chip.draw(canvas)
