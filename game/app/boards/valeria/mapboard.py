"""A Campaign Map: nine zones on old parchment, twelve links between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.app.boards.valeria.art import scrolls
from game.app.boards.valeria.art.tokens import disc, figure_on, marker, square
from game.app.boards.valeria.reading import troop
from game.app.boards.valeria.skin import DICE, GOODS, TYPES, YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import Colour, darker, lighter, mix
from game.app.table.board import Drawer
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.content import kind_of, plan, scroll
from game.rules.valeria.reckoning import zone_points
from game.rules.valeria.shapes import Skirmish
from game.rules.valeria.steps.carrying import ClaimLink
from game.rules.valeria.views import Warden, all_links, total_strength

#: A zone against the gap beside it, in which a link lies.
GAP_SHARE = 0.44
PARCHMENT_EDGE: Colour = (116, 92, 70)
STEEL: Colour = (96, 88, 108)
DIE: Colour = (236, 230, 220)
#: What a kind of zone would score for a plan.
Worth: TypeAlias = Callable[[str], int]
LINKS = {**GOODS, "die": DIE, "champion": (222, 196, 160)}


def map_drawer(sight: Sight, seat: int) -> Drawer:
    """The map as a tab at the right, where the own board has no room for it."""
    every = [zones.cell(seat, *cell) for cell in zones.CELLS]
    return Drawer(
        "map",
        sight.words("val-board-map"),
        "val.term.map",
        lambda: MapBoard(sight, seat),
        frozenset((*every, *sight.view.zone(zones.scroll(seat)), *_links(seat))),
    )


def _links(seat: int) -> list[str]:
    return [link_thing(seat, link.name) for link in all_links()]


def link_thing(seat: int, link: str) -> str:
    """What a link is called among the things on the table."""
    return f"link.{seat}.{link}"


class MapBoard(Widget):
    """A player's map, with a title and how many links have been claimed."""

    def __init__(
        self, sight: Sight, seat: int, worth: Worth | None = None, titled: bool = True
    ) -> None:
        self.sight, self.seat, self.titled = sight, seat, titled
        self.warden = Warden(sight.view, seat)
        self.there = bool(sight.view.zone(zones.scroll(seat)))
        self.cells: list[ZoneSpot] = []
        self.links: list[LinkSpot] = []
        if self.there:
            self.cells = [ZoneSpot(sight, seat, cell, worth) for cell in zones.CELLS]
            self.links = [LinkSpot(sight, seat, link.name) for link in all_links()]
        piece = self.warden.map.piece if self.there else zones.scroll(seat)
        self.whole = sight.place(piece, None, *self.cells, *self.links)
        super().__init__(self.whole)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 6)
        line = look.fonts.smallest / look.scale * 1.3
        self.head, self.foot = Box(box.x, box.y, 0, 0), Box(box.x, box.y, 0, 0)
        if self.titled:
            self.head, inner = cut_top(inner, line, 4)
            self.foot, inner = cut_bottom(inner, line, 2)
        self.whole.place(look, inner.inflate(8, 8))
        self._place_grid(look, inner)

    def _place_grid(self, look: Look, inner: Box) -> None:
        parts = 3 + 2 * GAP_SHARE
        wide, high = inner.w / parts, inner.h / parts
        # Zones may be a little wider than high, never much.
        wide = min(wide, high * 1.25)
        high = min(high, wide * 1.1)
        left = inner.centerx - wide * parts / 2
        top = inner.centery - high * parts / 2
        step_x, step_y = wide * (1 + GAP_SHARE), high * (1 + GAP_SHARE)
        for spot in self.cells:
            spot.place(look, Box(left + spot.column * step_x, top + spot.row * step_y, wide, high))
        side = min(wide, high) * GAP_SHARE * 0.96
        for link in self.links:
            way, row, column = link.link.split(".")
            x = (
                left
                + int(column) * step_x
                + (wide * (1 + GAP_SHARE / 2) if way == "h" else wide / 2)
            )
            y = top + int(row) * step_y + (high * (1 + GAP_SHARE / 2) if way == "v" else high / 2)
            link.place(look, Box(x - side / 2, y - side / 2, side, side))

    def draw(self, canvas: Canvas) -> None:
        paint.shadow(canvas, self.rect, 10)
        if not self.there:
            paint.panel(canvas, self.rect, "ground")
            said = self.sight.words("val-board-map")
            canvas.text(said, self.rect, "hint", x=0.5, shrink=True, ellipsis=True)
            return
        piece = self.warden.map.piece
        face = str(self.sight.view.face(piece))
        scrolls.ground(canvas, self.rect, f"{kind_of(piece)}{face}", f"scroll_{kind_of(piece)}")
        paint.ring(canvas, self.rect, PARCHMENT_EDGE, 2)
        if self.titled:
            self._draw_title(canvas, piece, face)
        self._draw_paths(canvas)
        super().draw(canvas)

    def _draw_title(self, canvas: Canvas, piece: str, face: str) -> None:
        words = self.sight.words
        name = scroll(piece).name.in_(words.lang)
        title = words("val-board-map-side", name=name, side=face.upper())
        for strip in (self.head, self.foot):
            # Words are read on quiet ground, not on trees.
            made = paint.Panel((38, 29, 32), (34, 26, 30), None, 9, alpha=205)
            paint.panel(canvas, inset(strip, strip.w * 0.08, 0), made)
        name_in(canvas, title, self.head, "gold")
        claimed = len(self.warden.map.claimed)
        said = words("val-board-links", claimed=claimed, all=len(all_links()))
        canvas.text(said, self.foot, "small", x=0.5, shrink=True, ellipsis=True)

    def _draw_paths(self, canvas: Canvas) -> None:
        """Roads between the zones: bright where they have been claimed."""
        claimed = self.warden.map.claimed
        for link in self.links:
            on = link.link in claimed
            ink = canvas.look.theme.gold if on else (120, 100, 78)
            reach = min(self.cells[0].rect.w, self.cells[0].rect.h) * GAP_SHARE * 0.62
            thick = 5.0 if on else 3.0
            middle = link.rect.center
            if link.link.startswith("h"):
                canvas.fill(ink, Box(middle[0] - reach, middle[1] - thick / 2, 2 * reach, thick))
            else:
                canvas.fill(ink, Box(middle[0] - thick / 2, middle[1] - reach, thick, 2 * reach))


