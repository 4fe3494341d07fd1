"""What a player owns: characters at home, the hand by use with its sums, tokens, deck and pile."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.boards.rivenoire.art.tokens import back, lasting
from game.app.boards.rivenoire.cardart import can_be_named, paper, portrait, upright
from game.app.boards.rivenoire.emblems import resource, term
from game.app.boards.rivenoire.reading import USES, is_known, lasts, sums_of, use_of
from game.app.boards.rivenoire.skin import COIN, DAMAGE
from game.app.boards.rivenoire.spaces import PawnSpot
from game.app.boards.rivenoire.tokenart import token
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_bottom, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.names import lines_of, name_in
from game.app.drawing.theme import Colour, darker, mix
from game.app.table.chips import Chip, ChipRow
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot, cells_in
from game.app.widgets.base import Widget
from game.app.widgets.text import Paragraph
from game.rules.rivenoire import zones
from game.rules.rivenoire.views import Notable

ICONS = {
    "bolt": term("bolt"),
    "combat": term("combat"),
    "purchase": resource("gold"),
    "none": term("discard"),
    "tokens": term("gain"),
    "hand": term("cards"),
}
TEXT_KEYS = (
    "riv-board-use-bolt",
    "riv-board-use-combat",
    "riv-board-use-purchase",
    "riv-board-use-none",
    "riv-board-use-tokens",
    "riv-board-use-hand",
)
#: What a pile leaves free at its sides.
EDGE = 5.0
#: A card in the hand, as large as it may be.
CARD = (172.0, 190.0)


class Own(Widget):
    """The panel at the bottom."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        notable = self.notable = Notable(sight.view, seat)
        self.people = [PawnSpot(sight, each) for each in notable.home]
        self.people += [
            PawnSpot(sight, each, dim=True) for each in sight.view.zone(zones.recruits(seat))
        ]
        self.pile = Pile(sight, seat)
        self.groups = _groups(sight, notable)
        self.anchors = [
            Anchor(zone)
            for zone in (
                zones.hand(seat), zones.tokens(seat), zones.used(seat), zones.jewels(seat),
                zones.home(seat), zones.recruits(seat), zones.arms(seat), zones.drawn(seat),
                zones.played(seat), zones.shield(seat), zones.first_token(seat),
            )
        ]  # fmt: skip
        super().__init__(*self.anchors, *self.people, self.pile, *self.groups)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 8)
        line = look.fonts.smallest / look.scale * 1.16
        left = min(max(inner.w * 0.17, 230), 270 * max(look.text_scale, 1))
        side, rest = cut_left(inner, left, 16)
        self.head, below = cut_top(side, line * 1.1, 4)
        high = max(line * 1.7, 46)
        if is_long(self.sight, look, self.notable, below.w):
            high = max(high, 2 * look.line("small_strong") + 8)
        low, top = cut_bottom(below, min(high, below.h * 0.42), 6)
        self.pile.place(look, low)
        chip = look.text_size("00", "small_strong")[0] + line + 4
        self.pile.deck.place(look, Box(side.right - chip, self.head.y, chip, self.head.h))
        for pawn, cell in zip(self.people, _abreast(top, len(self.people)), strict=True):
            pawn.place(look, cell)
        self.room = top
        for anchor in self.anchors:
            anchor.place(look, rest if anchor.name != zones.home(self.seat) else top)
        self._place_groups(look, rest)

    def _place_groups(self, look: Look, box: Box) -> None:
        """All cards equally wide; a group has at least the width of its head."""
        gap, between = 6.0, 14.0
        groups = self.groups
        if not groups:
            return
        room = box.w - between * (len(groups) - 1)
        total = sum(len(each.spots) for each in groups)
        wide = min(CARD[0], (room - gap * (total - len(groups))) / max(total, 1))
        heads = [each.head_width(look) for each in groups]
        least = [max(len(each.spots) * (wide + gap) - gap, head)
                 for each, head in zip(groups, heads, strict=True)]  # fmt: skip
        over = sum(least) - room
        if over > 0:
            # Heads give way: narrow groups take what they need, the rest is shared by the cards.
            spare = [max(width - head, 0.0) for width, head in zip(least, heads, strict=True)]
            share = min(over / max(sum(spare), 1), 1.0)
            least = [width - part * share for width, part in zip(least, spare, strict=True)]
            if sum(least) > room:
                least = [width * room / sum(least) for width in least]
        x = box.x
        for each, width in zip(groups, least, strict=True):
            each.place(look, Box(x, box.y, width, box.h))
            x += width + between

    def draw(self, canvas: Canvas) -> None:
        mine = self.sight.mine and self.sight.viewer == self.seat
        made = paint.panel_of(canvas.look, "gold" if mine else "panel")
        tint = mix(made.top, self.sight.colour(self.seat), 0.14)
        paint.panel(canvas, self.rect, paint.Panel(tint, made.bottom, made.edge, made.radius,
                    made.line, made.shadow))  # fmt: skip
        name = self.sight.match.name_of(self.seat)
        room = Box(self.head.x, self.head.y, self.pile.deck.rect.x - self.head.x - 6, self.head.h)
        canvas.text(name, room, "small_name", "gold", shrink=True, ellipsis=True)
        if not self.people:
            said = self.sight.words("riv-board-nobody-home")
            canvas.text(said, self.room, "hint", x=0.0, shrink=True, ellipsis=True)
        super().draw(canvas)


