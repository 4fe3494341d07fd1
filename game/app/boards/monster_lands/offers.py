"""What is on show: the Tavern, the Lodge, the Bazaar, the loot, the founding pairs, the piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from game.app.boards.monster_lands.chips import Chip, ChipRow
from game.app.boards.monster_lands.faces import DARK, face_of, figure
from game.app.boards.monster_lands.sprites import name_in, show_card
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Size, column, inset
from game.app.drawing.look import Look
from game.app.keep.seats import NOBODY
from game.app.table.board import Drawer
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Plate, Spot, cells_in
from game.app.widgets import cards
from game.app.widgets.base import Widget
from game.engine import Step
from game.rules.monster_lands import zones
from game.rules.monster_lands.prices import (
    best_discount,
    gear_cost,
    hire_cost,
    price,
    trap_cost,
)
from game.rules.monster_lands.refusals import usable_dice
from game.rules.monster_lands.steps.bazaar import ChooseGear
from game.rules.monster_lands.steps.hunter import ChooseTraps
from game.rules.monster_lands.steps.tavern import AtTheTavern, FreeHire, NewFaces

#: Which building's discount counts for the pieces of a zone, and what they cost without it.
_SHOPS = {
    zones.TAVERN: ("tavern", hire_cost),
    zones.NOVICES: ("tavern", hire_cost),
    zones.TRAPS: ("hunter", trap_cost),
    zones.BAZAAR: ("bazaar", gear_cost),
}
#: The questions of a purchase whose die is chosen.
_PURCHASES = {
    "tavern": (AtTheTavern, NewFaces),
    "hunter": (ChooseTraps,),
    "bazaar": (ChooseGear,),
}


def drawers(sight: Sight) -> tuple[Drawer, ...]:
    """The tabs at the right."""
    view = sight.view
    tavern = (*view.zone(zones.TAVERN), *view.zone(zones.NOVICES)[:1])
    found = [
        _shop(sight, "tavern", "ml.building.tavern", tavern, (480, 170),
              (zones.TAVERN, zones.NOVICES, zones.MERCENARY_DECK, zones.MERCENARY_DISCARD)),
        _shop(sight, "hunter", "ml.building.hunter", view.zone(zones.TRAPS), (240, 230),
              (zones.TRAPS, zones.TRAP_SUPPLY, zones.TRAP_DISCARD)),
        _shop(sight, "bazaar", "ml.building.bazaar", view.zone(zones.BAZAAR), (480, 200),
              (zones.BAZAAR, zones.GEAR_DECK)),
        _shop(sight, "loot", "ml.resource.loot", view.zone(zones.LOOT), (480, 160),
              (zones.LOOT, zones.LOOT_PILE)),
        _piles(sight),
    ]  # fmt: skip
    pairs = view.zone(zones.PAIRS)
    if any(piece in sight.lit for piece in pairs):
        found.insert(0, _pairs(sight, pairs))
    return tuple(found)


_TITLES = {
    "tavern": "ml-board-tavern",
    "hunter": "ml-board-hunter",
    "bazaar": "ml-board-bazaar",
    "loot": "ml-board-loot",
}
TEXT_KEYS = ("ml-board-tavern", "ml-board-hunter", "ml-board-bazaar", "ml-board-loot")


def _shop(
    sight: Sight, name: str, icon: str, pieces: Sequence[str], size: Size, places: Iterable[str]
) -> Drawer:
    return Drawer(
        name,
        sight.words(_TITLES[name]),
        icon,
        lambda: Shop(sight, pieces, size),
        frozenset(pieces) | frozenset(places),
        zones.building(name) if name in zones.BUILDINGS else "",
    )


def _pairs(sight: Sight, pieces: Sequence[str]) -> Drawer:
    return Drawer(
        "pairs",
        sight.words("ml-board-pairs"),
        "ml.term.leader",
        lambda: Pairs(sight, pieces),
        frozenset((*pieces, zones.PAIRS)),
    )


class Shop(Widget):
    """Cards on show, as large as the drawer allows, with the price they would have now."""

    def __init__(self, sight: Sight, pieces: Sequence[str], size: Size) -> None:
        super().__init__(*(OnShow(sight, piece) for piece in pieces))
        self.size = size
        self.sight = sight

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12)
        shape = self.size
        if shape[0] > 300:
            # Tiles as wide as the drawer, high enough for their rule.
            count = max(len(self.children), 1)
            high = min((inner.h - 10 * (count - 1)) / count, shape[1] * look.text_scale)
            shape = inner.w, high
            places = [
                Box(inner.x, inner.y + place * (high + 10), inner.w, high)
                for place in range(len(self.children))
            ]
        else:
            columns = 2
            rows = max(-(-len(self.children) // columns), 1)
            wide = (inner.w - 10) / columns
            high = min((inner.h - 10 * (rows - 1)) / rows, shape[1] * look.text_scale)
            places = cells_in(inner, len(self.children), (wide, high), 10)
        for child, cell in zip(self.children, places, strict=True):
            child.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        if not self.children:
            canvas.text(
                self.sight.words("ml-board-sold-out"), self.rect, "hint", x=0.5, shrink=True
            )
        super().draw(canvas)


class Pairs(Widget):
    """A leader and a first mercenary side by side in one frame: both come together."""

    GAP, SEAM = 12.0, 2.0

    def __init__(self, sight: Sight, pieces: Sequence[str]) -> None:
        super().__init__(*(OnShow(sight, piece) for piece in pieces))
        self._frames: list[Box] = []

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12)
        rows = max(-(-len(self.children) // 2), 1)
        high = min((inner.h - self.GAP * (rows - 1)) / rows, 200 * look.text_scale)
        wide = (inner.w - self.SEAM) / 2
        self._frames = []
        for place, child in enumerate(self.children):
            row, side = divmod(place, 2)
            y = inner.y + row * (high + self.GAP)
            child.place(look, Box(inner.x + side * (wide + self.SEAM), y, wide, high))
            if side == 0:
                self._frames.append(Box(inner.x, y, inner.w, high).inflate(10, 10))

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        theme = canvas.look.theme
        for frame in self._frames:
            paint.panel(canvas, frame, paint.Panel(theme.night, theme.night, theme.gold, 14, 2))
        super().draw(canvas)


class OnShow(Spot):
    """A card on show; a lower price stands beside the printed one."""

    def __init__(self, sight: Sight, piece: str) -> None:
        zone = sight.view.places.get(piece, "")
        super().__init__(piece, None, hidden=sight.hidden)
        sight.bind(self)
        self.sight, self.piece = sight, piece
        self.face = _priced(sight, piece, zone)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        box = self.rect
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), canvas.look.theme.gold, 12)
        paint.shadow(canvas, box, 7, 12)
        look = canvas.look
        if box.h < look.line("card_title") + look.line("card_figure") + 16:
            self._draw_low(canvas)
        else:
            show_card(canvas, self.face, box)
        self.draw_marks(canvas)

    def _draw_low(self, canvas: Canvas) -> None:
        """Where large text leaves little height: emblem, name and figures, set smaller."""
        box, look = self.rect, canvas.look
        made = paint.panel_of(look, "parchment")
        paint.panel(canvas, box, paint.Panel(made.top, made.bottom, look.theme.ink, 12, 2.5))
        inner = inset(box, 6, 4)
        side = min(inner.h, inner.w * 0.3)
        square = Box(inner.x, inner.centery - side / 2, side, side)
        paint.emblem(canvas, square, self.face.icon, self.face.ground, radius=9)
        room = Box(square.right + 8, inner.y, inner.right - square.right - 8, inner.h)
        upper, lower = column(room, 2 if self.face.figures else 1) * (1 if self.face.figures else 2)
        name_in(canvas, self.face.title, upper, "ink", 0.0)
        chips = [Chip(each.icon, each.text, each.tint or DARK) for each in self.face.figures]
        row = ChipRow(chips, "card_figure", spread=False, colour="ink")
        row.place(look, lower)
        row.draw(canvas)


def costs_of(sight: Sight, piece: str) -> tuple[int, int] | None:
    """What a piece on show costs, and what the viewer would pay: with the best of its dice."""
    shop = _SHOPS.get(sight.view.places.get(piece, ""))
    if shop is None:
        return None
    building, cost_of = shop
    printed = cost_of(piece)
    if sight.viewer == NOBODY:
        return printed, printed
    step = sight.view.agenda[-1] if sight.view.agenda else None
    if isinstance(step, FreeHire) and building == "tavern" and step.seat == sight.viewer:
        return printed, 0
    return printed, price(printed, _discount(sight, building, step))


def discount_at(sight: Sight, piece: str) -> int:
    """What the viewer's die takes off the price of a piece on show."""
    shop = _SHOPS.get(sight.view.places.get(piece, ""))
    if shop is None or sight.viewer == NOBODY:
        return 0
    return _discount(sight, shop[0], sight.view.agenda[-1] if sight.view.agenda else None)


