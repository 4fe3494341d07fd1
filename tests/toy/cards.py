"""The cards of the Night Market and the vocabulary of their effects."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from attrs import frozen

from game.engine import Play, Seat
from game.library.content import Shelf, Words, content_converter
from tests.toy import zones

FOLDER = Path(__file__).parent


class Effect:
    """What a card does when it is bought."""

    def apply(self, play: Play, seat: Seat) -> None:
        """Do it for a trader."""
        raise NotImplementedError


@frozen
class Coins(Effect):
    """Take coins."""

    count: int

    def apply(self, play: Play, seat: Seat) -> None:
        """Count them up."""
        play.adjust(zones.trader(seat), zones.COINS, self.count)


@frozen
class Draw(Effect):
    """Draw from the deck; a short deck gives what it has."""

    count: int

    def apply(self, play: Play, seat: Seat) -> None:
        """Take them from the top, unseen by the others."""
        play.move(play.table.zone(zones.DECK)[: self.count], to=zones.hand(seat))


@frozen
class Card:
    """One kind of card."""

    name: Words
    copies: int
    price: int
    worth: int
    effects: tuple[Effect, ...]


VOCABULARY: dict[str, type[Effect]] = {"coins": Coins, "draw": Draw}
SHELF = Shelf(
    FOLDER.name,
    dict[str, Card],
    ("cards.yaml",),
    content_converter(unions={Effect: VOCABULARY}),
    FOLDER.parent,
)


@cache
def cards() -> dict[str, Card]:
    """Every card by its id."""
    return SHELF.load()


def card_of(piece: str) -> Card:
    """The card that a piece is a copy of: ``rope.2`` is a rope."""
    return cards()[piece.partition(".")[0]]
