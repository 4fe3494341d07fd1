"""The cards of the Night Market: what a file may say of them, and what each can do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from attrs import frozen

from game.engine import Piece, Reading, Seat
from game.engine.effects import Ability, Carrying, Condition, Effect, Meter, Use
from game.library.abilities import misfits
from game.library.content import Shelf, Words, by_word, content_converter
from game.library.converting import Finding
from tests.toy import zones

FOLDER = Path(__file__).parent

#: The words that cards are written in; `effects.py` fills them, for what a card does knows steps,
#: and steps know cards.
KINDS: dict[str, type[Effect]] = {}
CONDITIONS: dict[str, type[Condition]] = {}
METERS: dict[str, Meter] = {}


@frozen
class Card:
    """One kind of card. Fixtures stay on the stall of whoever buys them, wares go to the hand."""

    name: Words
    copies: int
    price: int
    worth: int
    abilities: tuple[Ability, ...] = ()
    type: Literal["ware", "fixture"] = "ware"
    text: Words | None = None


def _faults(content: Any) -> Iterator[Finding]:
    for name, card in content.items():
        for number, ability in enumerate(card.abilities):
            yield from misfits(KINDS, card.type, (name, "abilities", number), ability)


SHELF = Shelf(
    FOLDER.name,
    dict[str, Card],
    ("cards.yaml",),
    content_converter(
        unions={Effect: KINDS, Condition: CONDITIONS},
        hooks={Meter: by_word(METERS)},
        faults=_faults,
    ),
    FOLDER.parent,
)


@cache
def cards() -> dict[str, Card]:
    """Every card by its id."""
    return SHELF.load()


def card_of(piece: Piece) -> Card:
    """The card that a piece is a copy of: ``rope.2`` is a rope."""
    return cards()[piece.partition(".")[0]]


def _listeners(table: Reading, occasion: Use) -> Iterator[tuple[Seat, Piece]]:
    """The fixtures of the seat, in the order in which they were bought."""
    for piece in table.zone(zones.stall(occasion.seat)):
        yield occasion.seat, piece


CARRYING = Carrying(lambda piece: card_of(piece).abilities, _listeners)
