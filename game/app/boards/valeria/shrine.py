"""One shrine: its name, what a visit brings, its Wardens, its dice with their discounts."""

from __future__ import annotations

from attrs import evolve

from game.app.boards.valeria.places import Place, standing
from game.app.boards.valeria.reading import shrine_title
from game.app.boards.valeria.skin import EMBER, GOLD, SHRINES
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import lighter, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.views import (
    Shrine,
    discount_of,
    gems_left,
)

#: How many dice stand with their discount beside them, rather than below.
FEW = 4
#: How far Wardens stand from each other, in parts of their width.
CLOSEST, LOOSEST = 0.34, 0.62
#: How large a die becomes where there is room.
LARGEST = 66.0


class Tile(Place):
    """A shrine: its name, what a visit brings, its Wardens, its dice with their discounts."""

    def __init__(self, sight: Sight, name: str) -> None:
        self.sight, self.shrine, self.light = sight, Shrine(sight.view, name), name
        self.dice = [sight.piece(die) for die in self.shrine.dice]
        for die in self.dice:
            die.radius = 9
        self.wardens = [Anchor(piece, standing(sight, piece)) for piece in self.shrine.wardens]
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
        taken = self._place_wardens(look, inner, min(line + 8, 36.0))
        self.action = Box(self.action.x, self.action.y, self.action.w - taken, self.action.h)
        for gem in self.gems:
            # They lie where their number stands, and fly from there.
            gem.place(look, Box(self.action.x, self.action.y, line, line))
        self._place_dice(look, rest)

    def _place_wardens(self, look: Look, box: Box, side: float) -> float:
        """Wardens at the right of what is said, closer where that is long; what they take."""
        if not self.wardens:
            return 0.0
        others = len(self.wardens) - 1
        spare = box.w - self._said_width(look) - 4 - side
        step = min(max(spare / max(others, 1), side * CLOSEST), side * LOOSEST)
        for place, each in enumerate(reversed(self.wardens)):
            left = box.right - side - place * step
            each.place(look, Box(left, self.action.y - 3, side, side))
        return side + others * step + 4

    def _said_width(self, look: Look) -> float:
        """How much room the word for a visit needs at least; figures do with what is left."""
        said, style = _brings(self.sight, self.shrine)[1], "small"
        if self.dim:
            said, style = self._why_not(), "small_strong"
        return look.fonts.width(said, look.face(style)[0], look.fonts.smallest) / look.scale

    def _place_dice(self, look: Look, box: Box) -> None:
        """In two rows, with the discount beside or below: wherever dice are larger."""
        count = len(self.dice)
        wide = look.text_size("+5", "small_strong")[0] + 10 if self.worth else 4.0
        low = look.line("small_strong") if self.worth else 6.0
        columns = max(-(-count // 2), min(count, 2))
        few = min((box.w - 6) / 2 - wide - 3, (box.h - 8) / 2, LARGEST)
        many = min((box.w - 4 * (columns - 1)) / max(columns, 1), box.h / 2 - low, LARGEST)
        self.beside = count <= FEW and few >= many
        side = few if self.beside else many
        cell = (side + wide + 3, side + 8) if self.beside else (side + 4, side + low)
        columns = 2 if self.beside else max(columns, 1)
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
                high = look.line("small_strong")
                room = Box(spot.rect.x - 4, spot.rect.bottom - 2, spot.rect.w + 8, high)
                canvas.text(text, room, "small_strong", ink, x=0.5, shrink=True)


def _number_of(text: str) -> str:
    """The numbers of a few words."""
    return "".join(sign for sign in text if sign.isdigit() or sign in "+−")


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
