"""Bags, the places for Gems and Essences, and the hand: small things in rows."""

from __future__ import annotations

from itertools import zip_longest

from game.app.boards.euthia.art.villager import villager_disc
from game.app.boards.euthia.emblems import icon_of, term
from game.app.boards.euthia.figures import figures_of
from game.app.boards.euthia.skin import FROST, GOODS
from game.app.boards.euthia.skin import GROUPS as COLOURS
from game.app.boards.euthia.sprites import card_face, sprite, stone
from game.app.boards.euthia.tileface import is_spent
from game.app.drawing import paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, cut_left, cut_top, inset
from game.app.drawing.look import Look
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Spot, cells_in
from game.app.widgets.base import Widget
from game.engine.table import Piece
from game.rules.euthia import zones
from game.rules.euthia.content import box as content
from game.rules.euthia.content import group_of
from game.rules.euthia.views import Hero


class Store(Widget):
    """A titled row of small things, with places for more."""

    def __init__(self, sight: Sight, seat: int, name: str) -> None:
        self.sight, self.seat, self.name_ = sight, seat, name
        self.hero = Hero(sight.view, seat)
        zone = zones.own(seat, name)
        pieces = [*sight.view.zone(zone)]
        if name == "bags":
            pieces += sight.view.zone(zones.found(seat))
        self.spots = [self._spot(each) for each in pieces]
        self.room = self._room()
        self.whole = Anchor(zone)
        super().__init__(self.whole, *self.spots)

    def _room(self) -> int:
        figures = content().figures
        if self.name_ == "bags":
            return self.hero.bag_room
        return figures.gem_places if self.name_ == "pouch" else figures.hand_limit

    @property
    def held(self) -> int:
        """What fills the room."""
        return len(self.sight.view.zone(zones.own(self.seat, self.name_))) + len(self.tokens)

    @property
    def tokens(self) -> list[str]:
        """Gaar and Dwurt beyond their own places, which lie in Bags (ruling 74)."""
        if self.name_ != "bags" or not self.hero.sheet:
            return []
        many = self.hero.gaar_in_bags
        gaar = min(self.hero.gaar, many)
        return ["gaar"] * gaar + ["dwurt"] * (many - gaar)

    def _spot(self, piece: Piece) -> Spot:
        def draw(canvas: Canvas, box: Box) -> None:
            if piece.startswith("?"):
                sprite(self.sight, canvas, box, piece, None)
            elif group_of(piece) in ("gem", "essence"):
                stone(canvas, box, piece, is_spent(self.sight, piece))
            elif group_of(piece) == "villager":
                villager_disc(canvas, box, self.sight.view.faces.get(piece))
            elif group_of(piece) in ("item", "tile"):
                paint.emblem(
                    canvas, box, icon_of(piece), COLOURS[figures_of(piece).group], FROST, 7
                )
            else:
                card_face(self.sight, canvas, box, piece)

        gems = () if piece.startswith("?") else (zones.set_gems(piece),)
        spot = self.sight.piece(piece, draw, also=gems)
        spot.radius = 7
        return spot

    def place(self, look: Look, box: Box) -> None:
        self.rect = box
        self.whole.place(look, box)
        self.title, rest = cut_top(box, look.fonts.smallest / look.scale * 1.15, 2)
        count = max(self.room, len(self.spots) + len(self.tokens), 1)
        size = (40.0, 54.0) if self.name_ == "hand" else (54.0, 54.0)
        self.cells = cells_in(rest, count, size, 5)
        for spot, cell in zip(self.spots, self.cells, strict=False):
            spot.place(look, cell)

    def draw(self, canvas: Canvas) -> None:
        look, words = canvas.look, self.sight.words
        icon, room = cut_left(self.title, self.title.h, 6)
        tint = GOODS["silver"] if self.name_ == "hand" else GOODS["gold"]
        canvas.icon(_ICONS[self.name_], icon, tint)
        said = f"{self.held}/{self.room}"
        canvas.text(said, room, "small_strong", x=1.0, shrink=True)
        title = words(f"eut-board-store-{self.name_}")
        wide = room.w - look.text_size(said, "small_strong")[0] - 8
        if look.fonts.width(title, "bold", look.fonts.smallest) <= wide * look.scale:
            canvas.text(
                title, Box(room.x, room.y, wide, room.h), "small_strong", "muted", shrink=True
            )
        for cell, token in zip_longest(self.cells[len(self.spots) :], self.tokens):
            radius = cell.h / 2 if self.name_ == "pouch" else 7
            made = paint.Panel((24, 34, 40), (20, 28, 34), (58, 72, 80), radius, 1.5)
            paint.panel(canvas, cell, made)
            if token is not None:
                canvas.icon(term(token), inset(cell, 8), GOODS[token])
        super().draw(canvas)


_ICONS = {"bags": term("bag"), "pouch": term("gem"), "hand": term("hand")}

TEXT_KEYS = ("eut-board-store-bags", "eut-board-store-pouch", "eut-board-store-hand")
