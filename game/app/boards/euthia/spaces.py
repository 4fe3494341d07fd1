"""A space of the map: its picture, Level and Loot, tokens, Heroes, what a step there means."""

from __future__ import annotations

from game.app.boards.euthia.art.hexes import hex_ring, hexagon, is_inside
from game.app.boards.euthia.art.tokens import badge, disc, figure, level_shield, square, standee
from game.app.boards.euthia.emblems import action_icon, place_icon, term
from game.app.boards.euthia.golem import draw_ruin, draw_threat
from game.app.boards.euthia.outlook import Reach
from game.app.boards.euthia.reading import cloth, crest, goods_parts, letter_of
from game.app.boards.euthia.skin import BLOOD, ELEMENTS, EMBER, FROST, GLOW, INK
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point
from game.app.drawing.look import Look
from game.app.drawing.theme import Colour
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.content import group_of
from game.rules.euthia.map import Spot as Place
from game.rules.euthia.views import Land, active_player

#: Units of width from which Loot is drawn on the space itself.
ROOMY = 84.0


class SpaceSpot(Spot):
    """An outer space of a tile."""

    def __init__(
        self,
        sight: Sight,
        land: Land,
        spot: Place,
        reach: Reach | None,
        threatened: bool = False,
    ) -> None:
        self.sight, self.land, self.spot, self.reach = sight, land, spot, reach
        there = sight.view.zone(spot.zone)
        self.heroes = [_hero(sight, each) for each in there if group_of(each) == "hero"]
        others = tuple(each for each in there if group_of(each) not in ("hero", "golem"))
        super().__init__(spot.zone, None, *self.heroes, also=others, hidden=sight.hidden)
        self.held = land.is_held(spot.zone)
        self.threatened = threatened
        sight.bind(self)

    # Where things stand

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        self._place_heroes(look)

    def _place_heroes(self, look: Look) -> None:
        count = len(self.heroes)
        wide = self.rect.w * (0.42 if count < 2 else 0.34 if count < 3 else 0.26)
        high = wide * 1.24
        left = self.rect.centerx - (count * wide + (count - 1) * 3) / 2
        for at, hero in enumerate(self.heroes):
            top = self.rect.centery - high * 0.5
            hero.place(look, Box(left + at * (wide + 3), top, wide, high))

    def hit(self, point: Point) -> Widget | None:
        return super().hit(point) if is_inside(self.rect, point) else None

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        chart = self.land.chart
        powers = sorted(chart.powers[self.thing])
        felt = chart.elements(self.thing)
        hexagon(canvas, self.rect, self.spot.place, powers, {"fire", "water"} <= felt)
        if self.land.is_destroyed(self.thing):
            draw_ruin(canvas, self.rect, self.land, self.spot)
        if self.threatened:
            draw_threat(canvas, self.rect)
        self._draw_monster(canvas)
        self._draw_tokens(canvas)
        self._draw_reach(canvas)
        for hero in self.heroes:
            hero.draw(canvas)
        self.draw_marks(canvas)

    def _part(self, x: float, y: float, wide: float, high: float) -> Box:
        """A box by shares of the hex, around a point."""
        r = self.rect
        w, h = r.w * wide, r.w * high
        return Box(r.x + r.w * x - w / 2, r.y + r.h * y - h / 2, w, h)

    def _draw_monster(self, canvas: Canvas) -> None:
        if not self.held:
            return
        hex_ring(canvas, self.rect.inflate(-6, -6), (150, 52, 48), 2)
        level_shield(canvas, self._part(0.5, 0.36, 0.27, 0.34), self.land.level(self.thing))
        if self.rect.w >= ROOMY:
            self._draw_loot(canvas)

    def _draw_loot(self, canvas: Canvas) -> None:
        """What the space pays: signs on a dark strip, figures where they can be read."""
        parts = list(goods_parts(self.land.loot(self.thing)))
        if not parts:
            return
        look = canvas.look
        side = self.rect.w * 0.15
        figures = side >= look.fonts.smallest / look.scale * 0.95
        wide = [side * (1.7 if figures and said != "1" else 1.05) for _, said, _ in parts]
        whole = min(sum(wide) + 8, self.rect.w * 0.86)
        strip = Box(
            self.rect.centerx - whole / 2, self.rect.y + self.rect.h * 0.63, whole, side * 1.2
        )
        paint.panel(
            canvas, strip, paint.Panel((22, 26, 30), (16, 20, 24), None, side / 2, alpha=215)
        )
        x = strip.x + 4
        for (icon, said, tint), room in zip(parts, wide, strict=True):
            at = Box(x, strip.centery - side / 2, side, side)
            if figures and said != "1":
                number = Box(x, strip.y, room - side, strip.h)
                canvas.text(said, number, "small_strong", x=0.6, shrink=True, ellipsis=True)
                at = at.move(room - side, 0)
            canvas.icon(icon, at, tint)
            x += room

    def _draw_tokens(self, canvas: Canvas) -> None:
        """Discs of those who have liberated, mined, traded here."""
        found: list[tuple[int, str]] = []
        for kind in zones.TOKEN_KINDS:
            for seat in self.land.owners(self.thing, kind):
                found.append((seat, kind))
        side = self.rect.w * 0.2
        left = self.rect.centerx - (len(found) * (side + 2)) / 2
        for at, (seat, kind) in enumerate(found):
            box = Box(left + at * (side + 2), self.rect.y + self.rect.h * 0.8, side, side)
            letter = letter_of(self.sight, seat) if kind == zones.HERO_TOKEN else ""
            icon = _TOKEN_ICONS.get(kind) or crest(self.sight, seat)
            disc(canvas, box, cloth(self.sight, seat), icon, letter)

    def _draw_reach(self, canvas: Canvas) -> None:
        """Cost, swords, new tiles, burning and healing: what a step there sets off."""
        reach = self.reach
        if reach is None:
            return
        near = self.enabled
        ring: Colour = BLOOD if reach.fight else EMBER
        hex_ring(canvas, self.rect.inflate(-3, -3), ring, 4 if near else 2)
        side = self.rect.w * 0.24
        cost = Box(self.rect.x + self.rect.w * 0.05, self.rect.y + self.rect.h * 0.2, side, side)
        figure(
            canvas,
            cost,
            str(reach.cost),
            (214, 104, 40) if near else (122, 76, 44),
            (255, 244, 226),
        )
        if reach.fight:
            badge(canvas, self._part(0.5, 0.1, 0.22, 0.22), action_icon("combat"), (170, 46, 40))
        if reach.tiles:
            wide = side * 1.5
            more = Box(self.rect.right - self.rect.w * 0.05 - wide, cost.y, wide, side)
            figure(canvas, more, f"+{reach.tiles}", FROST, INK)
        for at, element in enumerate(reach.powers):
            box = self._part(0.84 - at * 0.2, 0.66, 0.2, 0.2)
            badge(canvas, box, f"eut.element.{element}", ELEMENTS[element])

    def draw_light(self, canvas: Canvas) -> None:
        fights = self.reach is not None and self.reach.fight
        ring = BLOOD if fights else GLOW
        hex_ring(canvas, self.rect.inflate(2, 2), ring, 5)
        if self.lit:
            hex_ring(canvas, self.rect.inflate(8, 8), canvas.look.theme.cream, 4)


