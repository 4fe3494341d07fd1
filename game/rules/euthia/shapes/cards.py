"""Silver, Gold and Combat cards, Elementals, Quests, and the cards of scenarios."""

from __future__ import annotations

from typing import Literal

from attrs import field, frozen

from game.engine.effects import Effect
from game.library.content import Words
from game.rules.euthia.shapes.blocks import Goods, Row
from game.rules.euthia.vocabulary import Chapter, Element, Mode, Trigger


@frozen
class Card:
    """A Silver or Gold card; section n counts when n alike are played at once."""

    name: Words
    copies: int
    trigger: Trigger
    sections: tuple[tuple[Effect, ...], ...]
    text: Words
    continuous: tuple[Effect, ...] = ()
    #: Where it is used; everywhere if nothing is said.
    modes: tuple[Mode, ...] = ("competitive", "solo", "cooperative")


@frozen
class CombatCard:
    """The Monster's dice and symbols in solo and cooperative games."""

    left: int
    right: int
    gaar: int
    chaos: int


@frozen
class Elemental:
    """What a Challenge brings, by the Hero's roll."""

    name: Words
    challenge: tuple[Row, ...]
    text: Words


@frozen
class Encounter:
    """Somebody who has Quests; perhaps in the centre of a Special tile."""

    name: Words
    chapter: Chapter
    centre: bool = False
    #: The pile of Reward tiles that comes with it.
    reward_tiles: str = ""


@frozen
class Several:
    """So many things of these kinds; of any kind if none is named."""

    count: int
    any_of: tuple[str, ...] = ()


@frozen
class Trophies:
    """Trophies of at least this Level."""

    count: int
    min_level: int


@frozen
class Require:
    """What a Quest asks for: given up, looked at, or tried (27.4)."""

    gold: int = 0
    gaar: int = 0
    silver: int = 0
    gold_card: int = 0
    health: int = 0
    gem: Several | None = None
    essence: Several | None = None
    resource: Several | None = None
    item: Several | None = None
    trophy: Trophies | None = None
    reputation_min: int = 0
    armour_set: int = 0
    trade_tokens: int = 0
    max_health: int = 0
    roll: int = 0


@frozen
class Quest:
    """A card of an Encounter."""

    name: Words
    encounter: str
    require: Require
    reward: Goods
    text: Words
    #: For solo and cooperative games only.
    solo: bool = False


@frozen
class Legend:
    """A Legend: its condition and its Artifact."""

    name: Words
    require: Require
    reward: Goods
    artifact: str
    text: Words


@frozen
class Event:
    """An Event: at once, or until the end of the round."""

    name: Words
    scope: Literal["now", "round"]
    text: Words
    modifier: dict[str, int] = field(factory=dict)
    each_hero: Goods | None = None
    place: dict[str, str] = field(factory=dict)


@frozen
class Hecatomb:
    """How the Golem goes."""

    name: Words
    move: int
    target: Literal[
        "none",
        "nearest_trade_post",
        "farthest_trade_post",
        "nearest_mine",
        "nearest_tower",
        "nearest_treasure",
        "hero_highest_reputation",
        "hero_lowest_health",
    ]
    wounds: int
    faer: int
    text: Words


@frozen
class Offensive:
    """What Farruga does in a turn of the finale."""

    name: Words
    do: tuple[Effect, ...]
    text: Words
    unless_immune: Element | None = None
