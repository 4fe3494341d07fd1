"""The five shrines and Camp: who stands there, which dice lie there, what a visit brings."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.valeria.art.tokens import charge, shield
from game.app.boards.valeria.reading import in_camp, me, points, shrine_title, troop
from game.app.boards.valeria.skin import EMBER, GOLD, SHRINES, YES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_top, grid, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import darker, lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.help import within_reach
from game.rules.valeria.meta import settings
from game.rules.valeria.views import (
    Shrine,
    Warden,
    dice_on_shrines,
    discount_of,
    gems_left,
)

#: How many dice above the refill count the counter turns ember.
SOON = 2
#: The width of Camp beside a shrine.
CAMP_SHARE = 0.78
#: A place narrower than this stands in two rows, if each has at least this height.
NARROW, LOW = 160.0, 150.0
#: How many dice stand with their discount beside them, rather than below.
FEW = 4


class Shrines(Widget):
    """The moss panel with all places that a Warden may go to."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.tiles = [Tile(sight, name) for name in zones.SHRINES]
        self.camp = Camp(sight)
        self.bag = Anchor(zones.BAG)
        super().__init__(self.bag, *self.tiles, self.camp)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 8)
        self.head, rest = cut_top(inner, max(look.line("small_strong"), 34), 4)
        self.bag.place(look, Box(self.head.x, self.head.y, 34, self.head.h))
        for tile, cell in zip((*self.tiles, self.camp), self._cells(rest), strict=True):
            tile.place(look, cell)

    def _cells(self, rest: Box) -> list[Box]:
        """Side by side, or in two rows where there is more height than width."""
        count = len(self.tiles) + 1
        if rest.w / count < NARROW and rest.h > 2 * LOW:
            return grid(rest, -(-count // 2), 2, 10)
        return row(rest, [1.0] * len(self.tiles) + [CAMP_SHARE], 10)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "wild")
        self._draw_head(canvas)
        super().draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        words, table, theme = self.sight.words, self.sight.view, canvas.look.theme
        left, middle, right = row(self.head, (1.0, 0.9, 1.25), 8)
        side = left.h * 0.8
        canvas.icon("val.term.bag", Box(left.x, left.centery - side / 2, side, side), theme.muted)
        inside = words("val-board-bag", count=len(table.zone(zones.BAG)))
        room = Box(left.x + side + 8, left.y, left.w - side - 8, left.h)
        canvas.text(inside, room, "small", "muted", shrink=True, ellipsis=True)
        title = words("val-board-shrines")
        wrote = canvas.text(title, middle, "subheading", x=0.5, shrink=True, ellipsis=True)
        _ornament(canvas, wrote, middle)
        lying, least = len(dice_on_shrines(table)), settings(table).crowd.refill_at
        soon = lying <= least + SOON
        said = words("val-board-dice-left", dice=lying, refill=least)
        if soon:
            said = words("val-board-refill-soon", dice=lying, refill=least)
        ink = EMBER if soon else theme.cream
        wide = min(canvas.look.text_size(said, "small_strong")[0] + 4, right.w - side - 8)
        canvas.text(said, Box(right.right - wide, right.y, wide, right.h), "small_strong", ink,
                    x=1.0, shrink=True, ellipsis=True)  # fmt: skip
        icon = Box(right.right - wide - side - 8, right.centery - side / 2, side, side)
        canvas.icon("val.term.refill" if soon else "val.term.die", icon, ink)


def _ornament(canvas: Canvas, title: Box, room: Box) -> None:
    """A line and a star at each side of a title, where there is room."""
    wide = min((room.w - title.w) / 2 - 26, 90)
    if wide < 30:
        return
    gold = darker(canvas.look.theme.gold, 0.25)
    for side, x in ((-1, title.x - 12), (1, title.right + 12)):
        far = x + side * wide
        canvas.fill(gold, Box(min(x, far), title.centery, abs(far - x), 2))
        # An ornament means nothing: it is not noted as an icon that could be asked for.
        star = canvas.look.icons.get("app.star", canvas.look.px(16), canvas.look.theme.gold)
        canvas.blit_in(star, Box(x - 8, title.centery - 8, 16, 16))


class Place(Spot):
    """A place that a Warden may go to, in its own light."""

    light = "gold"

    def ground(self, canvas: Canvas, icon: str, dim: bool) -> None:
        """A niche with the silhouette of what stands in it."""
        theme, tint = canvas.look.theme, SHRINES[self.light]
        base = mix(theme.panel, tint, 0.05 if dim else 0.14)
        low = darker(theme.sunken, 0.1)
        edge = mix(theme.edge, tint, 0.1 if dim else 0.45)
        paint.panel(canvas, self.rect, paint.Panel(base, low, edge, 12, 2))
        side = min(self.rect.h * 0.72, self.rect.w * 0.9)
        shade = Box(self.rect.centerx - side / 2, self.rect.bottom - side - 4, side, side)
        if icon:
            ink = mix(low, tint, 0.08 if dim else 0.17)
            canvas.blit_in(canvas.look.icons.get(icon, canvas.look.px(side), ink), shade)


class Tile(Place):
    """A shrine: its name, what a visit brings, its Wardens, its dice with their discounts."""

    def __init__(self, sight: Sight, name: str) -> None:
        self.sight, self.shrine, self.light = sight, Shrine(sight.view, name), name
        self.dice = [sight.piece(die) for die in self.shrine.dice]
        for die in self.dice:
            die.radius = 9
        self.wardens = [Anchor(piece, _standing(sight, piece)) for piece in self.shrine.wardens]
        is_gems = name == zones.GEMS
        self.gems = [Anchor(gem) for gem in gems_left(sight.view)] if is_gems else []
        supply = (zones.GEM_SUPPLY,) if is_gems else ()
        super().__init__(
            zones.shrine(name), None, *self.dice, *self.wardens, *self.gems,
            also=(zones.shrine_dice(name), *supply), hidden=sight.hidden,
        )  # fmt: skip
        sight.bind(self)
        self.worth = content().shrines[name].discount
        self._asked = sight.mine and any(
            place in sight.lit for place in map(zones.shrine, zones.SHRINES)
        )

    @property
    def dim(self) -> bool:
        """Whether it is asked where to go, and not here."""
        return self._asked and not self.enabled

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 9, 6)
        line = look.fonts.smallest / look.scale * 1.24
        self.title, rest = cut_top(inner, line + 4, 0)
        self.action, rest = cut_top(rest, line, 3)
        shields = min(line + 8, 36.0)
        for place, each in enumerate(reversed(self.wardens)):
            left = inner.right - shields - place * shields * 0.62
            each.place(look, Box(left, self.action.y - 3, shields, shields))
        taken = shields * (0.62 * (len(self.wardens) - 1) + 1) + 4 if self.wardens else 0
        self.action = Box(self.action.x, self.action.y, self.action.w - taken, self.action.h)
        for gem in self.gems:
            # They lie where their number stands, and fly from there.
            gem.place(look, Box(self.action.x, self.action.y, line, line))
        self._place_dice(look, rest)

    def _place_dice(self, look: Look, box: Box) -> None:
        """Two in a row with the discount beside, or four with it below."""
        count, label = len(self.dice), look.fonts.smallest / look.scale
        self.beside = count <= FEW
        columns = 2 if self.beside else -(-count // 2)
        if self.beside:
            wide = label * 1.5 if self.worth else 4.0
            side = min((box.w - 6) / 2 - wide - 3, (box.h - 8) / 2, 62)
            cell = side + wide + 3, side + 8
        else:
            low = label * 1.05 if self.worth else 6.0
            side = min((box.w - 4 * (columns - 1)) / columns, box.h / 2 - low, 56)
            cell = side + 4, side + low
        rows = max(-(-count // columns), 1)
        top = box.y + max(box.h - rows * cell[1], 0) / 2
        used = min(columns, max(count, 1)) * cell[0] - 4
        left = box.x + max(box.w - used, 0) / 2
        for place, die in enumerate(self.dice):
            x, y = left + place % columns * cell[0], top + place // columns * cell[1]
            die.place(look, Box(x, y, side, side))

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        name = self.shrine.name
        self.ground(canvas, f"val.shrine.{name}", self.dim)
        theme, tint = canvas.look.theme, SHRINES[name]
        beside = [shrine_title(self.sight, each) for each in zones.SHRINES]
        room, side = self.title, self.title.h * 0.86
        if self._has_room(canvas.look, beside, room.w - side - 7):
            icon = Box(room.x, room.centery - side / 2, side, side)
            canvas.icon(f"val.shrine.{name}", icon, mix(tint, theme.panel, 0.5 if self.dim else 0))
            room = Box(icon.right + 7, room.y, room.w - side - 7, room.h)
        ink = "muted" if self.dim else "gold"
        name_in(canvas, shrine_title(self.sight, name), room, ink, 0.0, beside)
        self._draw_action(canvas)
        Widget.draw(self, canvas)
        self._draw_discounts(canvas)
        self.draw_marks(canvas)

    def _has_room(self, look: Look, names: list[str], width: float) -> bool:
        """Whether every shrine can have its icon beside its name in the face of titles."""
        face = look.face("small_name")[0]
        widest = max(look.fonts.width(each, face, look.fonts.smallest) for each in names)
        return widest <= width * look.scale

    def _why_not(self) -> str:
        """Why nobody goes here now, in two words; the whole reason is said on hover."""
        words, shrine = self.sight.words, self.shrine
        if zones.warden(self.sight.viewer) in shrine.wardens:
            return words("val-board-here")
        if shrine.has_adversary:
            return words("val-board-closed")
        return self.sight.why_not(self.thing) if shrine.dice else words("val-board-no-dice")

    def _draw_action(self, canvas: Canvas) -> None:
        """What a visit brings, or why there can be none now."""
        if self.dim:
            why = self._why_not()
            canvas.text(why, self.action, "small_strong", EMBER, shrink=True, ellipsis=True)
            return
        chips, said = _brings(self.sight, self.shrine)
        if chips:
            figures = ChipRow(chips, "small_strong", spread=False)
            if figures.least(canvas.look) > self.action.w:
                # Icons and numbers say it without the words.
                bare = [evolve(each, text=_number_of(each.text)) for each in chips]
                figures = ChipRow(bare, "small_strong", spread=False)
            figures.place(canvas.look, self.action)
            figures.draw(canvas)
        else:
            canvas.text(said, self.action, "small", shrink=True, ellipsis=True)

    def _draw_discounts(self, canvas: Canvas) -> None:
        """What each die takes off a price or brings; nothing where it does neither."""
        name, look = self.shrine.name, canvas.look
        if not self.worth:
            return
        income = name == zones.GOLD_SHRINE
        for spot in self.dice:
            if spot.thing in self.sight.hidden:
                continue
            worth = discount_of(self.sight.view, spot.thing)
            text = f"+{worth}" if income else f"−{worth}"
            ink = look.theme.muted if not worth else GOLD if income else lighter(GOLD, 0.1)
            if self.beside:
                room = Box(spot.rect.right + 3, spot.rect.y, 36, spot.rect.h)
                canvas.text(text, room, "small_strong", ink, shrink=True)
            else:
                high = look.fonts.smallest / look.scale * 1.05
                room = Box(spot.rect.x - 4, spot.rect.bottom, spot.rect.w + 8, high)
                canvas.text(text, room, "small_strong", ink, x=0.5, shrink=True)


def _number_of(text: str) -> str:
    """The numbers of a few words."""
    return "".join(sign for sign in text if sign.isdigit() or sign in "+−")


def _standing(sight: Sight, piece: str):  # type: ignore[no-untyped-def]
    """Draws the Warden of a seat, or the Adversary."""

    def draw(canvas: Canvas, box: Box) -> None:
        if piece not in sight.hidden:
            draw_warden(sight, canvas, box, piece)

    return draw


def draw_warden(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """A Warden on its shield; the Adversary has one of its own."""
    seat = piece.partition(".")[2]
    people = troop(sight, int(seat)) if seat.isdigit() else ""
    if people:
        shield(canvas, box, people)
    else:
        icon = "val.term.warden" if seat.isdigit() else "val.term.adversary"
        charge(canvas, box, icon, (58, 46, 62), EMBER)


def _brings(sight: Sight, shrine: Shrine) -> tuple[list[Chip], str]:
    """What a visit to a shrine is for: figures, or a word."""
    words, table = sight.words, sight.view
    worths = sorted(discount_of(table, die) for die in shrine.dice)
    match shrine.name:
        case zones.GEMS:
            left = words("val-board-gems-left", count=len(gems_left(table)))
            return [Chip("val.resource.gem", left, SHRINES["gems"])], ""
        case zones.MAGIC_SHRINE:
            gained = f"+{content().magic_gained}"
            award = words("val-board-or-award")
            return [
                Chip("val.resource.magic", gained, SHRINES["magic"]),
                Chip("val.term.award", award, GOLD),
            ], ""
        case zones.GOLD_SHRINE:
            if not worths:
                return [], words("val-board-no-dice")
            least, most = worths[0], worths[-1]
            said = words("val-board-range", least=least, most=most) if least < most else f"+{most}"
            return [Chip("val.resource.gold", said, GOLD)], ""
        case zones.CHAMPIONS:
            return [], words("val-board-recruit")
    return [], words("val-board-reserve")


class Camp(Place):
    """Camp: the plans within reach now and what they would bring, and who rests there."""

    light = "camp"

    def __init__(self, sight: Sight) -> None:
        self.sight, self.seat = sight, me(sight)
        seats = range(len(sight.match.seats))
        resting = [zones.warden(seat) for seat in seats if in_camp(sight.view, seat)]
        self.wardens = [Anchor(piece, _standing(sight, piece)) for piece in resting]
        super().__init__(zones.camp(self.seat), None, *self.wardens, hidden=sight.hidden)
        self.also = tuple(zones.camp(seat) for seat in seats if seat != self.seat)
        sight.bind(self)
        self._asked = sight.mine and any(
            place in sight.lit for place in map(zones.shrine, zones.SHRINES)
        )

    @property
    def dim(self) -> bool:
        """Whether it is asked where to go, and not here."""
        return self._asked and not self.enabled

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 8, 6)
        line = look.fonts.smallest / look.scale * 1.24
        self.title, rest = cut_top(inner, line + 4, 0)
        self.foot, rest = cut_bottom(rest, line * 2, 2)
        side = min(34.0, rest.w / max(len(self.wardens), 1))
        strip, self.tent = cut_bottom(rest, side if self.wardens else 0, 2)
        left = strip.centerx - side * len(self.wardens) / 2
        for place, each in enumerate(self.wardens):
            each.place(look, Box(left + place * side, strip.y, side, side))

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        self.ground(canvas, "", self.dim)
        theme, words = canvas.look.theme, self.sight.words
        ink = "muted" if self.dim else "gold"
        name_in(canvas, words("val-board-camp"), self.title, ink)
        side = min(self.tent.w, self.tent.h)
        middle = Box(self.tent.centerx - side / 2, self.tent.centery - side / 2, side, side)
        tint = mix(theme.cream, SHRINES["camp"], 0.4)
        canvas.icon("val.shrine.camp", middle, mix(tint, theme.panel, 0.6 if self.dim else 0.05))
        Widget.draw(self, canvas)
        first, second = self._said()
        top, low = row_of_two(self.foot)
        if second:
            canvas.text(first, top, "small_strong", x=0.5, shrink=True, ellipsis=True)
            canvas.text(second, low, "small_strong", YES, x=0.5, shrink=True, ellipsis=True)
        else:
            why = Paragraph(first, "small", EMBER if self.dim else "muted", x=0.5, y=0.5,
                            shrink=True)  # fmt: skip
            why.place(canvas.look, self.foot)
            why.draw(canvas)
        self.draw_marks(canvas)

    def _said(self) -> tuple[str, str]:
        """How many plans are within reach and what they bring; else that none is."""
        words, table = self.sight.words, self.sight.view
        if Warden(table, self.seat).board is None:
            return "", ""
        found = within_reach(table, self.seat)
        if not found:
            return words("val-board-no-plan"), ""
        most = max(points(far)[1] for _, far in found)
        return words("val-board-plans", count=len(found)), words("val-board-up-to", points=most)


def row_of_two(box: Box) -> tuple[Box, Box]:
    """A box cut into two lines."""
    top, low = cut_top(box, box.h / 2)
    return top, low
