"""The lands outside: regions with their monsters and expeditions."""

from __future__ import annotations

from game.app.boards.monster_lands.citadel import heading_height
from game.app.boards.monster_lands.faces import face_of
from game.app.boards.monster_lands.foe import Foe
from game.app.boards.monster_lands.missions import Gates, MissionPanel
from game.app.boards.monster_lands.skin import GROUNDS
from game.app.boards.monster_lands.spaces import Space
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import darker, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Plate, Spot
from game.app.widgets.base import Widget
from game.rules.monster_lands import zones
from game.rules.monster_lands.content import region
from game.rules.monster_lands.meta import settings
from game.rules.monster_lands.views import expeditions, monster_at, region_at


def outside(sight: Sight) -> Widget:
    """Regions above, missions and the Gates below; with one region the Gates stand beside it."""
    lands = [Land(sight, place) for place in settings(sight.view).places]
    left = MissionPanel(sight, zones.COMPETITIVE)
    right = MissionPanel(sight, zones.CONTRACT)
    gates = Gates(sight)

    def arrange(look: Look, box: Box) -> list[Box]:
        inner = inset(box, 10, 6)
        inner = cut_top(inner, heading_height(look))[1]
        high = min(max(inner.h * 0.37, 150), 210)
        upper, lower = column(inner, (inner.h - high - 8, high), 8)
        if len(lands) == 1:
            lots = row(upper, (1.5, 1), 8)
            return [lots[0], *row(lower, 2, 8), lots[1]]
        missions = row(lower, 3, 8)
        return [*row(upper, 2, 8), missions[0], missions[2], missions[1]]

    def draw(canvas: Canvas, box: Box) -> None:
        paint.panel(canvas, box, "wild")
        title = Box(box.x, box.y + 4, box.w, heading_height(canvas.look))
        if title.h:
            canvas.text(sight.words("ml-board-outside"), title, "subheading", x=0.5, shrink=True)

    return Plate(arrange, *lands, left, right, gates, draw=draw)


class Land(Widget):
    """A region in play: its card as a strip, its monster, its four expeditions."""

    def __init__(self, sight: Sight, place: str) -> None:
        self.sight, self.place_name = sight, place
        card = region_at(sight.view, place)
        self.strip = RegionStrip(sight, place, card)
        foe = monster_at(sight.view, place)
        self.foe = Foe(sight, place, foe)
        self.spaces = [Space(sight, exp) for exp in expeditions(place)]
        super().__init__(self.strip, self.foe, *self.spaces)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 6)
        strip, rest = cut_top(inner, max(look.fonts.smallest / look.scale * 1.4, 40), 6)
        self.strip.place(look, strip)
        wide = min(max(inner.w * 0.28, 112), rest.h * 0.8)
        foe, lots = cut_left(rest, wide, 6)
        self.foe.place(look, foe)
        for space, cell in zip(self.spaces, row(lots, 4, 5), strict=True):
            space.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        card = region_at(self.sight.view, self.place_name)
        tint = GROUNDS[region(card).affinity] if card is not None else (60, 60, 60)
        deep = mix((24, 32, 28), tint, 0.2)
        made = paint.Panel(deep, darker(deep, 0.25), mix(deep, tint, 0.6), 12, 2)
        paint.panel(canvas, self.rect, made)
        super().draw(canvas)


class RegionStrip(Spot):
    """The region card as a strip: name, affinity, what conquering asks and gives."""

    def __init__(self, sight: Sight, place: str, card: str | None) -> None:
        zone = zones.land(place)
        super().__init__(card or zone, None, also=(zone, zones.trails(place)), hidden=sight.hidden)
        sight.bind(self)
        self.sight, self.card, self.place_name = sight, card, place
        self.chips = ChipRow((), spread=False)
        if card is not None:
            printed = region(card)
            self.chips = ChipRow(
                (
                    Chip("ml.resource.conquest", str(printed.conquest), (90, 66, 30)),
                    Chip("ml.resource.glory", f"+{printed.glory}", (40, 88, 150)),
                ),
                spread=False,
                colour="ink",
            )

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        wide = max(min(self.chips.wanted(look)[0], box.w * 0.42), self.chips.least(look))
        self.chips.place(look, Box(box.right - wide - 6, box.y, wide, box.h))

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, box.inflate(6, 6), canvas.look.theme.gold, 10)
        if self.card is None:
            canvas.text(self.sight.words("ml-board-no-region"), box, "small", "muted", x=0.5,
                        shrink=True, ellipsis=True)  # fmt: skip
            return
        face = face_of(self.card, self.sight.words.lang)
        assert face is not None
        made = paint.panel_of(canvas.look, "parchment")
        paint.panel(canvas, box, paint.Panel(made.top, made.bottom, made.edge, 8, 2, 4))
        side = box.h - 8
        paint.emblem(canvas, Box(box.x + 4, box.y + 4, side, side), face.icon, face.ground, None, 6)
        sign = Box(box.x + 4 + side + 6, box.centery - 11, 22, 22)
        canvas.icon(face.sign, sign, darker(face.ground, 0.3))
        x = sign.right + 6
        letter = self.place_name.upper()
        room = Box(x, box.y, self.chips.rect.x - x - 4, box.h)
        name_in(canvas, f"{letter} · {face.title}", room, "ink", 0.0)
        self.chips.draw(canvas)
