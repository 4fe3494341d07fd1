"""A small game's content classes, to show how they are written and to test against."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Literal, NewType, TypeAlias

from attrs import field, frozen, validators

from game.library.content import Words, content_converter

DATA = Path(__file__).parent / "data"
CARDS = DATA / "cards.yaml"

CardId = NewType("CardId", str)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@frozen
class Draw:
    count: int = field(validator=validators.ge(1))


@frozen
class GiveBack:
    count: int = 1


@frozen
class Either:
    options: tuple[Effect, ...]


Effect: TypeAlias = Draw | GiveBack | Either


@frozen
class Amount:
    base: int
    per: int


@frozen
class Card:
    name: Words
    price: int | Amount
    colour: Colour
    effects: tuple[Effect, ...] = ()
    first: Effect | None = None
    if_: Literal["dark", "light"] | None = None
    span: tuple[int, int] | None = None
    weight: float = 1.0
    tradable: bool = True
    tags: frozenset[str] = frozenset()


@frozen
class Content:
    title: Words
    hand_limit: int
    cards: Mapping[CardId, Card]
    seats: Mapping[int, str] = field(factory=dict)


CONVERTER = content_converter(
    unions={Effect: {"draw": Draw, "give_back": GiveBack, "either": Either}}
)