def _discount(sight: Sight, building: str, step: Step | None) -> int:
    """What the die of the open purchase takes off, which may lie there already; else the best."""
    if isinstance(step, _PURCHASES.get(building, ())) and step.seat == sight.viewer:
        return step.discount
    dice = usable_dice(sight.view, sight.viewer, building)
    return best_discount(sight.view, building, dice)


def _priced(sight: Sight, piece: str, zone: str) -> cards.CardFace:
    """The card with its price after the best discount that the viewer's dice would bring."""
    face = face_of(piece, sight.words.lang)
    assert face is not None
    title = face.title
    if zone == zones.NOVICES:
        title = f"{title} ×{len(sight.view.zone(zone))}"
    costs = costs_of(sight, piece)
    if costs is None or costs[1] >= costs[0]:
        return evolve(face, title=title)
    printed, now = costs
    figures = tuple(
        figure("gold", f"{now} ({printed})") if each.icon == "ml.resource.gold" else each
        for each in face.figures
    )
    return evolve(face, title=title, figures=figures)


_PILES = (
    ("ml-board-pile-mercenaries", "ml.term.mercenary", zones.MERCENARY_DECK),
    ("ml-board-pile-dismissed", "ml.term.mercenary", zones.MERCENARY_DISCARD),
    ("ml-board-pile-traps", "ml.resource.trap", zones.TRAP_SUPPLY),
    ("ml-board-pile-spent-traps", "ml.resource.trap", zones.TRAP_DISCARD),
    ("ml-board-pile-gear", "ml.term.equipment", zones.GEAR_DECK),
    ("ml-board-pile-monsters", "ml.term.monster", zones.MONSTER_DECK),
    ("ml-board-pile-beaten", "ml.term.monster", zones.MONSTER_DISCARD),
    ("ml-board-pile-regions", "ml.term.region", zones.REGION_DECK),
    ("ml-board-pile-missions", "ml.term.mission", zones.MISSION_BAG),
    ("ml-board-pile-loot", "ml.resource.loot", zones.LOOT_PILE),
)


