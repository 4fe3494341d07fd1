"""Where the Hero stands, and what each step from here would set off."""

from __future__ import annotations

from game.app.boards.euthia.art.hexes import RATIO, hexagon
from game.app.boards.euthia.art.tokens import badge, level_shield
from game.app.boards.euthia.art.villager import villager_disc
from game.app.boards.euthia.emblems import action_icon, place_icon, term
from game.app.boards.euthia.outlook import arrival_powers, tiles_laid
from game.app.boards.euthia.packs import Packs
from game.app.boards.euthia.reading import goods_parts, me, on_map
from game.app.boards.euthia.skin import ELEMENTS, FROST
from game.app.boards.euthia.spacehere import Here
from game.app.boards.euthia.spacetext import space_title
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.widgets.base import Widget
from game.rules.euthia.rescue.villagers import villagers_on
from game.rules.euthia.views import Hero, Land

#: The least height of a way, and what it would rather have, in lines.
LEAST_WAY, WAY = 1.24, 1.7


class SpaceTab(Widget):
    """The place under the Hero's feet, then the ways out of it."""

    gives_way = True

    def __init__(self, sight: Sight) -> None:
        self.sight, self.land = sight, Land(sight.view)
        seat = me(sight)
        self.there = on_map(sight.view, seat)
        zone = Hero(sight.view, seat).location if self.there else self.land.chart.chapel
        self.spot = self.land.spot(zone)
        self.ways = self.land.chart.around[zone]
        self.here = Here(sight, self.land, self.spot)
        self.packs = Packs(sight)
        super().__init__(self.here, self.packs)

    def place(self, look: Look, box: Box) -> None:
        """The ways and the packs have their room; what is said of the place takes what is left."""
        self.rect = box
        inner = inset(box, 14, 12)
        line = look.fonts.smallest / look.scale
        ways, title = len(self.ways) * line * LEAST_WAY, look.line("small_name")
        low = self.packs.wanted(look, inner.w)[1]
        head = look.line("name") + line * 1.2
        if inner.h - ways - title - 16 < low + head:
            title = 0.0
        room = inner.h - ways - title - 16
        self.packs.visible = 0 < low <= room - look.line("name")
        room -= low + 4 if self.packs.visible else 0
        # Letters give way to the ways before those are pressed to the least.
        easy = room - (WAY - LEAST_WAY) * line * len(self.ways)
        wanted = self.here.wanted(look, inner.w)[1]
        least = self.here.least(look, inner.w)
        top, rest = cut_top(inner, min(wanted, max(easy, least), room), 12)
        self.here.place(look, top)
        self.title, rest = cut_top(rest, title, 4)
        self.packs_title = None
        if self.packs.visible:
            below, rest = cut_bottom(rest, low, 4)
            self.packs.place(look, below)
            if rest.h - ways >= line * 1.35:
                self.packs_title, rest = cut_bottom(rest, line * 1.35, 4)
        self.rows = rest

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        self.here.draw(canvas)
        theme = canvas.look.theme
        canvas.line(
            theme.edge, (self.title.x, self.title.y - 4), (self.title.right, self.title.y - 4), 1
        )
        if self.title.h:
            said = self.sight.words("eut-board-around" if self.there else "eut-board-begin")
            canvas.text(said, self.title, "small_name", "muted", shrink=True, ellipsis=True)
        line = canvas.look.fonts.smallest / canvas.look.scale * LEAST_WAY
        high = max(min(self.rows.h / max(len(self.ways), 1), 62), line)
        for at, zone in enumerate(self.ways[: int((self.rows.h + 1) // high)]):
            row = Box(self.rows.x, self.rows.y + at * high, self.rows.w, high)
            self._draw_way(canvas, row, zone)
        if self.packs_title is not None:
            said = self.sight.words("eut-board-packs")
            canvas.text(said, self.packs_title, "small_name", "muted", shrink=True, ellipsis=True)
        if self.packs.visible:
            self.packs.draw(canvas)

    def _draw_way(self, canvas: Canvas, box: Box, zone: str) -> None:
        """A step: where, what is there, what it sets off."""
        look, land = canvas.look, self.land
        spot = land.spot(zone)
        row = inset(box, 0, 2)
        lit = zone in self.sight.lit
        made = paint.Panel((40, 53, 62), (33, 45, 53), (150, 100, 60) if lit else None, 8, 1.5)
        paint.panel(canvas, row, made)
        inner = inset(row, 6, 2)
        side = inner.h
        picture, rest = cut_left(inner, side, 8)
        hexagon(
            canvas,
            Box(picture.x, picture.y, side * RATIO, side),
            "stonework" if spot.is_centre else spot.place,
        )
        if spot.is_centre:
            icon = Box(picture.x, picture.y, side * RATIO, side).inflate(-side * 0.4, -side * 0.4)
            canvas.icon(place_icon(spot.place), icon, FROST)
        marks = self._marks(zone)
        signs = min(side, 34)
        wides = [signs * (1.5 if kind == "tiles" else 1.0) for kind, _ in marks]
        need = sum(wides) + 4 * len(marks)
        loot = ChipRow(
            [Chip(*part) for part in goods_parts(land.loot(zone))] if land.is_held(zone) else [],
            "small_strong",
            spread=False,
        )
        right, rest = cut_right(rest, need, 6)
        x = right.x
        for (kind, value), wide in zip(marks, wides, strict=True):
            place = Box(x, row.centery - signs / 2, wide, signs)
            self._mark(canvas, place, kind, value)
            x += wide + 4
        side_name = self.sight.called(land.chart.side(self.spot.zone, zone), "side")
        said = f"{space_title(self.sight, spot)}"
        wide = loot.wanted(look)[0] if loot.chips else 0.0
        name = look.text_size(said, "small_strong")[0]
        if loot.chips and rest.w - name - 10 >= wide:
            part, rest = cut_right(rest, wide, 6)
            loot.place(look, part)
            loot.draw(canvas)
        elif not loot.chips and rest.w > name + look.text_size(side_name, "small")[0] + 16:
            canvas.text(side_name, rest, "small", "muted", x=1.0, shrink=True)
        canvas.text(said, rest, "small_strong", shrink=True, ellipsis=True)

    def _marks(self, zone: str) -> list[tuple[str, int | str]]:
        land = self.land
        found: list[tuple[str, int | str]] = []
        if land.is_destroyed(zone):
            found.append(("ruin", 0))
        if land.is_held(zone):
            found += [("level", land.level(zone)), ("fight", 0)]
        found += [("folk", each) for each in villagers_on(self.sight.view, zone)]
        found += [("power", element) for element in arrival_powers(land, zone)]
        if tiles_laid(land, zone):
            found.append(("tiles", tiles_laid(land, zone)))
        return found

    def _mark(self, canvas: Canvas, box: Box, kind: str, value: int | str) -> None:
        if kind == "level":
            level_shield(canvas, Box(box.x + box.w * 0.1, box.y, box.w * 0.8, box.h), int(value))
        elif kind == "fight":
            badge(canvas, box, action_icon("combat"), (170, 46, 40))
        elif kind == "folk":
            face = self.sight.view.faces.get(str(value))
            zone = self.sight.view.places[str(value)].partition(".")[2]
            villager_disc(canvas, box, face, self.land.is_held(zone))
        elif kind == "ruin":
            badge(canvas, box, term("destruction"), (150, 70, 48))
        elif kind == "power":
            badge(canvas, box, f"eut.element.{value}", ELEMENTS[str(value)])
        else:
            paint.pill(canvas, box, FROST, (90, 110, 120))
            canvas.text(f"+{value}", box, "small_strong", "ink", x=0.5, shrink=True)
            canvas.shows(term("stack"), box)
