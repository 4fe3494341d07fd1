"""A space of the map: its picture, Level and Loot, tokens, Heroes, what a step there means."""

from __future__ import annotations

from game.app.boards.euthia.art.hexes import NOWHERE, hex_ring, hexagon, is_inside
from game.app.boards.euthia.art.tokens import badge, disc, figure, level_shield, square, standee
from game.app.boards.euthia.art.villager import villager_disc
from game.app.boards.euthia.emblems import action_icon, icon_of, place_icon, term
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
from game.rules.euthia.rescue import places
from game.rules.euthia.rescue.events import villain_on
from game.rules.euthia.rescue.villagers import villagers_on
from game.rules.euthia.views import Land, active_player

#: Units of width from which Loot is drawn on the space itself.
ROOMY = 84.0
#: How far down its strip lies, and how wide that may be, in parts of the space; less of it beside
#: the place in the middle of a tile.
LOOT, WIDEST, NARROW = 0.7, 0.86, 0.6


class SpaceSpot(Spot):
    """An outer space of a tile."""

    def __init__(
        self,
        sight: Sight,
        land: Land,
        spot: Place,
        reach: Reach | None,
        threatened: bool = False,
        towards: Point = NOWHERE,
    ) -> None:
        self.sight, self.land, self.spot, self.reach = sight, land, spot, reach
        #: On which side the place in the middle of its tile lies over it: its signs give way.
        self.towards = towards
        there = sight.view.zone(spot.zone)
        self.heroes = [_hero(sight, each) for each in there if group_of(each) == "hero"]
        others = tuple(each for each in there if group_of(each) not in ("hero", "golem"))
        self.held = land.is_held(spot.zone)
        self.threatened = threatened
        self.folk = [self._villager(each) for each in villagers_on(sight.view, spot.zone)]
        self.villain = villain_on(sight.view, spot.zone) if self.held else None
        also = (*others, places.villagers_at(spot.zone), places.villain_at(spot.zone))
        parts = (*self.heroes, *self.folk)
        super().__init__(spot.zone, None, *parts, also=also, hidden=sight.hidden)
        sight.bind(self)

    def _villager(self, piece: str) -> Spot:
        face = self.sight.view.faces.get(piece)
        spot = self.sight.piece(
            piece, lambda canvas, box: villager_disc(canvas, box, face, self.held)
        )
        spot.radius = 40
        return spot

    # Where things stand

    def place(self, look: Look, box: Box) -> None:
        super().place(look, box)
        self._place_heroes(look)
        side = self.rect.w * (0.38 if len(self.folk) < 2 else 0.3)
        for at, spot in enumerate(self.folk):
            x, y = self.rect.x + self.rect.w * 0.01, self.rect.centery - side * 0.5
            spot.place(look, Box(x + at * side * 0.8, y, side, side))

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
        for each in (*self.folk, *self.heroes):
            each.draw(canvas)
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
        down = 0.14 if self.towards[1] < 0 else 0.0
        shield = self._part(0.5, 0.36 + down, 0.27, 0.34)
        level_shield(canvas, shield, self.land.level(self.thing))
        if self.villain is not None:
            face = self._part(0.75, 0.4 + down, 0.3, 0.3)
            badge(canvas, face, icon_of(self.villain), (104, 52, 92))
        if self.rect.w >= ROOMY:
            self._draw_loot(canvas)

    def _draw_loot(self, canvas: Canvas) -> None:
        """What the space pays: signs on a dark strip, with the number of what is more than one."""
        parts = list(goods_parts(self.land.loot(self.thing)))
        if not parts:
            return
        fonts, r, (aside, below) = canvas.look.fonts, self.rect, self.towards
        middle = r.x + r.w * (0.5 - 0.12 * aside), r.y + r.h * (LOOT + (0.05 if below < 0 else 0))
        tall = fonts.smallest / canvas.look.scale
        numbers = [
            fonts.width(said, "bold", fonts.smallest) / canvas.look.scale + 1 if said != "1" else 0
            for _, said, _ in parts
        ]
        gap, most = 2.0, r.w * (NARROW if aside else WIDEST)
        bare = sum(numbers) + gap * (len(parts) - 1) + 8
        side = min(max(r.w * 0.15, tall * 0.72), (most - bare) / len(parts))
        figures = side >= tall * 0.5
        if not figures:
            # So many goods leave no room for numbers: they are told beside the map.
            numbers, bare = [0] * len(parts), gap * (len(parts) - 1) + 8
            side = min(r.w * 0.15, (most - bare) / len(parts))
        whole = bare + side * len(parts)
        high = max(side * 1.2, tall * 0.9 if any(numbers) else 0)
        strip = Box(middle[0] - whole / 2, middle[1] - high / 2, whole, high)
        paint.panel(
            canvas, strip, paint.Panel((22, 26, 30), (16, 20, 24), None, high / 2, alpha=215)
        )
        x = strip.x + 4
        for (icon, said, tint), number in zip(parts, numbers, strict=True):
            if number:
                room = Box(x, strip.y, number, strip.h)
                canvas.text(said, room, "small_strong", x=0.5, shrink=True)
            canvas.icon(icon, Box(x + number, strip.centery - side / 2, side, side), tint)
            x += number + side + gap

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
            # Over the strip of what it pays.
            box = self._part(0.84 - at * 0.2, 0.5 if self.held else 0.66, 0.2, 0.2)
            badge(canvas, box, f"eut.element.{element}", ELEMENTS[element])

    def draw_light(self, canvas: Canvas) -> None:
        fights = self.reach is not None and self.reach.fight
        ring = BLOOD if fights else GLOW
        hex_ring(canvas, self.rect.inflate(2, 2), ring, 5, self.towards)
        if self.lit:
            cream = canvas.look.theme.cream
            hex_ring(canvas, self.rect.inflate(8, 8), cream, 4, self.towards)


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
        for each in (*self.folk, *self.heroes):
            each.draw(canvas)
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