def _piles(sight: Sight) -> Drawer:
    words = [
        sight.words("ml-board-pile-mercenaries"),
        sight.words("ml-board-pile-dismissed"),
        sight.words("ml-board-pile-traps"),
        sight.words("ml-board-pile-spent-traps"),
        sight.words("ml-board-pile-gear"),
        sight.words("ml-board-pile-monsters"),
        sight.words("ml-board-pile-beaten"),
        sight.words("ml-board-pile-regions"),
        sight.words("ml-board-pile-missions"),
        sight.words("ml-board-pile-loot"),
    ]
    rows = [
        Pile(sight, label, icon, zone) for label, (_, icon, zone) in zip(words, _PILES, strict=True)
    ]

    def arrange(look: Look, box: Box) -> list[Box]:
        inner = inset(box, 14)
        high = min(inner.h / len(rows), look.line("body") + 14)
        return [Box(inner.x, inner.y + place * high, inner.w, high) for place in range(len(rows))]

    def draw(canvas: Canvas, box: Box) -> None:
        paint.panel(canvas, box, "panel")

    return Drawer(
        "piles",
        sight.words("ml-board-piles"),
        "app.cards",
        lambda: Plate(arrange, *rows, draw=draw),
        frozenset(zone for _, _, zone in _PILES),
    )


class Pile(Anchor):
    """A pile: its name and how many lie in it."""

    def __init__(self, sight: Sight, label: str, icon: str, zone: str) -> None:
        super().__init__(zone)
        self.label, self.icon = label, icon
        self.count = len(sight.view.zone(zone))

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        side = min(box.h - 6, 34)
        canvas.icon(self.icon, Box(box.x, box.centery - side / 2, side, side), (214, 196, 160))
        room = Box(box.x + side + 10, box.y, box.w - side - 70, box.h)
        canvas.text(self.label, room, "body", shrink=True, ellipsis=True)
        number = Box(box.right - 60, box.y, 60, box.h)
        canvas.text(str(self.count), number, "figure", "bright", x=1.0, shrink=True)
