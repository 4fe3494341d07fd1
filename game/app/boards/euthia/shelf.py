"""All that a Hero has: figures, Action tokens, tiles in four groups, Bags, Gems, cards."""

from __future__ import annotations

from game.app.boards.euthia.emblems import term
from game.app.boards.euthia.groups import Pack, TileGroup, pack_of
from game.app.boards.euthia.reading import cloth, crest, hero_name
from game.app.boards.euthia.shelfhead import ShelfHead
from game.app.boards.euthia.skin import GROUPS
from game.app.boards.euthia.stores import Store
from game.app.boards.euthia.tileface import SIZE
from game.app.boards.euthia.tokenface import token_face
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_right, cut_top, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import lighter, mix
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot
from game.app.widgets.base import Widget
from game.rules.euthia import zones
from game.rules.euthia.views import Hero
from game.rules.euthia.vocabulary import ACTIONS

GAP = 10.0
#: A column of tiles at most, with the space beside it.
WIDEST = SIZE[0] + 12


class Own(Widget):
    """The shelf of a player."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.seat = sight, seat
        self.hero = Hero(sight.view, seat)
        self.chosen = bool(hero_name(sight.view, seat))
        self.head = ShelfHead(sight, seat) if self.chosen else Widget()
        self.tokens = Tokens(sight, seat)
        self.groups = [TileGroup(sight, seat, each) for each in self._packs()]
        self.stores = [Store(sight, seat, name) for name in ("bags", "pouch", "hand")]
        loose = [
            Anchor(zone) for zone in (zones.spent_tokens(seat), zones.found(seat), zones.dice(seat))
        ]
        self.loose = loose
        super().__init__(self.head, self.tokens, *self.groups, *self.stores, *loose)

    def _packs(self) -> list[Pack]:
        return pack_of(self.sight, self.seat) if self.chosen else []

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        inner = inset(box, 12, 8)
        line = look.fonts.smallest / look.scale
        head, rest = cut_top(inner, max(line * 1.4, 40), 6)
        self.head.place(look, head)
        left, rest = cut_left(rest, min(max(rest.w * 0.17, line * 4.4), 250), GAP + 4)
        self.tokens.place(look, left)
        right, rest = cut_right(rest, min(max(rest.w * 0.15, line * 6), 230), GAP + 4)
        self._place_stores(look, right)
        self._place_groups(look, rest)
        for each in self.loose:
            each.place(look, left)

    def _place_stores(self, look: Look, box: Box) -> None:
        each = (box.h - 2 * 6) / 3
        for at, store in enumerate(self.stores):
            store.place(look, Box(box.x, box.y + at * (each + 6), box.w, each))

    def _place_groups(self, look: Look, box: Box) -> None:
        """Wider for those that hold more, two rows each; a column is never wider than a tile."""
        shares = [group.share for group in self.groups]
        fixed = [group.fixed(look, box.h) for group in self.groups]
        room = box.w - sum(fixed) - GAP * max(len(self.groups) - 1, 0)
        each = min(room / max(sum(shares), 1), WIDEST)
        x = box.x
        for group, share, least in zip(self.groups, shares, fixed, strict=True):
            wide = least + each * share
            group.place(look, Box(x, box.y, wide, box.h))
            x += wide + GAP

    def draw(self, canvas: Canvas) -> None:
        mine = self.sight.mine and self.sight.viewer == self.seat
        made = paint.panel_of(canvas.look, "gold" if mine else "panel")
        tint = mix(made.top, cloth(self.sight, self.seat), 0.1)
        panel = paint.Panel(tint, made.bottom, made.edge, made.radius, made.line, made.shadow)
        paint.panel(canvas, self.rect, panel)
        super().draw(canvas)


class Tokens(Widget):
    """The Action tokens: bars that can still be spent, and those that have sunk."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight, self.hero = sight, Hero(sight.view, seat)
        self.spots: list[Spot] = []
        for action in ACTIONS:
            ready = self.hero.tokens_of(action)
            gone = [
                each
                for each in sight.view.zone(zones.spent_tokens(seat))
                if zones.action_of(each) == action
            ]
            self.spots += [self._token(each, False) for each in ready]
            if not ready and gone:
                self.spots.append(self._token(gone[0], True))
        super().__init__(Anchor(zones.action_tokens(seat)), *self.spots)

    def _token(self, piece: str, spent: bool) -> Spot:
        def draw(canvas: Canvas, box: Box) -> None:
            token_face(self.sight, canvas, box, piece, spent)

        spot = self.sight.piece(piece, draw)
        spot.radius = 24
        return spot

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.children[0].place(look, box)
        line = look.line("small_name")
        self.title, rest = cut_top(box, line, 4)
        count = max(len(self.spots), 3)
        high = min((rest.h - 6 * (count - 1)) / count, 64)
        for at, spot in enumerate(self.spots):
            spot.place(look, Box(rest.x, rest.y + at * (high + 6), rest.w, high))

    def draw(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        said = str(self.hero.movement)
        wide = look.text_size(said, "figure")[0] + self.title.h + 4
        right, left = cut_right(self.title, min(wide, self.title.w * 0.5), 6)
        title = words("eut-board-actions")
        if look.fonts.width(title, "title", look.fonts.smallest) <= left.w * look.scale:
            canvas.text(title, left, "small_name", "muted", shrink=True, ellipsis=True)
        side = right.h * 0.9
        feet = Box(right.right - side, right.centery - side / 2, side, side)
        tint = GROUPS["travel"] if self.hero.movement else (90, 100, 104)
        canvas.icon(term("movement"), feet, lighter(tint, 0.4))
        canvas.text(
            said,
            Box(right.x, right.y, right.w - side - 4, right.h),
            "figure",
            "bright",
            x=1.0,
            shrink=True,
        )
        super().draw(canvas)


def portrait(sight: Sight, canvas: Canvas, box: Box, seat: int) -> None:
    """The Hero on its cloth."""
    paint.emblem(canvas, box, crest(sight, seat), cloth(sight, seat), (240, 236, 224), 9)