class ZoneSpot(Spot):
    """A zone: what it scores, or the marker that covers it."""

    def __init__(
        self, sight: Sight, seat: int, cell: tuple[int, int], worth: Worth | None = None
    ) -> None:
        row, column = cell
        self.sight, self.seat, self.row, self.column = sight, seat, row, column
        self.worth = worth
        zone = zones.cell(seat, row, column)
        self.there = sight.view.zone(zone)
        super().__init__(zone, None, also=self.there, hidden=sight.hidden)
        self.map = Warden(sight.view, seat).map
        self.kind = self.map.side.zones[row][column]
        self.radius = 10
        sight.bind(self)

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        zone = content().zones[self.kind]
        covered = any(piece not in self._hidden for piece in self.there)
        colour = zone_colour(zone)
        if covered:
            colour = darker(colour, 0.66)
        made = paint.Panel(
            lighter(colour, 0.2), darker(colour, 0.22), lighter(colour, 0.36), 10, 2, 5
        )
        paint.panel(canvas, self.rect, made)
        if covered:
            side = min(self.rect.w, self.rect.h) * 0.72
            place = square(self.rect)
            marker(canvas, inset(place, (place.w - side) / 2), troop(self.sight, self.seat))
        else:
            self._draw_open(canvas, zone, colour)
        self.draw_marks(canvas)

    def _draw_open(self, canvas: Canvas, zone: Skirmish, colour: Colour) -> None:
        look, ink = canvas.look, figure_on(colour)
        line = look.fonts.smallest / look.scale * 1.12
        inner = inset(self.rect, 4, 3)
        said = self._worth(zone)
        room = Box(inner.x, inner.bottom - line, inner.w, line)
        picture = square(Box(inner.x, inner.y, inner.w, inner.h - line + 2))
        canvas.icon(zone_icon(zone), inset(picture, picture.w * 0.04), ink)
        pays = self._pays()
        if pays is not None:
            ground = darker(colour, 0.7) if ink[0] > 128 else lighter(colour, 0.4)
            wide = min(look.text_size(said, "small_strong")[0] + 14, inner.w)
            paint.pill(canvas, Box(inner.centerx - wide / 2, room.y + 1, wide, line), ground)
            ink = YES if pays and ink[0] > 128 else ink
        canvas.text(said, room, "small_strong", ink, x=0.5, shrink=True, ellipsis=True)

    def _pays(self) -> int | None:
        """The points of this zone for the plan that is being carried out, once it counts."""
        if self.worth is not None:
            return self.worth(self.kind)
        warden = Warden(self.sight.view, self.seat)
        total = total_strength(self.sight.view)
        if warden.carried is None or not total:
            return None
        return zone_points(self.kind, plan(warden.carried), total)

    def _worth(self, zone: Skirmish) -> str:
        words, pays = self.sight.words, self._pays()
        if pays is not None:
            return words("val-board-points", points=str(pays))
        if zone.troop is not None:
            return words("val-board-each", points=zone.points)
        if zone.strength:
            return words("val-board-from-strength", strength=zone.strength, points=zone.points)
        return words("val-board-points", points=str(zone.points))


