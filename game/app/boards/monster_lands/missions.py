"""Missions and the Gates of the Citadel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.app.boards.monster_lands.chips import BRIGHT
from game.app.boards.monster_lands.faces import mission_face
from game.app.boards.monster_lands.foe import Foe
from game.app.boards.monster_lands.spaces import Space
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import mission
from game.rules.monster_lands.views import expeditions, monster_at


def goods(resources: Mapping[str, int], sign: str = "") -> list[Chip]:
    """Goods as chips."""
    return [
        Chip(f"ml.resource.{name}", f"{sign}{count}", BRIGHT.get(name, (240, 232, 214)))
        for name, count in resources.items()
        if count
    ]


#: From this size of text on, what a mission gives stands beside what it asks.
LARGE = 1.2
#: What stands before the name of a mission, by where it lies.
_KINDS = {zones.COMPETITIVE: "ml-combat-mission", zones.CONTRACT: "ml-combat-contract"}


class MissionPanel(Widget):
    """A mission: what it asks, what it gives, and its two spaces."""

    def __init__(self, sight: Sight, place: str) -> None:
        self.sight, self.place_name = sight, place
        tiles = sight.view.zone(zones.mission(place))
        self.tile = tiles[0] if tiles else None
        self.head = MissionTile(sight, place, self.tile)
        self.spaces = [Space(sight, exp, flat=True) for exp in expeditions(place)]
        super().__init__(self.head, *self.spaces)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 6)
        lots = min(max(inner.h * 0.36, 52), 66)
        self.head.place(look, Box(inner.x, inner.y, inner.w, inner.h - lots - 4))
        lower = Box(inner.x, inner.bottom - lots, inner.w, lots)
        for space, cell in zip(self.spaces, row(lower, 2, 6), strict=True):
            space.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        made = paint.Panel((38, 36, 44), (28, 27, 34), (104, 98, 120), 12, 2)
        paint.panel(canvas, self.rect, made)
        super().draw(canvas)


class MissionTile(Spot):
    """The upper part: emblem, name, the goal, rewards and penalty."""

    def __init__(self, sight: Sight, place: str, tile: str | None) -> None:
        zone = zones.mission(place)
        self.tile, self.place_name, self.sight = tile, place, sight
        self.lines = _lines(sight, place, tile)
        super().__init__(tile or zone, None, *self.lines, also=(zone,), hidden=sight.hidden)
        sight.bind(self)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        room = inset(box, 2, 0)
        title, rest = cut_top(room, look.fonts.smallest / look.scale * 1.3, 2)
        side = min(rest.h, 64)
        self.title, self.emblem = title, Box(rest.x, rest.centery - side / 2, side, side)
        right = Box(rest.x + side + 8, rest.y, rest.w - side - 8, rest.h)
        for line, cell in zip(self.lines, _cells(look, right, len(self.lines)), strict=False):
            line.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 10)
        if self.tile is None:
            canvas.text(self.sight.words("ml-board-no-mission"), self.rect, "small", "muted", x=0.5,
                        shrink=True, ellipsis=True)  # fmt: skip
            return
        face = mission_face(self.tile, self.place_name, self.sight.words.lang)
        called = self._called(canvas.look, face.title)
        name_in(canvas, called, self.title, "gold", 0.0, self._beside(canvas.look))
        paint.emblem(canvas, self.emblem, face.icon, (70, 62, 88), None, 8)
        for line in self.lines:
            line.draw(canvas)

    def _beside(self, look: Look) -> Iterator[str]:
        """What the missions on the table are called: they are set alike."""
        for place in _KINDS:
            for tile in self.sight.view.zone(zones.mission(place)):
                face = mission_face(tile, place, self.sight.words.lang)
                yield self._called(look, face.title, place)

    def _called(self, look: Look, name: str, place: str = "") -> str:
        """The mission or the contract, as prompts and the log say; the bare name in little room."""
        called = self.sight.words(_KINDS[place or self.place_name], name=name)
        narrow = look.fonts.width(called, look.face("small_strong")[0], look.fonts.smallest)
        return called if narrow <= self.title.w * look.scale else name


def _cells(look: Look, room: Box, count: int) -> list[Box]:
    """Places for the lines: under each other, or what is asked beside where text is large."""
    if look.text_scale < LARGE or count < 2:
        return list(column(room, max(count, 1)))
    asked, rest = cut_left(room, room.w * 0.3, 8)
    return [asked, *column(rest, count - 1)]


def _lines(sight: Sight, place: str, tile: str | None) -> list[ChipRow]:
    """What a mission asks, what it gives."""
    if tile is None:
        return []
    sides = mission(tile)
    good, bad = (138, 208, 110), (240, 112, 96)
    if place == zones.COMPETITIVE:
        side = sides.competitive
        aim = Chip("app.dice", f"{side.target}+", (240, 232, 214))
        won = [Chip("app.check", "", good), *goods(side.reward, "+")]
        lost = [Chip("app.cross", "", bad), *goods(side.penalty, "−")]
        return [ChipRow(each, spread=False) for each in ([aim], won, lost)]
    deal = sides.contract
    give = [Chip("app.minus", "", bad), *goods(deal.discard)]
    # By the numbers printed on the two spaces below.
    first = [Chip("app.check", "1", good), *goods(deal.reward_left, "+")]
    second = [Chip("app.check", "2", good), *goods(deal.reward_right, "+")]
    return [ChipRow(each, spread=False) for each in (give, first, second)]


class Gates(Widget):
    """The Gates: the monster before them, two spaces, and the panic still to come."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.foe = monster_at(sight.view, zones.GATES)
        self.card: Spot = Foe(sight, zones.GATES, self.foe) if self.foe else Quiet(sight)
        self.spaces = [Space(sight, exp, flat=True) for exp in expeditions(zones.GATES)]
        self.panic = Anchor(zones.PANIC_PILE)
        children = [self.card, *self.spaces] if self.foe is not None else [self.card]
        super().__init__(*children, self.panic)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 6)
        self.title, rest = cut_top(inner, look.fonts.smallest / look.scale * 1.3, 2)
        self.panic.place(look, Box(self.title.right - 70, self.title.y, 70, self.title.h))
        if self.foe is None:
            self.card.place(look, rest)
            return
        card, lots = cut_left(rest, min(max(rest.w * 0.34, 104), 190), 6)
        self.card.place(look, card)
        for space, cell in zip(self.spaces, column(lots, 2, 6), strict=True):
            space.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        made = paint.Panel((58, 44, 36), (38, 30, 26), (140, 104, 70), 12, 2)
        paint.panel(canvas, self.rect, made)
        room = Box(self.title.x + 4, self.title.y, self.title.w - 78, self.title.h)
        words = self.sight.words("ml-board-gates")
        canvas.text(words, room, "small_name", "gold", shrink=True, ellipsis=True)
        left = len(self.sight.view.zone(zones.PANIC_PILE))
        box = self.panic.rect
        icon = Box(box.right - 62, box.centery - 14, 28, 28)
        canvas.icon("ml.term.panic", icon, (240, 112, 96))
        canvas.text(str(left), Box(icon.right + 4, box.y, 30, box.h), "small_strong", shrink=True)
        super().draw(canvas)


class Quiet(Spot):
    """No monster at the Gates."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(zones.lair(zones.GATES), None, hidden=sight.hidden)
        sight.bind(self)
        self.sight = sight

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        side = min(box.h * 0.5, 76)
        high = canvas.look.line("hint")
        top = box.centery - (side + high) / 2
        icon = Box(box.centerx - side / 2, top, side, side)
        canvas.icon("ml.term.gates", icon, (140, 104, 70))
        words = Box(box.x, top + side, box.w, high)
        canvas.text(self.sight.words("ml-board-gates-quiet"), words, "hint", x=0.5, shrink=True,
                    ellipsis=True)  # fmt: skip
