"""Tiles of a Hero in groups: strike, guard, heal, travel; and the places that are still free."""

from __future__ import annotations

from attrs import frozen

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.figures import GROUPS, figures_of
from game.app.boards.euthia.skin import GROUPS as COLOURS
from game.app.boards.euthia.skin import GROUPS as TINTS
from game.app.boards.euthia.sprites import stone
from game.app.boards.euthia.tileface import SIZE, is_spent, tile_face
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top
from game.app.drawing.look import Look
from game.app.drawing.theme import lighter
from game.app.table.sight import Sight
from game.app.table.spot import Draw, Spot, cells_in
from game.app.widgets.base import Widget
from game.engine.table import Piece, Zone
from game.rules.euthia import zones
from game.rules.euthia.steps.rearranging import Rearranging
from game.rules.euthia.views import Hero

FREE = "free"
#: Between tiles, and how narrow one may be in two rows.
GAP, NARROW = 6.0, 76.0
#: The side of a place that holds nothing.
PLACE = 44.0


@frozen
class Pack:
    """A group: placed tiles with their zones, or free places."""

    name: str
    tiles: tuple[tuple[Piece, Zone], ...] = ()
    places: tuple[Zone, ...] = ()


def pack_of(sight: Sight, seat: int) -> list[Pack]:
    """What a Hero has of the four groups, then the places that hold nothing."""
    hero, view = Hero(sight.view, seat), sight.view
    found: dict[str, list[tuple[Piece, Zone]]] = {name: [] for name in GROUPS}
    free: list[Zone] = []
    for zone in hero.board:
        pieces = view.zone(zone)
        for piece in pieces:
            found[figures_of(piece).group].append((piece, zone))
        if not pieces:
            free.append(zone)
    for piece in view.zone(zones.friends(seat)):
        found[figures_of(piece).group].append((piece, zones.friends(seat)))
    packs = [Pack(name, tuple(tiles)) for name, tiles in found.items() if tiles]
    return [*packs, Pack(FREE, places=tuple(free))]


def drafted(sight: Sight, seat: int) -> dict[Zone, str]:
    """What is to be worn where, while the viewer composes a change; "" where nothing is."""
    step = sight.decision.step if sight.mine and sight.decision is not None else None
    return step.changes if isinstance(step, Rearranging) and step.seat == seat else {}


