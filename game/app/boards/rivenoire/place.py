"""A place of the town: number, name and sign, its spaces, what the next free one brings."""

from __future__ import annotations

from game.app.boards.rivenoire.art.houses import house
from game.app.boards.rivenoire.art.tokens import PALE, closed, crossed
from game.app.boards.rivenoire.emblems import emblem
from game.app.boards.rivenoire.outlook import HELP, WARNING, outlook
from game.app.boards.rivenoire.reading import place_name
from game.app.boards.rivenoire.skin import EMBER, PLACES, YES
from game.app.boards.rivenoire.spaces import BannerSpot, SpaceSpot
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, Point, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import fitting
from game.app.drawing.theme import Colour, darker, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.rivenoire import zones
from game.rules.rivenoire.content import place as printed
from game.rules.rivenoire.views import City, beds, phase, players

#: What lies at a place, for things that come from there and go there.
_PILES = {
    zones.MARKET: (zones.DESTROYED,),
    zones.HOSPITAL: (zones.WOUNDS,),
    zones.MINE: (zones.MINE_DECK, zones.NUGGETS, zones.ROCKFALLS),
    zones.ARENA: (zones.SHIELD_HOOK,),
    zones.QUEST_OFFICE: (zones.QUEST_DECK,),
    zones.TAVERN: (zones.BEERS,),
    zones.ORACLE: (zones.ORACLE_DECK, zones.ORACLE_PAST),
}
SPACE = 50.0
BANNER = (56.0, 62.0)
ROOF = 46.0


def number_now(sight: Sight) -> int:
    """The place that is being resolved; 0 before the actions, 11 after them."""
    word = phase(sight.view)
    if word in ("", "draw", "placement"):
        return 0
    if word != "actions":
        return len(zones.PLACES) + 1
    number = sight.view.marks.get(zones.PLACE, 0)
    return number if isinstance(number, int) else 0