def zone_icon(zone: Skirmish) -> str:
    """What a zone is about."""
    if zone.troop is not None:
        return f"val.troop.{zone.troop}"
    return f"val.plan.{zone.type}" if zone.type is not None else "val.term.strength"


def zone_colour(zone: Skirmish) -> Colour:
    """The ground of a zone."""
    if zone.troop is not None:
        return DICE[zone.troop].colour
    return TYPES[zone.type] if zone.type is not None else STEEL


class LinkSpot(Spot):
    """A link: what it gives; filled with gold once it has been claimed."""

    def __init__(self, sight: Sight, seat: int, link: str) -> None:
        super().__init__(link_thing(seat, link), None, hidden=sight.hidden)
        self.sight, self.link = sight, link
        self.is_own = seat == sight.viewer
        self.gift = Warden(sight.view, seat).map.gift(link)
        self.claimed = link in Warden(sight.view, seat).map.claimed
        self.radius = 40
        sight.bind(self)
        self._offer(link)

    def _offer(self, link: str) -> None:
        """A link that may be claimed next is chosen by a click on it."""
        sight = self.sight
        options = sight.decision.options if sight.mine and sight.decision is not None else ()
        numbers = tuple(
            number
            for number, option in enumerate(options)
            if isinstance(option, ClaimLink) and option.link == link
        )
        if numbers and self.is_own:
            self.numbers, self.enabled, self.does = numbers, True, sight.meaning(numbers)
            self.on_press = lambda: sight.pick("", numbers)

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 10)
        draw_link(canvas, self.rect, self.gift, self.claimed)
        self.draw_marks(canvas)


def draw_link(canvas: Canvas, box: Box, gift: str, claimed: bool = False) -> None:
    """The medallion of a chain bonus."""
    theme, tint = canvas.look.theme, LINKS[gift]
    if claimed:
        placed = disc(canvas, box, theme.gold, darker(theme.gold, 0.5), 2)
        ink = theme.ink
    else:
        placed = disc(canvas, box, (40, 31, 36), mix(tint, (40, 31, 36), 0.25), 2.5)
        ink = tint
    canvas.icon(f"val.link.{gift}", inset(placed, placed.w * 0.2), ink)