def _abreast(box: Box, count: int) -> list[Box]:
    """Places for characters: in one row while they are large enough in it."""
    side = min(72.0, box.h, (box.w - 7 * (count - 1)) / max(count, 1))
    if side < 44:
        return cells_in(box, count, (66, 66), 7, 0, 0.5)
    return [Box(box.x + at * (side + 7), box.centery - side / 2, side, side) for at in range(count)]


class Group(Widget):
    """Cards of one use under their head, with what they come to."""

    def __init__(
        self, sight: Sight, use: str, spots: Sequence[Spot], sum_: str, ink: Colour
    ) -> None:
        super().__init__(*spots)
        self.sight, self.use, self.spots, self.sum, self.ink = sight, use, spots, sum_, ink

    @property
    def title(self) -> str:
        """What its cards are for."""
        return self.sight.words(f"riv-board-use-{self.use}")

    def head_width(self, look: Look) -> float:
        """The least width in which its sum can be read beside its sign."""
        said = look.fonts.width(self.sum, "bold", look.fonts.smallest) / look.scale
        return look.fonts.smallest / look.scale * 1.3 + said + 10

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        line = look.fonts.smallest / look.scale * 1.2
        self.head, rest = cut_top(box, line, 6)
        gap, count = 6.0, len(self.spots)
        wide = min((rest.w - gap * (count - 1)) / max(count, 1), CARD[0])
        high = min(rest.h, CARD[1])
        cards = [each for each in self.spots if isinstance(each, CardSpot)]
        named = can_be_named(self.sight, look, [each.thing for each in cards], wide)
        for card in cards:
            card.named = named
        for at, spot in enumerate(self.spots):
            spot.place(look, Box(rest.x + at * (wide + gap), rest.y, wide, high))

    def draw(self, canvas: Canvas) -> None:
        look, theme, head = canvas.look, canvas.look.theme, self.head
        side = head.h * 0.86
        icon = Box(head.x, head.centery - side / 2, side, side)
        canvas.icon(ICONS[self.use], icon, mix(self.ink, theme.cream, 0.25))
        x = icon.right + 7
        wide = look.text_size(self.sum, "small_strong")[0] + 2 if self.sum else 0
        room = head.right - x - (wide + 10 if wide else 0)
        if look.fonts.width(self.title, "bold", look.fonts.smallest) / look.scale <= room:
            canvas.text(self.title, Box(x, head.y, room, head.h), "small_strong", shrink=True)
        if self.sum:
            wide = min(wide, head.right - x)
            canvas.text(self.sum, Box(head.right - wide, head.y, wide, head.h), "small_strong",
                        self.ink, x=1.0, shrink=True)  # fmt: skip
        canvas.fill(mix(theme.edge, self.ink, 0.4), Box(head.x, head.bottom + 1, head.w, 2))
        super().draw(canvas)


def _groups(sight: Sight, notable: Notable) -> list[Group]:
    """The hand by use; what may not be seen is one group of backs."""
    words, table = sight.words, sight.view
    known = [each for each in notable.hand if is_known(each)]
    groups: list[Group] = []
    inks: dict[str, Colour] = {"combat": DAMAGE, "purchase": COIN, "bolt": (150, 206, 180)}
    sums = sums_of(table, notable.seat, known)
    told = {
        "combat": words("riv-board-damage", count=sums.damage),
        "purchase": words("riv-board-coins", count=sums.coins),
    }
    for use in USES:
        cards = sorted((each for each in known if use_of(each) == use), key=_order)
        if cards:
            made = [CardSpot(sight, each) for each in cards]
            ink = inks.get(use, (190, 190, 204))
            groups.append(Group(sight, use, made, told.get(use, ""), ink))
    hidden = [each for each in notable.hand if not is_known(each)]
    if hidden:
        groups.append(_backs(sight, hidden))
    tokens = [*notable.tokens, *notable.jewels]
    if tokens:
        spots = [_token_spot(sight, each) for each in tokens]
        groups.append(Group(sight, "tokens", spots, str(len(tokens)), (204, 164, 240)))
    return groups


def _order(piece: str) -> tuple[str, str]:
    family, _, rest = piece.partition(".")
    return family, rest


