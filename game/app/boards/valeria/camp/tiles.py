"""Steps 6 to 8: markers to take, links to claim, as tiles with what each gives in words."""

from __future__ import annotations

from game.app.boards.valeria.art.tokens import disc, marker, square
from game.app.boards.valeria.camp.affair import Affair
from game.app.boards.valeria.mapboard import MapBoard, draw_link
from game.app.boards.valeria.reading import troop
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, grid, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import darker, lighter
from game.app.table.lines import shortened
from game.app.table.sight import Sight
from game.app.table.spot import Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box
from game.rules.valeria.steps.carrying import ChainBonuses, ClaimLink
from game.rules.valeria.views import Warden

#: How high a tile becomes where there is room.
HIGHEST = 172.0


class Tile(Spot):
    """Something to choose: a picture, a name, its rule."""

    def __init__(self, sight: Sight, thing: str, name: str, rule: str) -> None:
        super().__init__(thing, None, hidden=sight.hidden)
        self.sight, self.title, self.rule = sight, name, rule
        self.radius = 12

    def picture(self, canvas: Canvas, box: Box) -> None:
        """What stands at its left."""

    def draw(self, canvas: Canvas) -> None:
        theme, look = canvas.look.theme, canvas.look
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(4, 4), theme.gold, 10)
        top = lighter(theme.panel, 0.1) if self.enabled else darker(theme.panel, 0.25)
        paint.panel(canvas, self.rect, paint.Panel(top, darker(top, 0.2), theme.edge, 12, 2))
        inner = inset(self.rect, 10, 6)
        left, room = cut_left(inner, min(inner.h, 92), 14)
        self.picture(canvas, square(left))
        line = look.line("small_name")
        spare = max(room.h - line - look.line("small") * 2, 0)
        head, rest = cut_top(Box(room.x, room.y + spare / 2, room.w, room.h - spare / 2), line, 0)
        name_in(canvas, self.title, head, "cream" if self.enabled else "muted", 0.0)
        rule = shortened(look, self.rule, "small", (rest.w, rest.h))
        ink = "cream" if self.enabled else "muted"
        words = Paragraph(rule, "small", ink, even=False, shrink=True)
        words.place(look, rest)
        words.draw(canvas)
        self.draw_marks(canvas)


class MarkerTile(Tile):
    """A marker that may leave the board: what its space gives."""

    def __init__(self, sight: Sight, seat: int, zone: str) -> None:
        space, lang = box().spaces[zones.last_part(zone)], sight.words.lang
        super().__init__(sight, zone, space.name.in_(lang), space.text.in_(lang))
        self.people = troop(sight, seat)
        self.also = sight.view.zone(zone)
        sight.bind(self)

    def picture(self, canvas: Canvas, box: Box) -> None:
        """What it opens, with the marker that goes."""
        gold = canvas.look.theme.gold
        inner = disc(canvas, box, (52, 42, 70), gold, 2)
        name = zones.last_part(self.thing)
        canvas.icon(_opens(name), inset(inner, inner.w * 0.2), canvas.look.theme.bright)
        side = box.w * 0.46
        marker(
            canvas, Box(box.right - side * 0.8, box.bottom - side * 0.8, side, side), self.people
        )


_OPENS = {
    "champions": "val.term.champion",
    "wild": "val.term.wild",
    "gem": "val.resource.gem",
    "reserve": "val.term.reserve",
    "strength": "val.term.strength",
    "track": "val.term.wall_open",
    "troop": "val.term.troop_space",
}


def _opens(space: str) -> str:
    """The icon of what a space gives, by the first word of its id."""
    return _OPENS.get(space.partition("_")[0], "val.term.marker")


class LinkTile(Tile):
    """A link that has been completed: what it gives."""

    def __init__(self, sight: Sight, seat: int, link: str) -> None:
        self.gift = Warden(sight.view, seat).map.gift(link)
        bonus, lang = box().links[self.gift], sight.words.lang
        super().__init__(sight, f"claim.{link}", bonus.name.in_(lang), bonus.text.in_(lang))
        options = sight.decision.options if sight.mine and sight.decision is not None else ()
        numbers = tuple(
            number
            for number, option in enumerate(options)
            if isinstance(option, ClaimLink) and option.link == link
        )
        self.numbers, self.enabled, self.does = numbers, bool(numbers), sight.meaning(numbers)
        self.on_press = lambda: sight.pick("", numbers)

    def picture(self, canvas: Canvas, box: Box) -> None:
        draw_link(canvas, box, self.gift)


class Tiles(Widget):
    """Tiles in two columns, as high as they need to be."""

    def __init__(self, *tiles: Tile) -> None:
        super().__init__(*tiles)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        count = len(self.children)
        columns = 2 if count > 3 else 1
        rows = max(-(-count // columns), 1)
        high = min((box.h - 10 * (rows - 1)) / rows, HIGHEST * max(look.text_scale, 1))
        used = Box(box.x, box.y, box.w, high * rows + 10 * (rows - 1))
        for tile, cell in zip(self.children, grid(used, columns, rows, 10), strict=False):
            tile.place(look, cell)


class ChainCentre(Widget):
    """The links to choose from, and under them the map that they lie on."""

    def __init__(self, tiles: Tiles, chart: MapBoard) -> None:
        super().__init__(tiles, chart)
        self.tiles, self.chart = tiles, chart

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        count = len(self.tiles.children)
        rows = -(-count // (2 if count > 3 else 1))
        high = min(rows * (92 * max(look.text_scale, 1) + 10), box.h * 0.5)
        top, rest = cut_top(box, high, 8)
        self.tiles.place(look, top)
        self.chart.place(look, rest)


def marker_tiles(sight: Sight, affair: Affair) -> Tiles:
    """Every marker still on the board."""
    spaces = Warden(sight.view, affair.seat).covered_spaces
    return Tiles(*(MarkerTile(sight, affair.seat, zone) for zone in spaces))


def link_tiles(sight: Sight, affair: Affair) -> ChainCentre:
    """Every completed link that has not been claimed yet, over the map."""
    assert isinstance(affair.step, ChainBonuses)
    tiles = Tiles(*(LinkTile(sight, affair.seat, link) for link in affair.step.links))
    return ChainCentre(tiles, MapBoard(sight, affair.seat))
