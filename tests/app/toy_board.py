"""The Night Market on screen: all that a game adds to be shown, with a very small board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.app.boards import Screen
from game.app.drawing import dice, paint
from game.app.drawing.canvas import Canvas
from game.app.drawing.layout import Box, column, inset
from game.app.drawing.look import Look
from game.app.drawing.theme import STONE, DieLook, Palette, Skin
from game.app.motion.sounds import Sounds
from game.app.table.board import Board, Described, Good, Phases
from game.app.table.sight import Sight
from game.app.table.spot import Anchor, Plate, Shelf
from game.app.telling.ledger import Measure
from game.app.widgets import cards
from game.app.widgets.base import Widget
from game.engine.game import Rival
from game.engine.table import Face, Reading
from tests.toy import zones
from tests.toy.cards import card_of
from tests.toy.steps import EVENINGS


class NightMarket(Board):
    """The offer and the die in the middle, hands at the bottom."""

    banners: ClassVar[tuple[str, ...]] = ("toy-evening",)
    sounds: ClassVar[Sounds] = Sounds(told={"toy-bought": "coin"})
    rolls: ClassVar[frozenset[str]] = frozenset(("toy-threw",))
    goods: ClassVar[Mapping[str, Good]] = {zones.COINS: Good("app.star", (240, 190, 90))}

    def headline(self, sight: Sight) -> str:
        return f"{sight.view.mark(zones.EVENING) or 1} / {EVENINGS}"

    def phases(self, sight: Sight) -> Phases:
        return Phases()

    def middle(self, sight: Sight) -> Widget:
        offer = Shelf(*(sight.piece(card) for card in sight.view.zone(zones.OFFER)),
                      size=(220, 300), gap=20, x=0.5, y=0.5)  # fmt: skip
        die = Shelf(sight.piece(zones.DIE), size=(90, 90), x=0.5, y=0.5)
        cards_left = sight.view.zone(zones.DECK)[:1]
        top = [sight.piece(card, also=(zones.DECK,)) for card in cards_left]
        deck = Shelf(*(top or [Anchor(zones.DECK)]), size=(120, 160), x=0.5, y=0.5)

        def arrange(look: Look, box: Box) -> list[Box]:
            return column(inset(box, 20), (3, 1, 1.4), 10)

        return Plate(arrange, offer, die, deck, draw=_ground)

    def seat(self, sight: Sight, seat: int) -> Widget:
        coins = sight.view.count(zones.trader(seat), zones.COINS)
        held = len(sight.view.zone(zones.hand(seat)))
        hidden = len(sight.view.zone(zones.hidden(seat)))

        def draw(canvas: Canvas, box: Box) -> None:
            line = Box(box.x, box.y, box.w, canvas.look.line("small"))
            canvas.text(f"{coins} · {held} · {hidden}", line, "small", shrink=True)

        return Anchor(f"{zones.trader(seat)}/{zones.COINS}", draw)

    def rival(self, sight: Sight, rival: Rival) -> Widget:
        den = [sight.piece(card) for card in sight.view.zone(zones.DEN)]
        return Plate(
            lambda look, box: [box, box], Anchor(zones.DEN), Shelf(*den, size=(50, 70), gap=6)
        )

    def stock(self, table: Reading, seat: int) -> Mapping[Good, int]:
        coins = table.counters.get((zones.trader(seat), zones.COINS), 0)
        return {self.goods[zones.COINS]: coins}

    def seat_of(self, zone: str) -> int | None:
        _, _, seat = zone.partition(".")
        return int(seat) if seat.isdigit() else None

    def own(self, sight: Sight, seat: int) -> Widget:
        mine = [*sight.view.zone(zones.hand(seat)), *sight.view.zone(zones.hidden(seat))]
        hand = Shelf(*(sight.piece(card) for card in mine), size=(150, 190), gap=12, y=0.5)
        return Plate(lambda look, box: [inset(box, 14)], hand, draw=_ground)

    def sprite(self, sight: Sight, canvas: Canvas, box: Box, piece: str, face: Face | None) -> None:
        if piece == zones.DIE:
            dice.draw_die(canvas, box, "die", face)
        elif piece.startswith("?"):
            canvas.show(cards.back(canvas.look, box.w, box.h), box.topleft)
        else:
            name = card_of(piece).name.in_(sight.words.lang)
            price = cards.Figure("app.star", str(card_of(piece).price))
            face_up = cards.CardFace(name, "app.cards", STONE, (price,))
            canvas.show(cards.card(canvas.look, face_up, box.w, box.h), box.topleft)

    def describe(self, sight: Sight, thing: str) -> Described | None:
        return Described(sight.called(thing)) if sight.called(thing) else None


def _ground(canvas: Canvas, box: Box) -> None:
    paint.panel(canvas, box, "ground")


SCREEN = Screen(
    Skin(
        Palette((26, 30, 58), (12, 12, 28), (240, 190, 90), (70, 58, 66), (48, 52, 110)),
        "app.cards",
        {"die": DieLook((226, 178, 56), "G")},
    ),
    NightMarket,
    lambda: {"die": Measure()},
)
