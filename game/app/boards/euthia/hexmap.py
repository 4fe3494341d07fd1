"""The map under a camera: the spaces, the slots that are still empty, the places in the middle."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.boards.euthia.art.hexes import INNER, NOWHERE, RATIO
from game.app.boards.euthia.golem import GolemSpot, golem_box, threatened
from game.app.boards.euthia.mapkey import MapKey
from game.app.boards.euthia.outlook import Reach, reach_of
from game.app.boards.euthia.reading import me, on_map
from game.app.boards.euthia.slots import SlotSpot
from game.app.boards.euthia.spaces import CentreSpot, SpaceSpot
from game.app.boards.euthia.valley import Valley, is_rescue
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point, Size, cut_top
from game.app.drawing.look import Look
from game.app.table.camera import Camera, Standing
from game.app.table.corner import Corner
from game.app.table.sight import Sight
from game.app.table.spot import Draw
from game.app.table.view import View
from game.app.widgets.base import Widget
from game.rules.euthia.golem import stands_at, walks
from game.rules.euthia.map import Spot as Place
from game.rules.euthia.map.hexes import Hex, spaces_of
from game.rules.euthia.views import Hero, Land

#: The height of a hex in units of the world.
HIGH = 200.0
WIDE = HIGH * RATIO
#: Around the outermost space: an empty slot beside it is seen at least in half.
MARGIN = HIGH * 0.92
#: The map opens at a zoom at which its signs can be told apart.
LEGIBLE = 0.45
#: A small map is not shown larger than this.
LEAST: Size = (1400.0, 900.0)
GAP = 8.0


def middle_of(at: Hex) -> Point:
    """The middle of a hex, from that of the first."""
    q, r = at
    return WIDE * (q + r / 2), HIGH * 0.75 * r


def hex_box(at: Hex) -> Box:
    """The box of a hex."""
    x, y = middle_of(at)
    return Box(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH)


def centre_box(anchor: Hex) -> Box:
    """The place in the middle of a tile: where its three hexes meet."""
    x, y = middle_of(anchor)
    wide = WIDE * INNER
    return Box(x + WIDE / 2 - wide / 2, y + HIGH / 4 - wide / RATIO / 2, wide, wide / RATIO)


class MapCamera(Camera):
    """A camera whose world grows to all sides: what it looks at stays in sight."""

    def __init__(self, world: Box, first: Box, things: list[Standing], ground: Draw) -> None:
        moved = [(thing, box.move(-world.x, -world.y)) for thing, box in things]
        super().__init__(world.size, moved, ground)
        self.corner = world.topleft
        #: Where it looks first: the middle of the story, as far away as can still be read.
        self.first = first.move(-world.x, -world.y).center

    @property
    def view(self) -> View:
        if self._view is not None:
            return self._view
        levels = self._lens.levels
        zoom = next((level for level in levels if level >= LEGIBLE), levels[-1])
        return self._lens.held(View(*self.first, zoom))

    def take_over(self, before: Widget) -> None:
        super().take_over(before)
        if isinstance(before, MapCamera) and self._view is not None:
            dx = before.corner[0] - self.corner[0]
            dy = before.corner[1] - self.corner[1]
            view = self._view
            self._view = View(view.x + dx, view.y + dy, view.zoom)


class HexMap(Widget):
    """The land as it is known, with the key of what it shows over it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        land = Land(sight.view)
        self.legend = MapKey(sight)
        self.valley = Valley(sight) if is_rescue(sight.view) else None
        things = _things(sight, land)
        world = _world([hex_box(at) for at in _hexes(sight, land)])
        self.camera = MapCamera(world, _first(sight, land), things, _ground)
        self.camera.equip(Corner(self.camera, sight.words))
        strips = (self.legend,) if self.valley is None else (self.legend, self.valley)
        super().__init__(self.camera, *strips)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        top, rest = cut_top(box, self.legend.wanted(look, box.w)[1], GAP)
        self.legend.place(look, top)
        if self.valley is not None:
            top, rest = cut_top(rest, self.valley.wanted(look, box.w)[1], GAP)
            self.valley.place(look, top)
        self.camera.place(look, rest)


def _things(sight: Sight, land: Land) -> list[Standing]:
    """Empty slots below, then spaces, then what lies where three of them meet."""
    chart = land.chart
    reach: Mapping[str, Reach] = reach_of(sight)
    things: list[Standing] = []
    empty = dict.fromkeys(anchor for zone in chart.spots for anchor in chart.missing[zone])
    for anchor in empty:
        box = _slot_box(anchor)
        things.append((SlotSpot(sight, anchor, box), box))
    outer = [spot for spot in chart.spots.values() if not spot.is_centre]
    special = {spot.anchor for spot in chart.spots.values() if spot.is_centre}
    feared = threatened(sight)
    for spot in sorted(outer, key=lambda each: each.at[1]):
        towards = _towards(spot) if spot.anchor in special else NOWHERE
        there = SpaceSpot(sight, land, spot, reach.get(spot.zone), spot.zone in feared, towards)
        things.append((there, hex_box(spot.at)))
    for spot in chart.spots.values():
        if spot.is_centre:
            there = CentreSpot(sight, land, spot, reach.get(spot.zone))
            things.append((there, centre_box(spot.anchor)))
    if walks(sight.view):
        things.append((GolemSpot(sight), golem_box(sight, hex_box(stands_at(sight.view)))))
    return things


def _towards(spot: Place) -> Point:
    """On which side of a space the middle of its tile lies: left or right, above or below."""
    box, centre = hex_box(spot.at), centre_box(spot.anchor)
    across, down = centre.centerx - box.centerx, centre.centery - box.centery
    side = 0.0 if abs(across) < WIDE / 8 else 1.0 if across > 0 else -1.0
    return side, 1.0 if down > 0 else -1.0


def _hexes(sight: Sight, land: Land) -> list[Hex]:
    """All that is known of the land, and where the Golem has gone beyond it."""
    known = [spot.at for spot in land.chart.spots.values()]
    return [*known, stands_at(sight.view)] if walks(sight.view) else known


def _first(sight: Sight, land: Land) -> Box:
    """Where the Hero of whoever looks stands; the Chapel before the first turn."""
    seat = me(sight)
    zone = Hero(sight.view, seat).location if on_map(sight.view, seat) else land.chart.chapel
    return hex_box(land.spot(zone).at)


def _slot_box(anchor: Hex) -> Box:
    boxes = [hex_box(at) for at in spaces_of(anchor).values()]
    return boxes[0].unionall(boxes[1:])


def _world(boxes: list[Box]) -> Box:
    """All of them with a margin, never less than a small land needs."""
    whole = boxes[0].unionall(boxes[1:]).inflate(2 * MARGIN, 2 * MARGIN)
    wide, high = max(whole.w, LEAST[0]), max(whole.h, LEAST[1])
    return Box(whole.centerx - wide / 2, whole.centery - high / 2, wide, high)


def _ground(canvas: Canvas, box: Box) -> None:
    canvas.fill((15, 22, 28))
