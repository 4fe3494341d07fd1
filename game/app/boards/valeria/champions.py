"""The champions on show: three rows of three, each with what it does and what it costs now."""

from __future__ import annotations

from game.app.boards.valeria.planface import paper
from game.app.boards.valeria.prices import Cost, champion_cost, surcharge
from game.app.boards.valeria.reading import me, worth_now
from game.app.boards.valeria.signs import signs
from game.app.boards.valeria.skin import EMBER_ON_BONE, GOLD, KINDS, ON_BONE, YES_ON_BONE
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, cut_left, cut_top, inset, row
from game.app.drawing.look import Look
from game.app.drawing.names import name_in
from game.app.drawing.theme import darker, lighter
from game.app.table.board import Drawer
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets import Paragraph
from game.app.widgets.base import Widget
from game.rules.valeria import zones
from game.rules.valeria.content import box as content
from game.rules.valeria.content import champion, kind_of
from game.rules.valeria.views import Rows, Warden, row_zones
from game.rules.valeria.vocabulary import CHAMPION_KINDS

TEXT_KEYS = ("val-board-immediate", "val-board-permanent", "val-board-endgame")


def champions_drawer(sight: Sight) -> Drawer:
    """The champions as a tab at the right, where the table has no room for them."""
    rows = Rows(sight.view)
    spaces = [zone for kind in CHAMPION_KINDS for zone in row_zones(kind)]
    decks = [zones.champion_deck(kind) for kind in CHAMPION_KINDS]
    return Drawer(
        "champions",
        sight.words("val-board-champions"),
        "val.shrine.champions",
        lambda: Champions(sight, upright=True),
        frozenset((*rows.all, *spaces, *decks)),
        zones.shrine(zones.CHAMPIONS),
    )


class Champions(Widget):
    """The panel of the three rows."""

    def __init__(self, sight: Sight, upright: bool = False) -> None:
        self.sight, self.upright = sight, upright
        self.rows = [ChampionRow(sight, kind, upright) for kind in CHAMPION_KINDS]
        super().__init__(*self.rows)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 10, 8)
        self.head, rest = cut_top(inner, max(look.line("small"), 30), 4)
        for each, cell in zip(self.rows, column(rest, len(self.rows), 8), strict=True):
            each.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        paint.panel(canvas, self.rect, "panel")
        words, look = self.sight.words, canvas.look
        title = words("val-board-champions")
        wide = min(look.text_size(title, "subheading")[0] + 4, self.head.w * 0.5)
        left, right = cut_left(self.head, wide, 12)
        canvas.text(title, left, "subheading", shrink=True, ellipsis=True)
        shown = [each for line in self.rows for each in line.cards]
        if shown:
            taken = shown[0].cost.is_taken
            said = words("val-board-price-now") if taken else words("val-board-price-best")
            canvas.text(said, right, "small", "muted", x=1.0, shrink=True, ellipsis=True)
        super().draw(canvas)


class ChampionRow(Widget):
    """A row: its kind with base and surcharge, and the cards that lie there."""

    def __init__(self, sight: Sight, kind: str, upright: bool) -> None:
        self.sight, self.kind, self.upright = sight, kind, upright
        self.deck = Anchor(zones.champion_deck(kind))
        self.spaces: list[Widget] = []
        self.cards: list[ChampionSpot] = []
        for zone in row_zones(kind):
            there = sight.view.zone(zone)
            if there:
                self.cards.append(ChampionSpot(sight, there[0]))
            self.spaces.append(self.cards[-1] if there else sight.place(zone))
        super().__init__(self.deck, *self.spaces)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        if self.upright:
            # In a narrow tab the kind stands over its cards.
            self.label, rest = cut_top(box, look.fonts.smallest / look.scale * 1.3, 3)
            cells = column(rest, len(self.spaces), 5)
        else:
            beside = [self.sight.words(each) for each in TEXT_KEYS]
            wide = max(look.text_size(each, "small_strong")[0] for each in beside) + 16
            self.label, rest = cut_left(box, min(max(wide, 96), box.w * 0.2), 8)
            cells = row(rest, len(self.spaces), 8)
        self.deck.place(look, self.label)
        for each, cell in zip(self.spaces, cells, strict=True):
            each.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        colour = KINDS[self.kind]
        made = paint.Panel(darker(colour, 0.45), darker(colour, 0.62), lighter(colour, 0.05), 9, 2)
        paint.panel(canvas, self.label, made)
        inner = inset(self.label, 6, 2)
        name = self.sight.words(f"val-board-{self.kind}")
        table, seat = self.sight.view, me(self.sight)
        base, more = content().rows[self.kind].cost, surcharge(table, seat, self.kind)
        price = Chip("val.resource.gold", f"{base}+{more}" if more else str(base), GOLD)
        figures = ChipRow([price], "small_strong", spread=False)
        wide = figures.wanted(canvas.look)[0] - 14
        if self.upright:
            words, rest = cut_left(inner, inner.w - wide - 8, 8)
            canvas.text(name, words, "small_strong", shrink=True, ellipsis=True)
            figures.place(canvas.look, Box(rest.right - wide, rest.y, wide, rest.h))
        else:
            words, rest = cut_top(inner, inner.h / 2)
            canvas.text(name, words, "small_strong", x=0.5, shrink=True, ellipsis=True)
            left = rest.centerx - wide / 2
            figures.place(canvas.look, Box(left, rest.y - 2, wide + 2, rest.h))
        figures.draw(canvas)
        super().draw(canvas)