def _backs(sight: Sight, hidden: list[str]) -> Group:
    spots = [sight.place(each, back) for each in hidden]
    return Group(sight, "hand", spots, str(len(hidden)), (190, 190, 204))


class CardSpot(Spot):
    """A card of a hand: bright if it can be used now, dull if nothing else can be done with it."""

    def __init__(self, sight: Sight, piece: str) -> None:
        super().__init__(piece, self._paint, hidden=sight.hidden)
        self.sight, self.radius = sight, 10
        #: Whether it shows its name: all cards of a group do, or none.
        self.named = True
        sight.bind(self)
        is_idle = sight.mine and bool(sight.lit) and not self.enabled and not self.taken
        self.dull = is_idle and use_of(piece) == "none"

    def _paint(self, canvas: Canvas, box: Box) -> None:
        upright(self.sight, canvas, box, self.thing, dim=self.dull, named=self.named)


def _token_spot(sight: Sight, piece: str) -> Spot:
    def draw(canvas: Canvas, box: Box) -> None:
        token(sight, canvas, box, piece)

    return sight.place(piece, draw)


class Pile(Widget):
    """Deck and discard pile of a player: their sizes, and the card on top."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.notable = sight, Notable(sight.view, seat)
        top = self.notable.top
        self.top = top
        self.deck = sight.place(zones.deck(seat), self._draw_deck)
        also = (top,) if top is not None else ()
        self.pile = sight.place(zones.discard(seat), self._draw_pile, also=also)
        self.pile.radius = 9
        super().__init__(self.deck, self.pile)

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.pile.place(look, box)

    def _draw_deck(self, canvas: Canvas, box: Box) -> None:
        chip = ChipRow([Chip(term("deck"), str(len(self.notable.deck)), (190, 194, 214))],
                       "small_strong", spread=False)  # fmt: skip
        chip.place(canvas.look, box)
        chip.draw(canvas)

    def _draw_pile(self, canvas: Canvas, box: Box) -> None:
        draw_pile(self.sight, canvas, box, self.notable)


def draw_pile(sight: Sight, canvas: Canvas, box: Box, notable: Notable) -> None:
    """The card on top of a discard pile and its size; in rose while that card works on."""
    look, theme, top = canvas.look, canvas.look.theme, notable.top
    if top is None:
        paint.panel(canvas, box, paint.Panel(theme.sunken, theme.sunken, theme.edge, 9, 1.5))
        said = sight.words("riv-board-pile-empty")
        canvas.text(said, inset(box, 8, 2), "small", "muted", x=0.5, shrink=True, ellipsis=True)
        return
    if lasts(top):
        lasting(canvas, box)
    count, name = str(len(notable.discard)), sight.called(top)
    paper(canvas, box, radius=9)
    line = look.fonts.smallest / look.scale * 1.12
    inner = inset(box, EDGE, min(max((box.h - line) / 2, 0), 4))
    wide = _count_width(look, count)
    figure, rest = cut_right(inner, wide, 6)
    face, room = cut_left(rest, min(inner.h, inner.w * 0.36), 6)
    # On one line, if need be without its picture, before it takes two.
    has_two = box.h >= 2 * look.line("small_strong") - 3
    most = 2 if has_two and not _fits_on(look, name, rest.w, 1) else 1
    if _fits_on(look, name, room.w, most) or not _fits_on(look, name, rest.w, most):
        side = face.w
        at = Box(face.x, face.centery - side / 2, side, side)
        if is_known(top):
            portrait(canvas, at, top)
        else:
            back(canvas, at, "quest")
    else:
        # Its picture gives way to a long name.
        room = rest
    ink = darker(theme.parchment, 0.5)
    canvas.text(count, figure, "card_figure", ink, x=1.0, shrink=True)
    if _fits_on(look, name, room.w, 1) or not _fits_on(look, name, room.w, most):
        name_in(canvas, name, room, "ink", x=0.0)
        return
    words = Paragraph(name, "small_strong", "ink", y=0.5, even=False, shrink=True)
    words.place(look, Box(room.x, box.y, room.w, box.h))
    words.draw(canvas)


def is_long(sight: Sight, look: Look, notable: Notable, wide: float) -> bool:
    """Whether the name on top of a pile has no room on one line of it, its picture left out."""
    if notable.top is None:
        return False
    room = wide - 2 * EDGE - _count_width(look, str(len(notable.discard))) - 6
    return not _fits_on(look, sight.called(notable.top), room, 1)


def _count_width(look: Look, count: str) -> float:
    return look.text_size(count, "card_figure")[0] + 2


def _fits_on(look: Look, name: str, wide: float, lines: int) -> bool:
    return 0 < lines_of(look, name, "small_strong", wide) <= lines
