"""The content of Monster Lands, loaded once: `box()` holds every card and figure by id.

Pieces find their card through the small functions below; `shapes.py` says what a card is.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from game.engine.effects import Effect, Question, Standing, answer, answering
from game.library.content import Shelf, content_converter
from game.rules.monster_lands.fitting import faults
from game.rules.monster_lands.shapes import (
    Ability,
    Box,
    Gear,
    Loot,
    Member,
    Mission,
    Monster,
    Region,
    TrailList,
    Trap,
)
from game.rules.monster_lands.vocabulary import KINDS

E = TypeVar("E", bound=Effect)

SHELF = Shelf(
    "monster_lands",
    Box,
    (
        "members.yaml",
        "monsters.yaml",
        "equipment.yaml",
        "regions.yaml",
        "traps.yaml",
        "loot.yaml",
        "missions.yaml",
        "lists.yaml",
        "board.yaml",
        "solo.yaml",
        "labels.yaml",
    ),
    content_converter(unions={Effect: KINDS}, faults=faults),
)


@cache
def box() -> Box:
    """The content, loaded on first use."""
    return SHELF.load()


def kind_of(piece: str) -> str:
    """The id in the content of a piece: ``trap.plus_4.2`` is a plus_4."""
    return piece.split(".")[1]


@cache
def member(piece: str) -> Member:
    """The card of a member, by the piece of its card or its token."""
    return box().members[kind_of(piece)]


@cache
def monster(piece: str) -> Monster:
    """The card of a monster."""
    return box().monsters[kind_of(piece)]


@cache
def gear(piece: str) -> Gear:
    """The card of an equipment."""
    return box().equipment[kind_of(piece)]


@cache
def region(piece: str) -> Region:
    """The card of a region."""
    return box().regions[kind_of(piece)]


@cache
def trap(piece: str) -> Trap:
    """The token of a trap."""
    return box().traps[kind_of(piece)]


@cache
def loot(piece: str) -> Loot:
    """A loot token."""
    return box().loot[kind_of(piece)]


@cache
def mission(piece: str) -> Mission:
    """A mission tile."""
    return box().missions[kind_of(piece)]


@cache
def trail_list(piece: str) -> TrailList:
    """An expedition list."""
    return box().lists[kind_of(piece)]


@cache
def ability_of(piece: str) -> Ability:
    """What a card or token does: talent, ability, power or effect, whatever its kind."""
    match piece.partition(".")[0]:
        case "member" | "token":
            return member(piece).talent
        case "gear":
            return gear(piece).ability
        case "region":
            return region(piece).ability
        case "monster":
            return monster(piece).power
        case "trap":
            token = trap(piece)
            return Ability(token.window, token.effects, outside=True)
        case "loot":
            spoil = loot(piece)
            return Ability(spoil.window, spoil.effects, spoil.outside, optional=True)
    raise KeyError(piece)


def effects(piece: str, kind: type[E]) -> tuple[E, ...]:
    """The effects of one kind, or of one role, that a piece has."""
    wanted: Any = kind
    found: tuple[E, ...] = _effects(piece, wanted)
    return found


@cache
def _effects(piece: str, kind: Any) -> Any:
    return tuple(each for each in ability_of(piece).effects if isinstance(each, kind))


@cache
def answers(piece: str, asked: type[Question]) -> tuple[Standing[Any], ...]:
    """The effects of a piece that change the answer to a kind of question."""
    return answering(ability_of(piece).effects, asked)


@cache
def ask(piece: str, question: Question, value: int = 0) -> int:
    """What a piece makes of the answer to a question that began with this value."""
    return answer(question, value, answers(piece, type(question)))