class Place(Spot):
    """The panel of a place; a click on it means its next free space."""

    def __init__(self, sight: Sight, name: str) -> None:
        self.city, self.where = City(sight.view, name), name
        after = self.city.next_space
        self.spaces = [SpaceSpot(sight, zone, zone == after) for zone in self.city.spaces]
        self.beds = [SpaceSpot(sight, zone, False) for zone in self._beds(sight)]
        self.banner = BannerSpot(sight, name)
        self.piles = [Anchor(each) for each in _PILES.get(name, ())]
        super().__init__(
            f"place.{name}", None, *self.piles, self.banner, *self.spaces, *self.beds,
            hidden=sight.hidden,
        )  # fmt: skip
        self.sight = sight
        self.number = zones.number_of(name)
        self.outlook = outlook(sight, name)
        most = max(printed(name).spaces.values())
        self.crosses = most - printed(name).spaces[players(sight.view)]
        self.crossed: list[Box] = []
        sight.bind(self)

    def _beds(self, sight: Sight) -> list[str]:
        return beds(sight.view) if self.where == zones.HOSPITAL else []

    def hit(self, point: Point) -> Widget | None:
        found = super().hit(point)
        if found is self and not self.enabled:
            # A click on the house means the space where one would stand.
            lit = [each for each in (*self.spaces, self.banner) if each.enabled]
            return lit[0] if len(lit) == 1 else found
        return found

    @property
    def is_done(self) -> bool:
        """Whether all is over there this round."""
        return number_now(self.sight) > self.number

    @property
    def is_now(self) -> bool:
        """Whether it is being resolved."""
        return number_now(self.sight) == self.number

    def place(self, look: Look, box: Box) -> None:
        line = look.fonts.smallest / look.scale * 1.16
        # The roofs give way before the second line does.
        least = max(min(line * 1.32, 38), 30) + 44 + 2 * line + 18
        roof = min(ROOF, max(box.h - least, 0))
        self.roof, self.rect = cut_top(box, roof)
        inner = inset(self.rect, 9, 6)
        side = max(min(line * 1.32, 38), 30)
        self.head, rest = cut_top(inner, side, 3)
        # Two lines where there is room for both; the drawback, if there is one, stays.
        wanted = 2 if rest.h - 2 * line >= 42 else 1
        self.lines = wanted
        mid_high = min(max(rest.h - wanted * line - 4, 30), BANNER[1] + 4)
        middle, words = cut_top(rest, mid_high, max((rest.h - mid_high - wanted * line) / 2, 0))
        self.words = words
        self._place_spots(look, middle)
        for pile in self.piles:
            pile.place(look, Box(inner.right - side, inner.y, side, side))

    def _place_spots(self, look: Look, box: Box) -> None:
        high = min(box.h, BANNER[1])
        wide = min(max(high * 0.9, look.text_size("15", "small_strong")[0] + 34), box.w * 0.3)
        left, right = cut_left(box, wide, 9)
        self.banner.place(look, Box(left.x, left.centery - high / 2, left.w, high))
        count = len(self.spaces) + self.crosses + len(self.beds)
        gap = 7.0
        side = min(SPACE, box.h - 4, (right.w - gap * (count - 1)) / max(count, 1))
        cells = [
            Box(right.x + at * (side + gap), right.centery - side / 2, side, side)
            for at in range(count)
        ]
        for spot, cell in zip(self.spaces, cells, strict=False):
            spot.place(look, cell)
        self.crossed = cells[len(self.spaces) : len(self.spaces) + self.crosses]
        for spot, cell in zip(self.beds, cells[len(self.spaces) + self.crosses :], strict=True):
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        theme, light = canvas.look.theme, PLACES[self.where]
        if self.roof.h > 14:
            house(canvas, Box(self.roof.x, self.roof.y, self.roof.w, self.roof.h + 4), self.where,
                  self.is_done)  # fmt: skip
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), theme.gold, 12)
        dull = 0.6 if self.is_done or self.city.is_closed else 0.0
        top = mix(mix(theme.panel, light, 0.2), theme.sunken, dull)
        low = mix(mix(theme.panel, light, 0.05), theme.sunken, dull)
        edge = theme.gold if self.is_now else mix(mix(theme.edge, light, 0.35), low, dull)
        made = paint.Panel(top, darker(low, 0.1), edge, 12, 3 if self.is_now else 2, 8)
        paint.panel(canvas, self.rect, made)
        self._draw_head(canvas, light, dull)
        for box in self.crossed:
            crossed(canvas, box)
        super(Spot, self).draw(canvas)
        self._draw_lines(canvas, dull)
        if self.city.is_closed:
            side = min(self.rect.h * 0.5, 74)
            at = Box(self.rect.right - side - 10, self.rect.centery - side / 2 + 6, side, side)
            closed(canvas, at)
        elif self.sight.view.marks.get(zones.CLOSING) == self.where:
            # Shut from the next round on.
            side = min(self.words.h / self.lines, 28)
            closed(canvas, Box(self.rect.right - side - 8, self.rect.bottom - side - 6, side, side))
        self.draw_marks(canvas)

    def _draw_head(self, canvas: Canvas, light: Colour, dull: float) -> None:
        theme, look = canvas.look.theme, canvas.look
        head = self.head
        disc = Box(head.x, head.y, head.h, head.h)
        gold = mix(theme.gold, theme.sunken, dull * 0.7)
        number_disc(canvas, disc, str(self.number), gold)
        name = place_name(self.sight, self.where)
        sign = min(head.h * 1.24, 46)
        room = Box(disc.right + 8, head.y, head.right - disc.right - 8 - sign, head.h)
        ink = mix(theme.cream, theme.sunken, dull * 0.8)
        style = "small_name"
        if look.fonts.width(name, "title", look.fonts.smallest) > room.w * look.scale:
            style = "small_strong"
        canvas.text(name, room, style, ink, shrink=True, ellipsis=True)
        over = sign * 0.42 if self.roof.h > 14 else 0
        badge = Box(head.right - sign + 3, head.y - over, sign, sign)
        rim = mix(light, PALE, 0.5)
        made = paint.Panel(mix(theme.panel, light, 0.5), darker(theme.panel, 0.1),
                           mix(rim, theme.sunken, dull), sign / 2, 2, 4)  # fmt: skip
        paint.panel(canvas, badge, made)
        canvas.icon(emblem("place", self.where), inset(badge, sign * 0.17),
                    mix(PALE, theme.sunken, dull))  # fmt: skip

    def _draw_lines(self, canvas: Canvas, dull: float) -> None:
        theme, seen = canvas.look.theme, self.outlook
        inks: dict[str, Colour] = {HELP: YES, WARNING: EMBER}
        ink = mix(inks.get(seen.mood, theme.muted), theme.sunken, dull * 0.7)
        both = [(seen.brings, "small_strong", mix(theme.cream, theme.sunken, dull * 0.8))]
        if seen.more:
            wordings = (seen.more, seen.curt or seen.more)
            both.append((fitting(canvas.look, wordings, "small", self.words.w), "small", ink))
        high = self.words.h / self.lines
        for at, (said, style, tint) in enumerate(both[: self.lines]):
            box = Box(self.words.x, self.words.y + at * high, self.words.w, high)
            canvas.text(said, box, style, tint, shrink=True, ellipsis=True)


def number_disc(canvas: Canvas, box: Box, number: str, edge: Colour) -> None:
    """The number of a place or a rank in a gold ring."""
    theme, look = canvas.look.theme, canvas.look
    made = paint.Panel(theme.sunken, darker(theme.sunken, 0.2), edge, box.w / 2, 2.5)
    paint.panel(canvas, box, made)
    pixels = max(round(look.px(box.h) * (0.52 if len(number) > 1 else 0.6)), 6)
    canvas.blit_in(look.fonts.render(number, "title", pixels, theme.cream), box)
