"""Monsters, Elites, foes of scenarios, and Bounties."""

from __future__ import annotations

from typing import Literal

from attrs import field, frozen

from game.library.content import Words
from game.rules.euthia.shapes.blocks import Goods, Row


@frozen
class Brings:
    """Cards for the Monster player, tokens for the Monster card."""

    silver: int = 0
    gold_card: int = 0
    chaos: int = 0
    gaar: int = 0


@frozen
class Monster:
    """A Monster, an Elite or a foe of a scenario."""

    name: Words
    level: int
    health: int
    penalty: int
    wounds: tuple[Row, ...]
    text: Words
    brings: Brings = field(factory=Brings)
    copies: int = 1
    #: The reward is gained up to this Reputation; without, always.
    limit: int | None = None
    reward: Goods = field(factory=Goods)
    #: Nothing but Damage affects it (rulings 29 and 93).
    immune: bool = False
    #: Its Health counts for each Hero.
    per_hero: bool = False
    stage: int = 0


@frozen
class Lair:
    """Where an Elite is found."""

    kind: Literal["on", "adjacent", "special_ring"]
    #: A place; `treasure` is one of any Level.
    place: str


@frozen
class Bounty:
    """The price on an Elite."""

    name: Words
    elite: str
    level: int
    lair: Lair
    reward: Goods
    text: Words