class TileGroup(Widget):
    """A titled group."""

    def __init__(self, sight: Sight, seat: int, pack: Pack) -> None:
        self.sight, self.seat, self.pack = sight, seat, pack
        self.hero = Hero(sight.view, seat)
        self.drafted = drafted(sight, seat)
        self.spots = [self._tile(piece, zone) for piece, zone in pack.tiles]
        self.spots += [self._free(zone) for zone in pack.places]
        super().__init__(*self.spots)

    @property
    def share(self) -> float:
        """How wide it would like to be beside the others: tiles in two rows."""
        return -(-len(self.pack.tiles) // 2)

    def fixed(self, look: Look, high: float) -> float:
        """The width of free places in small squares, whatever the others have."""
        if not self.pack.places:
            return 0.0
        title = look.line("small_name")
        rows = max(int((high - title - 4 + GAP) // (PLACE + GAP)), 1)
        columns = -(-len(self.pack.places) // rows)
        return columns * (PLACE + GAP) - GAP

    def _tile(self, piece: Piece, zone: Zone) -> Spot:
        shown = self.drafted.get(zone) or piece
        waits = self.drafted.get(zone) == ""

        def draw(canvas: Canvas, box: Box) -> None:
            kept = box.right - _corner_cells(box, len(spots))[-1].x if spots else 0.0
            spent = is_spent(self.sight, shown)
            tile_face(self.sight, canvas, box, shown, spent, waits, kept)

        gems = [*self.hero.gems_in(piece), *self.sight.view.zone(zones.laid_essences(piece))]
        spots = [self._gem(each) for each in gems]
        spot = self.sight.place(piece, draw, *spots, also=(zone, zones.set_gems(piece)))
        spot.arrange = lambda look, box: _corner_cells(box, len(spots))
        spot.radius = 7
        return spot

    def _gem(self, piece: Piece) -> Spot:
        def draw(canvas: Canvas, box: Box) -> None:
            stone(canvas, box, piece, is_spent(self.sight, piece))

        spot = self.sight.piece(piece, draw)
        spot.radius = 18
        return spot

    def _free(self, zone: Zone) -> Spot:
        spot = self.sight.place(zone, self._draw_free(zone))
        spot.radius = 7
        return spot

    def _draw_free(self, zone: Zone) -> Draw:
        name = zones.last_part(zone)
        card = self.hero.card
        slots = zone.split(".")[2] == "slot"
        slot = (card.slots if slots else card.worn)[name]
        is_open = self.hero.is_open(f"{'slot' if slots else 'worn'}.{name}")
        icon = slot_icon(name, slot.kind or "")

        def draw(canvas: Canvas, box: Box) -> None:
            if self.drafted.get(zone):
                tile_face(self.sight, canvas, box, self.drafted[zone], spent=False)
                return
            made = paint.Panel((24, 34, 40), (20, 28, 34), (62, 78, 86), 7, 1.5)
            paint.panel(canvas, box, made)
            side = min(box.w, box.h) * 0.66
            at = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
            canvas.icon(icon, at, (96, 114, 122) if is_open else (58, 70, 76))
            if not is_open:
                small = min(box.w, box.h) * 0.4
                lock = Box(box.right - small - 2, box.bottom - small - 2, small, small)
                canvas.icon(term("lock"), lock, (150, 160, 164))

        return draw

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.title, rest = cut_top(box, look.line("small_name"), 4)
        tiles, count = bool(self.pack.tiles), len(self.spots)
        cells = tile_cells(rest, count) if tiles else cells_in(rest, count, (PLACE, PLACE), GAP)
        for spot, cell in zip(self.spots, cells, strict=True):
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        icon, room = cut_left(self.title, self.title.h * 0.86, 6)
        if self.pack.name in TINTS:
            tint = lighter(COLOURS[self.pack.name], 0.45)
            canvas.icon(term(self.pack.name), icon, tint)
        else:
            room = self.title
        title = words(f"eut-board-group-{self.pack.name}")
        if look.fonts.width(title, "title", look.fonts.smallest) <= room.w * look.scale:
            canvas.text(title, room, "small_name", "muted", shrink=True)
        super().draw(canvas)


def slot_icon(name: str, kind: str) -> str:
    """What belongs into a place."""
    worn = {
        "helmet": "eut.item.plate_helmet",
        "cuirass": "eut.item.plate_cuirass",
        "gauntlets": "eut.item.plate_gauntlets",
        "greaves": "eut.item.plate_greaves",
        "boots": "eut.item.leather_boots",
        "amulet": "eut.item.bear_claw_necklace",
        "ring_1": "eut.item.copper_ring",
        "ring_2": "eut.item.copper_ring",
    }
    slots = {
        "weapon": "eut.item.short_sword",
        "ability": "eut.item.tome_of_mastery",
        "initiative": "eut.item.hunting_bow",
    }
    return worn.get(name) or slots.get(kind, term("bag"))


def tile_cells(box: Box, count: int, widest: float = SIZE[0]) -> list[Box]:
    """Two rows of tiles, as large as they may be; three where they would be too narrow."""
    rows = 2 if -(-count // 2) * (NARROW + GAP) <= box.w or count < 3 else 3
    columns = max(-(-count // rows), 1)
    wide = min((box.w - GAP * (columns - 1)) / columns, widest)
    high = min((box.h - GAP * (rows - 1)) / rows, SIZE[1])
    return [
        Box(box.x + at % columns * (wide + GAP), box.y + at // columns * (high + GAP), wide, high)
        for at in range(count)
    ]


def _corner_cells(box: Box, count: int) -> list[Box]:
    """Small places on the lower edge, from the right."""
    side = min(box.h * 0.34, 34)
    return [
        Box(box.right - 2 - (at + 1) * (side + 1), box.bottom - side - 2, side, side)
        for at in range(count)
    ]


TEXT_KEYS = (
    "eut-board-group-strike",
    "eut-board-group-guard",
    "eut-board-group-heal",
    "eut-board-group-travel",
    "eut-board-group-free",
)