class ChampionSpot(Spot):
    """A champion on show: portrait, name, deeds in signs, its price."""

    def __init__(self, sight: Sight, piece: str) -> None:
        super().__init__(piece, None, hidden=sight.hidden)
        self.sight, self.radius = sight, 10
        self.cost: Cost = champion_cost(sight, piece)
        sight.bind(self)

    def draw(self, canvas: Canvas) -> None:
        if self.thing in self._hidden:
            return
        if self.enabled:
            paint.glow(canvas, self.rect.inflate(6, 6), canvas.look.theme.gold, 12)
        owned = Warden(self.sight.view, me(self.sight)).board is not None
        dim = owned and not self.cost.is_payable and not self.enabled
        champion_tile(self.sight, canvas, self.rect, self.thing, self.cost, dim)
        self.draw_marks(canvas)


def portrait(canvas: Canvas, box: Box, piece: str) -> None:
    """The emblem of a champion on the ground of its kind."""
    colour = KINDS[champion(piece).kind]
    edge = darker(colour, 0.6)
    paint.emblem(canvas, box, f"val.champion.{kind_of(piece)}", colour, edge, 8)


def champion_tile(
    sight: Sight,
    canvas: Canvas,
    box: Box,
    piece: str,
    cost: Cost | None = None,
    dim: bool = False,
) -> None:
    """A champion as a flat card; its emblem alone where there is no room for words.

    Its name is set like those of all that lie there, on its way as well.
    """
    if box.w < 150 or box.h < 48:
        paint.shadow(canvas, box, 4, 8)
        portrait(canvas, box, piece)
        return
    look = canvas.look
    paper(canvas, box, dim, 9)
    inner = inset(box, 5)
    side = min(inner.h, inner.w * 0.31, 84)
    portrait(canvas, Box(inner.x, inner.centery - side / 2, side, side), piece)
    room = Box(inner.x + side + 8, inner.y, inner.w - side - 10, inner.h)
    name = champion(piece).name.in_(sight.words.lang)
    lines = 3 if cost is not None else 2
    high = min(room.h / lines, look.line("small_strong") * 1.1)
    top = room.y + (room.h - high * lines) / 2
    title = Box(room.x, top, room.w, high)
    narrow = look.fonts.width(name, "bold", look.fonts.smallest) > room.w * look.scale
    if narrow and " " in name:
        # Two lines of name, and no signs: the hover card has them.
        words = Paragraph(name, "small_strong", "ink", y=0.5, even=False, shrink=True)
        words.place(look, Box(room.x, top - 2, room.w, high * 2 + 4))
        words.draw(canvas)
    else:
        others = [champion(each).name.in_(sight.words.lang) for each in Rows(sight.view).all]
        name_in(canvas, name, title, "ink", 0.0, others)
        draw_signs(sight, canvas, Box(room.x, top + high, room.w, high), piece)
    if cost is not None:
        price_line(sight, canvas, Box(room.x, top + 2 * high, room.w, high), cost)


def draw_signs(sight: Sight, canvas: Canvas, box: Box, piece: str) -> None:
    """What a champion does, and what an End-game one would score now."""
    chips = list(signs(piece))
    now = worth_now(sight.view, me(sight), piece)
    if now is not None:
        said = sight.words("val-board-worth-now", points=now)
        chips.append(Chip("", said, ON_BONE["vp"], ink=ON_BONE["vp"]))
    figures = ChipRow(chips, "small_strong", spread=False, colour="ink")
    if figures.least(canvas.look) > box.w and now is not None:
        figures = ChipRow(chips[:-1], "small_strong", spread=False, colour="ink")
    figures.place(canvas.look, box)
    figures.draw(canvas)


def price_line(sight: Sight, canvas: Canvas, box: Box, cost: Cost) -> None:
    """The price now, and in brackets the one without a die."""
    look = canvas.look
    side = look.fonts.smallest / look.scale * 1.05
    icon = Box(box.x, box.centery - side / 2, side, side)
    canvas.icon("val.resource.gold", icon, ON_BONE["gold"])
    ink = YES_ON_BONE if cost.is_payable else EMBER_ON_BONE
    room = Box(icon.right + 5, box.y, box.w - side - 5, box.h)
    written = canvas.text(str(cost.now), room, "small_strong", ink)
    if cost.plain != cost.now:
        rest = Box(written.right + 5, box.y, room.right - written.right - 5, box.h)
        canvas.text(f"({cost.plain})", rest, "small", (92, 80, 84), shrink=True, ellipsis=True)