_TOKEN_ICONS = {zones.INTERACTION: term("token"), zones.TRADE_TOKEN: action_icon("trade")}


class CentreSpot(SpaceSpot):
    """The place in the middle of a Special tile."""

    def draw(self, canvas: Canvas) -> None:
        hexagon(canvas, self.rect, "stonework")
        ring = (196, 208, 204) if self.land.is_liberated(self.thing) else (122, 70, 64)
        hex_ring(canvas, self.rect.inflate(-3, -3), ring, 3)
        side = self.rect.w * 0.62
        icon = place_icon(self.spot.place)
        if self.spot.encounter and self.spot.place == "encounter":
            icon = f"eut.encounter.{self.spot.encounter}"
        at = Box(self.rect.centerx - side / 2, self.rect.centery - side / 2, side, side)
        canvas.icon(icon, at, (244, 240, 226))
        self._draw_tokens(canvas)
        self._draw_reach(canvas)
        for hero in self.heroes:
            hero.draw(canvas)
        self.draw_marks(canvas)


def _hero(sight: Sight, piece: str) -> Spot:
    seat = int(piece.partition(".")[2])

    def draw(canvas: Canvas, box: Box) -> None:
        active = active_player(sight.view) == seat
        standee(canvas, square_card(box), crest(sight, seat), cloth(sight, seat), active)

    return sight.piece(piece, draw)


def square_card(box: Box) -> Box:
    """The largest upright card in a box."""
    whole = square(box)
    wide = min(box.w, box.h / 1.24)
    return Box(whole.centerx - wide / 2, box.centery - wide * 0.62, wide, wide * 1.24)
